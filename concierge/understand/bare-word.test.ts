import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const edible = (productId: string, name: string, subcategory: string, rest = {}) =>
  makeProduct({
    productId,
    name,
    category: 'edible',
    subcategory,
    brand: 'Tarnside',
    flavors: [],
    strainName: null,
    thcPercent: null,
    ...rest,
  })
const store = openStore({
  profile: StoreProfile.parse({ name: 'Quarry Lane', phone: '(555) 555-0144', hours: DEFAULT_HOURS }),
  products: [
    edible('d1', 'Dark Slate Chocolate Bar', 'Chocolate', { thcMgTotal: 100, packCount: 10 }),
    edible('d2', 'Toffee Chocolate Bar', 'Chocolate', { thcMgTotal: 100, packCount: 10 }),
    edible('n1', 'Moonrise Gummies', 'Gummies', { thcMgTotal: 20, packCount: 10, description: 'With melatonin.' }),
    edible('n2', 'Sundown Gummies', 'Gummies', { thcMgTotal: 100, packCount: 10 }),
    edible('p1', 'Pear Gummies', 'Gummies', { flavors: ['pear'], effects: ['happy'], thcMgTotal: 100, packCount: 10 }),
    edible('p2', 'Strawberry Gummies', 'Gummies', {
      flavors: ['strawberry'],
      effects: ['happy'],
      thcMgTotal: 100,
      packCount: 10,
    }),
    makeProduct({ productId: 'f1', name: 'Slate Haze', category: 'flower', thcPercent: 27, cbdPercent: 0 }),
    makeProduct({ productId: 'f2', name: 'Calm Moss', category: 'flower', thcPercent: 5, cbdPercent: 11 }),
    makeProduct({ productId: 'f3', name: 'Juniper Cake', category: 'flower', strainName: 'Juniper Cake' }),
    makeProduct({
      productId: 'j1',
      name: 'Juniper Cake Pre-Roll 1g',
      category: 'pre-roll',
      strainName: 'Juniper Cake',
      size: '1g',
      sizeGrams: 1,
    }),
    makeProduct({
      productId: 'j2',
      name: 'Copper Kush Pre-Roll 1g',
      category: 'pre-roll',
      strainName: 'Copper Kush',
      size: '1g',
      sizeGrams: 1,
    }),
    makeProduct({
      productId: 'v1',
      name: 'Rosehip Cart',
      category: 'vape',
      brand: 'Cinder Works',
      size: '1g',
      sizeGrams: 1,
    }),
  ],
})
const idsAfter = (first: readonly string[], text: string) =>
  askAfter(store, first, text).products.map(({ productId }) => productId)

describe('a word or two that change one part of a wish', () => {
  it.each(['dark', 'ok dark then', 'the dark one', 'dark please'])(
    'single out what has the word in its name: %s',
    (text) => {
      expect(idsAfter(['i want chocolate'], text)).toEqual(['d1'])
    },
  )

  it.each(['low thc', 'really low thc please', 'how about cbd', 'high cbd'])(
    'wish for what holds so much: %s',
    (text) => {
      expect(idsAfter(['show me flower'], text)[0]).toBe('f2')
    },
  )

  it.each(['how much thc', 'whats the cbd', 'and the thc'])('ask for a figure of what was shown: %s', (text) => {
    expect(askAfter(store, ['show me slate haze'], text).intent).toBe('product_info')
  })

  it.each(["she's 68", 'shes like 72', 'hes 75 now'])('keep the wish for somebody old: %s', (text) => {
    const { intent, products } = askAfter(store, ['gummies for sleep'], text)
    expect(intent).toBe('recommend')
    expect(products[0]?.productId).toBe('n1')
  })

  it.each(['something w/ melatonin maybe', 'with melatonin', 'maybe one with melatonin'])(
    'wish for what is added: %s',
    (text) => {
      expect(idsAfter(['gummies for sleep'], text)).toEqual(['n1'])
    },
  )

  it.each(['the joint', 'ok the preroll', 'the joint one'])('keep the name for another form: %s', (text) => {
    expect(idsAfter(['juniper cake'], text)).toEqual(['j1'])
  })

  it.each(['and the pear?', 'what about the pear', 'how about the pear'])('take another of the kind: %s', (text) => {
    expect(idsAfter(['strawberry gummies'], text)).toEqual(['p1'])
  })

  it.each(['what about cinder works', 'cinder works then?'])(
    'ask for a maker after one that is not sold, on any shelf: %s',
    (text) => {
      expect(idsAfter(['do you carry jungle boys'], text)).toEqual(['v1'])
    },
  )

  it('keeps the wish where something is not to be so, in Spanish', () => {
    expect(askAfter(store, ['quiero un porro barato'], 'que no sea infusionado').intent).toBe('recommend')
  })

  it.each([
    ['show me flower', 'gummies', ['n1', 'n2', 'p1', 'p2']],
    ['i want chocolate', 'toffee', ['d2']],
  ])('leave another wish as it is: %s | %s', (first, text, ids) => {
    expect(ids).toEqual(expect.arrayContaining(idsAfter([first], text)))
  })
})
