import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Ledge',
    hours: DEFAULT_HOURS,
    phone: '(207) 555-0101',
    delivery: { offered: true, payment: 'debit or cash at the door (the van has no change)' },
    pickup: { offered: true, curbside: true, curbside_how: 'Stop at the red poles and ring the bell.' },
    return_policy: {
      cannabis: 'Opened or not, cannabis is a final sale.',
      hardware: 'Batteries and pens that fail: we exchange them within 12 days with your receipt and the box.',
    },
    deals: { daily: {}, always: [], happy_hour: '8% off from 3 to 5 PM on weekdays' },
  }),
  products: [
    makeProduct({ name: 'Happy Hour', category: 'flower', stock: 9 }),
    makeProduct({ name: 'Fig Cart', category: 'vape', stock: 9 }),
  ],
})
const ask = (text: string) => askStore(store, text)

describe('in Spanish a rule that is written in English is told in whole Spanish sentences', () => {
  it.each([
    'mi cartucho no prende',
    'la pluma que compre no funciona, me la cambian?',
    'se puede devolver un vape roto',
  ])('%s', (text) => {
    expect(ask(text).text).toContain('cambio en un plazo de 12 días con el recibo y el empaque')
    expect(ask(text).text).not.toMatch(/\b(?:exchange|with|the)\b/)
  })

  it('what the driver takes', () => {
    const { text } = ask('le puedo pagar al repartidor en efectivo?')
    expect(text).toContain('efectivo')
    expect(text).not.toMatch(/\b(?:at|or|door)\b/)
  })
})

describe('said in few words', () => {
  it.each(['whats the process for curbside', 'doing curbside, what do i do when im there'])('%s', (text) =>
    expect(ask(text).text).toContain('ring the bell'),
  )

  it.each(['happy hour is when and how much off', 'whats happy hour'])('%s', (text) =>
    expect(ask(text).text).toContain('8% off'),
  )

  it.each(['how many g in a q', 'how many gs in a quarter'])('%s', (text) =>
    expect(ask(text).text).toContain('7 grams'),
  )

  it.each(['cartridge or disposable, whats the diff', 'pods or 510 carts whats the diff?'])('%s', (text) =>
    expect(ask(text).intent).toBe('education'),
  )

  it.each(['the cashier was snippy with my aunt', 'your guard gave us attitude', 'the lady was really short with me'])(
    '%s',
    (text) => expect(ask(text).intent).toBe('complaint'),
  )

  it.each(['total lifesaver', 'you rock', 'bless you, that helped', 'ur the goat'])('%s', (text) =>
    expect(ask(text).text).toContain('welcome'),
  )
})

describe('the word "when" names no fact that is told under a key of that name', () => {
  it('an event that the shop has not', () => {
    const race = openStore({
      profile: StoreProfile.parse({
        name: 'Ledge',
        race_weekends: { when: 'in May and August', open: '06:30', parking: 'School field.' },
      }),
      products: [],
    })
    expect(askStore(race, 'when do the growers visit').text).not.toContain('May')
  })
})

it('a verdict that its key alone explains is told with it', () => {
  const villas = openStore({
    profile: StoreProfile.parse({
      name: 'Ledge',
      delivery: { offered: true, area: 'Bath, ME', holiday_villas: 'Fine. Write the name of the villa in the notes.' },
    }),
    products: [],
  })
  expect(askStore(villas, 'do you deliver').text).toContain('Holiday villas: Fine.')
})
