import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'

const gummy = { category: 'edible', subcategory: 'Gummies', stock: 9 } as const
const store = openStore({
  profile: {
    name: 'Test Shop',
    hours: DEFAULT_HOURS,
    delivery: { offered: true, area: 'Elmwood', fee: 7, minimum_order: 60, free_over: 120 },
    loyalty: { name: 'The Grove', earn: '1 point per $2 spent' },
    return_policy: { cannabis: 'No returns on cannabis.' },
  },
  products: [
    makeProduct({ ...gummy, productId: 'g1', name: 'Amber Chews', priceCents: 1800, strainType: 'indica' }),
    makeProduct({
      ...gummy,
      productId: 'g2',
      name: 'Cobalt Chews',
      priceCents: 2400,
      salePriceCents: 2000,
      strainType: 'indica',
    }),
    makeProduct({
      ...gummy,
      productId: 'g3',
      name: 'Maple Chews',
      priceCents: 3300,
      salePriceCents: 3200,
      strainType: 'indica',
    }),
    makeProduct({
      ...gummy,
      productId: 'g4',
      name: 'Zephyr Chews',
      priceCents: 1500,
      salePriceCents: 1400,
      strainType: 'sativa',
    }),
    makeProduct({ productId: 'v1', name: 'Quartz Cart', category: 'vape', subcategory: 'Cartridge', priceCents: 4500 }),
  ],
})

const ask = (text: string, ...before: readonly string[]) => askAfter(store, before, text)

describe('back to what was talked about', () => {
  const returns = [
    'k back to the gummies, which of those are on sale',
    'ok cool. back to the gummies, any on sale?',
    'going back to those edibles, whats on sale',
    'what about the gummies from before, any on sale',
  ]
  it.each(returns)('takes up the wish with all that was said for it: %s', (text) => {
    for (const detour of ['do you deliver to elmwood', 'show me some vapes']) {
      const turn = ask(text, 'indica gummies under 25', detour)
      expect(turn.products.map(({ productId }) => productId)).toEqual(['g2'])
    }
  })

  it.each([
    'do you take apple pay',
    'do you deliver to cherry creek',
    'is there parking on lemon street',
    'can i pay with a mango card',
    'how late are you open on berry blvd',
  ])('is not narrowed by a name in a question of service: %s', (detour) => {
    expect(
      ask('ok those gummies, any on sale?', 'indica gummies', detour).products.map(({ productId }) => productId),
    ).toEqual(ask('ok those gummies, any on sale?', 'indica gummies').products.map(({ productId }) => productId))
  })

  it('is no return of things that were bought', () => {
    expect(ask('can i bring it back to the store', 'indica gummies under 25').intent).toBe('returns')
  })
})

describe('more of what was asked about the shop', () => {
  it.each([
    'and what do i gotta spend at least',
    'what do i have to order',
    'is it free if i spend 100',
    'does the fee go away over 100',
    'do i still pay the fee if i get 150 worth',
  ])('is about delivery after a question about it: %s', (text) => {
    const turn = ask(text, 'do you deliver')
    expect(turn.intent).toBe('delivery')
    expect(turn.text).toContain('$60')
  })

  it.each(['k and is monday the same or different', 'is it the same on monday', 'and if i come monday instead'])(
    'is about another day: %s',
    (text) => {
      const turn = ask(text, 'what are your hours on sunday')
      expect(turn.intent).toBe('store_hours')
      expect(turn.text).toContain('Monday')
    },
  )
})
