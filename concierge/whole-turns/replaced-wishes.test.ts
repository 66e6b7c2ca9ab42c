import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const gummy = { category: 'edible', subcategory: 'Gummies', stock: 9 } as const
const cart = { category: 'vape', subcategory: 'Cartridge', size: '1g', sizeGrams: 1, stock: 9 } as const
const roll = { category: 'pre-roll', size: '1g', sizeGrams: 1, stock: 9 } as const
const flower = { category: 'flower', size: '3.5g', sizeGrams: 3.5, stock: 9 } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      ...gummy,
      productId: 'g1',
      name: 'Amber Chews',
      brand: 'Saltbox',
      priceCents: 1800,
      thcMgPerPiece: 5,
    }),
    makeProduct({
      ...gummy,
      productId: 'g2',
      name: 'Cobalt Chews',
      brand: 'Kynd',
      priceCents: 2400,
      thcMgPerPiece: 10,
    }),
    makeProduct({ ...gummy, productId: 'g3', name: 'Maple Chews', brand: 'Kynd', priceCents: 3000, thcMgPerPiece: 20 }),
    makeProduct({ ...gummy, productId: 'g4', name: 'Zephyr Chews', brand: 'Find', priceCents: 900, thcMgPerPiece: 10 }),
    makeProduct({
      ...cart,
      productId: 'v1',
      name: 'Quartz Cart',
      brand: 'Select',
      priceCents: 4500,
      strainType: 'indica',
    }),
    makeProduct({
      ...cart,
      productId: 'v2',
      name: 'Tundra Cart',
      brand: 'Rythm',
      priceCents: 3000,
      strainType: 'sativa',
    }),
    makeProduct({
      ...roll,
      productId: 'p1',
      name: 'Lunar Roll',
      brand: 'Rythm',
      priceCents: 1500,
      strainType: 'sativa',
    }),
    makeProduct({
      ...roll,
      productId: 'p2',
      name: 'Falcon Roll',
      brand: 'Find',
      priceCents: 2500,
      strainType: 'indica',
    }),
    makeProduct({
      ...flower,
      productId: 'f1',
      name: 'Willow Haze',
      brand: 'Kynd',
      priceCents: 3500,
      strainType: 'sativa',
    }),
    makeProduct({
      ...flower,
      productId: 'f2',
      name: 'Birch Haze',
      brand: 'Kynd',
      priceCents: 6000,
      strainType: 'indica',
    }),
  ],
})

const ask = (text: string, ...before: readonly string[]) => askAfter(store, before, text)
const ids = (text: string, ...before: readonly string[]): string[] =>
  ask(text, ...before)
    .products.map(({ productId }) => productId)
    .sort()

describe('another maker', () => {
  it.each(['and kynd?', 'kynd?', 'got kynd', 'my bad not saltbox, kynd', 'kynd instead'])(
    'takes the place of the one before, of the same form: %s',
    (text) => {
      expect(ids(text, 'saltbox gummies')).toEqual(['g2', 'g3'])
    },
  )

  it('is asked for by itself where anything of it is', () => {
    expect(ids('do you have anything from kynd', 'saltbox gummies')).toContain('f1')
  })

  it.each(['anything except the find ones', 'not find', 'without the find stuff', 'no find ones please'])(
    'is refused, though its name is an everyday word: %s',
    (text) => {
      expect(ids(text, 'gummies')).toEqual(['g1', 'g2', 'g3'])
    },
  )

  it('is no longer wanted when it is refused', () => {
    expect(ids('not select', 'select carts')).toEqual(['v2'])
  })
})

