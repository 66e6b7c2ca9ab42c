import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const plain: Partial<Product> = { stock: 9, description: '', effects: [], terpenes: [], flavors: [], strainName: null }
const jar = { ...plain, category: 'flower', size: '3.5g', sizeGrams: 3.5, brand: 'Birch' } as const
const gummy = { ...plain, category: 'edible', subcategory: 'Gummies', brand: 'Saltbox' } as const
const cart = { ...plain, category: 'vape', subcategory: 'Cartridge', size: '1g', sizeGrams: 1 } as const
const roll = { ...plain, category: 'pre-roll', size: '1g', sizeGrams: 1, brand: 'Birch' } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ ...jar, productId: 'f1', name: 'Zanzibar Kush', strainName: 'Zanzibar Kush', priceCents: 5800 }),
    makeProduct({ ...jar, productId: 'f2', name: 'Willow Haze', strainName: 'Willow Haze', priceCents: 3900 }),
    makeProduct({ ...jar, productId: 'f3', name: 'Cobalt Dawn', size: '7g', sizeGrams: 7, priceCents: 5000 }),
    makeProduct({ ...gummy, productId: 'g1', name: 'Fizzy Grape Gummies', flavors: ['Grape'], priceCents: 2000 }),
    makeProduct({ ...gummy, productId: 'g2', name: 'Fizzy Mango Gummies', flavors: ['Mango'], priceCents: 1800 }),
    makeProduct({ ...gummy, productId: 'g3', name: 'Fizzy Lime Gummies', flavors: ['Lime'], priceCents: 1700 }),
    makeProduct({ ...cart, productId: 'v1', name: 'Quartz Cart', brand: 'Gondola', priceCents: 4000 }),
    makeProduct({ ...cart, productId: 'v2', name: 'Tundra Cart', brand: 'Kynd', priceCents: 4000 }),
    makeProduct({ ...roll, productId: 'p1', name: 'Lunar Roll', strainType: 'indica', priceCents: 900 }),
    makeProduct({ ...roll, productId: 'p2', name: 'Falcon Roll', strainType: 'sativa', priceCents: 800 }),
  ],
})
const idsAfter = (before: readonly string[], text: string): string[] =>
  askAfter(store, before, text).products.map(({ productId }) => productId)
const idsFor = (text: string): string[] => askStore(store, text).products.map(({ productId }) => productId)

describe('less than what was asked for by its name', () => {
  it('looks beyond the name, in the size that stands', () => {
    for (const text of [
      'what have you got cheaper, still an eighth',
      'any cheaper eighths',
      'less pricey but also an eighth',
      'too rich for me, what other eighths are there',
      'anything cheaper',
    ])
      expect(idsAfter(['how much is the zanzibar kush eighth'], text), text).toEqual(['f2'])
  })

  it('stays with the form of what was named', () => {
    for (const text of ['anything cheaper', 'got something less expensive', 'too much. cheaper?'])
      expect(idsAfter(['how much is the lunar roll'], text), text).toEqual(['p2'])
  })

  it('is another size of it where that is the answer to the price', () => {
    expect(askAfter(store, ['zanzibar kush eighth'], 'too much, a gram then').products.map(({ name }) => name)).toEqual(
      askStore(store, 'zanzibar kush gram').products.map(({ name }) => name),
    )
  })
})

describe('another flavour', () => {
  it('takes the place of the one that was named', () => {
    for (const text of [
      'not grape, another flavor',
      'a different flavor please',
      'any other flavors',
      'do they come in another flavor',
      'other flavor than grape',
    ])
      expect(idsAfter(['fizzy grape gummies'], text).toSorted(), text).toEqual(['g2', 'g3'])
    expect(idsAfter(['grape gummies'], 'another flavor, mango maybe')).toEqual(['g2'])
  })

  it('is no fact of the one that was shown', () => {
    expect(askAfter(store, ['fizzy grape gummies'], 'what flavor is it').intent).toBe('product_info')
  })
})

it('looks beyond a strain that was named for another one', () => {
  for (const text of ['another strain', 'show me a different strain', 'any other strains'])
    expect(idsAfter(['zanzibar kush eighth'], text), text).toEqual(['f2'])
})

it('leaves out the maker that others are to be of', () => {
  for (const text of [
    'other maker than gondola',
    'a different brand than gondola',
    'another company than gondola',
    'some other brand than gondola please',
    'different maker besides gondola',
  ])
    expect(idsAfter(['gram cart'], text), text).toEqual(['v2'])
})

it('refuses what somebody is no fan of', () => {
  for (const text of [
    'joints, not a big fan of sativas',
    'im not much of a fan of sativa, what prerolls are there',
    'shes never been a huge fan of sativas, prerolls for her',
    'not a great fan of sativa, joints please',
    'no big fan of sativas. prerolls?',
  ])
    expect(idsFor(text), text).toEqual(['p1'])
})
