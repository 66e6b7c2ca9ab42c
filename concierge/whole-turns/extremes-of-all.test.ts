import { expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop', limits_and_rules: { purchase_limit: '1 ounce per transaction' } },
  products: [
    makeProduct({ productId: 'a1', name: 'Volcano', category: 'accessory', priceCents: 75000, tags: [] }),
    makeProduct({ productId: 'a2', name: 'Lighter', category: 'accessory', priceCents: 100, tags: [] }),
    makeProduct({ productId: 'f1', name: 'Wedding Cake', category: 'flower', priceCents: 28000, tags: [] }),
    makeProduct({ productId: 'p1', name: 'Oh Gee', category: 'pre-roll', brand: 'Elm', priceCents: 800, tags: [] }),
    makeProduct({ productId: 'p2', name: 'Glovez', category: 'pre-roll', brand: 'Oak', priceCents: 900, tags: [] }),
  ],
})
const ask = (text: string): string => askStore(store, text).text

it('counts gear where the dearest or the cheapest of all is asked for', () => {
  for (const text of [
    'most expensive thing in the store',
    'whats the priciest item on the menu',
    'the most expensive product you have',
  ])
    expect(ask(text), text).toMatch(/Volcano.*Wedding Cake/)
  for (const text of ['cheapest thing you got', 'cheapest product in the shop', 'whats the least expensive item'])
    expect(ask(text), text).toMatch(/Lighter.*Oh Gee/)
  for (const text of ['cheapest thing i can smoke', 'cheapest weed you have', 'whats the cheapest thing to get high'])
    expect(ask(text), text).not.toContain('Lighter')
  expect(ask('most expensive flower in the store')).not.toContain('Volcano')
})

it('says that no staff picks are marked', () => {
  for (const text of ['what are your staff picks', 'budtender picks?', 'any staff favorites'])
    expect(ask(text), text).toContain("doesn't mark staff picks")
  expect(ask('good flower')).not.toContain('staff picks')
})

it('lists who makes a shelf however it is asked', () => {
  for (const text of [
    'what companies make your prerolls',
    'which brands make your prerolls',
    'what farms grow your joints',
    'who makes your prerolls',
  ])
    expect(ask(text), text).toMatch(/In pre-rolls we carry/)
})

it('takes a sum that is the most for a limit of price and no limit by law', () => {
  for (const text of ['30 bucks, the most i can get', 'the most i can get for $30', '$30 is the most i can do'])
    expect(ask(text), text).not.toContain('per transaction')
  for (const text of ['whats the most i can buy at once', 'how much is the most i can get in one day'])
    expect(ask(text), text).toContain('1 ounce')
})
