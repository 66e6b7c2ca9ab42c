import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const gear = { category: 'accessory', stock: 9, thcPercent: null } as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ category: 'pre-roll', productId: 'joint', name: 'Mimosa Joint 1g', priceCents: 900 }),
    makeProduct({ category: 'flower', productId: 'flower', name: 'Mimosa 3.5g', thcPercent: 18, priceCents: 3600 }),
    makeProduct({ category: 'edible', subcategory: 'Gummies', productId: 'gummies', name: 'Grape Gummies' }),
    makeProduct({ category: 'vape', subcategory: '510 Cart', productId: 'cart', name: 'Quartz 510 Cart 1g' }),
    makeProduct({ ...gear, productId: 'battery', name: '510 Twist Battery', subcategory: 'Battery', priceCents: 2000 }),
    makeProduct({ ...gear, productId: 'jar', name: 'Glass Stash Jar', subcategory: 'Storage', priceCents: 1200 }),
    makeProduct({ ...gear, productId: 'bong', name: 'Beaker Bong 12in', subcategory: 'Bongs', priceCents: 7900 }),
  ],
})
const idsOf = (text: string): string[] => askStore(store, text).products.map(({ productId }) => productId)

describe('something to keep goods in', () => {
  it.each([
    'my purse keeps crushing my joints, anything to keep them in',
    'need something to hold my joints so they dont break',
    'got anything to keep prerolls from getting crushed',
    'something to carry my gummies in',
    'whats good to protect my joints',
    'something to keep my buds fresh in',
    'my joints keep getting squished, what do you have to carry them in',
  ])('is sold, and not the goods again: %s', (text) => {
    const { products, text: said } = askStore(store, text)
    expect(products.map(({ productId }) => productId)).toEqual(['jar'])
    expect(said).not.toMatch(/don.t (?:have|carry)/)
  })

  it('is asked for after the goods', () => {
    expect(askAfter(store, ['show me joints'], 'anything to carry them in').products[0]?.productId).toBe('jar')
  })

  it('is bought with the goods where they are asked for too', () => {
    expect(idsOf('i need joints and something to carry them in').toSorted()).toEqual(['jar', 'joint'])
  })

  it.each(['something to keep me awake', 'anything to keep it mellow', 'my dog ate my joints, show me more joints'])(
    'is not meant where nothing is to be put away: %s',
    (text) => {
      expect(idsOf(text)).not.toContain('jar')
    },
  )
})

describe('a cart with nothing to run it on', () => {
  it.each([
    "my old cart battery died. i've got a 510 cart and nothing to run it on",
    'ive got a 510 cart but no battery',
    'i got a 510 cartridge as a gift and nothing to smoke it with',
    'i have a cart and need a battery',
    'have a cart, nothing to hit it with',
    'ive got 510 carts, what do i need to use them',
  ])('asks for a battery: %s', (text) => {
    expect(idsOf(text)).toEqual(['battery'])
  })

  it.each(['i have a battery, need a 510 cart', 'i have 40 for a cart', 'ive had carts before, show me carts'])(
    'is wished for else: %s',
    (text) => {
      expect(idsOf(text)).toEqual(['cart'])
    },
  )
})

describe('a figure beside no THC', () => {
  it.each([
    'need a gift without thc under 20',
    'a gift with no thc, under 20',
    'thc free gift under 20',
    'gift without thc below 20',
  ])('is money: %s', (text) => {
    expect(idsOf(text)).toEqual(['jar'])
  })

  it('is strength where THC is wished for', () => {
    expect(idsOf('flower with thc under 20')).toEqual(['flower'])
  })
})

describe('what somebody got', () => {
  it.each([
    "got a bonus at work! show me flower, price doesn't matter",
    'got a raise today, show me flower please',
    'i left my raincoat at the office so show me flower',
  ])('is not asked for in stock: %s', (text) => {
    const { intent, products } = askStore(store, text)
    expect([intent, products[0]?.productId]).toEqual(['recommend', 'flower'])
  })

  it.each(['got any jeeter joints', 'jeeter, do you have it', 'hey, do you carry jeeter joints'])(
    'is where that is the question: %s',
    (text) => {
      expect(askStore(store, text).intent).toBe('availability')
    },
  )
})
