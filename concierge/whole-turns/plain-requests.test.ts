import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const flower: Partial<Product> = { category: 'flower', effects: [], description: null, size: '3.5g' }
const store = openStore({
  profile: { name: 'Test Shop', payment: { accepted: ['cash'] } },
  products: [
    makeProduct({
      ...flower,
      productId: 'f1',
      name: 'Dean Kush 3.5g',
      brand: 'Long River Gardens',
      thcPercent: 30,
      priceCents: 4000,
    }),
    makeProduct({
      ...flower,
      productId: 'f2',
      name: 'Tropicana Cookies 3.5g',
      brand: 'Red Rock Reserve',
      thcPercent: 27,
      priceCents: 4500,
      effects: ['focused'],
      strainType: 'sativa',
    }),
    makeProduct({
      ...flower,
      productId: 'f3',
      name: 'Gmo 3.5g',
      brand: 'Pell Extracts',
      thcPercent: 24,
      priceCents: 3000,
    }),
    makeProduct({
      ...flower,
      productId: 'f4',
      name: 'Gmo 28g',
      size: '28g',
      sizeGrams: 28,
      brand: 'Pell Extracts',
      thcPercent: 22,
      priceCents: 18000,
    }),
    makeProduct({
      ...flower,
      productId: 'f5',
      name: 'Dean Kush 28g',
      size: '28g',
      sizeGrams: 28,
      brand: 'Long River Gardens',
      thcPercent: 20,
      priceCents: 22000,
    }),
    makeProduct({ productId: 'm1', name: 'Poker Chip Keychain', category: 'merch', brand: 'Neon', priceCents: 600 }),
    makeProduct({ productId: 'a1', name: '510 Button Battery', category: 'accessory', brand: null, priceCents: 1500 }),
    makeProduct({
      productId: 'a2',
      name: 'Skiff Pod Battery',
      category: 'accessory',
      brand: 'Skiff',
      priceCents: 2000,
    }),
    makeProduct({
      productId: 'v1',
      name: 'Tangie Cart 1g',
      category: 'vape',
      subcategory: 'cartridge',
      brand: 'Pell Extracts',
      size: '1g',
      priceCents: 3000,
      thcPercent: 80,
    }),
    makeProduct({
      productId: 'j1',
      name: 'Pine Single',
      category: 'pre-roll',
      brand: 'Neon',
      priceCents: 500,
      thcPercent: 20,
    }),
    makeProduct({
      productId: 'j2',
      name: 'Oak Single',
      category: 'pre-roll',
      brand: 'Neon',
      priceCents: 900,
      thcPercent: 19,
    }),
    makeProduct({
      productId: 'j3',
      name: 'Elm Single',
      category: 'pre-roll',
      brand: 'Neon',
      priceCents: 1800,
      thcPercent: 21,
    }),
  ],
})
const ask = (text: string) => askStore(store, text)
const ids = (text: string): string[] => ask(text).products.map(({ productId }) => productId)

describe('a brand by its first words', () => {
  it('is that brand', () => {
    for (const text of ['flower from long river', 'long river eighths', 'anything by long river'])
      expect(new Set(ids(text)).isSubsetOf(new Set(['f1', 'f5'])), text).toBe(true)
    expect(ids('got any pell flower')).toEqual(expect.arrayContaining(['f3']))
  })
})

