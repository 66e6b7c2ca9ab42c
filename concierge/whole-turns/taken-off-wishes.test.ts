import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const roll = { category: 'pre-roll', strainType: 'indica', sizeGrams: 1, stock: 9, thcPercent: 20 } as const
const snack = { category: 'edible', strainType: 'indica', stock: 9, packCount: 10 } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ ...roll, productId: 'dipped', name: 'Maple Infused 1g', subcategory: 'Infused', tags: ['infused'] }),
    makeProduct({ ...roll, productId: 'plain', name: 'Willow Pre-Roll 1g', subcategory: 'Single' }),
    makeProduct({ ...snack, productId: 'gummies', name: 'Plum Gummies', subcategory: 'Gummies' }),
    makeProduct({ ...snack, productId: 'bar', name: 'Cocoa Bar', subcategory: 'Chocolate' }),
    makeProduct({ ...snack, productId: 'mints', name: 'Frost Mints', subcategory: 'Mints' }),
  ],
})
const shown = (before: readonly string[], text: string) =>
  askAfter(store, before, text).products.map(({ productId }) => productId)

describe('how a thing is made', () => {
  it.each([
    'drop the infused part, plain is ok, indica only',
    'lose the infused',
    'skip infused, regular is fine',
    'doesnt have to be infused',
    'without the infused',
  ])('is dropped, and the thing is still wished for: %s', (text) => {
    expect(shown(['infused joints'], text)).toEqual(['plain'])
  })
})

describe('one kind of several', () => {
  it.each([
    'take gummies out. what does that leave me',
    'take the gummies out',
    'leave gummies out',
    'cut out the gummies',
    'rule out gummies',
    'gummies are off the table',
  ])('is left out: %s', (text) => {
    expect(shown(['an indica edible'], text).toSorted()).toEqual(['bar', 'mints'])
  })

  it.each(['gummies to take out on the lake', 'i want to take gummies out of town'])(
    'is asked for where it is only carried: %s',
    (text) => {
      expect(shown([], text)).toEqual(['gummies'])
    },
  )
})
