import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const flavors: string[] = []
const sweet = {
  category: 'edible',
  subcategory: 'Gummies',
  stock: 9,
  salePriceCents: null,
  flavors,
} as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      ...sweet,
      productId: 'even',
      name: 'Plum Drops 1:1 THC:CBN',
      effects: ['Sleepy'],
      thcMgTotal: 100,
      priceCents: 1500,
    }),
    makeProduct({
      ...sweet,
      productId: 'rich',
      name: 'Dusk Drops 10:1 CBN:THC',
      effects: ['Relaxed'],
      thcMgTotal: 25,
      priceCents: 3000,
    }),
    makeProduct({
      ...sweet,
      productId: 'double',
      name: 'Fig Drops 2:1 (CBN/THC)',
      effects: ['Relaxed'],
      thcMgTotal: 100,
      priceCents: 1800,
    }),
    makeProduct({
      ...sweet,
      productId: 'silent',
      name: 'Night Chews with CBN',
      effects: ['Relaxed'],
      thcMgTotal: 100,
      priceCents: 1200,
    }),
    makeProduct({
      ...sweet,
      productId: 'day',
      subcategory: 'Tablets',
      name: 'Dash Tablets',
      strainType: 'hybrid',
      effects: ['Happy', 'Energetic'],
      thcMgTotal: 100,
      priceCents: 2000,
    }),
    makeProduct({
      ...sweet,
      productId: 'slow',
      subcategory: 'Tablets',
      name: 'Hush Tablets',
      strainType: 'indica',
      effects: ['Happy', 'Relaxed'],
      thcMgTotal: 100,
      priceCents: 1900,
    }),
  ],
})
const idsAfter = (before: readonly string[], text: string): readonly string[] =>
  askAfter(store, before, text).products.map(({ productId }) => productId)

describe('the most of a cannabinoid', () => {
  it.each(['which has the most cbn', 'the one with the most cbn', 'whichs highest in cbn'])(
    'is reckoned from the proportion and the THC: %s',
    (text) => {
      const turn = askAfter(store, ['cbn gummies'], text)
      expect(turn.products[0]?.productId).toBe('rich')
      expect(turn.text).toContain('The most CBN among our gummies with CBN')
    },
  )

  it('keeps the limit that stands', () => {
    expect(idsAfter(['cbn gummies under 20'], 'which has the most cbn')[0]).toBe('double')
  })

  it('is asked of the whole shelf as well', () => {
    expect(askStore(store, 'which gummies have the most cbn').products[0]?.productId).toBe('rich')
  })

  it('is not claimed of what tells no amount', () => {
    expect(askStore(store, 'chews with the most cbn').text).not.toContain('most CBN')
  })
})

describe('which of those shown suits a mood', () => {
  it.each([
    ['which wakes me up best', 'day'],
    ['which one gives me energy', 'day'],
    ['which of those relaxes me most', 'slow'],
  ])('is the one listed for it, though the wish was not met: %s', (text, id) => {
    expect(idsAfter(['sativa tablets'], text)).toEqual([id])
  })

  it('is a wish where all of them are listed for it, or none', () => {
    expect(idsAfter(['tablets'], 'which makes me happy').length).toBe(2)
    expect(askAfter(store, ['tablets'], 'which makes me sleepy').intent).toMatch(/^recommend/)
  })
})
