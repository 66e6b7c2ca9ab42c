import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from './open-store.ts'

const GUMMIES = [
  ['cookie', 'Oatmeal Raisin Cookie', ''],
  ['chili', 'Chili Melon Gummies', ''],
  ['melon', 'Melon Gummies', ''],
  ['apple', 'Red Apple Gummies', ''],
  ['pineapple', 'Pineapple Gummies', ''],
  ['mango', 'Mango Gummies', ''],
  ['island', 'Tropical Island Gummies', 'Ripe mango and guava.'],
] as const

const store = openStore({
  profile: { name: 'Test Shop' },
  products: GUMMIES.map(([productId, name, description]) =>
    makeProduct({
      productId,
      name,
      description,
      category: 'edible',
      subcategory: name.includes('Cookie') ? 'Baked goods' : 'Gummies',
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
