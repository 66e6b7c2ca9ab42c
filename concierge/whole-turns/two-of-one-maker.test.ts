import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const rolled = {
  category: 'pre-roll',
  subcategory: 'Infused',
  stock: 9,
  brand: 'Palmera',
  size: '2.5g',
  sizeGrams: 2.5,
} as const
const eaten = {
  category: 'edible',
  subcategory: 'Gummies',
  thcPercent: null,
  size: null,
  sizeGrams: null,
  stock: 9,
  packCount: 10,
  thcMgPerPiece: 10,
  thcMgTotal: 100,
  strainName: null,
} as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      ...rolled,
      name: 'Palmera Minis 5pk - Mango Moon',
      strainName: 'Mango Moon',
      packCount: 5,
      strainType: 'hybrid',
      thcPercent: 37,
    }),
    makeProduct({
      ...rolled,
      name: 'Palmera Minis 5pk - Blue Ember',
      strainName: 'Blue Ember',
      packCount: 5,
      strainType: 'indica',
      thcPercent: 39,
    }),
    makeProduct({
      ...rolled,
      name: 'Palmera Tall 2g - Fig',
      strainName: 'Fig',
      size: '2g',
      sizeGrams: 2,
      packCount: 1,
      thcPercent: 41,
    }),
    makeProduct({
      ...eaten,
      name: 'Tansy Sour Gummies 10pk Blueberry',
      brand: 'Tansy',
      flavors: ['Blueberry'],
      priceCents: 1800,
    }),
    makeProduct({
      ...eaten,
      name: 'Wren Loganberry Gummies 10ct',
      brand: 'Wren',
      flavors: ['Loganberry'],
      priceCents: 1700,
    }),
    makeProduct({
      ...eaten,
      name: 'Cellar Drinks 6pk Plum',
      brand: 'Cellar',
      subcategory: 'Drinks',
      flavors: [],
      packCount: 6,
      thcMgPerPiece: 2,
      thcMgTotal: 12,
      priceCents: 2400,
    }),
    makeProduct({
      ...eaten,
      name: 'Cellar Plum Soda 10mg 12oz',
      brand: 'Cellar',
      subcategory: 'Drinks',
      flavors: [],
      packCount: null,
      thcMgPerPiece: null,
      thcMgTotal: 10,
      priceCents: 600,
    }),
    makeProduct({
      ...eaten,
      name: 'Cellar Plum Soda 100mg 12oz',
      brand: 'Cellar',
      subcategory: 'Drinks',
      flavors: [],
      packCount: null,
      thcMgPerPiece: null,
      thcMgTotal: 100,
      priceCents: 1400,
    }),
  ],
})
const ask = (text: string) => askStore(store, text)

describe('two things that are compared', () => {
  it.each(['difference between the two palmera packs', 'compare both palmera packs'])(
    'are both that one maker has: "%s"',
    (text) => {
      const { intent, text: said } = ask(text)
      expect(intent).toBe('compare')
      expect(said).toContain('Mango Moon')
      expect(said).toContain('Blue Ember')
      expect(said).not.toContain('Fig')
    },
  )

  it.each([
    'compare tansy blueberry and wren loganberry',
    'difference between the tansy blueberry and the wren loganberry',
  ])('may be named by maker and taste: "%s"', (text) => {
    const { intent, text: said } = ask(text)
    expect(intent).toBe('compare')
    expect(said).toContain('Tansy Sour Gummies 10pk Blueberry')
    expect(said).toContain('Wren Loganberry Gummies 10ct')
  })

  it('are not two where a maker is asked for alone', () => {
    expect(ask('two palmera packs').intent).not.toBe('compare')
    expect(ask('wren and tansy gummies').intent).not.toBe('compare')
  })
})

describe('the dose of one piece', () => {
  const names = (text: string) => ask(text).products.map(({ name }) => name)

  it('is all that is in what is sold singly', () => {
    expect(names('a drink with just 10mg')).toEqual(['Cellar Plum Soda 10mg 12oz'])
    expect(names('a drink thats 2mg')).toEqual(['Cellar Drinks 6pk Plum'])
  })

  it('is not known of a large bottle', () => {
    expect(names('a drink with 100mg a piece')).not.toContain('Cellar Plum Soda 100mg 12oz')
  })
})
