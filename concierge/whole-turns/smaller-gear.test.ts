import { expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const gear = { category: 'accessory', strainType: null, stock: 9 } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ ...gear, productId: 'bong', name: 'Beaker Bong 12in', subcategory: 'Water Pipes' }),
    makeProduct({ ...gear, productId: 'bubbler', name: 'Mini Bubbler', subcategory: 'Glass' }),
    makeProduct({ ...gear, productId: 'large', name: 'Four Piece Grinder', subcategory: 'Grinders' }),
    makeProduct({ ...gear, productId: 'card', name: 'Pocket Grinder Card', subcategory: 'Grinders' }),
    makeProduct({ category: 'flower', productId: 'flower', name: 'Willow Haze', sizeGrams: 3.5 }),
  ],
})
const shown = (...said: string[]) =>
  askAfter(store, said.slice(0, -1), said.at(-1) ?? '').products.map(({ productId }) => productId)

it.each([
  'too big, something pocket sized',
  'thats huge, anything smaller',
  'something more compact',
  'got one that fits in my pocket',
])('shows smaller gear than what was shown: %s', (text) => {
  expect(shown('got a grinder', text)).toEqual(['card'])
  expect(shown('show me a bong', text)).toEqual(['bubbler'])
})

it('leaves what is no gear alone', () => {
  expect(shown('show me flower', 'something portable')).not.toEqual([])
})
