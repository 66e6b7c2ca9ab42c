import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const bar = { category: 'edible', subcategory: 'Chocolates', brand: 'Select', strainName: null } as const

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      ...bar,
      productId: 'm',
      name: 'Select - Milk Chocolate Toffee Bar',
      description: 'Toffee. Contains milk.',
    }),
    makeProduct({ ...bar, productId: 'd', name: 'Select - Dark Chocolate Espresso Bar', description: 'Vegan.' }),
    makeProduct({
      productId: 'f',
      name: 'Cereal Milk Flower',
      brand: 'Northbank',
      category: 'flower',
      strainName: 'Cereal Milk',
      strainType: 'hybrid',
    }),
    makeProduct({
      productId: 'h',
      name: 'Haze 81 Joint',
      brand: 'Moor',
      category: 'pre-roll',
      strainName: null,
      stock: 0,
    }),
    makeProduct({ productId: 's', name: 'Silver Haze 3.5g', brand: 'Moor', category: 'flower', strainName: null }),
    makeProduct({
      productId: 'q',
      name: 'Moorland Hoodie',
      brand: null,
      category: 'merch',
      subcategory: 'Apparel',
      strainName: null,
      strainType: null,
      stock: 0,
    }),
    makeProduct({
      productId: 't',
      name: 'Moorland Tee',
      brand: null,
      category: 'merch',
      subcategory: 'Apparel',
      strainName: null,
      strainType: null,
    }),
    makeProduct({
      productId: 'x',
      name: 'Moor THCa Diamonds',
      brand: 'Moor',
      category: 'concentrate',
      subcategory: 'Diamonds',
      strainName: null,
      description: null,
    }),
    makeProduct({
      productId: 'z',
      name: 'Harrow & Sons Harrow Dry Herb Vaporizer',
      brand: 'Harrow & Sons',
      category: 'accessory',
      strainName: null,
      strainType: null,
    }),
    makeProduct({
      productId: 'u',
      name: 'Moor Cart 1g',
      brand: 'Moor',
      category: 'vape',
      subcategory: 'Cartridges',
      strainName: null,
    }),
    makeProduct({
      productId: 'g',
      name: 'Larkspur Cutting - Blue Dream (pot)',
      brand: 'Larkspur',
      category: 'edible',
      subcategory: 'Chews',
      strainName: null,
    }),
  ],
})

const ids = ({ products }: ReturnType<typeof askStore>): string[] => products.map(({ productId }) => productId)

describe('one of a list', () => {
  it.each(['ok milk then', 'ok the milk one', 'fine, milk please'])(
    'is chosen by a word of its name: "%s"',
    (asked) => {
      expect(ids(askAfter(store, ['chocolate bars'], asked))).toEqual(['m'])
    },
  )

  it('is still a name where more is said', () => {
    expect(ids(askAfter(store, ['chocolate bars'], 'do you have cereal milk flower'))).toEqual(['f'])
  })

  it.each(['does either have dairy', 'is either vegan'])('of two is told apart: "%s"', (asked) => {
    expect(askAfter(store, ['select bars'], asked).text).toMatch(/Milk Chocolate.*Dark Chocolate/s)
  })
})

describe('a maker of an everyday word', () => {
  it.each(['select bars', 'select chocolate bars'])('is heard before what it makes: "%s"', (asked) => {
    expect(ids(askStore(store, asked)).sort()).toEqual(['d', 'm'])
  })

  it('is no maker in a request', () => {
    expect(askStore(store, 'help me select bars').text).not.toMatch(/from Select/)
  })
})

describe('what is asked in a word or two after one thing', () => {
  it.each(['what strain', 'which strain is it'])('is its strain: "%s"', (asked) => {
    expect(askAfter(store, ['do you have the larkspur cutting'], asked).text).toMatch(/the strain is Blue Dream/)
  })

  it.each(['how do i use it', 'how do you take that'])('is how a concentrate is dabbed: "%s"', (asked) => {
    expect(askAfter(store, ['do you have the moor diamonds'], asked).text).toMatch(/banger|dab/)
  })
})

describe('a name that is sold out', () => {
  it('is told with what else bears it', () => {
    const turn = askStore(store, 'is there any haze in stock')
    expect(turn.text).toMatch(/Haze 81 Joint.* is sold out right now. By that name I have Silver Haze/)
    expect(ids(turn)).toEqual(['s'])
  })

  it('is that of the only one of its kind', () => {
    expect(askStore(store, 'is the hoodie back').text).toMatch(/Moorland Hoodie is sold out/)
  })
})

describe('what vaporizes flower', () => {
  it.each(['harrow vaporizer', 'do you have the harrow vape'])('is called a vape by its name: "%s"', (asked) => {
    expect(ids(askStore(store, asked))).toEqual(['z'])
  })

  it('is no vape where none is named', () => {
    expect(ids(askStore(store, 'got any vapes'))).not.toContain('z')
  })
})

describe('another form of what is talked about', () => {
  it.each(['in a joint', 'as a joint', 'do you have it in a joint'])('is no image of a mood: "%s"', (asked) => {
    expect(askAfter(store, ['do you have silver haze'], asked).text).not.toMatch(/making things/)
  })
})
