import { describe, expect, it } from 'vitest'
import { StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const day = (open: string, close: string) => ({ open, close, closed: false })
const store = openStore({
  profile: StoreProfile.parse({
    name: 'Test Shop',
    phone: '(555) 555-0100',
    timezone: 'America/New_York',
    address: { street: '12 Quay St', city: 'Dover', state: 'Delaware', state_code: 'DE', zip: '19901' },
    hours: {
      monday: day('10:00', '20:00'),
      tuesday: day('10:00', '20:00'),
      wednesday: day('10:00', '20:00'),
      thursday: day('10:00', '20:00'),
      friday: day('10:00', '20:00'),
      saturday: day('10:00', '20:00'),
      sunday: day('11:00', '18:00'),
    },
    holidays: [{ name: "New Year's Day", date: '01-01', closed: false, open: '12:00', close: '16:00' }],
    accessibility: { service_animals: true, pets: true },
    id_policy: { minimum_age: 21, medical_cards: 'Not needed.' },
    quay_shuttle: { offered: true, cost: 'free', stops: ['Rail station', 'Ferry pier'] },
    notes: { smoking: 'Not allowed on the quay.' },
    lost_and_found: 'Kept 30 days at the front desk.',
  }),
  products: [
    makeProduct({ productId: 'grinder', name: 'Steel Grinder', category: 'accessory', subcategory: 'Grinders' }),
    makeProduct({ productId: 'chews', name: 'Amber Chews', category: 'edible', subcategory: 'Gummies' }),
  ],
})
const textOf = (text: string) => askStore(store, text).text

describe('what is said of coming and of things left', () => {
  it('reads a day by its ordinal, and a time without its colon', () => {
    expect(textOf('open january first or no')).toContain('12 PM to 4 PM')
    expect(textOf('its 630 pm sunday, did i miss you')).toMatch(/closed then/)
  })

  it('tells all of a ride that is asked for, and of none where its street is', () => {
    expect(textOf('where does the shuttle pick people up')).toMatch(/Ferry pier/)
    expect(textOf('street address for my uber?')).toContain('12 Quay St')
    expect(askStore(store, 'best buffet on the quay?').intent).toBe('out_of_scope')
  })

  it('knows a dog by its breed', () => {
    expect(textOf('is it ok if my golden retriever comes in')).toMatch(/pets are welcome/i)
  })

  it('finds what was left in the shop, and sells what was left at home', () => {
    expect(textOf('i left my jacket at your place')).toContain('front desk')
    const turn = askStore(store, 'forgot my grinder at home smh')
    expect(turn.products.map(({ productId }) => productId)).toEqual(['grinder'])
  })

  it('takes no state that somebody comes from for a product', () => {
    const turn = askStore(store, 'my sister is flying in from ohio friday, some kind of gummy please')
    expect(turn.products.map(({ productId }) => productId)).toEqual(['chews'])
  })

  it('says nothing of patients to who asks for gift cards', () => {
    expect(textOf('do you sell gift cards')).not.toMatch(/Not needed/)
  })
})

describe('an order that somebody tells of', () => {
  it('is looked for where it is said to be delivered and nobody came', () => {
    expect(askStore(store, 'app says delivered but nobody came to my door!!').intent).toBe('order_status')
  })

  it('is changed by a person where it is called off', () => {
    expect(askStore(store, 'I have to call off my pickup, something came up at work').intent).toBe('order_change')
  })
})
