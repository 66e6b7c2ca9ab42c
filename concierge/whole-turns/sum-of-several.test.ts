import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const eighth = { category: 'flower', sizeGrams: 3.5, stock: 9 } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ ...eighth, productId: 'f1', name: 'Willow Haze', priceCents: 3900 }),
    makeProduct({ ...eighth, productId: 'f2', name: 'Birch Calm', priceCents: 3500 }),
    makeProduct({
      productId: 'g1',
      name: 'Plum Gummies',
      category: 'edible',
      subcategory: 'Gummies',
      priceCents: 1500,
    }),
  ],
})
const told = (before: readonly string[], text: string) => askAfter(store, before, text)
const priceOf = (id: string): number => (id === 'f1' ? 39 : 35)

describe('so many of one that was shown', () => {
  it.each([
    'what would 3 of the first one run me',
    'what would three of the first one set me back',
    'what does 3 of the first come to',
    'how much for 3 of the first',
    'whats 3 of the first one come out to',
    'whatll it cost me for 3 of the first one',
  ])('are summed up: %s', (text) => {
    const first = askAfter(store, [], 'show me two eighths').products[0]?.productId ?? ''
    const { text: said, products } = told(['show me two eighths'], text)
    expect(said).toContain(`Three come to $${3 * priceOf(first)} before tax`)
    expect(products.map(({ productId }) => productId)).toEqual([first])
  })

  it.each([
    'what would two of those set me back',
    'how much for two of those',
    'whats that set me back for 2',
    'what would 2 run me',
  ])('are summed up for each that may be meant: %s', (text) => {
    const { text: said } = told(['show me two eighths'], text)
    expect(said).toContain('Two come to $78 before tax')
    expect(said).toContain('Two come to $70 before tax')
  })

  it.each(['what would it run me', 'whats that gonna run me', 'what would that set me back'])(
    'and one of them is priced: %s',
    (text) => {
      const { text: said, intent } = told(['plum gummies'], text)
      expect(intent).toBe('product_info')
      expect(said).toContain('$15')
      expect(said).not.toContain('active day')
    },
  )
})

it('still hears of a run that is run', () => {
  expect(told([], 'flower for a run').text).toContain('active day')
})

describe('things called by name beside others', () => {
  const shop = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({ ...eighth, productId: 'f1', name: 'Willow Haze', priceCents: 3900, thcPercent: 20 }),
      makeProduct({ ...eighth, productId: 'f2', name: 'Birch Calm', priceCents: 3500, thcPercent: 28 }),
      makeProduct({
        productId: 'm',
        name: 'Marionberry',
        category: 'edible',
        subcategory: 'Gummies',
        priceCents: 2200,
      }),
      makeProduct({
        productId: 'j',
        name: 'Elm Joint',
        category: 'pre-roll',
        priceCents: 800,
        sizeGrams: 1,
        strainType: 'sativa',
      }),
      makeProduct({
        productId: 'k',
        name: 'Oak Joint',
        category: 'pre-roll',
        priceCents: 900,
        sizeGrams: 1,
      }),
    ].map((product) => ({ ...product, salePriceCents: null })),
  })
  const idsOf = (text: string, before: readonly string[] = []) =>
    askAfter(shop, before, text).products.map(({ productId }) => productId)

  it.each([
    ['2 marionberry and a 1g preroll', ['m', 'k'], '$53 together'],
    ['can i get a willow haze and 2 birch calm', ['f1', 'f2'], '$109 together'],
    ['a marionberry, 2 birch calm and an elm joint', ['m', 'f2', 'j'], '$100 together'],
  ])('are each read from their own words: %s', (text, ids, sum) => {
    expect(idsOf(text)).toEqual(ids)
    expect(askAfter(shop, [], text).text).toContain(sum)
  })

  it('are summed up as many as were asked for', () => {
    for (const text of ['total?', 'how much is it all', 'whats the total'])
      expect(askAfter(shop, ['2 marionberry and a 1g preroll'], text).text, text).toContain('$53 together')
    expect(askAfter(shop, ['2 marionberry and a 1g preroll', 'sativa for the preroll'], 'total?').text).toContain(
      '$52 together',
    )
  })

  it.each(['is willow haze stronger than birch calm', 'difference between a willow haze and a birch calm'])(
    'are weighed where that is asked: %s',
    (text) => {
      expect(askAfter(shop, [], text).intent).toBe('compare')
    },
  )

  it('that were weighed are no one thing of both names', () => {
    const before = ['compare willow haze and birch calm']
    expect(idsOf('which one hits harder', before)).toEqual(['f2'])
    expect(askAfter(shop, before, 'anything under 36').text).not.toContain('Willow Haze Birch Calm')
    expect(idsOf('under 36', before)).toEqual(['f2'])
  })
})

describe('several things put together', () => {
  const shop = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({ ...eighth, productId: 'f', name: 'Willow Haze', priceCents: 3900 }),
      makeProduct({
        productId: 'm',
        name: 'Marionberry',
        category: 'edible',
        subcategory: 'Gummies',
        priceCents: 2200,
      }),
      makeProduct({ productId: 'j', name: 'Elm Joint', category: 'pre-roll', priceCents: 800, sizeGrams: 1 }),
      makeProduct({ productId: 'k', name: 'Oak Joint', category: 'pre-roll', priceCents: 3000, sizeGrams: 1 }),
      makeProduct({ productId: 'c', name: 'Owl Cart', category: 'vape', subcategory: 'Cartridge', priceCents: 4000 }),
      makeProduct({ productId: 'd', name: 'Lark Cart', category: 'vape', subcategory: 'Cartridge', priceCents: 3000 }),
    ].map((product) => ({ ...product, salePriceCents: null })),
  })
  const before = ['two joints, an eighth and a gummy for under 80']
  const idsOf = (text: string, said = before) => askAfter(shop, said, text).products.map(({ productId }) => productId)

  it.each(['drop the eighth', 'nah take off the eighth', 'forget about the eighth'])(
    'stay what they are without the one that is taken away: %s',
    (text) => {
      expect(idsOf(text)).toEqual(['j', 'm'])
      expect(askAfter(shop, [...before, text], 'total').text).toContain('$38 together')
    },
  )

  it('are counted anew', () => {
    const turn = askAfter(shop, ['3 elm joints and a marionberry'], 'make it 4')
    expect(turn.intent).toBe('recommend')
    expect(turn.text).toContain('$54 together')
  })

  it('may be asked for cheaper, one of them', () => {
    const said = ['a marionberry and an owl cart']
    expect(idsOf('cheaper cart', ['gummies and a cart', 'the owl cart'])).toEqual(['d'])
    expect(askAfter(shop, said, 'drop the cart').products.map(({ productId }) => productId)).toEqual(['m'])
  })
})
