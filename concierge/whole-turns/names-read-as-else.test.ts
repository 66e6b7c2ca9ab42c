import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const vape = { category: 'vape', subcategory: 'Cartridges', size: '1g', sizeGrams: 1, stock: 9 } as const
const eaten = { category: 'edible', thcPercent: null, size: null, sizeGrams: null, strainName: null, stock: 9 } as const
const rolled = { category: 'pre-roll', subcategory: 'Infused', stock: 9, brand: 'Kestrel' } as const
const store = openStore({
  profile: { name: 'Test Shop', contact: { phone: '555-0100' } },
  products: [
    makeProduct({
      ...vape,
      productId: 'six',
      name: 'Six Rivers Rosin Cart 1g - Fig Punch',
      brand: 'Six Rivers',
      strainName: 'Fig Punch',
      priceCents: 4000,
    }),
    makeProduct({
      ...vape,
      productId: 'other',
      name: 'Orbit Cart 1g',
      brand: 'Orbit',
      strainName: null,
      priceCents: 2500,
    }),
    makeProduct({
      ...vape,
      productId: 'gust',
      name: 'Gustline All In One 1g',
      brand: 'Gustline',
      subcategory: 'Disposables',
      strainName: null,
    }),
    makeProduct({
      ...eaten,
      productId: 'cookies',
      name: 'Hearth Oven Ginger Cookies 10pk',
      brand: 'Hearth Oven',
      subcategory: 'Baked',
      packCount: 10,
      thcMgPerPiece: 10,
      thcMgTotal: 100,
    }),
    makeProduct({
      ...eaten,
      productId: 'brownie',
      name: 'Hearth Oven Brownie 10mg',
      brand: 'Hearth Oven',
      subcategory: 'Baked',
      thcMgTotal: 10,
    }),
    makeProduct({
      ...eaten,
      productId: 'soda',
      name: 'Keef Plum Soda 10mg 12oz',
      brand: 'Keef',
      subcategory: 'Drinks',
      thcMgTotal: 10,
    }),
    makeProduct({
      ...eaten,
      productId: 'chews',
      name: 'Larder Chews Grape 100mg',
      brand: 'Larder',
      subcategory: 'Edibles',
      packCount: 10,
      thcMgPerPiece: 10,
      thcMgTotal: 100,
      priceCents: 900,
    }),
    makeProduct({
      ...eaten,
      productId: 'gummies',
      name: 'Tansy Gummies Lime 100mg',
      brand: 'Tansy',
      subcategory: 'Gummies',
      packCount: 10,
      thcMgPerPiece: 10,
      thcMgTotal: 100,
      priceCents: 1100,
    }),
    makeProduct({
      ...eaten,
      productId: 'pear',
      name: 'Camber Sparkling Pear Social 3:1',
      brand: 'Camber',
      subcategory: 'Gummies',
      packCount: 20,
      thcMgPerPiece: 2,
      thcMgTotal: 40,
      cbdMgTotal: 120,
    }),
    makeProduct({
      ...eaten,
      productId: 'fudge',
      name: 'Larder Peanut Brittle 100mg',
      brand: 'Larder',
      subcategory: 'Edibles',
      thcMgTotal: 100,
      stock: 0,
      description: 'Contains peanuts.',
    }),
    makeProduct({
      ...rolled,
      productId: 'cone-s',
      name: 'Kestrel Cone Sativa 1.5g',
      strainType: 'sativa',
      thcPercent: 44,
      stock: 0,
      strainName: null,
    }),
    makeProduct({
      ...rolled,
      productId: 'cone-i',
      name: 'Kestrel Cone Indica 1.5g',
      strainType: 'indica',
      thcPercent: 45,
      strainName: null,
    }),
    makeProduct({
      ...eaten,
      category: 'accessory',
      productId: 'papers',
      name: 'Quill King Cones 3pk',
      brand: 'Quill',
      subcategory: 'Cones',
      priceCents: 300,
    }),
    makeProduct({
      productId: 'zest-7',
      name: 'Zephyr Zest 7g',
      brand: 'Zephyr',
      strainName: 'Zest',
      size: '7g',
      sizeGrams: 7,
      priceCents: 5800,
      stock: 9,
    }),
    makeProduct({
      productId: 'zest-3',
      name: 'Zephyr Zest 3.5g',
      brand: 'Zephyr',
      strainName: 'Zest',
      size: '3.5g',
      sizeGrams: 3.5,
      priceCents: 2600,
      stock: 9,
    }),
  ],
})
const ask = (text: string) => askStore(store, text)
const ids = (text: string) => ask(text).products.map(({ productId }) => productId)

describe('the name of a maker', () => {
  it.each(['what strain is in the six rivers cart', 'six rivers cart', 'how much is the six rivers cart'])(
    'counts nothing: "%s"',
    (text) => {
      expect(ids(text)).toEqual(['six'])
      expect(ask(text).text).not.toContain('240')
    },
  )

  it('leaves a number before it to be counted', () => {
    expect(ask('two six rivers carts please').text).toContain('$80')
  })

  it.each([
    ['do the hearth oven cookies come 10 to a pack', 'cookies'],
    ['do you have the hearth oven brownie, price pls', 'brownie'],
    ['is the hearth oven brownie in stock', 'brownie'],
  ])('asks for no heat: "%s"', (text, id) => {
    expect(ids(text)).toContain(id)
  })

  it('leaves an oven that is one to be explained', () => {
    expect(ask('does heat from an oven ruin edibles').intent).toBe('education')
  })

  it.each(['do you have keef sodas', 'do the keef sodas come in packs', 'keef drinks'])(
    'asks for no hash: "%s"',
    (text) => {
      expect(ids(text)).toEqual(['soda'])
      expect(ask(text).text).not.toContain('hash')
    },
  )

  it('keeps a soda out of what is made with hash', () => {
    expect(ids('anything with kief')).not.toContain('soda')
  })
})

describe('a word for a form', () => {
  it('stands for what a maker has instead', () => {
    expect(ids('any gustline carts')).toEqual(['gust'])
    expect(ids('larder gummies')).toEqual(['chews'])
    expect(ask('compare tansy and larder gummies').text).toMatch(/Tansy .* against Larder/)
  })

  it('stands for itself where the maker has it, or no maker is named', () => {
    expect(ids('orbit carts')).toEqual(['other'])
    expect(ids('any carts')).not.toContain('gust')
  })

  it('is a part of a name where the maker has nothing of that form', () => {
    expect(ask('whats the ratio on the camber sparkling pear').text).toContain('a ratio of 3:1')
    expect(ids('how much is the kestrel indica cone')).toEqual(['cone-i'])
    expect(ids('any cones to roll with')).toEqual(['papers'])
  })

  it('is no paper where two that are called so are compared', () => {
    const { intent, text } = ask('kestrel sativa vs indica cone, whats the difference')
    expect(intent).toBe('compare')
    expect(text).toContain('Kestrel Cone Sativa 1.5g is sold out')
    expect(text).toContain('Kestrel Cone Indica 1.5g')
  })
})

describe('what ends a name or stands in it', () => {
  it.each(['zest 7g or 3.5g which is better value', 'zest, 3.5g or 7g, which is the better deal'])(
    'is a size where two are weighed: "%s"',
    (text) => {
      expect(ask(text).text).toContain('The 3.5 g is the better deal, at $7.43 a gram against $8.29')
    },
  )

  it('is no allergen where it is asked whether the thing is there', () => {
    expect(ask('is the peanut brittle back in').text).toContain('sold out right now')
    expect(ask('does the larder brittle contain peanuts').text).toContain('contains')
  })
})
