import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ productId: 'milk', name: 'Purple Otter', strainType: 'indica', stock: 9 }),
    makeProduct({ productId: 'lime', name: 'Lime Heron', strainType: 'sativa', stock: 9 }),
    makeProduct({
      productId: 'tray',
      category: 'accessory',
      subcategory: 'Trays',
      name: 'Purple Tray',
      strainType: null,
      effects: [],
      flavors: [],
      thcPercent: null,
      stock: 9,
    }),
  ],
})

const shown = (text: string) => askStore(store, text).products.map(({ productId }) => productId)

describe('a color told of what grows', () => {
  it.each(['purple strains you got?', 'any purple buds', 'do you have purple strains in'])(
    'is looked for in its name: %s',
    (text) => {
      expect(shown(text)).toEqual(['milk'])
    },
  )

  it('is the look of a thing to use where one is named', () => {
    expect(shown('a purple tray')).toEqual(['tray'])
  })
})

describe('what is rolled with', () => {
  it('has no mood', () => {
    expect(askStore(store, 'a tray to roll on').text).not.toMatch(/winding down/)
  })
})
