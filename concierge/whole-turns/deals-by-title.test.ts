import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askAfter, askAt, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Lantern Row',
    hours: DEFAULT_HOURS,
    timezone: 'America/New_York',
    phone: '(207) 555-0101',
    deals: {
      daily: {
        monday: 'Mellow Monday: 15% off edibles and drinks',
        tuesday: 'Two for Tuesday, 2 carts for $70',
        wednesday: 'Wax Wednesday: 20% off concentrates',
        thursday: "Senior's Thursday: 10% off for anyone over 60",
        saturday: 'Every Saturday: 5% off pre-rolls',
        sunday: 'Domingo Dulce: 10% off gummies',
      },
    },
  }),
  products: [
    makeProduct({
      productId: 'seltzer',
      name: 'Fig Seltzer',
      category: 'edible',
      subcategory: 'Beverages',
      priceCents: 800,
    }),
    makeProduct({
      productId: 'gum',
      name: 'Plum Gummies',
      category: 'edible',
      subcategory: 'Gummies',
      effects: ['relaxed'],
      priceCents: 2000,
    }),
    makeProduct({
      productId: 'cart',
      name: 'Quince Cart',
      category: 'vape',
      subcategory: 'Cartridges',
      priceCents: 4000,
    }),
    makeProduct({
      productId: 'rosin',
      name: 'Harbor Rosin',
      category: 'concentrate',
      subcategory: 'Rosin',
      priceCents: 5000,
    }),
  ],
})
const told = (text: string) => askStore(store, text)

describe('a deal of a day by the title that the shop gives it', () => {
  it.each([
    'mellow monday - does that include seltzers',
    'does Mellow Monday cover drinks',
    'is mellow mon good for seltzers',
  ])('is no mood: %s', (text) => {
    expect(told(text).intent).toBe('deals')
    expect(told(text).text).toMatch(/^Yes\. .*15% off edibles and drinks.*Fig Seltzer/)
  })

  it.each(['two for tuesday how does it work', '2 for tuesday?', 'whats two-for-tuesday', 'how does 2 for tues work'])(
    'tells of that day: %s',
    (text) => {
      expect(told(text).text).toContain('2 carts for $70')
      expect(told(text).text).not.toMatch(/Wednesday|Monday/)
    },
  )

  it.each(['wax wednesday does that include rosin', 'does wax wednesday count for rosin'])(
    'takes no shelf of its title for the one that is asked after: %s',
    (text) => expect(told(text).text).toMatch(/^Yes\. .*Wax Wednesday.*Harbor Rosin/),
  )

  it.each(['is wax wednesday good on gummies', 'does wax wednesday include edibles'])(
    'says so where it is not on that: %s',
    (text) => expect(told(text).text).toMatch(/^No, not on that\. .*20% off concentrates/),
  )

  it('is known in Spanish', () => expect(told('que es domingo dulce').text).toContain('10% de descuento en gomitas'))

  it.each(['something mellow for monday', 'im off every saturday, got pre rolls', 'wax for wednesday night'])(
    'is not what only has its words: %s',
    (text) => expect(told(text).text).not.toMatch(/^(?:Yes|No)\b/),
  )
})

describe('specials where nothing of that kind is marked down', () => {
  it.each(['any vape specials today', 'vape specials today?', 'got any specials on carts today'])(
    'are the deals of the day, without an apology: %s',
    (text) => {
      const { text: said } = askAt(store, text, '2025-06-03T16:00:00Z')
      expect(said).toContain('2 carts for $70')
      expect(said).not.toContain('Sorry')
    },
  )

  it.each(['whats on sale on mondays', 'anything on sale monday'])('are those of the day that is named: %s', (text) =>
    expect(told(text).text).toMatch(/^Monday: Mellow Monday/),
  )
})

describe('"after the discount"', () => {
  it.each(['what would the plum gummies be after the discount', 'how much are the plum gummies with that deal'])(
    'is of the deal that was spoken of: %s',
    (text) => expect(askAfter(store, ['whats the deal on mondays', 'show me gummies'], text).text).toContain('$17'),
  )

  it('is of today where none was spoken of', () =>
    expect(askStore(store, 'what would the harbor rosin be after the discount').text).toContain('$40'))
})
