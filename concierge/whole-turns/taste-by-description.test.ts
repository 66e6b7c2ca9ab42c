import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const cart = (productId: string, description: string, flavors: string[] = []) =>
  makeProduct({
    productId,
    category: 'vape',
    subcategory: 'Cartridge',
    brand: 'Lantern',
    name: `Lantern Cart ${productId}`,
    description,
    flavors,
    stock: 9,
  })

const shown = (store: ReturnType<typeof openStore>, text: string) =>
  askStore(store, text).products.map(({ productId }) => productId)

describe('a taste that only the description tells', () => {
  const store = openStore({
    profile: { name: 'Test Shop' },
    products: [
      cart('one', 'Distillate with purple grape flavor.'),
      cart('two', 'Distillate with lemon candy flavor.'),
      cart('three', 'Made near the old grape arbor. No grape flavor added.'),
    ],
  })

  it.each(['lantern cart, the grape tasting one', 'a grape cart'])(
    'is found where no flavors are listed: %s',
    (text) => {
      expect(shown(store, text)).toEqual(['one'])
    },
  )

  it('is left to the list where there is one', () => {
    const listed = openStore({
      profile: { name: 'Test Shop' },
      products: [cart('one', 'A wink at the grape flavor of old.', ['Mint']), cart('two', 'Plain.', ['Grape'])],
    })
    expect(shown(listed, 'a grape cart')).toEqual(['two'])
  })
})

describe('a taste that is called by something to eat or drink', () => {
  const store = openStore({
    profile: { name: 'Test Shop' },
    products: [
      makeProduct({
        productId: 'cart',
        category: 'vape',
        subcategory: 'Cartridge',
        name: 'Lantern Grape Cart',
        flavors: ['grape'],
      }),
      makeProduct({ productId: 'can', category: 'edible', subcategory: 'Drink', name: 'Fizz', flavors: ['grape'] }),
      makeProduct({ productId: 'square', category: 'edible', subcategory: 'Brownie', name: 'Fudge Brownie' }),
      makeProduct({ productId: 'bear', category: 'edible', subcategory: 'Gummies', name: 'Lemon Bears' }),
    ],
  })

  it('asks for no such thing', () => {
    expect(shown(store, 'grape soda flavored cart')).toEqual(['cart'])
    expect(shown(store, 'gummy bear flavored cart')).not.toContain('bear')
    expect(askStore(store, 'root beer gummies').text).not.toMatch(/beers/)
  })

  it('is the thing itself without such a word', () => {
    expect(shown(store, 'grape soda')).toEqual(['can'])
    expect(shown(store, 'got a brownie')).toEqual(['square'])
  })
})
