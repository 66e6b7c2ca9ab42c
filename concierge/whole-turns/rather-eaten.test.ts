import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const calm = { strainType: 'indica' as const, effects: ['Relaxed'], stock: 9 }
const store = openStore({
  profile: {
    name: 'Test Shop',
    policies: { publicConsumption: 'Nothing is to be smoked or eaten on the premises.' },
  },
  products: [
    makeProduct({ productId: 'roll', category: 'pre-roll', name: 'Fern Roll 1g', ...calm }),
    makeProduct({ productId: 'bud', category: 'flower', name: 'Fern 3.5g', ...calm }),
    makeProduct({ productId: 'gummy', category: 'edible', subcategory: 'Gummies', name: 'Fern Gummies', ...calm }),
    makeProduct({ productId: 'pen', category: 'vape', subcategory: 'Disposable', name: 'Fern Pen', ...calm }),
  ],
})

describe('who would rather eat than smoke', () => {
  it.each([
    'she would rather eat it than smoke it',
    "nah he'd rather eat something",
    'my aunt prefers to eat it instead of smoking',
    'we would sooner eat it',
    'they would prefer eating it',
  ])('is shown what is eaten: %s', (text) => {
    const turn = askAfter(store, ['a relaxing joint for somebody in the family'], text)
    expect(turn.products.map(({ productId }) => productId)).toEqual(['gummy'])
  })

  it('may say so at once', () => {
    const { products } = askStore(store, 'my uncle would rather eat than smoke, something relaxing')
    expect(products.map(({ productId }) => productId)).toEqual(['gummy'])
  })
})

it('shows what is smoked to whom would rather smoke', () => {
  const { products } = askAfter(store, ['relaxing gummies for my aunt'], 'she would rather smoke it than eat it')
  expect(products.map(({ productId }) => productId).toSorted()).toEqual(['bud', 'roll'])
})

it('shows a vape to whom would rather vape than smoke', () => {
  const { products } = askAfter(store, ['relaxing flower'], 'he would rather vape it than smoke it')
  expect(products.map(({ productId }) => productId)).toEqual(['pen'])
})
