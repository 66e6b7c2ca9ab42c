import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const flower = { category: 'flower', size: '3.5g', sizeGrams: 3.5, brand: 'Elm' } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ ...flower, name: "Ada's Sour Diesel", strainName: "Ada's Sour Diesel", strainType: 'sativa' }),
    makeProduct({ ...flower, name: 'Quiet Harbor', strainName: 'Quiet Harbor', strainType: 'hybrid' }),
    makeProduct({ ...flower, name: 'Northern Lights', strainName: 'Northern Lights', strainType: 'indica' }),
    makeProduct({ name: 'Gray Hoodie', category: 'merch', subcategory: 'Apparel', strainName: null, strainType: null }),
    makeProduct({ name: 'Dusk Gummies', category: 'edible', subcategory: 'Gummies', strainName: null }),
  ],
})
const ask = (text: string): string => askStore(store, text).text

describe('a strain that the menu has not', () => {
  it('is told to be missing by its bare name, and what is like it is shown', () => {
    for (const text of ['gsc', 'zkittlez', 'got any zkittlez', 'biscotti?', 'gary payton', 'white widow', 'jealousy'])
      expect(ask(text), text).toMatch(/^Sorry, I don't have/)
    const { products } = askStore(store, 'white widow')
    expect(products.map(({ category }) => category)).not.toContain('edible')
    expect(products[0]?.name).toBe('Quiet Harbor')
  })

  it('is no word that means another thing', () => {
    for (const text of ['can i use a mac to order', 'i get jealousy from my cat', 'do you sell a headband to wear'])
      expect(ask(text), text).not.toMatch(/don't have (?:Mac|Jealousy|Headband)/)
  })
})

describe('a strain by its short name', () => {
  it('is found where its whole name is a part of a longer one', () => {
    for (const text of ['sour d', 'sour d 3.5', 'got any sour d flower'])
      expect(ask(text), text).toContain("Ada's Sour Diesel")
  })
})

describe('names given as alternatives', () => {
  it('are each told to be there or not', () => {
    for (const text of ['white widow? or northern lights', 'got northern lights or white widow']) {
      expect(ask(text), text).toMatch(/don't have White Widow/)
      expect(
        askStore(store, text).products.map(({ name }) => name),
        text,
      ).toEqual(['Northern Lights'])
    }
    expect(ask('jealousy or runtz')).toMatch(/don't have jealousy or runtz/)
    expect(ask('any white widow or gelato 41')).toMatch(/don't have White Widow or Gelato 41/i)
  })

  it('are any of them enough where the menu has both', () => {
    expect(
      askStore(store, 'any northern lights or sour diesel flower')
        .products.map(({ name }) => name)
        .sort(),
    ).toEqual(["Ada's Sour Diesel", 'Northern Lights'])
  })
})
