import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const thing = (productId: string, name: string, over: Partial<Parameters<typeof makeProduct>[0]> = {}) =>
  makeProduct({ productId, name, category: 'accessory', strainType: null, thcPercent: null, stock: 9, ...over })
const vape = (productId: string, name: string, priceCents: number) =>
  makeProduct({ productId, name, category: 'vape', subcategory: 'Cartridges', thcPercent: 80, priceCents, stock: 9 })
const edible = { category: 'edible', thcMgTotal: 100, thcMgPerPiece: 10 } as const

const store = openStore({
  profile: {
    name: 'Test Shop',
    hours: DEFAULT_HOURS,
    busiest_hours: ['Friday 4-7 PM'],
    quietest_hours: 'Weekday mornings before 11 AM',
    public_transport: 'Route 12 stops at our corner.',
    tax: 'Menu prices do not include tax; 20% in all is added at the register.',
    delivery: { offered: true, who: 'Registered patients only.' },
    pickup: { offered: true, drive_thru: true, drive_thru_note: 'The drive-thru window is for online orders.' },
    id_policy: { minimum_age: 21, children: 'No one under 21 may come in.' },
    deals: { always: ['Patients: 15% off'] },
  },
  products: [
    vape('dear', 'Heron Cart', 9000),
    vape('half', 'Wren Cart', 4000),
    thing('papers', 'Wren Papers', { subcategory: 'Papers' }),
    thing('flame', 'Long Reach Lighter', { subcategory: 'Lighters' }),
    thing('hitter', 'Wren One Hitter', { subcategory: 'Glassware', priceCents: 700 }),
    thing('spoon', 'Pebble Spoon', { subcategory: 'Glassware', priceCents: 2000 }),
    thing('mints', 'Winter Mints Lozenges', { ...edible, subcategory: 'Lozenges' }),
    thing('gummies', 'Plum Gummies', { ...edible, subcategory: 'Gummies' }),
    thing('balm', 'Hearth Balm', { category: 'topical' }),
    makeProduct({ productId: 'ounce', category: 'flower', name: 'Moor', size: '28g', sizeGrams: 28, stock: 9 }),
  ],
})
const ask = (text: string) => askStore(store, text)
const shown = (text: string): string[] =>
  ask(text)
    .products.map(({ productId }) => productId)
    .toSorted()

describe('half of what was shown', () => {
  it.each(['oof thats steep. something less than half that', 'half that price', 'too rich for me. half of that?'])(
    'is half its price where it has no dose: %s',
    (text) => {
      const { products, text: said } = askAfter(store, ['show me the heron cart'], text)
      expect(products.map(({ productId }) => productId)).toEqual(['half'])
      expect(said).not.toContain('$90')
    },
  )
})

describe('gear that was left behind', () => {
  it.each([
    'forgot my papers AND my lighter at home smh, got both?',
    'lost my papers and my lighter, do you have those?',
  ])('is asked for where a word stands for all of it: %s', (text) => expect(shown(text)).toEqual(['flame', 'papers']))

  it('names a lighter beside papers, and nothing milder', () => {
    expect(shown('papers and lighter')).toEqual(['flame', 'papers'])
  })

  it('may be called a pipe whatever pipe it is', () => {
    expect(shown('little glass pipe, college budget, under 10 dollars')).toEqual(['hitter'])
  })
})

describe('a thing by another name', () => {
  it.each([
    ['i want mints not candy', ['mints']],
    ['some kind of rub to put on my hands after work', ['balm']],
  ])('is found: %s', (text, ids) => expect(shown(text)).toEqual(ids))

  it('is something to nibble on, beside an ounce', () => {
    expect(shown('one ounce and something to nibble on')).toContain('ounce')
    expect(shown('one ounce and something to nibble on')).toHaveLength(2)
  })
})

describe('a question of the shop in few words', () => {
  it.each([
    ['when is it NOT packed', 'before 11 AM'],
    ['does the bus go by there', 'Route 12'],
    ['is there a drive thru? kids asleep in the back', 'drive-thru'],
    ['not a patient. can someone bring my order over', 'Registered patients only'],
    ['taxes, how much is it gonna add up to for rec', '20%'],
  ])('is answered by what is asked: %s', (text, told) => expect(ask(text).text).toContain(told))

  it.each(['wait am i texting a human or a robot', 'am i talking to a real person'])('knows what it is: %s', (text) =>
    expect(ask(text).intent).toBe('bot_identity'),
  )

  it('explains in what kinds differ', () => {
    expect(ask('shatter budder badder sugar.. how do those differ').intent).toMatch(/education|compare/)
  })
})
