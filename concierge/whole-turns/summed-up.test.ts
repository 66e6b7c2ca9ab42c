import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'
import { readWish } from '#concierge/understand/read-wish.ts'

const made = (productId: string, fields: Parameters<typeof makeProduct>[0]): ReturnType<typeof makeProduct> =>
  makeProduct({ productId, stock: 9, salePriceCents: null, ...fields })

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Test Shop',
    hours: DEFAULT_HOURS,
    phone: '(555) 555-0100',
    payment: { accepted: ['cash', 'debit card'], debit_fee: '$3.50 per purchase', atm_on_site: true, atm_fee: '$2.75' },
    pickup: { offered: true, ready_minutes: 30, hold: '48 hours' },
    id_policy: { minimum_age: 21, everyone_in_store_must_be: 21 },
    deals: { always: ['New guests: 25% off the first purchase'] },
    coupons: 'The marked-down price on the menu is the price you pay, no coupon needed.',
  }),
  products: [
    made('jar', { name: 'Owl Berry 3.5g', category: 'flower', priceCents: 3900, sizeGrams: 3.5, strainType: 'sativa' }),
    made('wax', {
      name: 'Owl Berry Sugar 1g',
      category: 'concentrate',
      priceCents: 6300,
      sizeGrams: 1,
      thcPercent: 73,
    }),
    made('cart', { name: 'Triple Elm Cart 1g', category: 'vape', priceCents: 4200, sizeGrams: 1 }),
    made('bar', { name: 'Dark Elm Chocolate Bar', category: 'edible', subcategory: 'chocolate', priceCents: 3000 }),
    made('sale', {
      name: 'Milk Elm Chocolate Bar',
      category: 'edible',
      subcategory: 'chocolate',
      priceCents: 3000,
      salePriceCents: 2100,
    }),
  ],
})
const after = (before: readonly string[], text: string) => askAfter(store, before, text)

describe('a sum in other words', () => {
  it.each(['add it up pls', 'what am i at before tax', 'where does that put me', 'sum it up'])(
    'is of what was taken: %s',
    (text) => expect(after(['owl berry eighth, whats it cost', 'ok two of them'], text).text).toContain('$78'),
  )

  it('is of what is talked about', () => {
    const both = ['i want one owl berry eighth and one triple elm cart']
    expect(after(both, 'together that would be?').text).toContain('$81')
  })

  it('is none where an order is to be changed', () => {
    expect(askStore(store, 'can you add a preroll to my order').intent).toBe('order_change')
  })
})

describe('a limit said of what was shown', () => {
  it('leaves out what lies above it', () => {
    const { products } = after(['chocolate bars'], 'cut out anything above 22')
    expect(products.map(({ productId }) => productId)).toEqual(['sale'])
    expect(readWish('carts, nada de mas de 45 bucks', store.vocabulary).wish.priceMax).toBe(4500)
  })

  it('keeps to what is marked down, whatever fact shares the words', () => {
    const { products } = after(['chocolate bars?'], 'let me see just the marked-down ones')
    expect(products.map(({ productId }) => productId)).toEqual(['sale'])
  })
})

describe('a name on a shelf', () => {
  it('is there on that shelf alone', () => {
    expect(askStore(store, 'do u have owl berry flower').products.map(({ productId }) => productId)).toEqual(['jar'])
  })
})

describe('a level of the club', () => {
  it('is told with what leads to it', () => {
    const shop = openStore({
      profile: StoreProfile.parse({
        name: 'Test Shop',
        hours: DEFAULT_HOURS,
        loyalty: {
          name: 'Elm Club',
          redeem: '150 points = $10 off',
          tiers: ['Twig: sign up', 'Trunk: $900 spent in a year'],
        },
      }),
      products: [makeProduct()],
    })
    const before = ['how does ur rewards thing work', 'whats the top level called']
    expect(askAfter(shop, before, 'and what do i gotta spend to get there').text).toContain('$900')
  })
})

describe('a matter of the till', () => {
  it('has the fee of each way to pay, or of the one that is named', () => {
    expect(after(['do u take debit'], 'is there a charge for that').text).toMatch(/Debit fee: \$3\.50/)
    expect(askStore(store, 'whats the atm gonna charge me').text).toContain('$2.75')
  })

  it('holds an order, and welcomes who is new', () => {
    expect(askStore(store, 'cant make it til tmrw night, will u hold my order').text).toContain('48 hours')
    expect(askStore(store, 'never been in before, what do new ppl get').text).toContain('25%')
  })
})
