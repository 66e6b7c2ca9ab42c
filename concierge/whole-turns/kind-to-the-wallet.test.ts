import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const cart = (productId: string, priceCents: number) =>
  makeProduct({
    productId,
    category: 'vape',
    subcategory: '510 Cartridge',
    name: `${productId} Cart 1g`,
    priceCents,
    salePriceCents: null,
    stock: 9,
  })
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    cart('Moss', 3000),
    cart('Reed', 6000),
    makeProduct({
      productId: 'wallet',
      category: 'accessory',
      subcategory: 'Storage',
      name: 'Smell Proof Wallet',
      strainType: null,
      stock: 9,
    }),
  ],
})
const shown = (text: string): string | undefined => askStore(store, text).products[0]?.productId

describe('a wallet that somebody has', () => {
  it.each([
    'a cart that wont wreck my wallet',
    'carts that dont hurt my pockets',
    'my wallet is crying, cheapest cart',
    'a cart that wont burn a hole in my pocket',
    'cart please, not trying to drain my bank account',
  ])('is spared, and not sold: %s', (text) => expect(shown(text)).toBe('Moss'))

  it.each(['do you have wallets', 'a smell proof wallet'])('is sold where one is asked for: %s', (text) =>
    expect(shown(text)).toBe('wallet'),
  )
})

it.each(['a cart, say 40', 'cart, call it 40', 'a cart, lets say 40', 'a cart, figure around 40'])(
  'takes a figure that is only said for the price, and for no question: %s',
  (text) => {
    const { intent, products } = askStore(store, text)
    expect(intent).toBe('recommend')
    expect(products.map(({ productId }) => productId)).toEqual(['Moss'])
  },
)
