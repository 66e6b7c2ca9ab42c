import { describe, expect, it } from 'vitest'
import { StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Test Shop',
    consumption_lounge: 'The Ember Room is a smoking lounge for adults, open on Fridays.',
  }),
  products: [
    makeProduct({ productId: 'flower', category: 'flower', name: 'Blue Dream 1g', stock: 9, priceCents: 800 }),
    makeProduct({
      productId: 'gummy',
      category: 'edible',
      subcategory: 'Gummies',
      name: 'CBN Plum Gummies',
      stock: 9,
      priceCents: 2000,
    }),
  ],
})

describe('a shop with a lounge to smoke in', () => {
  it.each([
    ['my budget is 10 dollars. what can i smoke for that', 'flower'],
    ['whats something i could smoke under 10', 'flower'],
    ['whatcha got with cbn? i dont smoke or vape', 'gummy'],
    ['i cant really smoke, what cbn stuff do you have', 'gummy'],
    ['she quit smoking, any cbn gummies', 'gummy'],
  ])('tells of goods who asks what there is to smoke, or does not smoke: %s', (text, productId) => {
    const turn = askStore(store, text)
    expect(turn.products.map((product) => product.productId)).toEqual([productId])
    expect(turn.text).not.toMatch(/Ember Room/)
  })

  it.each([
    'where can i smoke',
    'is there a spot i can smoke',
    'can i vape in your shop',
    'i cant smoke at my hotel, anywhere to do that near you',
    'which place can i smoke in',
  ])('tells of it who asks where: %s', (text) => {
    expect(askStore(store, text).text).toMatch(/Ember Room/)
  })
})
