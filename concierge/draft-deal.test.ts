import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askAfter, askAt, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const profile = StoreProfile.parse({
  name: 'Fern Street',
  hours: DEFAULT_HOURS,
  timezone: 'America/New_York',
  phone: '(207) 555-0101',
  deals: {
    daily: {
      monday: 'Munch Monday: 20% off edibles and drinks',
      tuesday: 'Roll day: 4 Lowtide 1g carts for $60',
      wednesday: 'Dab Wednesday: 25% off extracts',
      thursday: 'Neighbor day: 10% off Brackwater products',
      friday: 'Ounce day: $20 off any top shelf ounce',
      saturday: 'Early bird: 10% off everything 9-11 AM',
      sunday: 'Three joints for the price of two',
    },
    always: ['Seniors 60+: 10%', 'Veterans: 15% on Mondays', 'Students: 5% off (21+)', 'Industry: 12% with a badge'],
    stacking: 'One discount per item. Sale items take no further discount.',
  },
})
const store = openStore({
  profile,
  products: [
    makeProduct({ name: 'Plum Gummies', brand: 'Oxbow', category: 'edible', subcategory: 'Gummies', priceCents: 2000 }),
    makeProduct({
      name: 'Cranberry Bites',
      brand: 'Oxbow',
      category: 'edible',
      subcategory: 'Gummies',
      priceCents: 2000,
      salePriceCents: 1500,
    }),
    makeProduct({
      name: 'Pear Drop Gummies',
      brand: 'Sandbar',
      category: 'edible',
      subcategory: 'Gummies',
      priceCents: 1800,
      promo: 'Sandbar 3 for $45',
    }),
    makeProduct({
      name: 'Velvet Moth Diamonds',
      brand: 'Brackwater',
      category: 'concentrate',
      subcategory: 'Diamonds',
      priceCents: 4000,
      size: '1g',
      sizeGrams: 1,
    }),
    makeProduct({
      name: 'Harbor Fog Cart 1g',
      brand: 'Lowtide',
      category: 'vape',
      subcategory: 'Cartridges',
      priceCents: 2000,
      size: '1g',
      sizeGrams: 1,
    }),
    makeProduct({
      name: 'Velvet Moth',
      brand: 'Brackwater',
      category: 'flower',
      subcategory: 'Top Shelf',
      priceCents: 24_000,
      size: '28g',
      sizeGrams: 28,
    }),
    makeProduct({
      name: 'Copper Wren',
      brand: 'Gullwing',
      category: 'flower',
      subcategory: 'Budget',
      priceCents: 9000,
      size: '28g',
      sizeGrams: 28,
    }),
    makeProduct({
      name: 'Gullwing Joint 1g',
      brand: 'Gullwing',
      category: 'pre-roll',
      subcategory: 'Singles',
      priceCents: 600,
      size: '1g',
      sizeGrams: 1,
    }),
    makeProduct({
      name: 'Gullwing Joints 5 pack',
      brand: 'Gullwing',
      category: 'pre-roll',
      subcategory: 'Packs',
      priceCents: 2500,
      packCount: 5,
    }),
  ].map((product) => ({ ...product, stock: 9 })),
})
const MONDAY = '2025-06-02T15:00:00-04:00'
const FRIDAY = '2025-06-06T15:00:00-04:00'
const ask = (text: string) => askStore(store, text).text

describe('what a deal makes of a price', () => {
  it.each([
    ['how much are the plum gummies after todays discount', MONDAY, /20% off edibles.*\$16 before tax/],
    ['what would the plum gummies be with the monday deal', FRIDAY, /\$16 before tax/],
    ['how much is the velvet moth diamonds with the wednesday special', FRIDAY, /\$30 before tax/],
    ['how much off do i get as a senior on the plum gummies', FRIDAY, /10%.*takes \$2 off.*\$18 before tax/],
    ['how much are 4 lowtide carts on tuesday', FRIDAY, /4 Lowtide 1g carts for \$60.*four come to \$60, not \$80/],
    ['how much would 3 packs of pear drop gummies cost', FRIDAY, /Sandbar 3 for \$45.*three come to \$45, not \$54/],
  ])('is reckoned: %s', (text, at, told) => expect(askAt(store, text, at).text).toMatch(told))

  it.each([
    ['how much are the plum gummies', MONDAY],
    ['how much are the plum gummies with the wednesday deal', MONDAY],
    ['how much are 2 packs of pear drop gummies', FRIDAY],
    ['how much are the plum gummies with my veteran discount', FRIDAY],
  ])('is not where it is on other things, other days or more of them: %s', (text, at) =>
    expect(askAt(store, text, at).text).not.toMatch(/\btakes? \$|With that deal/),
  )

  it('is none on what is marked down, where the shop says so', () =>
    expect(askAt(store, 'how much are the cranberry bites with the monday deal', MONDAY).text).toMatch(
      /Sale items take no further discount/,
    ))
})