describe('a brand that the menu has not', () => {
  it('is told to be missing, though a strain bears its name', () => {
    for (const text of ['cookies brand flower', 'do you have cookies brand eighths', 'flower of the brand cookies'])
      expect(ask(text).text, text).toMatch(/don't carry cookies/)
    expect(ids('got cookies flower')).toContain('f2')
  })
})

describe('a word of what is worn or kept', () => {
  it('is no wish for it where weed or an effect is asked for', () => {
    for (const text of [
      'weed for a long poker session',
      'something for focus at poker',
      'flower for poker with the guys',
    ])
      expect(ids(text), text).not.toContain('m1')
    expect(ids('poker chip keychain')).toContain('m1')
  })
})

describe('two of something', () => {
  it('are two things where there are two', () => {
    for (const text of ['two cheap joints, less than 20 for both', 'cheapest two prerolls please'])
      expect(ids(text), text).toEqual(['j1', 'j2'])
  })
})

describe('a battery for a kind of vape', () => {
  it('is one that takes it', () => {
    for (const text of ['need a battery for my carts', 'battery for a cartridge', 'what battery works with my carts'])
      expect(ids(text), text).toEqual(['a1'])
    expect(ids('battery for my pods')).toEqual(['a2'])
  })
})

describe('the most that is paid', () => {
  it('is the price of the dearest', () => {
    for (const text of [
      'whats the most id pay for an ounce here',
      'most i would pay for an oz',
      'whats the most an ounce costs',
    ])
      expect(ids(text)[0], text).toBe('f5')
    expect(ids('whats the least id pay for an ounce')[0]).toBe('f4')
  })
})

describe('a size or another form', () => {
  it('offers either, the size being that of flower', () => {
    for (const text of ['an eighth or a cart', 'a cart or an eighth', 'an eighth of something or maybe a cart']) {
      const found = ids(text)
      expect(found, text).toContain('v1')
      expect(
        found.some((id) => ['f1', 'f2', 'f3'].includes(id)),
        text,
      ).toBe(true)
      expect(found, text).not.toContain('f4')
    }
  })
})

describe('the second of an order', () => {
  it('is shown and said as that', () => {
    for (const text of ['2nd strongest flower', 'whats the second strongest bud', 'second most potent flower'])
      expect(ask(text), text).toMatchObject({ text: /second strongest/, products: [{ productId: 'f2' }] })
    expect(ask('third cheapest preroll').products[0]?.productId).toBe('j3')
  })
})

describe('several things within a sum', () => {
  it('are all shown, and together cost no more', () => {
    for (const text of [
      'surprise me with 3 things under 50 total',
      'give me 3 things for 50 total',
      'show me 3 things, 50 dollars altogether',
    ]) {
      const { products } = ask(text)
      expect(new Set(products.map(({ productId }) => productId)).size, text).toBe(3)
      expect(
        products.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0),
        text,
      ).toBeLessThanOrEqual(5000)
    }
  })
})

describe('what one has already', () => {
  it('is not sold again', () => {
    for (const text of [
      'i have a battery already, need a cart',
      'already own a 510 battery, so just a cartridge for it',
      'got a pen battery at home, which cart',
      'i just got a cartridge battery for my birthday, point me to a cart',
      'got a new 510 battery, which carts do you have',
      'my sister gave me a battery, looking for a cart',
      'picked up a pen battery last week, need a cart',
    ])
      expect(ids(text), text).toEqual(['v1'])
    for (const text of [
      'i need a battery and a cart',
      'got a battery and a cart?',
      'i want to get a battery, and a cart',
    ])
      expect(ids(text), text).toHaveLength(2)
  })
})

describe('a price in the words of the street', () => {
  it('is a price', () => {
    expect(ids('best zip for two hunnid or under')).toEqual(['f4'])
    expect(ids('which of your ounces costs the least')[0]).toBe('f4')
    expect(ids('cheapest oz in the house hermano')[0]).toBe('f4')
  })
})

describe('a greeting by the time of day', () => {
  it('is no wish for that time', () => {
    for (const text of ['morning, poker chip keychain please', 'evening! poker chip keychain'])
      expect(ids(text), text).toEqual(['m1'])
  })
})

describe('what is told beside a wish', () => {
  it('is no question of papers, payment or packing', () => {
    for (const text of [
      'my sister is coming from out of town and wants a cart',
      'friends from out of state, they need a cart',
      'what do i pay for the cart',
      'a cart in a jar, for my battery',
    ])
      expect(ids(text), text).toEqual(['v1'])
    expect(ask('what do i pay with').products).toEqual([])
    expect(ask('im from out of town, can i buy here').products).toEqual([])
  })

  it('is a complaint where less came than was paid for', () => {
    for (const text of [
      'i paid for three carts and there are only two in the bag. who do i talk to about it?',
      'ordered two carts but only got one',
    ])
      expect(ask(text).intent, text).toBe('complaint')
    expect(ask('i want to buy two carts and only one battery').intent).toBe('recommend')
  })
})
