import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askAt } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Alder Row',
    hours: DEFAULT_HOURS,
    timezone: 'America/New_York',
    deals: {
      daily: {
        tuesday: '20% off all carts',
        thursday: 'Halfway Thursday: half ounces 10% off',
        saturday: 'Gather Saturday: $15 off any ounce',
      },
      always: ['New guests: 30% off first visit, 10% off the second', 'Seniors 62+: 15% off'],
      happy_hour: 'Monday to Friday 16:00-18:00: $2 off every pre-roll',
      stacking: 'One discount per item.',
    },
  }),
  products: [
    makeProduct({ name: 'Moss Bell 14g', category: 'flower', priceCents: 8000, size: '14g', sizeGrams: 14 }),
    makeProduct({ name: 'Tin Sparrow 14g', category: 'flower', priceCents: 6000, size: '14g', sizeGrams: 14 }),
    makeProduct({ name: 'Plain Wren 3.5g', category: 'flower', priceCents: 3000, size: '3.5g', sizeGrams: 3.5 }),
    makeProduct({ name: 'Slow River 28g', category: 'flower', priceCents: 12_000, size: '28g', sizeGrams: 28 }),
    makeProduct({
      name: 'Loud Lark 28g',
      category: 'flower',
      priceCents: 11_000,
      salePriceCents: 9000,
      size: '28g',
      sizeGrams: 28,
    }),
    makeProduct({ name: 'Velvet Finch Cart 1g', category: 'vape', subcategory: 'Cartridges', priceCents: 3000 }),
    makeProduct({ name: 'Copper Finch Cart 1g', category: 'vape', subcategory: 'Cartridges', priceCents: 2500 }),
    makeProduct({ name: 'Hazel Step Joint 1g', category: 'pre-roll', subcategory: 'Singles', priceCents: 800 }),
  ].map((product) => ({ ...product, stock: 6 })),
})
const THURSDAY = '2025-06-05T17:00:00-04:00'
const TUESDAY = '2025-06-03T12:00:00-04:00'
const SATURDAY = '2025-06-07T12:00:00-04:00'

describe('the cheapest thing that a deal is on', () => {
  it.each([
    [
      'half ounces deal today, which ones do i get and how much off the cheapest',
      THURSDAY,
      /Tin Sparrow.*\$6 off.*\$54/,
    ],
    ['how much is the cheapest cart today with the discount', TUESDAY, /Copper Finch.*\$5 off.*\$20/],
    ['cheapest cart w todays discount', TUESDAY, /Copper Finch.*\$5 off.*\$20/],
    ['cheapest ounce after todays discount', SATURDAY, /Slow River.*\$15 off.*\$105/],
  ])('is told with what it comes to: %s', (text, at, told) => expect(askAt(store, text, at).text).toMatch(told))

  it('is not looked for where no deal is spoken of', () => {
    expect(askAt(store, 'whats your cheapest cart', TUESDAY).text).not.toContain('$20')
  })
})

describe('a discount of people whose first and second visit differ', () => {
  it.each([
    ['how much is the moss bell with my first time discount', /\$24 off.*\$56/],
    ['how much is the moss bell with the 10% off for new guests', /\$8 off.*\$72/],
  ])('is reckoned by the share that is meant: %s', (text, told) =>
    expect(askAt(store, text, THURSDAY).text).toMatch(told),
  )
})

describe('a deal of certain hours', () => {
  it('is told with whether it runs, and reckoned', () => {
    const { text } = askAt(store, 'is it happy hour right now? how much would the hazel step joint be', THURSDAY)
    expect(text).toMatch(/Yes, happy hour is running now.*\$2 off.*\$6/)
    expect(text).not.toContain('Not by the menu')
  })

  it('is told not to run at other hours', () => {
    const { text } = askAt(store, 'is it happy hour? how much would the hazel step joint be', TUESDAY)
    expect(text).toContain('Not yet')
  })
})

describe('a deal that is called by its title', () => {
  it('is told beside the things that it is on', () => {
    expect(askAt(store, 'halfway thursday on half ounces yes?', TUESDAY).text).toContain('half ounces 10% off')
  })

  it('is not told where only the day is named', () => {
    expect(askAt(store, 'show me some carts for thursday', TUESDAY).text).not.toContain('half ounces 10% off')
  })
})
