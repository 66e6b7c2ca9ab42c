import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop', deals: { daily: { wednesday: 'Munchie Wednesday: 10% off edibles' } } },
  products: (
    [
      ['little', 4000, 3600],
      ['most', 2000, 1000],
      ['some', 6000, 4200],
      ['full', 1000, null],
    ] as const
  ).map(([productId, priceCents, salePriceCents]) =>
    makeProduct({
      productId,
      name: `${productId} gummies`,
      category: 'edible',
      subcategory: 'Gummies',
      brand: 'Maker',
      priceCents,
      salePriceCents,
    }),
  ),
})

describe('what is marked down the most', () => {
  it('comes first, and what is not marked down never', () => {
    for (const text of [
      'whats marked down the most right now',
      'best deal on gummies',
      'which gummies have the biggest discount',
      'what edible is discounted the most',
      'highest percent off gummies',
      'biggest sale item you got',
      'most off on a gummy',
    ]) {
      const ids = askStore(store, text).products.map(({ productId }) => productId)
      expect(ids, text).toEqual(['most', 'some', 'little'])
    }
  })

  it('is not what the shop’s own deals are', () => {
    for (const text of ['what are your best deals', 'best deals on wednesdays', 'biggest discount you have'])
      expect(askStore(store, text).text, text).toContain('Munchie Wednesday')
  })
})
