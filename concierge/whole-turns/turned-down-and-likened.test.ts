import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const cart = { category: 'vape', subcategory: 'Cartridge', sizeGrams: 1, stock: 9, salePriceCents: null } as const
const names = [
  'Willow Haze',
  'Birch Calm',
  'Tundra Mix',
  'Maple Rest',
  'Aspen Glow',
  'Cedar Wink',
  'Elder Kiss',
  'Rowan Dew',
  'Hazel Nod',
  'Alder Fog',
  'Linden Jam',
  'Poplar Zip',
]
const carts = openStore({
  profile: { name: 'Test Shop' },
  products: names.map((name, at) =>
    makeProduct({
      ...cart,
      productId: `c${at}`,
      name,
      strainType: at % 2 === 0 ? 'hybrid' : 'indica',
      thcPercent: 70 + at,
      priceCents: 3000 + 100 * at,
    }),
  ),
})
const shownAfter = (before: readonly string[], text: string) =>
  askAfter(carts, before, text).products.map(({ productId }) => productId)

describe('what was shown and turned down in a talk', () => {
  it.each([
    ['no not that one', 'something else'],
    ['not those', 'another one'],
    ['nah not feeling those', 'anything else'],
    ['none of those', 'show me others'],
    ['didnt like any of those', 'something else'],
  ])('stays away as long as another fits: %s / %s', (first, second) => {
    const shown = shownAfter([], 'show me carts')
    const then = shownAfter(['show me carts'], first)
    const last = shownAfter(['show me carts', first], second)
    expect(then.length).toBeGreaterThan(0)
    expect(last.length).toBeGreaterThan(0)
    expect(last.filter((id) => shown.includes(id) || then.includes(id))).toEqual([])
  })

  it('is there again when it is the answer, or asked for by name', () => {
    expect(shownAfter(['show me carts', 'not those', 'something else'], 'whats your cheapest cart')[0]).toBe('c0')
    expect(shownAfter(['show me carts', 'not those'], 'do you have willow haze')).toContain('c0')
  })
})

describe('something like a thing', () => {
  it.each(['cheaper', 'anything cheaper', 'a bit cheaper please'])('is still like it when it is to be %s', (text) => {
    const { text: told, products } = askAfter(carts, ['do you have linden jam', 'anything close to it'], text)
    expect(told).toContain('Closest to Linden Jam')
    expect(products.map(({ productId }) => productId)).not.toContain('c10')
  })

  it('is forgotten for another shelf', () => {
    expect(
      askAfter(carts, ['do you have linden jam', 'anything close to it', 'show me carts'], 'cheaper').text,
    ).not.toContain('Closest')
  })
})

describe('two that somebody is torn between', () => {
  it.each([
    'im between willow haze and birch calm',
    'torn between willow haze and birch calm',
    'cant decide between the willow haze and the birch calm',
    'choosing between willow haze and birch calm',
    'stuck between willow haze and birch calm',
  ])('are weighed: %s', (text) => {
    const turn = askAfter(carts, [], text)
    expect(turn.intent).toBe('compare')
    expect(turn.products.map(({ productId }) => productId).sort()).toEqual(['c0', 'c1'])
    expect(askAfter(carts, [text], 'which has more thc').products.map(({ productId }) => productId)).toEqual(['c1'])
  })

  it('are both shown where both are asked for', () => {
    expect(askAfter(carts, [], 'show me willow haze and birch calm').intent).not.toBe('compare')
  })
})

it('tells whether the one that was shown is in stock', () => {
  expect(askAfter(carts, ['show me carts'], 'is that one in stock').intent).toBe('availability')
  expect(askAfter(carts, ['show me carts'], 'is this one in stock right now?').text).toContain('Yes')
})

it('leaves the dose of a piece behind where joints are asked for instead', () => {
  const store = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({
        productId: 'g',
        name: 'Plum Gummies',
        category: 'edible',
        subcategory: 'Gummies',
        thcMgPerPiece: 10,
        strainType: 'sativa',
      }),
      makeProduct({
        productId: 'h',
        name: 'Pear Gummies',
        category: 'edible',
        subcategory: 'Gummies',
        thcMgPerPiece: 5,
        strainType: 'sativa',
      }),
      makeProduct({
        productId: 'j',
        name: 'Fern Pre-Roll',
        category: 'pre-roll',
        sizeGrams: 1,
        thcPercent: 15,
        strainType: 'sativa',
      }),
    ],
  })
  const turn = askAfter(store, ['got gummies', 'nothing too strong'], 'pre rolls then')
  expect(turn.products.map(({ productId }) => productId)).toEqual(['j'])
  expect(turn.text).not.toContain('mg a piece')
})
