import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const capsule = (productId: string, fields: Parameters<typeof makeProduct>[0]): ReturnType<typeof makeProduct> =>
  makeProduct({
    productId,
    category: 'edible',
    subcategory: 'Capsules',
    flavors: [],
    terpenes: [],
    stock: 9,
    ...fields,
  })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    capsule('night', {
      name: 'Nightfall Capsules 250mg',
      thcPercent: null,
      thcMgPerPiece: 25,
      thcMgTotal: 250,
      description: 'Ten softgels.',
    }),
    capsule('daily', {
      name: 'Sunrise Capsules 50mg',
      thcPercent: null,
      thcMgPerPiece: 5,
      thcMgTotal: 50,
      description: 'Ten softgels with 5mg THC each, no taste at all.',
    }),
    makeProduct({
      productId: 'trio',
      category: 'pre-roll',
      name: 'Desert Trio 3pk',
      flavors: ['Citrus'],
      stock: 9,
      description: 'Three full-gram joints: one sativa, one hybrid, one indica.',
    }),
  ],
})

describe('what a description says of taste', () => {
  it.each([
    'do the sunrise capsules taste like anything',
    'what flavor are the sunrise capsules',
    'is there a taste to the sunrise capsules',
  ])('is told where it says that there is none: %s', (text) => {
    expect(askStore(store, text).text).toMatch(/no taste at all/)
  })

  it.each(['the weaker of those, does it taste like anything?', 'the weakest of those, what does it taste of'])(
    'is told of the one that is meant: %s',
    (text) => {
      expect(askAfter(store, ['do you have capsules'], text).text).toMatch(/no taste at all/)
    },
  )

  it('is not told where it says nothing', () => {
    expect(
      askAfter(store, ['do you have capsules'], 'the stronger of those, does it taste like anything?').text,
    ).toMatch(/no flavours/)
  })
})

it.each([
  'is the desert trio 3pk all one kind or nah',
  'desert trio 3pk, are they all the same strain',
  'is the desert trio 3pk a mix',
  'whats in the desert trio 3pk',
  'is the desert trio 3pk just one strain or different ones',
])('tells what a pack of several holds: %s', (text) => {
  expect(askStore(store, text).text).toMatch(/one sativa, one hybrid, one indica/)
})
