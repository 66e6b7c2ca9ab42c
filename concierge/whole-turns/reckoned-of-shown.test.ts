import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const bud = { category: 'flower', stock: 9, salePriceCents: null, brand: 'Elm' } as const
const gummies = { category: 'edible', subcategory: 'Gummies', stock: 9, salePriceCents: null, packCount: 10 } as const
const store = openStore({
  profile: { name: 'Test Shop', tax: 'Menu prices do not include the 10% sales tax.' },
  products: [
    makeProduct({ ...bud, productId: 'half', name: 'Willow Haze', sizeGrams: 14, priceCents: 12000 }),
    makeProduct({ ...bud, productId: 'ounce', name: 'Willow Haze', sizeGrams: 28, priceCents: 20000 }),
    makeProduct({ ...gummies, productId: 'plum', name: 'Plum Gummies', priceCents: 2300 }),
    makeProduct({ ...gummies, productId: 'fig', name: 'Fig Gummies', priceCents: 1700 }),
    makeProduct({
      productId: 'disp',
      name: 'Pear Mist',
      category: 'vape',
      subcategory: 'Disposable',
      sizeGrams: 1,
      priceCents: 3200,
    }),
    makeProduct({
      productId: 'cart',
      name: 'Birch Calm',
      category: 'vape',
      subcategory: 'Cartridge',
      sizeGrams: 1,
      priceCents: 5900,
    }),
    makeProduct({ productId: 'roll', name: 'Elm Joint', category: 'pre-roll', sizeGrams: 1, priceCents: 800 }),
  ],
})
const told = (before: readonly string[], text: string) => askAfter(store, before, text)

describe('so many of the one that was shown', () => {
  it.each([
    'so for three packs?',
    'and for 3',
    'what about three',
    'if i grab 3',
    'what if i get 3 bags',
    'how much for 3 packs then',
  ])('are summed up: %s', (text) => {
    expect(told(['how much are the plum gummies'], text).text).toContain('Three come to $69')
  })

  it.each(['in a 3 pack?', 'got a 3 pack', 'for two people'])('are no other pack, and no people: %s', (text) => {
    expect(told(['how much are the plum gummies'], text).text).not.toMatch(/come to/)
  })

  it('leaves packs of joints to joints', () => {
    expect(told(['the elm joint'], 'what about a 3 pack').text).not.toContain('come to')
  })
})

describe('a limit', () => {
  it.each([
    ['if i get 2 of em am i over 40', 'Yes, that is over $40'],
    ['would 2 be under 60', 'Yes, that is within $60'],
    ['is 40 enough for two', 'No, that is over $40'],
    ['is that over 30', 'No, that is within $30'],
    ['are two of them under 50', 'with tax it goes over'],
  ])('is held against the sum: %s', (text, said) => {
    expect(told(['how much are the plum gummies'], text).text).toContain(said)
  })

  it('is held against both of two', () => {
    const before = ['how much are the plum gummies', 'and the fig gummies']
    expect(told(before, 'would both be under 50').text).toContain('Yes, that is within $50')
  })

  it.each(['is that over 100 mg', 'is it over 20%', 'anything under 20'])('of another figure is none: %s', (text) => {
    expect(told(['how much are the plum gummies'], text).text).not.toContain('that is')
  })
})

describe('one thing more, called by its name', () => {
  it.each([
    'and together with the fig gummies?',
    'total with the fig gummies too',
    'whats the total plus the fig gummies',
  ])('is summed up with what was shown: %s', (text) => {
    expect(told(['how much are the plum gummies'], text).text).toContain('$40 together')
  })

  it('is found on its own shelf, and counted with the one before', () => {
    const before = ['birch calm cart how much', 'and the pear mist one']
    expect(told(before.slice(0, 1), 'and the pear mist one').products.map(({ productId }) => productId)).toEqual([
      'disp',
    ])
    expect(told(before, 'both together?').text).toContain('$91 together')
  })
})

it.each(['how much do i save getting the oz instead of 2 halves', 'is it cheaper to get the ounce than two halves'])(
  'tells what the larger of two sizes saves: %s',
  (text) => {
    const { text: said } = told(['how much for a half ounce of willow haze', 'and the full oz?'], text)
    expect(said).toContain('You save $40')
    expect(said).toContain('$240')
  },
)

it.each(['how many in a pack and how strong is each', 'how many come in a bag', 'so how many are in it'])(
  'tells how many are in what was shown, and looks for no other: %s',
  (text) => {
    const { text: said, intent } = told(['the plum gummies'], text)
    expect(intent).toBe('product_info')
    expect(said).toContain('10')
  },
)

it('tells how far apart two are that were told one after the other', () => {
  const before = ['how much are the plum gummies', 'and the fig gummies']
  expect(told(before, 'how much apart are they').text).toContain('$6')
})

it('takes what ends a word on one of those shown for a question', () => {
  expect(told(['gummies'], 'the first one, vegan?').text).toContain("doesn't say whether")
})
