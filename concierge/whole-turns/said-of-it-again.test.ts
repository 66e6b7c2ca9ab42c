import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'
import type { PastMessage } from '#concierge/ports.ts'

const store = openStore({
  profile: { name: 'Test Shop', payment: { accepted: ['cash', 'debit'], not_accepted: ['credit cards'] } },
  products: [
    makeProduct({ productId: 'bud', name: 'Fern', category: 'flower', priceCents: 3000 }),
    makeProduct({ productId: 'roll', name: 'Fern Roll', category: 'pre-roll', size: '5 pack', packCount: 5 }),
    makeProduct({ productId: 'calm', name: 'Owl Cart', category: 'vape', strainType: 'indica', priceCents: 3500 }),
    makeProduct({ productId: 'glad', name: 'Lark Cart', category: 'vape', strainType: 'sativa', priceCents: 3500 }),
    makeProduct({ productId: 'dear', name: 'Kite Cart', category: 'vape', strainType: 'sativa', priceCents: 6000 }),
    makeProduct({ productId: 'plum', name: 'Plum Gummies 10pk', category: 'edible', subcategory: 'Gummies' }),
    makeProduct({
      productId: 'fig',
      name: 'Fig Gummies 10pk',
      category: 'edible',
      subcategory: 'Gummies',
      priceCents: 2000,
      salePriceCents: 1500,
    }),
    makeProduct({ productId: 'even', name: 'Even 1:1 CBD Gummies', category: 'edible', subcategory: 'Gummies' }),
    makeProduct({ productId: 'rich', name: 'Rest 4:1 CBD Gummies', category: 'edible', subcategory: 'Gummies' }),
    makeProduct({ productId: 'pipe', name: 'Glass Spoon Pipe', category: 'accessory', subcategory: 'Pipes' }),
  ],
})

function after(first: string, then: string) {
  const shown = askStore(store, first)
  const history: PastMessage[] = [
    { role: 'user', text: first },
    { role: 'assistant', text: shown.text, productIds: shown.products.map(({ productId }) => productId) },
  ]
  return askStore(store, then, history)
}
const idsOf = ({ products }: { products: readonly { productId: string }[] }) =>
  products.map(({ productId }) => productId).sort()

describe('what is said of the wish before', () => {
  it.each(['just the discounted ones', 'only the ones on sale', 'ok just the sale items'])(
    'narrows it, and asks for no list of deals: %s',
    (text) => {
      const reply = after('show me gummies', text)
      expect([reply.intent, idsOf(reply)]).toEqual(['recommend', ['fig']])
    },
  )

  it.each(['in sativa, same price limit', 'sativa instead, with the same budget', 'sativa, same max'])(
    'keeps its budget, and asks for no limit of purchase: %s',
    (text) => expect(idsOf(after('indica cart for 45 or less', text))).toEqual(['glad']),
  )

  it.each(['what else do they take', 'so what can i use', 'any other ways to pay', 'what do you accept then'])(
    'goes on with payment: %s',
    (text) => expect(after('can i pay with amex', text).text).toContain('debit'),
  )
})

describe('how what is named may come', () => {
  it.each(['gummies like kiva has? 10 pack is fine', 'some gummies. a 10 pack works'])(
    'is no other thing: %s',
    (text) => {
      expect(idsOf(askStore(store, text))).not.toContain('roll')
    },
  )

  it.each(['gummies with both cbd and thc, equal amounts', 'gummies, thc and cbd in the same amount'])(
    'is a proportion: %s',
    (text) => expect(idsOf(askStore(store, text))).toEqual(['even']),
  )
})

describe('a smoke', () => {
  it.each(['a mellow smoke after work', 'i want a smooth smoke'])('is flower or a pre-roll: %s', (text) => {
    expect(idsOf(askStore(store, text))).toEqual(['bud', 'roll'])
  })

  it.each(['also need something to smoke it out of, glass', 'something to smoke out of'])(
    'is had out of a pipe: %s',
    (text) => expect(idsOf(askStore(store, text))).toEqual(['pipe']),
  )

  it('is not meant by a break for one or by what it does', () => {
    for (const text of ['my throat hurts from the smoke, gummies please', 'gummies for a smoke break'])
      expect(idsOf(askStore(store, text))).not.toContain('bud')
  })
})
