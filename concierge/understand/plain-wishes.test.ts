import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { makeProduct } from '#testing/factories.ts'
import { readWish } from './read-wish.ts'

const { vocabulary } = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ productId: 'w1', name: 'Tropicana Cookies 3.5g', category: 'flower', brand: 'Red Rock Reserve' }),
    makeProduct({ productId: 'w2', name: 'Brownie Bites', category: 'edible', brand: 'Elm Farms' }),
    makeProduct({ productId: 'w3', name: 'Peach Mini Gummies', category: 'edible', brand: 'Elm Farms' }),
  ],
})
const read = (text: string) => readWish(text, vocabulary)
const wishOf = (text: string) => read(text).wish

describe('the best price on something', () => {
  it('is the lowest one', () => {
    for (const text of [
      'best price on an oz?',
      'whats your best price for a cart',
      'lowest prices on eighths',
      'the best prices you got on dabs',
    ])
      expect(wishOf(text).order, text).toBe('cheapest')
    expect(wishOf('best price per gram on flower').order).toBe('value')
  })
})

describe('a ceiling for each of several', () => {
  it('is that of one, whichever way it is said', () => {
    for (const text of [
      'pick me out a couple prerolls, 15 each max',
      'two prerolls no more than 15 each',
      'three prerolls, 15 apiece tops',
      'couple joints max 15 a piece',
      'two prerolls, 15 each',
      'joints, at most 15 per piece',
    ])
      expect(wishOf(text), text).toMatchObject({ priceMax: 1500, budgetTotal: null })
    expect(wishOf('3 each of the gummies and prerolls').priceMax).toBeNull()
    expect(wishOf('gummies, 10 mg each max')).toMatchObject({ priceMax: null, mgPieceMax: 10 })
  })
})

describe('somebody out of practice', () => {
  it('wants something mild', () => {
    for (const text of [
      'gummies, not strong at all',
      'edibles with nothing strong in them',
      'a joint that is not strong',
      'no strong stuff, gummies',
    ])
      expect(wishOf(text).mild, text).toBe(true)
    for (const text of [
      'neither of us has done this since college, gummies',
      'havent smoked since the 90s, a joint',
      'none of us have tried this, edibles',
      'i havent done this since high school',
    ])
      expect(wishOf(text).beginner, text).toBe(true)
    for (const text of ['gummies that arent strong enough for me', 'my last cart was not strong enough'])
      expect(wishOf(text).mild, text).toBe(false)
  })
})

describe('something sweet', () => {
  it('is anything to eat where nothing is to be smoked', () => {
    for (const text of ['something sweet, we dont want to smoke', 'no smoking please, just something sweet'])
      expect(wishOf(text), text).toMatchObject({ flavors: [], inhaled: false })
    expect(wishOf('a sweet joint').flavors).toEqual(['sweet'])
  })
})

describe('what somebody is not', () => {
  it('is not wished for', () => {
    for (const text of [
      'im not a smoker or an edibles person, lotions?',
      'not really an edibles person, any lotion',
      'im not an edibles or a vape person, got lotion',
    ])
      expect(wishOf(text).forms, text).toMatchObject([{ kinds: ['lotion'] }])
    expect(wishOf('im an edibles person').forms).toMatchObject([{ category: 'edible' }])
  })
})

describe('what something tastes like', () => {
  it('is a flavour also in a list', () => {
    for (const text of [
      'dabs that taste like fruit or candy',
      'dabs that taste like candy or dessert',
      'concentrate, smells like pine and candy',
    ])
      expect(wishOf(text).forms, text).toMatchObject([{ category: 'concentrate' }])
  })
})

describe('a paper that is written', () => {
  it('is none to roll with', () => {
    for (const text of [
      'gotta write a 12 page paper. flower?',
      'flower for finishing my term paper',
      'my research paper is due, any flower',
    ])
      expect(wishOf(text), text).toMatchObject({ forms: [{ category: 'flower' }] })
    expect(wishOf('gotta write a 12 page paper. flower?').effects).toContain('focused')
    expect(wishOf('flower and a pack of papers').forms).toHaveLength(2)
  })
})

describe('a pack', () => {
  it('is also named behind what is in it', () => {
    for (const text of ['creative preroll pack', 'joint pack please', 'blunt pack for the night'])
      expect(wishOf(text).packMin, text).toBe(2)
  })
})

describe('gummies by their dose in Spanish', () => {
  it('are of so many milligrams', () => {
    for (const text of ['gomitas de 5', 'quiero gomitas de a 5'])
      expect(wishOf(text), text).toMatchObject({ mgPieceMin: 5, mgPieceMax: 5 })
    expect(wishOf('gomitas de 20 dolares').mgPieceMax).toBeNull()
  })
})

describe('cookies beside brownies', () => {
  it('are baked, and no name', () => {
    for (const text of ['cookies or brownies', 'brownies or cookies?', 'any brownies, cookies'])
      expect(wishOf(text), text).toMatchObject({ terms: [], forms: [{ kinds: ['baked'] }, { kinds: ['baked'] }] })
    expect(wishOf('tropicana cookies').terms).toHaveLength(1)
  })
})

describe('drinks by the can', () => {
  it('are drinks', () => {
    for (const text of [
      'mini cans, like a six pack',
      'anything by the can',
      'a can of something bubbly',
      'you got cans?',
    ])
      expect(wishOf(text).forms, text).toMatchObject([{ category: 'edible', kinds: ['drink'] }])
    for (const text of ['can i get a joint', 'what can you do'])
      expect(JSON.stringify(wishOf(text).forms), text).not.toContain('drink')
  })
})

describe('a strength by its tens', () => {
  it('is a range of percents', () => {
    expect(wishOf('high twenties thc')).toMatchObject({ thcMin: 26, thcMax: 29.9 })
    expect(wishOf('flower testing in the low 30s')).toMatchObject({ thcMin: 30, thcMax: 33.9, priceMax: null })
    expect(wishOf('something in the mid 20s thc wise')).toMatchObject({ thcMin: 23, thcMax: 26.9 })
    expect(wishOf('eighth in the 30s')).toMatchObject({ thcMin: null, priceMax: 3999 })
  })
})

describe('a weight in grams', () => {
  it('is of flower, as the weight by its name is', () => {
    for (const text of ['indica 3.5g under 40', 'two hybrid 3.5g', 'an eighth ounce of hybrid', '1/8 oz of hybrid'])
      expect(wishOf(text), text).toMatchObject({ grams: [3.5], forms: [{ category: 'flower' }] })
    expect(wishOf('pre-rolls 3.5g').forms).toMatchObject([{ category: 'pre-roll' }])
  })
})

describe('a newcomer to the shop', () => {
  it('is no newcomer to cannabis', () => {
    for (const text of [
      'this is my first time on here',
      'i never used one of these chats before',
      'first time at your store',
    ])
      expect(wishOf(text).beginner, text).toBe(false)
    for (const text of ['first time trying edibles', 'i never used weed before', 'first time smoker'])
      expect(wishOf(text).beginner, text).toBe(true)
  })
})
