import { expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from './open-store.ts'

const vape = makeProduct({
  productId: 'v1',
  name: 'Berry Blast Cart',
  category: 'vape',
  strainType: 'sativa',
  stock: 5,
})
const other = makeProduct({
  productId: 'v2',
  name: 'Kiwi Coast Cart',
  category: 'vape',
  strainType: 'sativa',
  stock: 5,
})
const flower = makeProduct({ productId: 'f1', name: 'Meadow Haze 3.5g', strainType: 'sativa', stock: 5 })
const chews = [5, 10].map((thcMgPerPiece) =>
  makeProduct({
    productId: `e${thcMgPerPiece}`,
    name: thcMgPerPiece === 5 ? 'Orange Chews' : 'Grape Chews',
    category: 'edible',
    thcPercent: null,
    thcMgPerPiece,
    stock: 5,
  }),
)
const store = openStore({ profile: { name: 'Test Shop' }, products: [vape, other, flower, ...chews] })
const shown = (text: string) => askStore(store, text).products.map(({ category }) => category)

it.each([
  'something like berry blast but not a vape',
  'anything similar to berry blast, no vapes',
  'like the berry blast but not in a vape',
])('shows nothing of the shelf that is refused beside a likeness: %s', (text) => {
  expect(shown(text).length).toBeGreaterThan(0)
  expect(shown(text)).not.toContain('vape')
})

it('stays on the shelf of what is named where none is refused', () => {
  expect(shown('something like berry blast')).toEqual(['vape', 'vape'])
})

it('takes a stronger edible for one of more in a piece', () => {
  const { products } = askStore(store, 'something like orange chews but stronger')
  expect(products.map(({ productId }) => productId)).toEqual(['e10'])
})
