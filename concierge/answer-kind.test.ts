import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from './open-store.ts'

/** A row without what the maker of tests fills in. */
const listed = (row: Parameters<typeof makeProduct>[0]) =>
  makeProduct({ effects: [], flavors: [], terpenes: [], ...row })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    listed({
      productId: 'c1',
      name: 'Ember Lantern',
      category: 'concentrate',
      subcategory: 'Sugar',
      thcPercent: 77,
      sizeGrams: 1,
    }),
    listed({
      productId: 'c2',
      name: 'Amber Ferry',
      category: 'concentrate',
      subcategory: 'Shatter',
      thcPercent: 71,
    }),
    listed({
      productId: 't1',
      name: 'Harbor Plum THC Tincture (30ml)',
      brand: 'Tidewell',
      category: 'tincture',
      subcategory: 'Flavored',
    }),
    listed({
      productId: 'l1',
      name: 'Willow Rescue',
      brand: 'Tidewell',
      category: 'topical',
      subcategory: 'Lotion',
    }),
    listed({
      productId: 'e1',
      name: 'Copper Wharf Salted Taffy',
      brand: 'Chewery',
      category: 'edible',
      subcategory: 'Chews',
      thcMgTotal: 100,
    }),
    listed({
      productId: 'f1',
      name: 'Velvet Comet',
      category: 'flower',
      subcategory: 'Popcorn',
      sizeGrams: 7,
      thcPercent: 26,
      priceCents: 9500,
    }),
    listed({
      productId: 'g1',
      name: 'Summit Dome 2',
      brand: 'Vaporia',
      category: 'accessory',
      subcategory: 'Smart Rigs',
    }),
  ],
})

const ask = (text: string) => askStore(store, text)

describe('the kind of a named product', () => {
  it.each([
    ['Ember Lantern - wax or shatter or what? and how potent', 'under Sugar, among our concentrates'],
    ['is the ember lantern shatter or sugar', 'under Sugar, among our concentrates'],
    ['what type of product is the Summit Dome 2', 'under Smart Rigs, among our accessories'],
    ['what kind of concentrate is ember lantern', 'under Sugar, among our concentrates'],
    ['is the tidewell harbor plum a tincture or an edible? how many ml', 'among our tinctures'],
    ['velvet comet 7g - is that a popcorn or full bud', 'under Popcorn, among our flower'],
    ['does Willow Rescue get u high or is it a lotion', 'Yes: the menu lists it under Lotion'],
    ['is ember lantern live resin', "The menu doesn't list it as live resin"],
    ['hows the ember lantern, is it sugar', 'The menu lists it under Sugar'],
    ['copper wharf salted taffy, is that a gummy?', 'No: the menu lists it under Chews'],
  ])('is told by the word the menu lists it under: %s', (text, told) => {
    expect(ask(text).text).toContain(told)
  })

  it.each(['how much is the ember lantern', 'is the velvet comet any good for a joint', 'is the velvet comet strong'])(
    'is not told where it is not asked: %s',
    (text) => {
      expect(ask(text).text).not.toContain('the menu lists it under')
    },
  )

  it('leaves an answer about a size as it was', () => {
    expect(ask('velvet comet, is that 7 grams').text).toContain("it's 7 g")
  })
})
