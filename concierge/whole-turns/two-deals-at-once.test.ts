import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: {
    name: 'Test Shop',
    deals: {
      daily: { monday: 'Munchies Monday: 20% off edibles', wednesday: 'Wax Wednesday: 25% off concentrates' },
      always: ['Veterans: 12% off', 'Students: 5% off'],
      stacking: 'One discount per order; the best one applies.',
    },
  },
  products: [
    makeProduct({ productId: 'wax', category: 'concentrate', name: 'Plum Wax', stock: 3, salePriceCents: 2000 }),
    makeProduct({ productId: 'chew', category: 'edible', name: 'Pear Gummies', stock: 3, salePriceCents: 1000 }),
  ],
})
const RULE = 'One discount per order'

describe('two deals at once', () => {
  it.each([
    'can i use that plus the concentrate thing on wednesday',
    'can i use it with the wax deal',
    'and do i get that on top of the concentrate special',
    'does it stack with wax wednesday',
  ])('are told by the rule and not by goods on sale: %s', (text) => {
    const turn = askAfter(store, ['im a veteran whats my discount'], text)
    expect(turn.text).toContain(RULE)
    expect(turn.products).toEqual([])
  })

  it.each([
    'veteran discount plus the monday edibles deal?',
    'can i use two discounts on edibles',
    'can my vet discount be used with the concentrate special',
    'do i get the student discount on top of the edibles one on monday',
  ])('are told so in one message: %s', (text) => {
    expect(askStore(store, text).text.startsWith(RULE)).toBe(true)
  })

  it('are none where a deal on goods is asked for', () => {
    for (const text of ['whats the best deal on concentrates', 'any deals on edibles today'])
      expect(askStore(store, text).products).not.toEqual([])
  })
})
