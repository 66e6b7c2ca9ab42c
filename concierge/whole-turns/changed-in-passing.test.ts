import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const cart = { category: 'vape', subcategory: 'Cartridge', size: '1g', sizeGrams: 1, stock: 9 } as const
const gummy = { category: 'edible', subcategory: 'Gummies', mgPerPiece: 10, stock: 9 } as const
const dab = { category: 'concentrate', size: '1g', sizeGrams: 1, stock: 9 } as const
const pack = { category: 'pre-roll', packCount: 5, stock: 9 } as const
const store = openStore({
  profile: { name: 'Test Shop', tax: 'Menu prices do not include tax: 14% excise tax.' },
  products: [
    makeProduct({ ...cart, productId: 'cart', name: 'Amber Cart 1g', effects: ['Sleepy'], priceCents: 3600 }),
    makeProduct({ ...cart, productId: 'resin', name: 'Cobalt Live Resin Cart 1g', effects: ['Sleepy'] }),
    makeProduct({ ...gummy, productId: 'gummy', name: 'Plum Night Gummies', effects: ['Sleepy'], priceCents: 1500 }),
    makeProduct({
      ...dab,
      productId: 'd1',
      name: 'Maple Live Resin 1g',
      subcategory: 'Live Resin',
      strainType: 'indica',
    }),
    makeProduct({
      ...dab,
      productId: 'd2',
      name: 'Birch Live Rosin 1g',
      subcategory: 'Live Rosin',
      strainType: 'hybrid',
    }),
    makeProduct({
      ...dab,
      productId: 'd3',
      name: 'Lark Live Rosin 1g',
      subcategory: 'Live Rosin',
      strainType: 'sativa',
    }),
    makeProduct({ ...pack, productId: 'p1', name: 'Tundra Minis 5pk', strainType: 'indica' }),
    makeProduct({ ...pack, productId: 'p2', name: 'Willow Minis 5pk', strainType: 'sativa' }),
  ],
})
const shown = (before: readonly string[], text: string) =>
  askAfter(store, before, text)
    .products.map(({ productId }) => productId)
    .sort()

describe('a thing that is found too dear', () => {
  it.each([
    'thats a lot of money for a cart. something for bedtime but a gummy',
    'too much for a cart. a gummy then, for bedtime',
    'kinda pricey for a cart, got a sleepy gummy?',
    'thats steep for one cart. gummies for sleep instead',
  ])('is not wished for with the other: %s', (text) => {
    expect(shown(['a cart for bedtime'], text)).toEqual(['gummy'])
  })

  it('is no sum that is to pay for it and for another', () => {
    expect(shown([], 'ive got 90 bucks for a cart and a gummy for bedtime')).toEqual(['cart', 'gummy'])
  })

  it('is still wished for where nothing else is', () => {
    expect(askStore(store, 'how much for a cart').products.map(({ productId }) => productId)).toContain('cart')
    expect(shown(['a cart for bedtime'], 'gummies and a cart please')).toEqual(expect.arrayContaining(['gummy']))
  })
})

describe('a type that is given up', () => {
  it.each([
    'cool, now scratch the sativa thing and show me indica packs',
    'scratch the sativas. indica packs instead',
    'nix the sativa, indica packs',
  ])('makes room for the other: %s', (text) => {
    expect(shown(['packs of pre rolls', 'sativa ones'], text)).toEqual(['p1'])
  })
})

describe('how it is to be made', () => {
  it.each(['make it live resin if u can', 'ok make that live resin', 'switch it to live resin'])(
    'changes the wish, and asks for no lesson: %s',
    (text) => {
      expect(shown(['a sleepy vape'], text)).toEqual(['resin'])
    },
  )

  it('stays a choice between two where the shelf is named', () => {
    expect(shown(['what live resin or live rosin do you carry'], 'i meant dabs not carts. and not sativa')).toEqual([
      'd1',
      'd2',
    ])
  })

  it('is explained where it is asked', () => {
    expect(askAfter(store, ['a sleepy vape'], 'whats live resin').intent).toBe('education')
  })
})

describe('so many of what was shown', () => {
  it.each([
    '2 packs of those, what does that come to before tax',
    'how much for two of those before tax',
    'if i get 2 of them whats the total before tax',
  ])('comes to a sum: %s', (text) => {
    expect(askAfter(store, ['plum night gummies'], text).text).toContain('$30')
  })
})
