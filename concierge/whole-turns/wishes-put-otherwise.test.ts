import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const flower = (productId: string, name: string, over: Partial<Parameters<typeof makeProduct>[0]> = {}) =>
  makeProduct({
    productId,
    category: 'flower',
    name,
    strainName: name,
    size: '3.5g',
    sizeGrams: 3.5,
    stock: 9,
    ...over,
  })
const gummy = (productId: string, name: string, over: Partial<Parameters<typeof makeProduct>[0]> = {}) =>
  makeProduct({
    productId,
    category: 'edible',
    subcategory: 'Gummies',
    name,
    strainName: null,
    strainType: 'hybrid',
    thcPercent: null,
    thcMgTotal: 100,
    thcMgPerPiece: 10,
    packCount: 10,
    stock: 9,
    ...over,
  })

const store = openStore({
  profile: { name: 'Test Shop', tax: 'Menu prices include all taxes.' },
  products: [
    flower('mild', 'Meadow Song', { strainType: 'indica', thcPercent: 17 }),
    flower('strong', 'Anvil', { strainType: 'hybrid', thcPercent: 31 }),
    flower('leaning', 'Kestrel', { strainType: 'sativa-hybrid', thcPercent: 26 }),
    flower('kush', 'Cobble Kush', { strainType: 'indica', thcPercent: 22 }),
    flower('gram', 'Little Heron', { strainType: 'indica', thcPercent: 21, size: '1g', sizeGrams: 1 }),
    gummy('day', 'Morning Peach Gummies', { strainType: 'sativa', effects: ['Energetic'] }),
    gummy('night', 'Pillow Plum Gummies', { strainType: 'indica', effects: ['Sleepy'] }),
    gummy('cbd', 'Even Keel Gummies 1:1 CBD:THC', { cbdMgTotal: 100 }),
    gummy('big', 'Giant Sack Gummies', { thcMgTotal: 120 }),
    gummy('mango', 'Sundial Gummies', { flavors: ['Mango'] }),
    gummy('made', '1911 Go Gummies', { brand: '1911 New Heights' }),
    makeProduct({
      productId: 'cart',
      category: 'vape',
      subcategory: 'Cartridges',
      name: 'Sundial Cart',
      flavors: ['Mango'],
      thcPercent: 80,
      stock: 9,
    }),
    makeProduct({
      productId: 'single',
      category: 'vape',
      subcategory: 'Disposables',
      name: 'Grape Disposable',
      flavors: ['Grape'],
      thcPercent: 82,
      stock: 9,
    }),
    makeProduct({
      productId: 'drops',
      category: 'tincture',
      name: 'Harbor Drops',
      thcPercent: null,
      thcMgTotal: 100,
      stock: 9,
    }),
    makeProduct({
      productId: 'ten',
      category: 'pre-roll',
      subcategory: 'Packs',
      name: 'Souffle Joints 10 Pack',
      brand: 'Find.',
      packCount: 10,
      salePriceCents: 3000,
      priceCents: 4000,
      stock: 9,
    }),
    gummy('tenGummies', 'Fudge Caramels 10pk', { subcategory: 'Caramels' }),
  ],
})
const ask = (text: string) => askStore(store, text)
const shown = (text: string): string[] => ask(text).products.map(({ productId }) => productId)

describe('a wish put in other words', () => {
  it.each([
    ['get me as high a test as possible in flower', 'strong'],
    ['flower as strong as they come', 'strong'],
    ['weed thats under 18 percent', 'mild'],
    ['one gram of marijuana', 'gram'],
    ['sativa leaning hybrid flower', 'leaning'],
    ['bubba kush or anything kush, flower', 'kush'],
    ['vape i dont need to charge', 'single'],
    ['something to put in my coffee', 'drops'],
    ['a tincture i can drip in lemonade', 'drops'],
    ["i'm a light sleeper, gummies please", 'night'],
    ['sleepytime gummies', 'night'],
    ['10mg cbd gummy', 'cbd'],
    ['1911', 'made'],
    ['makers like 1911', 'made'],
    ['find brand 10 packs on sale', 'ten'],
  ])('is met: %s', (text, id) => expect(shown(text)[0]).toBe(id))

  it.each(['two different gummies, one for day one for night', 'two gummies: one for the morning, the other for bed'])(
    'is one of each where two are told apart: %s',
    (text) => expect(shown(text)).toEqual(['day', 'night']),
  )

  it.each([
    'i want to taste mango, doesnt matter if its a gummy or cart',
    'mango, i dont care if it is gummies or carts',
  ])('may be either of two: %s', (text) => expect(shown(text).toSorted()).toEqual(['cart', 'mango']))

  it('that nothing is as strong as gets what comes nearest', () => expect(shown('500mg edible')).toEqual(['big']))

  it('leaves out what it says it is not like', () => {
    expect(shown('vape, no flavors like mango')).toEqual(['single'])
  })

  it('leaves out what somebody comes from', () => {
    const { products } = ask('been doing carts all month and want to get back to flower, what indica do you have')
    expect(products.map(({ category, strainType }) => [category, strainType])).toContainEqual(['flower', 'indica'])
    expect(products.map(({ category }) => category)).not.toContain('vape')
  })

  it('may end in how it is packed', () => {
    expect(ask('rso gummies hybrid, 10 pack').text).not.toContain('pre-rolls')
  })
})

describe('a sum where prices hold the tax', () => {
  it('is no sum before tax', () => {
    const { text } = ask('a preroll pack and gummies')
    expect(text).toContain('together, tax included')
    expect(text).not.toContain('before tax')
  })
})

describe('what is made of no words', () => {
  it.each(['zxcvv;;l', 'hjkl ; ;', 'qwpoe'])('is asked about, and shown nothing: %s', (text) => {
    expect(ask(text)).toMatchObject({ intent: 'clarify', products: [] })
  })
})
