import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const bud = { category: 'flower', subcategory: 'Flower', sizeGrams: 3.5, stock: 9, strainType: 'sativa' } as const
const products = [
  makeProduct({ ...bud, productId: 'a', name: 'Willow Haze', priceCents: 5000, salePriceCents: 4000, thcPercent: 27 }),
  makeProduct({ ...bud, productId: 'b', name: 'Birch Calm', priceCents: 4500, salePriceCents: null, thcPercent: 22 }),
  makeProduct({
    productId: 'g',
    name: 'Steel Grinder',
    category: 'accessory',
    subcategory: 'Grinder',
    description: null,
    priceCents: 2000,
    salePriceCents: null,
    stock: 9,
  }),
]
const profile = {
  name: 'Test Shop',
  deals: { always: ['First visit: 20% off the whole order'], stacking: 'Discounts cannot be combined.' },
  wifi: false,
}
const store = openStore({ profile, products })
const told = (before: readonly string[], text: string) => askAfter(store, before, text)

describe('what is asked of a list that was shown', () => {
  it.each([
    'how much is the first one after the discount',
    'whats the first one with the sale',
    'so how much for the first one after the markdown',
    'is the first one the sale price',
  ])('is answered with what is off its price: %s', (text) => {
    expect(told(['sativa flower'], text).text).toMatch(
      /Willow Haze is \$40 with the sale already taken off \(was \$50\)/,
    )
  })

  it('is answered with yes or no where that is asked', () => {
    expect(told(['sativa flower', 'the first one'], 'is that the sale price').text).toMatch(
      /^Yes\. Willow Haze is \$40/,
    )
    expect(told(['sativa flower', 'the second one'], 'is that on the sale price').text).not.toMatch(/^Yes/)
    expect(told(['sativa flower', 'the second one'], 'is that the discounted price').text).toMatch(
      /^No\. Birch Calm is \$45 and not on sale/,
    )
  })

  it.each(['how much with the first time discount', 'whats the total after the veterans discount'])(
    'says nothing of its prices where a deal of the shop is asked for: %s',
    (text) => {
      expect(told(['sativa flower'], text).text).not.toContain('already taken off')
    },
  )

  it.each([
    'why that one',
    'why did you pick that',
    'how come that one',
    'why do you recommend the first one',
    'but why',
  ])('is answered with the reason of the pick: %s', (text) => {
    expect(told(['sativa flower'], text).text).toMatch(
      /^I picked Willow Haze because it fits what you asked for \(sativa flower\), it's on sale and it's in stock\./,
    )
  })

  it('is not asked by a why after a fact of the shop', () => {
    expect(told(['sativa flower', 'do you have wifi'], 'why').text).not.toContain('I picked')
  })

  it.each([
    'which would you get',
    'which one do you recommend',
    'if you had to pick one',
    'whats your favorite of those',
  ])('is answered with one of them: %s', (text) => {
    const turn = told(['sativa flower'], text)
    expect(turn.text).toMatch(
      /^Of those I'd go with Willow Haze: nothing there costs less and none of them is stronger\./,
    )
    expect(turn.products).toHaveLength(1)
  })

  it.each([
    'does it come in black',
    'what colors does it come in',
    'does that come in another color',
    'is it available in red',
  ])('is said not to be known where the menu does not tell: %s', (text) => {
    expect(told(['grinders'], text).text).toMatch(/^For Steel Grinder the menu doesn't say what colours it comes in\./)
  })
})
