import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { AgentBrief } from '#contract/agent.ts'
import { openStore } from '#concierge/open-store.ts'
import { takeTurn } from '#concierge/take-turn.ts'

const gummies = makeProduct({ name: 'Plum Gummies', category: 'edible', subcategory: 'Gummies', stock: 9 })
const store = openStore({ profile: { name: 'Test Shop' }, products: [gummies] })

describe('goods for an animal', () => {
  it.each(['got any thc dog treats', 'do you have dog treats', 'do you sell cat chews', 'any cbd dog biscuits'])(
    'are left to a vet, and nothing made for people is shown: %s',
    (text) => {
      const { intent, products, text: said } = askStore(store, text)
      expect(intent).toBe('medical_advice')
      expect(products).toEqual([])
      expect(said).toMatch(/no products for pets/)
    },
  )

  it.each(['my dog ate a bag of thc dog treats', 'our cat got into the cat chews and is wobbly'])(
    'that were eaten are an emergency: %s',
    (text) => {
      expect(askStore(store, text).intent).toBe('safety_emergency')
    },
  )

  it.each(['gummies for me', 'hot dog flavored treats', 'treats'])('are none for people: %s', (text) => {
    expect(askStore(store, text).intent).not.toBe('medical_advice')
  })

  it('are answered as wished where the shop has switched that guardrail off', () => {
    const agent = AgentBrief.parse({ guardrails: { avoidMedicalAdvice: false } })
    const now = new Date('2025-06-04T17:00:00Z')
    const turn = takeTurn(store, { agent, history: [], text: 'do you have dog treats', now, mayRecommend: true })
    expect(turn.intent).not.toBe('medical_advice')
  })
})
