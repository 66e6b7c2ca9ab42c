import { expect, it } from 'vitest'
import { AgentBrief } from '#contract/agent.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'
import type { PastMessage } from '#concierge/ports.ts'
import { takeTurn } from '#concierge/take-turn.ts'

const profile = StoreProfile.parse({
  name: 'Test Shop',
  hours: { ...DEFAULT_HOURS, wednesday: { open: '09:00', close: '21:00', closed: false } },
  farm: {
    name: 'Hill Creek Farm',
    method: 'Sun-grown in living soil. It is not certified organic.',
    place: 'Cornville',
  },
})
const store = openStore({
  profile,
  products: [
    makeProduct({
      productId: 'p1',
      name: 'Party Tin Hybrid 20-Pack',
      category: 'pre-roll',
      packCount: 20,
      strainType: 'hybrid',
      priceCents: 6000,
    }),
    makeProduct({
      productId: 'p2',
      name: 'Jack Herer 5-Pack',
      category: 'pre-roll',
      packCount: 5,
      strainType: 'sativa',
      priceCents: 2000,
    }),
    makeProduct({
      productId: 'f1',
      name: 'GMO',
      brand: 'Hill Creek Farm',
      category: 'flower',
      strainType: 'indica',
      description: 'Garlic and mushroom on the nose.',
      priceCents: 4500,
    }),
    makeProduct({
      productId: 'f2',
      name: 'Gelato 41',
      category: 'flower',
      strainType: 'sativa',
      priceCents: 3800,
    }),
  ],
})

const ask = (text: string, history: PastMessage[] = []) =>
  takeTurn(store, {
    agent: AgentBrief.parse({}),
    history,
    text,
    now: new Date('2025-06-04T17:00:00Z'),
    mayRecommend: true,
  })

it.each(['how many joints in the party tin', 'how many prerolls are in the party tin'])(
  'tells how many are inside a thing that the menu calls so: %s',
  (text) => {
    expect(ask(text).text).toMatch(/Party Tin.*20 in a pack/)
  },
)

it('explains how many joints an eighth makes in general', () => {
  expect(ask('how many joints in an eighth').intent).toBe('education')
})

it.each(['is hill creek farm organic?', 'where is hill creek farm', 'how far is hill creek farm'])(
  'answers a question about a maker whom the shop tells of from its own facts: %s',
  (text) => {
    expect(ask(text).intent).toBe('store_info')
  },
)

it.each(['anything from hill creek farm', 'is hill creek farm any good'])(
  'still takes a maker for a wish: %s',
  (text) => {
    expect(ask(text).products.map(({ productId }) => productId)).toContain('f1')
  },
)

it.each(['you guys sell mushroom bars', 'do you have mushroom capsules'])(
  'takes no flower that smells of mushroom for goods of mushrooms: %s',
  (text) => {
    const { products, text: said } = ask(text)
    expect(said).toMatch(/^Sorry/)
    expect(products.map(({ productId }) => productId)).not.toContain('f1')
  },
)

it('answers a question about a named thing beside one about the shop', () => {
  const { text } = ask('GELATO 41 HOW MUCH AND ARE YOU OPEN NOW')
  expect(text).toContain('$38')
  expect(text).toMatch(/open now/)
})

const shown: PastMessage[] = [
  { role: 'user', text: 'prerolls?' },
  {
    role: 'assistant',
    text: 'We have Party Tin Hybrid 20-Pack, $60, and Jack Herer 5-Pack, $20.',
    productIds: ['p1', 'p2'],
  },
]

it('tells the type where the cheaper of those shown is asked for and whether it is one', () => {
  expect(ask('the cheaper one, is it a sativa?', shown).text).toMatch(/Jack Herer.*sativa/)
})

it('points at the second where something is asked of each one in it', () => {
  const { products } = ask('how many grams is each one in the second', shown)
  expect(products.map(({ productId }) => productId)).toEqual(['p2'])
})
