import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import { askStore } from '#testing/ask.ts'
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
const bud = (productId: string, name: string, sizeGrams: number, priceCents: number): Product =>
  makeProduct({
    ...bare,
    productId,
    name,
    category: 'flower',
    brand: 'Fenwick',
    strainName: name,
    size: `${sizeGrams}g`,
    sizeGrams,
    priceCents,
    strainType: 'hybrid',
  })
const eaten = (productId: string, name: string, subcategory: string, own: Partial<Product>): Product =>
  makeProduct({
    ...bare,
    productId,
    name,
    category: 'edible',
    subcategory,
    thcMgTotal: 5,
    priceCents: 600,
    strainType: 'hybrid',
    ...own,
  })

const store = openStore({
  profile: { name: 'Test Shop', phone: '(575) 555-0100' },
  products: [
    bud('f1', 'Harrier Haze', 3.5, 3500),
    bud('f2', 'Lantern Cake', 7, 7700),
    bud('f3', 'Copper Plum', 3.5, 2800),
    eaten('d1', 'Quill Plum Seltzer', 'Drinks', { brand: 'Quill', effects: ['happy'], stock: 0 }),
    eaten('d2', 'Quill Pear Seltzer', 'Drinks', { brand: 'Quill', effects: [], strainType: 'sativa' }),
    eaten('d3', 'Sandbar Tea', 'Drinks', { brand: 'Sandbar', effects: [], strainType: 'sativa' }),
    eaten('c1', 'Sandbar Bites', 'Chocolates', { brand: 'Sandbar', effects: ['happy'] }),
    eaten('c2', 'Mallow Bar', 'Chocolates', { brand: 'Mallow', effects: ['happy'] }),
    eaten('k1', 'Sandbar Caramels Sea Salt', 'Chews', { brand: 'Sandbar' }),
  ],
})

describe('two things of different weight', () => {
  it.each(['compare harrier haze and lantern cake', 'harrier haze vs lantern cake'])(
    'are weighed by the gram: %s',
    (text) => {
      const { text: said } = askStore(store, text)
      expect(said).toContain('3.5 g at $10 a gram')
      expect(said).toContain('7 g at $11 a gram')
      expect(said).not.toContain('less')
    },
  )

  it('are weighed by their price where they weigh the same', () => {
    expect(askStore(store, 'compare harrier haze and copper plum').text).toContain('costs $7 less')
  })
})

it.each(['quill plum seltzer, in stock?', 'do you have the quill plum seltzer'])(
  'has another of its kind and maker in place of what is gone: %s',
  (text) => {
    const ids = askStore(store, text).products.map(({ productId }) => productId)
    expect(ids[0]).toBe('d2')
    expect(ids).not.toContain('c1')
  },
)

it.each(['any caramels', 'salted caramel things?'])('finds caramels among chews: %s', (text) => {
  expect(askStore(store, text).products.map(({ productId }) => productId)).toEqual(['k1'])
})
