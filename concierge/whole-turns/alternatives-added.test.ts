import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const cart = { category: 'vape', subcategory: 'Cartridge', stock: 9 } as const
const eighth = { category: 'flower', strainType: 'indica', stock: 9 } as const
const edible = { category: 'edible' as const, effects: ['Sleepy'], stock: 9 }
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ ...cart, productId: 'indica', name: 'Amber Cart', strainType: 'indica' }),
    makeProduct({ ...cart, productId: 'sativa', name: 'Cobalt Cart', strainType: 'sativa' }),
    makeProduct({
      ...cart,
      productId: 'dispo',
      name: 'Zephyr Disposable',
      subcategory: 'Disposable',
      strainType: 'indica',
    }),
    makeProduct({ ...eighth, productId: 'small', name: 'Willow Calm 3.5g', sizeGrams: 3.5 }),
    makeProduct({ ...eighth, productId: 'large', name: 'Birch Calm 7g', sizeGrams: 7 }),
    makeProduct({ ...edible, productId: 'mango', name: 'Sunset Gummies', subcategory: 'Gummies', flavors: ['Mango'] }),
    makeProduct({ ...edible, productId: 'berry', name: 'Harbor Gummies', subcategory: 'Gummies', flavors: ['Berry'] }),
    makeProduct({ ...edible, productId: 'bar', name: 'Milk Bar', subcategory: 'Chocolate' }),
  ],
})
const shown = (...said: string[]) =>
  askAfter(store, said.slice(0, -1), said.at(-1) ?? '')
    .products.map(({ productId }) => productId)
    .sort()

describe('what will do as well', () => {
  it.each([
    'sativa is fine too',
    'or sativa',
    'sativas work too',
    'i dont mind sativa either',
    'id take a sativa too',
    'im open to sativa too',
    'id be fine with sativa too',
    'sativa would be ok as well',
    'sativa is also fine',
  ])('is another type beside the one: %s', (text) => {
    const turn = askAfter(store, ['i want an indica cart'], text)
    expect(turn.products.map(({ productId }) => productId).sort()).toEqual(['indica', 'sativa'])
    expect(turn.text).toMatch(/indica or sativa/i)
  })

  it.each(['or chocolate is ok too', 'chocolate works too', 'or some chocolate', 'chocolate would be fine as well'])(
    'is another form: %s',
    (text) => {
      expect(shown('gummies for sleep', text)).toEqual(['bar', 'berry', 'mango'])
    },
  )

  it('is another size, flavor or kind', () => {
    expect(shown('an eighth of indica', '7g works too')).toEqual(['large', 'small'])
    expect(shown('mango gummies', 'berry is fine too')).toEqual(['berry', 'mango'])
    expect(shown('an indica cart', 'or a disposable')).toEqual(['dispo', 'indica'])
  })

  it('stands on, and is widened again', () => {
    expect(shown('an indica cart', 'sativa is fine too', 'or a disposable')).toEqual(['dispo', 'indica', 'sativa'])
  })
})

describe('what is put in the place of another', () => {
  it.each(['sativa instead', 'make it sativa', 'actually sativa', 'no, sativa please'])('replaces it: %s', (text) => {
    expect(shown('an indica cart', text)).toEqual(['sativa'])
  })
})
