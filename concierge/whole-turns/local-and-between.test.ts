import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const bare: Partial<Product> = {
  effects: [],
  flavors: [],
  terpenes: [],
  packCount: null,
  tags: [],
  salePriceCents: null,
}
const drink = (productId: string, name: string, own: Partial<Product>): Product =>
  makeProduct({ ...bare, productId, name, category: 'edible', subcategory: 'Drinks', priceCents: 700, ...own })
const bud = (productId: string, name: string, own: Partial<Product>): Product =>
  makeProduct({
    ...bare,
    productId,
    name,
    category: 'flower',
    subcategory: 'Flower',
    sizeGrams: 3.5,
    priceCents: 3000,
    ...own,
  })

const store = openStore({
  profile: { name: 'Test Shop', phone: '(575) 555-0100' },
  products: [
    drink('d1', 'Quill Plum Seltzer 10mg', { brand: 'Quill' }),
    drink('d2', 'Sandbar Hibiscus Tea 10mg', { brand: 'Sandbar', tags: ['local'] }),
    bud('f1', 'Harrier Haze', { brand: 'Fenwick', strainType: 'sativa' }),
    bud('f2', 'Lantern Cake', { brand: 'Fenwick', strainType: 'hybrid', description: 'A local favorite.' }),
    bud('f3', 'Copper Plum', { brand: 'Sandbar', strainType: 'sativa-hybrid', description: 'Local, grown outdoors.' }),
    makeProduct({
      ...bare,
      productId: 'v1',
      name: 'Copper Plum Cart 1g',
      brand: 'Sandbar',
      category: 'vape',
      subcategory: 'Cartridges',
    }),
  ],
})

const shown = (talk: string): readonly string[] => {
  const texts = talk.split(' | ')
  return askAfter(store, texts.slice(0, -1), texts.at(-1) ?? '').products.map(({ productId }) => productId)
}

describe('what is local', () => {
  it.each([
    ['local drinks', 'd2'],
    ['drinks | local ones', 'd2'],
    ['locally grown flower', 'f3'],
    ['flower thats grown local please', 'f3'],
  ])('is told by a tag or a description: %s', (talk, id) => {
    expect(shown(talk)).toEqual([id])
  })

  it('is no favorite', () => {
    expect(shown('local flower')).not.toContain('f2')
  })
})

describe('a type between two', () => {
  it.each(['sativa hybrid flower', 'get me a sativa hybrid eighth', 'a sativa dominant hybrid flower'])(
    'goes before either: %s',
    (talk) => {
      expect(shown(talk)).toEqual(['f3'])
    },
  )

  it.each(['sativa or hybrid flower', 'sativa, hybrid, either flower is fine', 'flower, hybrid'])(
    'is not meant by both: %s',
    (talk) => {
      expect(shown(talk).length).toBeGreaterThan(1)
    },
  )
})

it('asks of a thing that is named first', () => {
  expect(shown('looking for copper plum | the cart, how much')).toEqual(['v1'])
})
