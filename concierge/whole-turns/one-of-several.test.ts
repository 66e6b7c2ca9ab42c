import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const cart = { category: 'vape', subcategory: 'Cartridge', strainType: 'indica', stock: 9 } as const
const roll = { category: 'pre-roll', strainType: 'sativa', stock: 9 } as const
const gear = { category: 'accessory', strainType: null, stock: 9 } as const
const store = openStore({
  profile: {
    name: 'Test Shop',
    return_policy: { hardware: 'Batteries carry a 30-day exchange with the receipt.' },
  },
  products: [
    makeProduct({ ...cart, productId: 'half', name: 'Amber Cart 0.5g', sizeGrams: 0.5, priceCents: 2000 }),
    makeProduct({ ...cart, productId: 'full', name: 'Amber Cart 1g', sizeGrams: 1, priceCents: 3600 }),
    makeProduct({ ...roll, productId: 'single', name: 'Willow Joint 1g', packCount: 1, priceCents: 900 }),
    makeProduct({ ...roll, productId: 'pack', name: 'Willow Minis 5pk', packCount: 5, priceCents: 2400 }),
    makeProduct({ ...gear, productId: 'grinder', name: 'Tin Grinder', subcategory: 'Grinders', priceCents: 1800 }),
    makeProduct({ ...gear, productId: 'papers', name: 'Rice Papers', subcategory: 'Papers', priceCents: 250 }),
    makeProduct({
      ...cart,
      productId: 'mixed',
      name: 'Cobalt Cart 1g',
      strainType: 'hybrid',
      sizeGrams: 1,
      thcPercent: 71,
    }),
    makeProduct({
      productId: 'eighth',
      name: 'Birch Calm 3.5g',
      category: 'flower',
      strainType: 'sativa',
      sizeGrams: 3.5,
      stock: 9,
    }),
    makeProduct({
      productId: 'calm',
      name: 'Maple Rest 3.5g',
      category: 'flower',
      strainType: 'indica',
      sizeGrams: 3.5,
      stock: 9,
      thcPercent: 17,
    }),
    makeProduct({
      productId: 'quarter',
      name: 'Tundra Haze 7g',
      category: 'flower',
      strainType: 'sativa',
      sizeGrams: 7,
      stock: 9,
    }),
  ],
})
const shown = (before: readonly string[], text: string) =>
  askAfter(store, before, text)
    .products.map(({ productId }) => productId)
    .sort()

describe('of two things one', () => {
  const two = ['i want two things, an indica cart and a sativa joint']

  it.each([
    ['full gram on the cart', ['full', 'single']],
    ['half gram for the cart please', ['half', 'single']],
  ])('is changed, and the other stays: %s', (text, expected) => {
    expect(shown(two, text)).toEqual(expected)
  })

  it.each(['actually the joint can be a pack. keep the cart as is', 'the joint can be a pack and keep the cart'])(
    'is changed after the other was: %s',
    (text) => {
      expect(shown([...two, 'full gram on the cart'], text)).toEqual(['full', 'pack'])
    },
  )

  it.each([
    'make the cart hybrid',
    'make the cart a hybrid',
    'cart should be hybrid',
    'how about a hybrid for the cart',
  ])('is of another type: %s', (text) => {
    expect(shown(two, text)).toEqual(['mixed', 'single'])
  })

  it.each(['cart in half gram', 'and the cart in a half gram', 'make the cart half gram'])(
    'is of another size: %s',
    (text) => {
      expect(shown([...two, 'full gram on the cart'], text)).toEqual(['half', 'single'])
    },
  )

  it.each([
    ['make the eighth indica', ['calm', 'full']],
    ['can the eighth be an indica', ['calm', 'full']],
    ['make the eighth a quarter', ['full', 'quarter']],
  ])('is called by its weight: %s', (text, expected) => {
    expect(shown(['an eighth of sativa and a full gram indica cart'], text)).toEqual(expected)
  })

  it.each(['make the cart cheaper', 'the cart should be cheaper', 'the cart is too expensive'])(
    'is to cost less: %s',
    (text) => {
      expect(shown(['an indica cart and a sativa joint'], text)).not.toContain('full')
    },
  )

  it.each(['swap the grinder for papers', 'papers instead of the grinder', 'replace the grinder with some papers'])(
    'is swapped for another: %s',
    (text) => {
      expect(shown(['an eighth and a grinder'], text)).toEqual(['eighth', 'papers'])
    },
  )
})

describe('of two things that were shown', () => {
  const two = ['a full gram indica cart and a sativa joint']

  it.each([
    ['whats the thc on the cart', 'full'],
    ['how much is the joint', 'single'],
    ['ok how strong is the cart', 'full'],
    ['is the joint any good for sleep', 'single'],
    ['is the cart indica', 'full'],
  ])('something is asked of the one: %s', (text, expected) => {
    const turn = askAfter(store, two, text)
    expect(turn.intent).toBe('product_info')
    expect(turn.products.map(({ productId }) => productId)).toEqual([expected])
    expect(shown([...two, text], 'ok and the joint can be a pack')).toEqual(['full', 'pack'])
  })

  it('they are compared by their shelves', () => {
    expect(askAfter(store, two, 'which is stronger, the cart or the joint').intent).toBe('compare')
  })

  it('and a lesson on a kind of thing is a lesson', () => {
    expect(askAfter(store, two, 'what is a cart').intent).toBe('education')
  })
})

describe('what is asked anew', () => {
  it.each(['show me carts', 'just a cart', 'what carts do you have'])('is asked for by itself: %s', (text) => {
    const ids = shown(['an indica cart and a sativa joint'], text)
    expect(ids).not.toContain('single')
    expect(ids).not.toContain('pack')
  })

  it('leaves a wish for one thing one', () => {
    expect(shown(['a cart'], 'a half gram for the cart')).toEqual(['half'])
  })
})
