import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from './open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop', tax: 'Menu prices do not include tax: 10% excise.' },
  products: [
    makeProduct({
      productId: 'cans',
      name: 'Lime Seltzer 4-Pack',
      category: 'edible',
      subcategory: 'Beverage',
      packCount: 4,
      priceCents: 2000,
      thcMgPerPiece: 5,
    }),
    makeProduct({ productId: 'rolls', name: 'Birch 5-Pack', category: 'pre-roll', packCount: 5, priceCents: 2400 }),
    makeProduct({
      productId: 'rice',
      name: 'Rice Papers',
      category: 'accessory',
      subcategory: 'Papers',
      priceCents: 250,
    }),
    makeProduct({
      productId: 'hemp',
      name: 'Hemp Papers',
      category: 'accessory',
      subcategory: 'Papers',
      priceCents: 300,
    }),
  ],
})

describe('what one of a pack costs', () => {
  it.each([
    'so per can thats what',
    'whats that a can',
    'how much is that per can',
    'price per can?',
    'how much apiece',
    'how much is it for each can',
  ])('is reckoned: %s', (text) => {
    const turn = askAfter(store, ['how much is the lime seltzer 4 pack'], text)
    expect(turn.intent).toBe('product_info')
    expect(turn.text).toContain('$5 a piece')
  })

  it('is told of joints, to the cent', () => {
    expect(askAfter(store, ['the birch 5 pack'], 'how much is that per joint').text).toContain('$4.80 a piece')
  })

  it.each(['how many mg per can', 'how strong is one can'])('is no dose of one: %s', (text) => {
    expect(askAfter(store, ['how much is the lime seltzer 4 pack'], text).text).not.toContain('$5 a piece')
  })

  it.each(['whats your cheapest per joint', 'whats the best value per joint'])(
    'is no wish for the least that one costs: %s',
    (text) => {
      expect(askStore(store, text).products.map(({ productId }) => productId)).toEqual(['rolls'])
    },
  )
})

describe('so many of one that a word tells', () => {
  it.each([
    '3 of the rice ones, whats that before tax',
    'three of the rice ones, what would that be before taxes',
    'how much for 3 of the rice ones',
    'if i get 3 packs of the rice ones, what does that come to',
  ])('are summed up: %s', (text) => {
    expect(askAfter(store, ['what papers you got'], text).text).toContain('Three come to $7.50 before tax')
  })

  it.each(['is that before tax', 'whats the tax on that'])('and tax by itself is told: %s', (text) => {
    expect(askAfter(store, ['what papers you got'], text).intent).toBe('tax')
  })
})
