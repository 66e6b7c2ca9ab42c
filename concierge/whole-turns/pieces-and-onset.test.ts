import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const edible = (productId: string, product: Partial<Product>): Product =>
  makeProduct({
    category: 'edible',
    subcategory: 'Gummies',
    brand: 'Maker',
    effects: [],
    flavors: [],
    terpenes: [],
    strainName: null,
    strainType: 'indica',
    description: null,
    packCount: null,
    productId,
    name: `${productId} gummies`,
    ...product,
  })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    edible('one', { packCount: 1 }),
    edible('ten', { packCount: 10 }),
    edible('untold', {}),
    edible('nano', { description: 'Felt within 15 minutes.', packCount: 10, effects: ['sleepy'] }),
    edible('sharp', { effects: ['focused', 'energetic'], packCount: 10, strainType: 'sativa' }),
    edible('bar20', { subcategory: 'Chocolate', name: 'Milk Chocolate Bar', packCount: 20 }),
    edible('bar', { subcategory: 'Chocolate', name: 'Crunch Chocolate Bar' }),
  ],
})
const idsFor = (text: string): string[] => askStore(store, text).products.map(({ productId }) => productId)

describe('how many a thing holds', () => {
  it('is told by what it breaks into', () => {
    for (const text of [
      'chocolate bar that breaks into 20 squares, 30 is all i wanna spend',
      'a 20 piece chocolate bar',
      'chocolate with 20 squares',
      'a chocolate bar i can split into 20',
    ])
      expect(idsFor(text), text).toEqual(['bar20'])
  })

  it('is one where one single piece is asked for, as far as the menu counts', () => {
    for (const text of ['i only want one single gummy, not a whole bag', 'just one gummy', 'gummies sold individually'])
      expect(idsFor(text), text).toEqual(['one'])
    const { text, products } = askStore(store, 'a single chocolate')
    expect(products.map(({ productId }) => productId)).toEqual(['bar'])
    expect(text).toContain("doesn't say how many")
  })
})

describe('a fast onset', () => {
  it('is told by the wait that is not wanted, and found in descriptions', () => {
    for (const text of [
      'dont wanna wait 2 hours for an edible, something quick',
      'gummies that hit in 15 minutes',
      'gummies that dont take forever to kick in',
      'rapid onset gummies',
    ])
      expect(idsFor(text), text).toEqual(['nano'])
  })

  it('is not asked for by another wait, nor by the question how long it takes', () => {
    expect(askStore(store, 'how long do edibles take to kick in').intent).toBe('education')
    expect(idsFor('i dont want to wait in line, what gummies have you got')).toContain('one')
  })
})

describe('a task', () => {
  it('asks for what keeps one at it', () => {
    for (const text of [
      'gummies that keep me on task while im working',
      'gummies for getting stuff done in the day',
      'gummies to get through my to do list',
    ])
      expect(idsFor(text), text).toEqual(['sharp'])
  })
})

describe('whoever has taken some and feels nothing', () => {
  const strengths = openStore({
    profile: { name: 'Test Shop' },
    products: [
      edible('ten', { thcMgPerPiece: 10, thcMgTotal: 100, packCount: 10 }),
      edible('strong', { thcMgPerPiece: 20, thcMgTotal: 200, packCount: 10 }),
    ],
  })

  it.each([
    'i ate one and feel nothing after 20 min, eat another?',
    'took one 40 min ago, nothing yet, have a second?',
    'been an hour since my gummy and nothing is happening, another one?',
    'its been 45 min and i feel nothing, do i eat more',
    'ate half a brownie and dont feel it, more?',
  ])('is told to wait: %s', (text) => {
    const { intent, text: told } = askStore(store, text)
    expect(intent).toBe('education')
    expect(told).toContain('wait at least 2 hours')
  })

  it.each([
    'took a 10mg gummy last night and felt nothing, whats stronger',
    'had one of the 10mg gummies yesterday and didnt feel it, want a stronger gummy',
    '10mg gummies, i barely felt it. got stronger gummies?',
  ])('is shown more where that is long over: %s', (text) => {
    expect(askStore(strengths, text).products.map(({ productId }) => productId)).toEqual(['strong'])
  })
})

describe('what is in the packs of one maker', () => {
  it('is told of each', () => {
    const shelf = openStore({
      profile: { name: 'Test Shop' },
      products: [edible('pear', { brand: 'Larkspur', packCount: 10 }), edible('plum', { brand: 'Elm', packCount: 4 })],
    })
    for (const text of ['how many gummies in a larkspur pack', 'how many come in a pack of larkspur gummies']) {
      const turn = askStore(shelf, text)
      expect(turn.intent, text).toBe('product_info')
      expect(turn.text, text).toMatch(/10 in a pack/)
    }
    expect(askStore(shelf, 'elm gummies 4pc').text).toMatch(/4-pack/)
  })
})
