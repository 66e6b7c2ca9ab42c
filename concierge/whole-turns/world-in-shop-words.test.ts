import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ productId: 'bud', name: 'Harbor Haze', category: 'flower', stock: 9 }),
    makeProduct({ productId: 'grind', name: 'Steel Grinder', category: 'accessory', subcategory: 'Grinder', stock: 9 }),
    makeProduct({ productId: 'cart', name: 'Birch Cart', category: 'vape', subcategory: 'Cartridge', stock: 9 }),
  ],
})

describe('the world outside in words of the shop', () => {
  it.each([
    'how do i fix a leaky joint under my kitchen sink',
    'meat grinder attachment for a kitchenaid worth it?',
    'golf cart wont go in reverse',
    'floor wax got cloudy, how do i strip it',
    'my shopping cart at costco got hit who pays for the car',
  ])('is none of its business: %s', (text) => {
    const turn = askStore(store, text)
    expect(turn.products, text).toEqual([])
    expect(turn.intent, text).toBe('out_of_scope')
  })

  it.each([
    ['do you sell grinders', 'grind'],
    ['a grinder with a crank', 'grind'],
    ['usb charger or a cart', 'cart'],
  ])('is not meant where a thing of the menu is: %s', (text, id) =>
    expect(askStore(store, text).products.map(({ productId }) => productId)).toContain(id),
  )

  it('is not meant by the name of a strain, whoever carries it', () => {
    expect(askStore(store, 'super lemon haze').text).toMatch(/^Sorry, I don't have/)
  })

  it('is asked for as goods where it is asked whether they are sold', () => {
    expect(askStore(store, 'do you sell candles').text).toMatch(/don't carry/)
  })
})
