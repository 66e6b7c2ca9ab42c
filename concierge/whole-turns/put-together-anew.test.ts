import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const edible = {
  category: 'edible',
  strainName: null,
  strainType: null,
  size: null,
  sizeGrams: null,
  stock: 9,
} as const
const can = { ...edible, subcategory: 'Drinks', packCount: 1 } as const
const roll = { category: 'pre-roll', strainName: null, size: '1g', sizeGrams: 1, packCount: 1, stock: 9 } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      ...can,
      productId: 'strong',
      name: 'Alder Seltzer 50mg',
      thcMgTotal: 50,
      thcMgPerPiece: 50,
      priceCents: 900,
    }),
    makeProduct({
      ...can,
      productId: 'mild',
      name: 'Rowan Seltzer 2mg',
      thcMgTotal: 2,
      thcMgPerPiece: 2,
      priceCents: 500,
    }),
    makeProduct({
      ...can,
      productId: 'orange',
      name: 'Quay Orange Soda 10mg',
      thcMgTotal: 10,
      thcMgPerPiece: 10,
      flavors: ['orange'],
      priceCents: 600,
    }),
    makeProduct({
      ...edible,
      productId: 'mints',
      name: 'Quay Mints 100mg',
      subcategory: 'Mints',
      flavors: ['mint'],
      packCount: 40,
      thcMgTotal: 100,
      thcMgPerPiece: 2.5,
      priceCents: 1700,
    }),
    makeProduct({
      ...edible,
      productId: 'gummies',
      name: 'Plum Gummies',
      subcategory: 'Gummies',
      packCount: 10,
      thcMgTotal: 100,
      thcMgPerPiece: 10,
      priceCents: 1500,
    }),
    makeProduct({
      ...edible,
      productId: 'chocolate',
      name: 'Harbor Chocolate Bar',
      subcategory: 'Chocolate',
      packCount: 10,
      thcMgTotal: 100,
      thcMgPerPiece: 10,
      priceCents: 2000,
    }),
    makeProduct({
      productId: 'eighth',
      name: 'Maple Rest',
      strainName: 'Maple Rest',
      strainType: 'indica',
      sizeGrams: 3.5,
      priceCents: 2600,
    }),
    makeProduct({
      productId: 'lighter',
      name: 'Tin Lighter',
      category: 'accessory',
      subcategory: 'Lighters',
      strainName: null,
      strainType: null,
      size: null,
      sizeGrams: null,
      thcPercent: null,
      priceCents: 200,
    }),
    makeProduct({
      ...roll,
      productId: 'sativa',
      name: 'Dune Joint 1g',
      strainType: 'sativa',
      thcPercent: 20,
      priceCents: 500,
    }),
    makeProduct({
      ...roll,
      productId: 'indica',
      name: 'Moor Joint 1g',
      strainType: 'indica',
      thcPercent: 19,
      priceCents: 500,
    }),
    makeProduct({
      ...roll,
      productId: 'dear',
      name: 'Cliff Joint 1g',
      strainType: 'sativa',
      thcPercent: 33,
      priceCents: 1200,
    }),
  ],
})
const idsOf = (turn: { products: { productId: string }[] }) => turn.products.map(({ productId }) => productId).sort()

describe('a list told as so many things', () => {
  it.each([
    'I need two things: an eighth of indica and a pack of gummies, 45 total',
    'two things for 45 total, an indica eighth and some gummies',
  ])('is one wish each within one sum: %s', (text) => {
    const turn = askStore(store, text)
    expect(idsOf(turn)).toEqual(['eighth', 'gummies'])
    expect(turn.text).toMatch(/\$41 together/)
  })

  it('is changed in one of its parts', () => {
    const before = ['I need two things: an eighth of indica and a pack of gummies, 50 total']
    expect(idsOf(askAfter(store, before, 'swap the gummies for chocolate'))).toEqual(['chocolate', 'eighth'])
  })

  it('is told in a row without commas', () => {
    expect(idsOf(askStore(store, 'i have 100, drinks gummies and joints please'))).toHaveLength(3)
    expect(idsOf(askStore(store, 'build me a basket with drinks gummies and prerolls, 100 total'))).toHaveLength(3)
  })
})

describe('so many of one thing beside another', () => {
  const before = ['need 2 drinks and a lighter under $30']
  it.each([
    'swap the drinks for lower dose ones',
    'switch the drinks to milder ones',
    'replace the drinks with weaker ones',
  ])('stay as many when they are swapped for others of their kind: %s', (text) => {
    const turn = askAfter(store, before, text)
    expect(idsOf(turn)).toEqual(['lighter', 'mild'])
    expect(turn.text).toMatch(/2 x Rowan Seltzer/)
  })
})

describe('another thing of the same shelf', () => {
  const before = ['2 cans of the orange soda']
  it.each(['and a pack of mints', 'plus a tin of mints'])('has nothing of the taste of the first: %s', (text) => {
    const turn = askAfter(store, before, text)
    expect(idsOf(turn)).toEqual(['mints'])
    expect(turn.text).not.toMatch(/orange/)
  })

  it.each(['how much would that be', 'whats that come to', 'so how much is that all together'])(
    'is summed up with it: %s',
    (text) => {
      expect(askAfter(store, [...before, 'and a pack of mints'], text).text).toMatch(/\$29 together/)
    },
  )

  it('is of the same taste where it takes the place of the first', () => {
    expect(askAfter(store, ['orange drinks'], 'what about gummies').text).toMatch(/orange/)
  })
})

describe('a mix of two types', () => {
  it.each([
    'Five one-gram singles, mix of sativa and indica, $25 budget',
    '5 singles for 25 total, an assortment of sativa and indica',
  ])('is as many of each as can be: %s', (text) => {
    const turn = askStore(store, text)
    expect(idsOf(turn)).toEqual(['indica', 'sativa'])
    expect(turn.text).toMatch(/3 x .*2 x .*\$25 together/)
  })

  it('is a choice where "or" is said', () => {
    expect(askStore(store, '5 singles, sativa or indica, doesnt matter').text).not.toMatch(/3 x/)
  })
})

it.each([
  ["we're four friends splitting an eighth tonight, 40ish", /eighths? /i],
  ['three buddies sharing an eighth, under 40', /eighths? /i],
])('people are no number of things: %s', (text, told) => {
  const turn = askStore(store, text)
  expect(idsOf(turn)).toContain('eighth')
  expect(turn.text).toMatch(told)
  expect(turn.text).not.toMatch(/each|come to/)
})
