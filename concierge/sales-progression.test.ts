import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AgentBrief } from '#contract/agent.ts'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'
import type { Turn } from '#contract/turn.ts'
import { buildDemoCatalog } from '#server/db/seed/demo-catalog.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { TYPICAL_SHOPPERS } from '#server/features/agents/typical-shoppers.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore, type Store } from './open-store.ts'
import type { PastMessage } from './ports.ts'
import { takeTurn } from './take-turn.ts'

const PROGRESSIONS = ['discover_recommend_add', 'recommend_discover_add', 'recommend_only'] as const
type Progression = (typeof PROGRESSIONS)[number]
const demo = openStore({ profile: DEMO_PROFILE, products: buildDemoCatalog() })
const now = new Date('2026-03-04T18:00:00Z')
const SHELVES = 'What sounds good: flower, pre-rolls, vapes, edibles or something else?'
const MOOD = 'Would you like something for winding down, or something more lively?'
const PAPERS = "If you're out of papers"

type Talk = { progression: string; store?: Store; mayRecommend?: boolean }

/** Says one line after the other; the concierge's own replies make the history. */
function talk({ progression, store = demo, mayRecommend = true }: Talk, ...lines: string[]): Turn[] {
  const agent = AgentBrief.parse({ revenue: { salesProgression: progression } })
  const history: PastMessage[] = []
  return lines.map((text) => {
    const turn = takeTurn(store, { agent, history, text, now, mayRecommend })
    const productIds = turn.products.map((product) => product.productId)
    history.push({ role: 'user', text }, { role: 'assistant', text: turn.text, productIds })
    return turn
  })
}

const said = (progression: string, ...lines: string[]): string[] =>
  talk({ progression }, ...lines).map(({ text }) => text)

describe('ask, recommend, add', () => {
  test('asks before the picks where nothing was said, and adds to what is picked then', () => {
    const [opening, answered] = talk({ progression: 'discover_recommend_add' }, 'What do you recommend?', 'Flower')
    expect(opening?.text).toMatch(new RegExp(`^${SHELVES.replace('?', '\\?')} `))
    expect(opening?.products.length).toBeGreaterThan(1)
    expect(opening?.quickReplies).toEqual(['Flower', 'Pre-rolls', 'Vapes', 'Edibles'])
    expect(answered?.text).not.toMatch(/What sounds good|Would you like/)
    expect(answered?.text).toContain(PAPERS)
  })

  test('asks nothing where something was said, and adds at once', () => {
    const [text] = said('discover_recommend_add', 'show me some flower')
    expect(text).toContain(PAPERS)
    expect(text).not.toContain(MOOD)
  })
})

describe('recommend, ask, add', () => {
  test('asks after the picks, and adds once that was answered', () => {
    const [opening, answered] = said('recommend_discover_add', 'show me some flower', 'Something lively')
    expect(opening?.endsWith(MOOD)).toBe(true)
    expect(opening).not.toContain(PAPERS)
    expect(answered).toContain(PAPERS)
    expect(answered).not.toContain(MOOD)
  })

  test('adds later also to those who leave the question alone', () => {
    const [, second] = said('recommend_discover_add', 'show me some flower', 'show me others')
    expect(second).toContain(PAPERS)
    expect(second).not.toContain(MOOD)
  })

  test.each([
    ['What do you recommend?', SHELVES],
    ['something relaxing', SHELVES],
    ['something to smoke', MOOD],
    ['do you have a nice vape cart?', MOOD],
    ['an indica eighth', null],
    ['gummies for a quiet evening', null],
    ['a low dose edible, I am a lightweight', null],
    ['your strongest flower please', null],
    ['the cheapest pre-roll', null],
    ['rolling papers', null],
  ])('never asks what "%s" says', (line, question) => {
    const [text = ''] = said('recommend_discover_add', line)
    for (const asked of [SHELVES, MOOD]) expect(text.includes(asked), asked).toBe(asked === question)
  })

  test('asks in Spanish', () => {
    expect(said('recommend_discover_add', 'quiero algo de flor')[0]).toContain(
      '¿Prefieres algo para relajarte o algo más animado?',
    )
  })

  test('asks nothing beside a store question', () => {
    expect(said('recommend_discover_add', 'show me some flower, and when do you close today?')[0]).not.toContain(MOOD)
  })
})