describe('whether a deal is on a thing', () => {
  it.each(['is the friday ounce deal good on velvet moth', 'does the friday deal work on the velvet moth ounce'])(
    '%s',
    (text) => expect(ask(text)).toMatch(/^Yes\. Friday: Ounce day.*\$220 before tax/),
  )
  it('is denied where the menu tells another shelf', () =>
    expect(ask('does the friday ounce deal work on copper wren')).toMatch(/^No, not on that\. Friday/))
  it('is denied of another maker, by the thing that the deal is on', () => {
    expect(ask('is the ounce deal good on gullwing ounces')).toMatch(/^No, not on that\. Friday: Ounce day/)
    expect(ask('is the cart deal good on lowtide carts')).toMatch(/^Yes\. Tuesday: Roll day/)
    expect(ask('whats the cranberry bites go for with the discount')).not.toContain('other things')
    expect(ask('how much is copper wren with the friday deal')).toMatch(
      /That deal is on other things: Friday: Ounce day/,
    )
  })
  it('is asked after it was spoken of', () => {
    const { text, products } = askAfter(store, ['ounce deals friday'], 'which ounces count')
    expect(text).toMatch(/^Friday: Ounce day/)
    expect(products.map(({ name }) => name)).toEqual(['Velvet Moth'])
    expect(askAfter(store, ['ounce deals friday'], 'is velvet moth one of them').text).toMatch(/^Yes\./)
  })
})

describe('a price for so many that is asked after', () => {
  it.each(['are the sandbar gummies 3 for 45', 'is it true the sandbar gummies are 3 for $45'])('is told: %s', (text) =>
    expect(ask(text)).toMatch(/Sandbar 3 for \$45/),
  )
  it('is corrected', () => expect(ask('are the sandbar gummies 3 for 30')).toMatch(/^Not quite\. Sandbar 3 for \$45/))
  it('is a budget where nothing is sold so', () => expect(ask('got any oxbow gummies, 2 for 40')).not.toMatch(/^Yes/))
})

describe('the deal of the day beside things that are wished for', () => {
  it.each([
    ['is there something on edibles today', MONDAY, 'Munch Monday'],
    ['is brackwater stuff on sale today', '2025-06-05T15:00:00-04:00', 'Neighbor day'],
    ['what about edibles on monday', FRIDAY, 'Munch Monday'],
    ['what day is edibles day', FRIDAY, 'Munch Monday'],
  ])('is told: %s', (text, at, told) => expect(askAt(store, text, at).text).toContain(told))

  it.each([
    ['i want edibles for tonight', MONDAY],
    ['is there something on carts today', MONDAY],
  ])('is left out where it is on other things, or not asked: %s', (text, at) =>
    expect(askAt(store, text, at).text).not.toContain('Munch'),
  )
})

describe('so many by the piece', () => {
  it('are single joints where their price is asked', () =>
    expect(ask('what would 4 gullwing joints cost')).toContain('$24'))
  it('hold their budget together, a size between or not', () => {
    expect(ask('four 1g carts under 90')).toContain('$80')
    expect(ask('four 1g carts under 90')).not.toContain('$90 each')
  })
})

describe('deals of people', () => {
  it.each(['my dad is 64, what day should he come in', 'grandma is 70, which day should she come by'])('%s', (text) => {
    expect(ask(text)).toContain('Seniors 60+')
    expect(ask(text)).not.toContain('Students')
  })
  it('are told to those who work at another shop', () =>
    expect(ask('any discount for folks who work at another dispensary')).toContain('12% with a badge'))
  it('have their rule where things on sale are spoken of', () => {
    expect(ask('do vets get anything on sale items')).toContain('no further discount')
    expect(ask('what do vets get')).not.toContain('no further discount')
  })
})
