import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { buildDemoCatalog } from '#server/db/seed/demo-catalog.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { readWish } from './read-wish.ts'

const products = buildDemoCatalog()
const [flower] = products.filter(({ category }) => category === 'flower')
const sized = flower === undefined ? [] : [{ ...flower, productId: 'sized', name: 'Foggy Ridge Amber Owl 1/8th' }]
const { vocabulary } = openStore({ profile: DEMO_PROFILE, products: [...products, ...sized] })
const wishOf = (text: string) => readWish(text, vocabulary).wish

describe('a weight', () => {
  it.each(['a sativa 8th around $25', 'an 8th of sativa, 25 bucks', 'sativa 8ths'])(
    'is no name, though names end in it: %s',
    (text) => {
      expect(wishOf(text)).toMatchObject({ grams: [3.5], terms: [] })
    },
  )

  it.each(['grams of flower, just one to try', 'got any grams of flower', 'loose grams of bud'])(
    'is one of each where grams alone are asked for: %s',
    (text) => {
      expect(wishOf(text).grams).toEqual([1])
    },
  )

  it.each(['how many grams of flower can i buy', 'flower that comes in 4 grams'])(
    'keeps its own figure: %s',
    (text) => {
      expect(wishOf(text).grams).not.toContain(1)
    },
  )

  it.each(['a cart that is half cbd', 'half cbd half thc cart', 'cart where half of it is cbd'])(
    'is no share of what is in it: %s',
    (text) => {
      expect(wishOf(text)).toMatchObject({ grams: [], ratios: ['1:1'] })
    },
  )

  it('is half an ounce by the half alone', () => {
    expect(wishOf('a half of indica').grams).toEqual([14])
  })
})

describe('a limit of THC', () => {
  it.each(['dark chocolate, no thc over 100', 'chocolate with nothing over 100 mg thc', 'chocolate, thc under 100'])(
    'is of milligrams in what is eaten: %s',
    (text) => {
      expect(wishOf(text)).toMatchObject({ mgTotalMax: 100, thcMax: null, thcMin: null, thcFree: false })
    },
  )

  it('is of a piece where the figure is small', () => {
    expect(wishOf('gummies under 10 thc')).toMatchObject({ mgPieceMax: 10, thcMax: null })
  })

  it.each(['flower, no thc over 20', 'flower with thc under 20'])('stays a share in what is smoked: %s', (text) => {
    expect(wishOf(text)).toMatchObject({ thcMax: 20, thcFree: false })
  })

  it.each(['flower with high thc under 30', 'lots of thc, eighth under 30'])(
    'is a price where much of it is wished for: %s',
    (text) => {
      expect(wishOf(text)).toMatchObject({ priceMax: 3000, thcMax: null })
    },
  )

  it('is none where none is wished for', () => {
    expect(wishOf('gummies with no thc').thcFree).toBe(true)
  })
})

describe('a dose that was too much', () => {
  it.each([
    '10mg is too much for her, edibles that are 5 or lower per piece',
    'edibles, 10 mg was too strong, 5 or less each',
    'gummies, no more than 5 a piece, 10 mg is way too much',
  ])('leaves the dose that is told: %s', (text) => {
    expect(wishOf(text)).toMatchObject({ mgPieceMax: 5, priceMax: null })
    expect(wishOf(text).mgPieceMin).toBeNull()
  })

  it.each(['gummies, 20 mg is way too strong for me', '20 mg feels too intense, any gummies'])(
    'asks for half of it otherwise: %s',
    (text) => {
      expect(wishOf(text)).toMatchObject({ mgPieceMax: 10, strong: false })
    },
  )

  it('asks for something milder where it has no figure', () => {
    expect(wishOf('those gummies were too strong')).toMatchObject({ mild: true, strong: false })
  })

  it('leaves a price each alone', () => {
    expect(wishOf('joints for 5 or less each')).toMatchObject({ priceMax: 500, mgPieceMax: null })
  })
})

describe('a count of pieces', () => {
  it.each([
    ['pack of gummies with more than 10 pieces', 11],
    ['gummies with at least 15 pieces', 15],
    ['mints, 20 or more pieces', 20],
  ])('is the least of a pack: %s', (text, packMin) => {
    expect(wishOf(text)).toMatchObject({ packMin, packCount: null, quantity: null })
  })
})

describe('the biggest', () => {
  it.each(['biggest thc percentage concentrate', 'flower with the largest potency', 'biggest dose of gummies'])(
    'is the strongest where a strength is named: %s',
    (text) => {
      expect(wishOf(text).order).toBe('strongest')
    },
  )

  it('is of size by itself', () => {
    expect(wishOf('biggest concentrate').order).toBe('biggest')
  })
})