test('recommend only neither asks nor adds', () => {
  for (const text of said('recommend_only', 'What do you recommend?', 'Flower', 'Something lively', 'show me others')) {
    expect(text).not.toContain(PAPERS)
    expect(text).not.toMatch(/What sounds good|Would you like/)
  }
})

test('a progression in the shop’s own words counts as the default', () => {
  expect(said('of our own', 'What do you recommend?', 'Flower')).toEqual(
    said('discover_recommend_add', 'What do you recommend?', 'Flower'),
  )
})

test.each(PROGRESSIONS)('with %s every quick reply is answered with products', (progression) => {
  for (const opening of ['What do you recommend?', 'show me some flower', 'algo de flor']) {
    const [first] = talk({ progression }, opening)
    for (const reply of first?.quickReplies ?? []) {
      const [, second] = talk({ progression }, opening, reply)
      expect(second?.products.length, `${opening} ${reply}`).toBeGreaterThan(0)
    }
  }
})

test.each(PROGRESSIONS)(
  'with %s "I don’t know" is answered with something easygoing and no second question',
  (progression) => {
    const [, text] = said(progression, 'What do you recommend?', 'I don’t know')
    if (progression !== 'recommend_only') expect(text).toContain('No worries')
    expect(text).not.toContain(SHELVES)
  },
)

test('only shelves with something in stock are asked about', () => {
  const profile = { name: 'Test Shop', timezone: 'America/Chicago', hours: DEFAULT_HOURS }
  const products = [
    makeProduct({ category: 'flower' }),
    makeProduct({ name: 'Plum Gummies', category: 'edible' }),
    makeProduct({ name: 'Plum Cart', category: 'vape', stock: 0 }),
  ]
  const store = openStore({ profile, products })
  const [turn] = talk({ progression: 'discover_recommend_add', store }, 'What do you recommend?')
  expect(turn?.text).toContain('What sounds good: flower, edibles or something else?')
})

describe('in every progression', () => {
  const anyTalk = fc.array(
    fc.constantFrom(...TYPICAL_SHOPPERS, 'Flower', 'Show me others', 'whatever', 'muestra vapes'),
    {
      minLength: 1,
      maxLength: 4,
    },
  )

  test('the figures hold, one question is asked at most, and nothing is added twice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PROGRESSIONS), anyTalk, (progression, lines) => {
        const turns = talk({ progression }, ...lines)
        for (const turn of turns) expect(turn.factsRepaired, turn.text).toBe(0)
        const picks = turns.filter((turn) => turn.intent === 'recommend').map((turn) => turn.text)
        expect(picks.filter((text) => text.includes(SHELVES) || text.includes(MOOD)).length).toBeLessThan(2)
        expect(picks.filter((text) => text.includes(PAPERS)).length).toBeLessThan(2)
      }),
      { numRuns: 60 },
    )
  })

  test("what stands for a word without a figure is not said as the shopper's own", () => {
    const talks = [
      ['Flower', 'I have $25, what can I get?', 'whatever'],
      ['Something fruity', 'An eighth of indica under $40', 'whatever'],
    ]
    for (const lines of talks) {
      const last = talk({ progression: 'discover_recommend_add' }, ...lines).at(-1)
      expect(last).toMatchObject({ factsRepaired: 0, text: expect.stringMatching(/gentle/i) })
    }
  })

  test.each(TYPICAL_SHOPPERS)('"%s" is shown the same products', (line) => {
    const shown = PROGRESSIONS.map((progression: Progression) =>
      talk({ progression }, line).flatMap((turn) => turn.products.map((product) => product.productId)),
    )
    expect(shown[1]).toEqual(shown[0])
    expect(shown[2]).toEqual(shown[0])
  })

  test.each([
    ['before the age is confirmed', 'What do you recommend?', false],
    ['to a minor', 'I am 16, what flower do you recommend?', true],
    ['beside a medical question', 'which flower cures my migraine?', true],
    ['where nothing fits', 'flower under $1', true],
  ])('nothing is asked and nothing added %s', (_when, line, mayRecommend) => {
    for (const progression of PROGRESSIONS) {
      const [turn] = talk({ progression, mayRecommend }, line)
      expect(turn?.text).not.toMatch(/What sounds good|Would you like|If you're out of/)
    }
  })
})
