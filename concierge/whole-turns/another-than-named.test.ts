import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const eighth = { category: 'flower', sizeGrams: 3.5, stock: 9, salePriceCents: null } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      ...eighth,
      productId: 'w',
      name: 'Willow Haze',
      brand: 'Elm',
      priceCents: 5000,
      thcPercent: 26,
      strainType: 'sativa',
    }),
    makeProduct({
      ...eighth,
      productId: 'b',
      name: 'Birch Calm',
      brand: 'Oak',
      priceCents: 4000,
      thcPercent: 30,
      strainType: 'sativa',
    }),
    makeProduct({
      ...eighth,
      productId: 'l',
      name: 'Larch Hill',
      brand: 'Oak',
      priceCents: 6000,
      thcPercent: 18,
      strainType: 'indica',
    }),
    makeProduct({
      ...eighth,
      productId: 'e',
      name: 'Aspen Glow',
      brand: 'Elm',
      priceCents: 4500,
      thcPercent: 20,
      strainType: 'indica',
    }),
    makeProduct({
      productId: 't',
      name: 'Torch Lighter',
      category: 'accessory',
      subcategory: 'Lighter',
      priceCents: 500,
    }),
  ],
})
const idsAfter = (before: readonly string[], text: string) =>
  askAfter(store, before, text)
    .products.map(({ productId }) => productId)
    .toSorted()

describe('what is measured by one thing called by its name', () => {
  it.each([
    ['got a stronger eighth than that', ['b']],
    ['sativa eighths cheaper than that', ['b']],
    ['anything cheaper', ['b', 'e']],
    ['any other sativa flower for less than that', ['b']],
    ['something with more thc', ['b']],
  ])('may be of any name and maker: %s', (text, ids) => {
    expect(idsAfter(['how much is the elm willow haze'], text)).toEqual(ids)
  })

  it.each(['anything cheaper from them', 'do they have a cheaper one', 'something cheaper, same brand'])(
    'is of that maker where it is said: %s',
    (text) => {
      expect(idsAfter(['how much is the elm willow haze'], text)).toEqual(['e'])
    },
  )

  it('is told as that of others where the maker that alone was asked for has nothing', () => {
    const asked = askAfter(store, ['flower from elm'], 'anything cheaper').text
    expect(asked).toMatch(/as low as flower from Elm go right now\. From other brands I have Birch Calm/)
  })

  it('is of the maker that alone was asked for', () => {
    expect(idsAfter(['flower from elm under 48'], 'something else')).not.toContain('b')
  })
})

describe('lighter', () => {
  it.each(['too strong for me. a lighter eighth, below 23%', 'got a lighter eighth', 'something lighter than that'])(
    'is weaker before what is smoked or a size: %s',
    (text) => {
      const ids = idsAfter(['is the willow haze strong'], text)
      expect(ids).toContain('l')
      expect(ids).not.toContain('t')
    },
  )

  it.each(['plus a lighter', 'and a lighter', 'papers and a lighter', 'a lighter too please'])(
    'is what lights by itself, and then nothing weaker: %s',
    (text) => {
      const { products, text: said } = askAfter(store, ['the willow haze sounds good'], text)
      expect(products.map(({ productId }) => productId)).toContain('t')
      expect(said).not.toContain('entle')
    },
  )
})

describe('another maker', () => {
  it.each(['other brands?', 'different brand', 'another brand please', 'other makers', 'a different company'])(
    'is shown in place of the one before: %s',
    (text) => {
      const turn = askAfter(store, ['flower from elm'], text)
      expect(turn.intent).toBe('recommend')
      expect(turn.products.map(({ productId }) => productId).toSorted()).toEqual(['b', 'l'])
      expect(turn.text).not.toContain('from Elm')
    },
  )

  it.each(['show me their flower', 'got any of their flower'])(
    'is not shown where its own things are asked for: %s',
    (text) => {
      expect(idsAfter(['do you carry elm'], text)).toEqual(['e', 'w'])
    },
  )
})

describe('in Spanish', () => {
  it('the strongest and the cheapest are looked for among all', () => {
    expect(askAfter(store, ['quiero flor'], 'la mas fuerte').products[0]?.productId).toBe('b')
    expect(askAfter(store, ['quiero flor'], 'la mas barata').products[0]?.productId).toBe('b')
  })
})
