import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const bar = { category: 'edible', subcategory: 'Chocolate', stock: 9 } as const
const gummy = { category: 'edible', subcategory: 'Gummies', stock: 9 } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ ...bar, productId: 'milk', name: 'Milk Chocolate Bar' }),
    makeProduct({ ...bar, productId: 'dark', name: 'Dark Chocolate Bar' }),
    makeProduct({ ...gummy, productId: 'peach', name: 'Sunset Gummies', flavors: ['Peach'] }),
    makeProduct({ ...gummy, productId: 'sour', name: 'Harbor Gummies', flavors: ['Sour'] }),
  ],
})
const shown = (...said: string[]) =>
  askAfter(store, said.slice(0, -1), said.at(-1) ?? '')
    .products.map(({ productId }) => productId)
    .sort()

describe('what is too much so', () => {
  it.each([
    'milk chocolate is too sweet, dark please',
    'milk chocolate is way too sweet for me so dark',
    'milk chocolate tastes too sweet, got any dark ones',
    'the milk chocolate is too sweet, maybe dark instead',
  ])('is refused as that kind, and another kind wished for: %s', (text) => {
    expect(shown(text)).toEqual(['dark'])
    expect(shown('any chocolate', text)).toEqual(['dark'])
  })

  it.each(['milk is too sweet, dark please', 'milk chocolate is too sweet', 'milk is too sweet for me, dark one'])(
    'is refused after the thing: %s',
    (text) => {
      expect(shown('any chocolate', text)).toEqual(['dark'])
    },
  )

  it('is refused of any sweets', () => {
    expect(shown('peach gummies are too sweet, sour please')).toEqual(['sour'])
    expect(shown('dark chocolate is too bitter, milk please')).toEqual(['milk'])
  })

  it('is the thing itself where no kind of it is named', () => {
    expect(shown('chocolate is too sweet, gummies please')).toEqual(['peach', 'sour'])
  })
})
