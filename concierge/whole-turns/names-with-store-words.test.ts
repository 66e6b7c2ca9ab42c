import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const gear = { category: 'accessory', subcategory: 'Grinders', strainType: null, stock: 9 } as const
const store = openStore({
  profile: { name: 'Test Shop', payment: { accepted: ['cash', 'debit card'], not_accepted: ['checks'] } },
  products: [
    makeProduct({ ...gear, productId: 'g1', name: 'Pocket Grinder Card', priceCents: 800 }),
    makeProduct({ ...gear, productId: 'g2', name: 'Aluminum Grinder 4-Piece', priceCents: 1800 }),
    makeProduct({ ...gear, productId: 't1', name: 'Filter Tips Booklet', subcategory: 'Tips', priceCents: 150 }),
  ],
})

describe('gear whose name has a word of the shop in it', () => {
  it.each([
    'whats the difference between the pocket grinder card and the aluminum grinder',
    'how much is the grinder card',
    'you got that pocket grinder card in stock?',
    'do you have the grinder card',
  ])('is asked for by it, and no card to pay with: %s', (text) => {
    const turn = askStore(store, text)
    expect(turn.intent).not.toBe('payment')
    expect(turn.products.map(({ productId }) => productId)).toContain('g1')
  })

  it('is taken at its price when it is the cheaper of two', () => {
    const turn = askAfter(
      store,
      ['whats the difference between the pocket grinder card and the aluminum grinder'],
      'ill take the cheaper one, how much was it again',
    )
    expect(turn.text).toContain('$8')
  })

  it.each(['can i pay with a card', 'do you take cards for a grinder', 'is a debit card ok'])(
    'leaves a card to pay with one: %s',
    (text) => {
      expect(askStore(store, text).intent).toBe('payment')
    },
  )
})
