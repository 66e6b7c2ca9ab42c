import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const gear = { category: 'accessory', strainType: null, strainName: null, thcPercent: null } as const
const store = openStore({
  profile: { name: 'Test Shop', gift_cards: { offered: true, amounts: '$20 to $250' } },
  products: [
    makeProduct({ ...gear, productId: 'rig', name: 'Glass Dab Rig', subcategory: 'Dab Rigs' }),
    makeProduct({ ...gear, productId: 'bong', name: 'Tall Bong', subcategory: 'Glass' }),
    makeProduct({ ...gear, productId: 'cones', name: 'King Size Pre-Rolled', brand: 'Pop', subcategory: 'Paper' }),
    makeProduct({ productId: 'wax', name: 'Cap Junky', category: 'concentrate', subcategory: 'Badder' }),
    makeProduct({
      productId: 'bud',
      name: 'Golden Cream',
      category: 'flower',
      size: '28g',
      sizeGrams: 28,
      priceCents: 14000,
      salePriceCents: null,
    }),
    makeProduct({
      productId: 'gram',
      name: 'Caramel Cake',
      category: 'flower',
      size: '1g',
      sizeGrams: 1,
      priceCents: 900,
      salePriceCents: null,
    }),
    makeProduct({ productId: 'two', name: 'Short Pair', category: 'pre-roll', packCount: 2 }),
    makeProduct({ productId: 'five', name: 'Long Five', category: 'pre-roll', packCount: 5 }),
  ],
})
const ids = (text: string) => askStore(store, text).products.map(({ productId }) => productId)

describe('what a thing at home is filled with', () => {
  it.each([
    'something for my dab rig',
    'what goes in a dab rig',
    'anything to put in my rig',
    'cheapest stuff for my rig',
  ])('is wanted and not another rig: %s', (text) => {
    expect(ids(text)).toEqual(['wax'])
  })

  it('is flower for a bong', () => {
    expect(ids('something to put in my bong')).not.toContain('bong')
  })

  it.each(['a dab rig', 'do you have a rig for dabs', 'looking for my first rig'])('is not meant by: %s', (text) => {
    expect(ids(text)).toContain('rig')
  })
})

it.each(['prerolls with two in a pack', 'prerolls, two to a pack', 'joints that come in twos', 'joints sold in pairs'])(
  'counts what is in a pack by words: %s',
  (text) => {
    expect(ids(text)).toEqual(['two'])
  },
)

it.each(['5 joints in a pack', 'prerolls five to a tin'])('counts five: %s', (text) => {
  expect(ids(text)).toEqual(['five'])
})

it.each(['gift for my brother', 'gift for a stoner who has everything', 'need a gift idea'])(
  'a gift is a thing to be had: %s',
  (text) => {
    expect(askStore(store, text).text).not.toContain('$20 to $250')
  },
)

it.each(['gift cards?', 'do you sell a gift certificate', 'how much can a gift card be'])(
  'a card is told: %s',
  (text) => {
    expect(askStore(store, text).text).toContain('$20 to $250')
  },
)

it.each(['what kind is golden cream', 'what kind of strain is golden cream'])('tells of which kind: %s', (text) => {
  expect(askStore(store, text).intent).toBe('product_info')
})

it.each(['cheapest per gram flower', 'flower with the lowest price per gram'])(
  'reckons the price by the gram: %s',
  (text) => {
    expect(ids(text)[0]).toBe('bud')
  },
)

it('takes the cheapest gram for a size', () => {
  expect(ids('cheapest gram of flower')[0]).toBe('gram')
})

it('knows cones that are called pre-rolled', () => {
  expect(ids('king size cones')).toEqual(['cones'])
})

it('weighs no dose of a whole bag against that of a piece', () => {
  const gummy = { category: 'edible', subcategory: 'Gummies', strainName: null } as const
  const sweets = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({
        ...gummy,
        productId: 'bag',
        name: 'Plum Gummies 100mg',
        thcMgTotal: 100,
        thcMgPerPiece: null,
        packCount: null,
      }),
      makeProduct({
        ...gummy,
        productId: 'piece',
        name: 'Lime Gummies',
        thcMgTotal: 200,
        thcMgPerPiece: 20,
        packCount: 10,
      }),
      makeProduct({
        ...gummy,
        productId: 'weak',
        name: 'Pear Gummies',
        thcMgTotal: 50,
        thcMgPerPiece: 5,
        packCount: 10,
      }),
    ],
  })
  for (const text of ['strongest gummies', 'which gummies are strongest per piece', 'most potent gummy'])
    expect(askStore(sweets, text).products[0]?.productId, text).toBe('piece')
})
