import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const bud = { category: 'flower', subcategory: 'Flower', stock: 9, salePriceCents: null } as const
const sweet = { category: 'edible', subcategory: 'Gummies', stock: 9, salePriceCents: null, packCount: 10 } as const
const products = [
  makeProduct({ ...bud, productId: 'f', name: 'Willow Haze', sizeGrams: 3.5, size: '3.5g', priceCents: 3500 }),
  makeProduct({
    ...bud,
    productId: 'r',
    name: 'Birch Calm',
    category: 'pre-roll',
    subcategory: 'Pre-Roll Packs',
    size: '0.5g ea | 2-Pack',
    sizeGrams: 1,
    packCount: 2,
    priceCents: 1500,
  }),
  makeProduct({ ...sweet, productId: 'a', name: 'Apple Chews', thcMgPerPiece: 10, thcMgTotal: 100, priceCents: 1800 }),
  makeProduct({ ...sweet, productId: 'b', name: 'Berry Chews', thcMgPerPiece: 5, thcMgTotal: 50, priceCents: 2000 }),
]
const store = openStore({ profile: { name: 'Test Shop' }, products })
const told = (shelf: string, text: string) => askAfter(store, [shelf], text)

describe('whether what was shown is of a size', () => {
  it.each([
    ['flower', 'is it 3.5 grams', /^Yes, it's 3\.5 g\./],
    ['flower', 'is that an eighth', /^Yes, it's 3\.5 g\./],
    ['flower', 'is the first one a full gram', /^No, it's 3\.5 g\./],
    ['flower', 'its an ounce right', /^No, it's 3\.5 g\./],
    ['flower', 'wait is that 1g or 3.5', /^It's 3\.5 g\./],
    ['pre rolls', 'is it a 5 pack', /^No, it's a 2-pack, 1 g in all, 0\.5 g each\./],
    ['pre rolls', 'are they 1g each', /^No, it's a 2-pack, 1 g in all, 0\.5 g each\./],
    ['pre rolls', 'ok and is it a 2 pack', /^Yes, it's a 2-pack/],
    ['gummies', 'are they 10mg each', /^Not all of them: /],
    ['flower', 'is the 1st one 3.5g', /^Yes, it's 3\.5 g\./],
    ['gummies', 'is the cheapest one 10mg a piece', /^Yes, it's a 10-pack, 10 mg each\. Apple/],
  ])('is told with yes or no: %s, %s', (shelf, text, said) => {
    const turn = told(shelf, text)
    expect(turn.intent).toBe('product_info')
    expect(turn.text).toMatch(said)
  })

  it.each([
    ['flower', 'is it available in a half ounce'],
    ['flower', 'is it for sale in 14g'],
    ['gummies', 'make it 5mg each'],
    ['gummies', 'is it ok if i take 10mg'],
    ['flower', 'any in a 14g'],
  ])('is not asked by another wish: %s, %s', (shelf, text) => {
    expect(told(shelf, text).text).not.toMatch(/^(?:Yes|No|Not all|It's)\b/)
  })
})

describe('another size by that word alone', () => {
  const shop = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({ productId: 's', name: 'Fern Haze', category: 'flower', sizeGrams: 3.5, priceCents: 3000 }),
      makeProduct({ productId: 'b', name: 'Fern Haze', category: 'flower', sizeGrams: 14, priceCents: 9000 }),
      makeProduct({ productId: 'p', name: 'Ultra Thin King Size', category: 'accessory', subcategory: 'Papers' }),
    ],
  })

  it('stays with the thing, though papers are named by their size', () => {
    const idsOf = (before: readonly string[], text: string) =>
      askAfter(shop, before, text).products.map(({ productId }) => productId)
    expect(idsOf(['fern haze eighth'], 'bigger size')).toEqual(['b'])
    expect(idsOf(['fern haze half ounce'], 'smaller size?')).toEqual(['s'])
    expect(askAfter(shop, ['fern haze'], 'any other sizes').text).not.toContain('King Size')
    expect(idsOf([], 'king size papers')).toEqual(['p'])
  })
})
