import { describe, expect, it } from 'vitest'
import { makeProduct } from '#testing/factories.ts'
import { askStore } from '#testing/ask.ts'
import { openStore } from '#concierge/open-store.ts'

const product = (productId: string, fields: Parameters<typeof makeProduct>[0]): ReturnType<typeof makeProduct> =>
  makeProduct({ productId, stock: 9, salePriceCents: null, ...fields })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    product('g1', {
      name: 'Plum Gummies',
      brand: 'Tidepool.',
      category: 'edible',
      subcategory: 'Gummies',
      flavors: ['Plum'],
    }),
    product('g2', {
      name: 'Mango Gummies',
      brand: 'Tidepool.',
      category: 'edible',
      subcategory: 'Gummies',
      flavors: ['Mango'],
    }),
    product('g3', {
      name: 'Lime Gummies',
      brand: 'Mill',
      category: 'edible',
      subcategory: 'Gummies',
      flavors: ['Lime'],
    }),
    product('g4', { name: 'Guava Gummies', brand: 'Gone', category: 'edible', subcategory: 'Gummies', stock: 0 }),
    product('c1', {
      name: 'Dark Bar',
      brand: 'Mill',
      category: 'edible',
      subcategory: 'Chocolate',
      flavors: ['Chocolate'],
    }),
    product('f1', { name: 'Blue Dream', brand: 'Ridge', category: 'flower', strainType: 'sativa', sizeGrams: 3.5 }),
    product('f2', { name: 'Granddaddy', brand: 'Ridge', category: 'flower', strainType: 'indica', sizeGrams: 3.5 }),
    product('f3', { name: 'Wedding Cake', brand: 'Valley', category: 'flower', strainType: 'indica', sizeGrams: 28 }),
  ],
})
const say = (text: string): string => askStore(store, text).text

describe('what is asked of a whole shelf', () => {
  it.each(['what brands of gummies do you carry', 'which gummy brands do you have', 'who makes your gummies'])(
    'tells its makers, and none whose things are gone: %s',
    (text) => {
      expect(say(text)).toContain('Tidepool and Mill')
      expect(say(text)).not.toContain('Gone')
    },
  )

  it.each([
    'what kinds of edibles do you have',
    'what types of edibles are there',
    'whats your selection of edibles like',
  ])('tells what lies on it: %s', (text) => expect(say(text)).toContain('gummies (3) and chocolate (1)'))

  it('tells the types of flower', () => {
    expect(say('what types of flower do you have')).toContain('indica (2) and sativa (1)')
  })

  it.each(['what strains do you have', 'which strains of flower are in stock', 'list your flower'])(
    'tells its names: %s',
    (text) => {
      for (const name of ['Blue Dream', 'Granddaddy', 'Wedding Cake']) expect(say(text)).toContain(name)
    },
  )

  it('keeps what is wished beside', () => {
    expect(say('what indica strains do you have')).not.toContain('Blue Dream')
    expect(say('what strains do you have in eighths')).not.toContain('Wedding Cake')
  })

  it.each(['what flavors of gummies do you have', 'what flavors do your gummies come in'])(
    'tells its flavors: %s',
    (text) => {
      for (const name of [/plum/i, /mango/i, /lime/i]) expect(say(text)).toMatch(name)
    },
  )

  it('counts what is there, and shows some of it', () => {
    const turn = askStore(store, 'how many gummies do you have')
    expect(turn.text).toMatch(/\b3\b/)
    expect(turn.products).toHaveLength(3)
  })

  it('is a wish like any other where the best of them, advice or one thing is asked for', () => {
    for (const text of [
      'which brand of gummies is the best',
      'what kind of flower is good for sleep',
      'what flavor is the dark bar',
    ])
      expect(say(text), text).not.toMatch(/we carry|in stock right now/)
  })

  it('answers in Spanish', () => {
    expect(say('que marcas de gomitas tienen')).toContain('Tidepool y Mill')
  })
})