describe('another form', () => {
  it.each([
    'hmm id rather have prerolls',
    'do you have prerolls at that price',
    'same budget but prerolls',
    'id prefer a preroll actually',
  ])('keeps the budget: %s', (text) => {
    expect(ids(text, 'eighth of flower, i got 20 bucks')).toEqual(['p1'])
  })

  it('of the price that was named keeps nothing that is said of the shelf alone', () => {
    expect(ids('do you have carts for that price', 'kynd gummies 10mg each under 30')).toEqual(['v2'])
    expect(ids('how bout indica at that price', 'sativa prerolls under 25')).toEqual(['p2'])
  })

  it('asked for anew has no budget', () => {
    expect(ids('show me all the prerolls you have', 'eighth of flower, i got 20 bucks')).toEqual(['p1', 'p2'])
  })
})

describe('the extreme after a list', () => {
  it.each(['which is the cheapest', 'cheapst one u got', 'whats the cheapest one', 'cheapest?'])(
    'is that of all that fits: %s',
    (text) => {
      expect(ask(text, 'gummies').products[0]?.productId).toBe('g4')
      expect(ask(text, 'gummies', 'from kynd').products[0]?.productId).toBe('g2')
    },
  )

  it.each(['which of those is the cheapest', 'whats the cheapest of these', 'which is cheaper'])(
    'is that of what was shown where that is said: %s',
    (text) => {
      const shown = ask('gummies').products.map(({ priceCents }) => priceCents ?? 0)
      expect(ask(text, 'gummies').products[0]?.priceCents).toBe(Math.min(...shown))
    },
  )
})

describe('what is said of both', () => {
  it.each(['an eighth and a cart, both indica', 'i need an eighth and a cart, indica for both'])(
    'holds for each of the things: %s',
    (text) => {
      expect(ids(text)).toEqual(['f2', 'v1'])
    },
  )

  it.each(['both under 30', 'both under $30 please', 'but make them both under 30'])(
    'is said with the things before, when it comes after: %s',
    (text) => {
      expect(ids(text, 'a preroll and a cart').map((id) => id.charAt(0))).toEqual(['p', 'v'])
      expect(ask(text, 'a preroll and a cart').products.every(({ priceCents }) => (priceCents ?? 0) <= 3000)).toBe(true)
    },
  )

  it('is a question where it is asked of what was shown', () => {
    expect(ask('are both in stock', 'a preroll and a cart').intent).toBe('availability')
  })
})

describe('a share of the dose', () => {
  it.each(['half that dose is plenty for me', 'got anything with half the mg', 'half that'])(
    'is half of it: %s',
    (text) => {
      expect(ids(text, '10mg gummies')).toEqual(['g1'])
    },
  )

  it.each(['double that', 'hmm twice the dose', 'something double the strength'])('is twice of it: %s', (text) => {
    expect(ids(text, '10mg gummies')).toEqual(['g3'])
  })

  it('is none where the price is halved', () => {
    expect(ids('half that price', 'gummies from kynd')).not.toContain('g3')
  })
})

describe('something asked for besides, for another mood', () => {
  const lines = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({
        productId: 'mints',
        name: 'Sea Breeze Mints',
        category: 'edible',
        subcategory: 'Mints',
        effects: ['focused'],
      }),
      makeProduct({
        ...gummy,
        productId: 'gummies',
        name: 'Night Gummies CBN',
        effects: ['sleepy'],
        tags: ['cbn'],
      }),
      makeProduct({
        productId: 'nap',
        name: 'Nap Mints',
        category: 'edible',
        subcategory: 'Mints',
        effects: ['sleepy'],
      }),
    ],
  })
  const idsAfter = (before: string, text: string) =>
    askAfter(lines, [before], text).products.map(({ productId }) => productId)

  it('may be of any form', () => {
    for (const text of [
      'k and for bedtime something, like with cbn',
      'and something with cbn for sleep',
      'ok cool, also something for bedtime with cbn',
      'then something with cbn to knock me out',
    ])
      expect(idsAfter('mints for the daytime?', text), text).toEqual(['gummies'])
  })

  it('is of the form that stands where only the mood is put in place of another', () => {
    for (const text of ['and for bedtime?', 'what about for sleep', 'and ones for bedtime'])
      expect(idsAfter('mints for the daytime?', text), text).toEqual(['nap'])
  })
})
