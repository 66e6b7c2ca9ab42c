import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const gummy = { category: 'edible', subcategory: 'Gummies', stock: 9 } as const
const flower = { category: 'flower', size: '3.5g', sizeGrams: 3.5, stock: 9 } as const
const store = openStore({
  profile: { name: 'Test Shop', delivery: { offered: true, fee: 7 } },
  products: [
    makeProduct({ ...gummy, productId: 'g1', name: 'Amber Chews', priceCents: 1800, thcMgPerPiece: 10 }),
    makeProduct({ ...gummy, productId: 'g2', name: 'Cobalt Chews', priceCents: 2400, thcMgPerPiece: 10 }),
    makeProduct({ ...gummy, productId: 'g3', name: 'Maple Chews', priceCents: 3300, thcMgPerPiece: 5 }),
    makeProduct({ ...gummy, productId: 'g4', name: 'Zephyr Chews', priceCents: 4500, thcMgPerPiece: 50 }),
    makeProduct({ ...flower, productId: 'f1', name: 'Willow Haze', priceCents: 3000 }),
    makeProduct({ ...flower, productId: 'f2', name: 'Tundra Haze', size: '28g', sizeGrams: 28, priceCents: 15000 }),
  ],
})

const ask = (text: string, ...before: readonly string[]) => askAfter(store, before, text)

/** The wish as the trace of the turn has it. */
const wish = (text: string, ...before: readonly string[]): unknown =>
  JSON.parse(String(ask(text, ...before).trace[0]?.found['wish']))

describe('a bare figure in reply', () => {
  it.each([
    'make that 20',
    '*20 lol typo',
    'oops meant 20',
    'ok 20 then',
    'nah 20 max',
    '20 is all i can spend tho',
    'i can do 20',
    'can we keep it at 20',
    'sorry typo, i meant 20 not 25',
    'typo, 20',
    'my bad, 20 not 25',
    'not 25, 20',
    'oops thats a typo, meant 20',
    'i misspoke, 20',
  ])('is another budget: %s', (text) => {
    expect(wish(text, 'gummies under 25')).toMatchObject({ forms: [{ kinds: ['gummy'] }], priceMax: 2000 })
    expect(ask(text, 'gummies under 25').intent).toBe('recommend')
  })

  it.each([
    '35 ish',
    '35?',
    'maybe closer to 35',
    'hmm 35 or so',
    'could stretch to 35',
    'too steep, whats 35 or under',
  ])('is a budget where none was named: %s', (text) => {
    expect(wish(text, 'gummies')).toMatchObject({ forms: [{ kinds: ['gummy'] }], priceMax: 3500 })
    expect(ask(text, 'gummies').intent).toBe('recommend')
  })

  it('stands beside what else is said', () => {
    expect(wish('actually i can do 30 but only sativa', 'gummies under 20')).toMatchObject({
      priceMax: 3000,
      strainTypes: ['sativa', 'sativa-hybrid'],
    })
  })

  it('is a dose or a pack where these are spoken of', () => {
    expect(wish('make that 5', '10mg gummies')).toMatchObject({ mgPieceMin: 5, mgPieceMax: 5 })
    expect(wish('10 instead', '5 pack prerolls')).toMatchObject({ packCount: 10 })
  })

  it.each(['in a 28', 'how about a 28', '28s?', 'and as a 28'])('is a weight of the menu: %s', (text) => {
    expect(wish(text, 'flower')).toMatchObject({ grams: [28] })
  })

  it.each(['2', 'which is 20', 'is that 20'])('is no budget where it may be anything: %s', (text) => {
    expect(wish(text, 'gummies')).not.toHaveProperty('priceMax')
  })

  it('is none after a question about the shop', () => {
    expect(wish('20?', 'gummies', 'do you deliver')).not.toHaveProperty('priceMax')
  })
})

describe('a limit of before', () => {
  it('gives way to an order that it leaves nothing to', () => {
    const { products } = ask('whats the strongest per piece tho', 'gummies', '10mg ones')
    expect(products[0]?.productId).toBe('g4')
  })

  it('gives way to the figure that contradicts it', () => {
    expect(ask('under 5mg actually', '10mg gummies').products.map(({ productId }) => productId)).toEqual(['g3'])
    expect(wish('ok under 40', 'flower over 50')).not.toHaveProperty('priceMin')
  })
})

it('takes a figure beside strength for no price', () => {
  expect(wish('nah stronger, like 30+', 'prerolls around 20% thc')).not.toHaveProperty('priceMax')
})

it.each(['and whats a full zip run', 'how much for an ounce', 'whats an ounce go for'])(
  'prices another size: %s',
  (text) => {
    expect(ask(text, 'flower eighths').products.map(({ productId }) => productId)).toEqual(['f2'])
  },
)

describe('a bare size in reply', () => {
  it.each(['ok now full ounces', 'full ounces', 'and a whole oz', 'now the ounce size please', 'ounces now'])(
    'is another size of what stands: %s',
    (text) => {
      expect(wish(text, 'eighths of flower')).toMatchObject({ forms: [{ category: 'flower' }], grams: [28] })
      expect(ask(text, 'eighths of flower').products.map(({ productId }) => productId)).toEqual(['f2'])
    },
  )
})

describe('a figure that is named with the one it takes the place of', () => {
  it.each([
    ['make that 14 instead of 28', ['flower, 28 grams', 'under 70'], { grams: [14], priceMax: 7000 }],
    ['instead of 28 make it 3.5', ['flower, 28 grams', 'under 70'], { grams: [3.5], priceMax: 7000 }],
    ['make it 60 instead of 40', ['flower under 40'], { priceMax: 6000 }],
    ['5 instead of 10', ['gummies 10 mg'], { mgPieceMax: 5 }],
  ])('is of the same: %s', (text, before, said) => {
    expect(wish(text, ...before)).toMatchObject(said)
  })
})

it('takes a pack for one of joints, where joints are spoken of', () => {
  expect(wish('pack. hybrid i guess', 'want some joints for tonight')).toMatchObject({ packMin: 2 })
  expect(wish('a pack please', 'some joints')).toMatchObject({ packMin: 2 })
})

it('gives up the pack for a single one', () => {
  const said = wish('too much, single then', 'some joints', 'in a 5 pack')
  expect(said).toMatchObject({ single: true })
  expect(said).not.toHaveProperty('packCount')
})

it('offers nothing to smoke to whoever is no smoker, unless it is asked for', () => {
  const { products } = ask('something mellow, not a smoker')
  expect(products.map(({ productId }) => productId.charAt(0))).not.toContain('f')
  expect(ask('not a smoker but want to try an eighth').products[0]?.productId).toBe('f1')
})
