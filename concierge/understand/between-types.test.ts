import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const jar = { category: 'flower', sizeGrams: 3.5, stock: 9 } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ ...jar, productId: 'calm', name: 'Birch Calm', strainType: 'indica', thcPercent: 27 }),
    makeProduct({ ...jar, productId: 'mixed', name: 'Tundra Mix', strainType: 'hybrid', thcPercent: 24 }),
    makeProduct({ ...jar, productId: 'haze', name: 'Willow Haze', strainType: 'sativa', thcPercent: 25 }),
  ],
})
const shown = (before: readonly string[], text: string) =>
  askAfter(store, before, text).products.map(({ productId }) => productId)

describe('what lies between indica and sativa', () => {
  it.each([
    'indica puts her right out. something more in between?',
    'too heavy, something in the middle',
    'maybe a middle ground',
    'a bit of both maybe',
    'not full indica, more half and half',
  ])('is a hybrid after one of them: %s', (text) => {
    expect(shown(['an indica eighth'], text)).toEqual(['mixed'])
  })

  it.each(['an eighth between indica and sativa', 'flower somewhere between sativa and indica'])(
    'is a hybrid by itself: %s',
    (text) => {
      expect(shown([], text)).toEqual(['mixed'])
    },
  )

  it.each(['something for in the middle of the night', 'in between 10 and 90 dollars'])(
    'is nothing that lies between other things: %s',
    (text) => {
      expect(shown(['an indica eighth'], text)).toEqual(['calm'])
    },
  )

  it('is explained where the difference is asked for', () => {
    expect(askStore(store, 'whats the difference between indica and sativa').intent).toBe('education')
  })
})
