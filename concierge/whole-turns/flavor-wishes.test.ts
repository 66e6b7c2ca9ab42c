import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const EDIBLES = [
  ['cookie', 'Oatmeal Raisin Cookie', ''],
  ['chili', 'Chili Melon Gummies', ''],
  ['melon', 'Melon Gummies', ''],
  ['apple', 'Red Apple Gummies', ''],
  ['pineapple', 'Pineapple Gummies', ''],
  ['mango', 'Mango Gummies', ''],
  ['island', 'Tropical Island Gummies', 'Ripe mango and guava.'],
  ['guava', 'Tropical Guava Gummies', ''],
  ['bite', 'Bite Mango', ''],
  ['dark', 'Dark Chocolate Bar', ''],
  ['milk', 'Milk Chocolate Bar', ''],
] as const

const store = openStore({
  profile: { name: 'Test Shop' },
  products: EDIBLES.map(([productId, name, description]) =>
    makeProduct({
      productId,
      name,
      description,
      category: 'edible',
      subcategory: name.includes('Cookie') ? 'Baked goods' : name.includes('Choc') ? 'Chocolate' : 'Gummies',
      brand: 'Maker',
      effects: [],
      flavors: [],
      strainName: null,
      terpenes: [],
    }),
  ),
})
const idsFor = (text: string): string[] => askStore(store, text).products.map(({ productId }) => productId)

describe('a flavour wished for', () => {
  it('is not filled up with others where it is given by example', () => {
    expect(idsFor('something baked, like a cookie')).toEqual(['cookie'])
    expect(idsFor('anything spicy? like chili')).toEqual(['chili'])
    expect(idsFor('gummies that taste like apple')).toEqual(['apple'])
  })
})

describe('a flavour refused', () => {
  it('is neither in the name nor in the description', () => {
    for (const text of ['tropical gummies but i cant stand mango', 'tropical gummies, mango is too sweet for me'])
      expect(idsFor(text), text).toEqual(['pineapple', 'guava'])
    for (const text of ['anything but mango', 'hate the taste of mango, what gummies'])
      for (const id of idsFor(text)) expect(['mango', 'island', 'bite'], text).not.toContain(id)
  })

  it('is refused by what is said of it afterwards, and as a look of a thing', () => {
    for (const text of ['dark chocolate only, milk is too sweet for me', 'chocolate, not milk', 'dark chocolate bar'])
      expect(idsFor(text), text).toEqual(['dark'])
    for (const text of ['milk chocolate only, dark is too bitter', 'chocolate but not dark'])
      expect(idsFor(text), text).toEqual(['milk'])
  })
})

describe('a tag', () => {
  it('that names a terpene is no fruit', () => {
    const cart = (productId: string, tags: string[]) =>
      makeProduct({ productId, name: `Cart ${productId}`, category: 'vape', flavors: [], strainName: null, tags })
    const carts = openStore({
      profile: { name: 'Test Shop' },
      products: [cart('gelato', ['sweet', 'limonene']), cart('haze', ['lemon', 'myrcene'])],
    })
    for (const text of ['vape that tastes like citrus', 'lemon cart', 'fruity carts', 'un cartucho con sabor a limón'])
      expect(
        askStore(carts, text).products.map(({ productId }) => productId),
        text,
      ).toEqual(['haze'])
  })
})

describe('a taste that is also a thing to eat', () => {
  const shop = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({
        productId: 'f1',
        name: 'Lava Cake 3.5g',
        category: 'flower',
        sizeGrams: 3.5,
        flavors: ['Chocolate', 'Mint'],
      }),
      makeProduct({ productId: 'f2', name: 'Sour Tide 3.5g', category: 'flower', sizeGrams: 3.5, flavors: ['Citrus'] }),
      makeProduct({ productId: 'e1', name: 'Mint Chocolate Bar', category: 'edible', subcategory: 'Chocolate' }),
    ],
  })
  const shown = (text: string) => askStore(shop, text).products.map(({ productId }) => productId)

  it.each([
    'eighth with a mint chocolate thing going on',
    'eighth with mint chocolate vibes',
    'flower with chocolate notes',
    'an eighth that tastes like chocolate',
    'chocolate mint flower',
    'mint chocolate eighth',
  ])('is one of what is smoked: %s', (text) => {
    expect(shown(text)).toEqual(['f1'])
  })

  it('is eaten where it is asked for by itself', () => {
    for (const text of ['mint chocolate', 'got any chocolate']) expect(shown(text), text).toEqual(['e1'])
    expect(shown('an eighth and some chocolate')).toContain('e1')
  })
})
