import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const roll = { category: 'pre-roll', sizeGrams: 1, stock: 9 } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ ...roll, productId: 'a', name: 'Willow Haze Pre-Roll', priceCents: 700, thcPercent: 17 }),
    makeProduct({ ...roll, productId: 'b', name: 'Birch Calm Pre-Roll', priceCents: 900, thcPercent: 25 }),
    makeProduct({ ...roll, productId: 'c', name: 'Tundra Mix Pre-Roll', priceCents: 1100, thcPercent: 21 }),
    makeProduct({ ...roll, productId: 'd', name: 'Maple Rest Pre-Roll', priceCents: 1300, thcPercent: 29 }),
  ],
})
const first = (before: readonly string[], text: string) => askAfter(store, before, text).products[0]?.productId

describe('the next of what was put in order', () => {
  it.each([
    'and the next one up after that?',
    'whats the next cheapest',
    'next one up',
    'ok and the one after that',
    'runner up?',
    'the next one',
  ])('stands one place behind: %s', (text) => {
    expect(first(['cheapest joint'], text)).toBe('b')
  })

  it('is counted on', () => {
    expect(first(['cheapest joint', 'next cheapest'], 'and the one after that')).toBe('c')
  })

  it('is of strength where that was asked for', () => {
    expect(first(['strongest joint'], 'next strongest?')).toBe('b')
  })

  it('is another where nothing was put in order', () => {
    const shown = askAfter(store, [], 'show me joints').products.map(({ productId }) => productId)
    expect(shown).not.toContain(first(['show me joints'], 'next one'))
  })
})
