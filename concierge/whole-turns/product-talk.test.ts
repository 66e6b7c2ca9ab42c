import { describe, expect, it } from 'vitest'
import { AgentBrief } from '#contract/agent.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'
import type { PastMessage } from '#concierge/ports.ts'
import { takeTurn } from '#concierge/take-turn.ts'

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      productId: 'b1',
      name: 'Amber Badder',
      category: 'concentrate',
      subcategory: 'Badder',
      thcPercent: 82,
      priceCents: 4000,
    }),
    makeProduct({
      productId: 'r1',
      name: 'Cobalt Live Rosin',
      category: 'concentrate',
      subcategory: 'Live Rosin',
      thcPercent: 74,
      priceCents: 6000,
    }),
    makeProduct({
      productId: 'f1',
      name: 'Hudson Lantern 14g',
      brand: 'The Lid',
      category: 'flower',
      strainType: 'hybrid',
      sizeGrams: 14,
      thcPercent: null,
      priceCents: 9000,
    }),
    makeProduct({
      productId: 'f2',
      name: 'Velvet Comet 14g',
      brand: 'Yeti Farms',
      category: 'flower',
      strainType: 'sativa',
      sizeGrams: 14,
      thcPercent: 22,
      priceCents: 11_000,
    }),
    makeProduct({
      productId: 'f3',
      name: 'Saffron Marble 14g',
      brand: 'Yeti Farms',
      category: 'flower',
      strainType: 'indica',
      sizeGrams: 14,
      thcPercent: 19,
      priceCents: 7000,
    }),
  ],
})

function ask(text: string, history: PastMessage[] = []) {
  return takeTurn(store, {
    agent: AgentBrief.parse({}),
    history,
    text,
    now: new Date('2025-06-04T17:00:00Z'),
    mayRecommend: true,
  })
}
const LISTED: PastMessage[] = [
  { role: 'user', text: 'half ounces' },
  { role: 'assistant', text: '1. Hudson Lantern half ounce, $90  2. Velvet Comet by Yeti, $110' },
]

describe('talk of products', () => {
  it('weighs two kinds by the figures of the menu', () => {
    expect(ask('is live rosin stronger than badder').text).toMatch(
      /^No: .*badder \(82% THC\), against live rosin \(74% THC\)/,
    )
    expect(ask('whats cheaper, live rosin or badder').text).toMatch(
      /cheaper .*badder \(\$40\), against live rosin \(\$60\)/,
    )
  })

  it('finds products that a plain reply named before their prices', () => {
    expect(ask('who makes the first one', LISTED).text).toContain('The Lid')
    expect(ask('got anything lower than that', LISTED).products.map((product) => product.productId)).toEqual(['f3'])
  })

  it('takes the prices of two things as the bounds of a wish', () => {
    const found = ask('something between saffron marble and velvet comet in price').products
    expect(found.map((product) => product.productId)).toContain('f1')
  })

  it('says that the menu does not say', () => {
    expect(ask('whats the thc of hudson lantern').text).toContain("doesn't list its THC")
  })

  it('never leads with an indica where something lively is wished for', () => {
    const found = ask('flower that gets me moving').products
    expect(found.map((product) => product.strainType)).not.toContain('indica')
  })
})
