import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from './open-store.ts'

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
    makeProduct({ productId: 'eighth', name: 'Birch Calm 3.5g', category: 'flower', sizeGrams: 3.5, stock: 9 }),
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

  it.each(['swap the grinder for papers', 'papers instead of the grinder', 'replace the grinder with some papers'])(
    'is swapped for another: %s',
    (text) => {
      expect(shown(['an eighth and a grinder'], text)).toEqual(['eighth', 'papers'])
    },
  )
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
