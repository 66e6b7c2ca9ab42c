import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

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

describe('something like a thing, but otherwise', () => {
  const cart = { category: 'vape', strainType: 'hybrid', thcPercent: 80, stock: 5, salePriceCents: null } as const
  const shop = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({
        ...cart,
        productId: 'd2',
        name: 'Tidal Plum',
        brand: 'Ferrow',
        subcategory: 'Disposable',
        sizeGrams: 2,
        priceCents: 6000,
      }),
      makeProduct({
        ...cart,
        productId: 'd1',
        name: 'Pear Wink',
        brand: 'Ulmo',
        subcategory: 'Disposable',
        sizeGrams: 1,
        priceCents: 4000,
      }),
      makeProduct({
        ...cart,
        productId: 'c1',
        name: 'Fig Nod',
        brand: 'Ulmo',
        subcategory: 'Cartridge',
        sizeGrams: 1,
        priceCents: 3500,
      }),
      makeProduct({ productId: 'oz', name: 'Moss Tart', brand: 'Ferrow', sizeGrams: 28, priceCents: 20000, stock: 5 }),
      makeProduct({ productId: 'ei', name: 'Fern Tart', brand: 'Ulmo', sizeGrams: 3.5, priceCents: 4000, stock: 5 }),
      makeProduct({
        productId: 's1',
        name: 'Cape Moth',
        brand: 'Ferrow',
        category: 'concentrate',
        subcategory: 'Sugar',
        sizeGrams: 1,
        priceCents: 6500,
        stock: 5,
      }),
      makeProduct({
        productId: 's2',
        name: 'Gull Moth',
        brand: 'Ulmo',
        category: 'concentrate',
        subcategory: 'Badder',
        sizeGrams: 1,
        priceCents: 4500,
        stock: 5,
      }),
    ],
  })
  const ids = (text: string) => askStore(shop, text).products.map(({ productId }) => productId)

  it.each([
    ['i loved the tidal plum disposable. similar but in a cartridge?', ['c1']],
    ['something like the tidal plum but a cartridge', ['c1']],
    ['like the ferrow tidal plum all in one but 1g not 2', ['d1']],
    ['similar to the tidal plum but in a 1g disposable', ['d1']],
    ['moss tart but in an eighth instead? or something near it', ['ei']],
    ['anything like the moss tart in an eighth', ['ei']],
    ['similar to cape moth sugar but for 50 or less', ['s2']],
  ])('is what it is to be, and not the thing itself: %s', (text, expected) => {
    expect(ids(text)).toEqual(expected)
  })

  it('is the thing itself where that fits too', () => {
    expect(ids('something like the fern tart in an eighth')).toContain('ei')
  })
})
