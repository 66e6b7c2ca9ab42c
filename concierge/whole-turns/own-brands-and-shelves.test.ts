import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const row = (productId: string, fields: Parameters<typeof makeProduct>[0]): ReturnType<typeof makeProduct> =>
  makeProduct({ productId, stock: 9, salePriceCents: null, description: null, tags: [], ...fields })
const cart = { category: 'vape', subcategory: 'Cartridges', size: '1g', sizeGrams: 1, thcPercent: 80 } as const
const bud = { category: 'flower', size: '3.5g', sizeGrams: 3.5, thcPercent: 22 } as const
const gear = { category: 'accessory', strainType: null, thcPercent: null } as const

const store = openStore({
  profile: { name: 'Otter Creek Wellness' },
  products: [
    row('own-cart', { ...cart, name: 'Amber Owl Cart 1g', brand: 'Otter Creek', priceCents: 2500 }),
    row('other-cart', { ...cart, name: 'Tall Fern Cart 1g', brand: 'Brightloom', priceCents: 3000 }),
    row('creek-cart', { ...cart, name: 'Slate Wren Cart 1g', brand: 'Otterbein Labs', priceCents: 2800 }),
    row('pod', { ...cart, subcategory: 'Pods', name: 'Lumo Arc Pod 0.5g Slate Wren', brand: 'Brightloom' }),
    row('else-pod', { ...cart, subcategory: 'Pods', name: 'Veera Pod 1g Tall Fern', brand: 'Veera' }),
    row('lumo', { ...gear, subcategory: 'Batteries', name: 'Arc Battery', brand: 'Lumo', priceCents: 3000 }),
    row('worth', { ...bud, subcategory: 'Value', name: 'Amber Owl', brand: 'Brightloom', priceCents: 1800 }),
    row('top', { ...bud, subcategory: 'Top Shelf', name: 'Tall Fern', brand: 'Brightloom', priceCents: 4500 }),
    row('packed', { ...bud, subcategory: 'Pre-Pack', name: 'Slate Wren', brand: 'Veera', priceCents: 3000 }),
    row('bar', { category: 'edible', subcategory: 'Baked Goods', name: 'Oat Lemon Bars', brand: 'Hearthside' }),
    row('gummy', { category: 'edible', subcategory: 'Gummies', name: 'Plum Gummies', brand: 'Hearthside' }),
  ],
})
const idsOf = (text: string): readonly string[] => askStore(store, text).products.map(({ productId }) => productId)

describe('the brand of the house', () => {
  it.each(['show me your house brand carts', 'house carts', 'carts from your own brand', 'store brand carts'])(
    'is the one that has the name of the shop: %s',
    (text) => {
      expect(idsOf(text)).toEqual(['own-cart'])
    },
  )

  it.each(['carts for a house party', 'something for around the house, a cart'])(
    'is not meant by a house: %s',
    (text) => {
      expect(idsOf(text).length).toBeGreaterThan(1)
    },
  )

  it('is whatever is called so where a menu does that', () => {
    const plain = openStore({
      profile: { name: 'Quiet Pine' },
      products: [
        row('mine', { ...bud, name: 'Amber Owl', brand: 'House' }),
        row('theirs', { ...bud, name: 'Tall Fern', brand: 'Birdhouse' }),
      ],
    })
    expect(askStore(plain, 'house brand flower').products.map(({ productId }) => productId)).toEqual(['mine'])
  })
})

describe('a maker of other shops', () => {
  it.each(['kingpen carts', 'do you carry king pen carts', 'any kingpen'])('is said not to be there: %s', (text) => {
    const turn = askStore(store, text)
    expect(turn.text).toMatch(/don't carry king ?pen/)
    expect(turn.products.every(({ category }) => category === 'vape')).toBe(true)
  })

  it('is answered with what is called like the thing that was asked for', () => {
    expect(idsOf('do you carry kiva bars')).toEqual(['bar'])
  })
})

describe('what goes into a device', () => {
  it.each(['vape pods for my lumo', 'lumo pods', 'pods that fit a lumo'])(
    'is found by the name of the device, whoever fills it: %s',
    (text) => {
      expect(idsOf(text)).toEqual(['pod'])
    },
  )

  it('is not the device itself', () => {
    expect(idsOf('a lumo battery')).toEqual(['lumo'])
  })
})

describe('a shelf of the menu', () => {
  it.each([
    ['value shelf flower list', 'worth'],
    ['whats on the value shelf', 'worth'],
    ['top shelf flower', 'top'],
    ['prepacked eighths', 'packed'],
    ['pre-packaged eighths please', 'packed'],
  ])('is asked for by its name: %s', (text, id) => {
    expect(idsOf(text)).toEqual([id])
  })

  it('is not meant by the word alone', () => {
    expect(idsOf('best value flower').length).toBeGreaterThan(1)
  })
})
