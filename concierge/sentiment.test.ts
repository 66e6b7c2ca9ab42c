import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { scoreConversationSentiment, scoreSentiment } from './sentiment.ts'

const DATA = new URL('../../shared/data/sentiment-dev.jsonl', import.meta.url)

describe('scoreSentiment', () => {
  it.each([
    ['these gummies are amazing', 'positive'],
    ['not bad at all, really good', 'positive'],
    ['no complaints, smooth pickup', 'positive'],
    ['the wait was long but the staff made it right', 'positive'],
    ['me encantó, excelente servicio', 'positive'],
    ['you guys are the best 🔥', 'positive'],
    ["couldn't be happier", 'positive'],
    ['not good', 'negative'],
    ['nice shop but the flower was dry and harsh', 'negative'],
    ['my cart stopped working after two days', 'negative'],
    ['never coming back', 'negative'],
    ['thanks for nothing', 'negative'],
    ['pésimo servicio, nunca más', 'negative'],
    ['driver is an hour late 😡', 'negative'],
    ["what's the best indica under 40?", 'neutral'],
    ['show me something strong', 'neutral'],
    ['do you have good gummies', 'neutral'],
    ['an eighth of blue dream', 'neutral'],
    ['ok', 'neutral'],
    ['', 'neutral'],
  ] as const)('finds "%s" %s', (text, label) => {
    expect(scoreSentiment(text).label).toBe(label)
  })

  it('stays between -1 and 1 whatever it is given', () => {
    for (const text of ['terrible '.repeat(2000), 'amazing '.repeat(2000), '💩'.repeat(500), '\u0000\uFFFF']) {
      expect(Math.abs(scoreSentiment(text).score)).toBeLessThanOrEqual(1)
    }
  })
})

describe('scoreConversationSentiment', () => {
  it('is 3 when nothing shows, and follows the end of the conversation', () => {
    expect(scoreConversationSentiment([])).toBe(3)
    expect(scoreConversationSentiment(['hours sunday?', 'and parking?', 'ok'])).toBe(3)
    expect(
      scoreConversationSentiment(['this is terrible', 'oh, you fixed it, amazing', 'thank you so much, love you guys']),
    ).toBeGreaterThanOrEqual(4)
    expect(
      scoreConversationSentiment(['hi', 'you sent the wrong thing', 'awful service, never again']),
    ).toBeLessThanOrEqual(2)
  })
})

const Row = z.object({
  text: z.string().optional(),
  label: z.string(),
  turns: z.array(z.string()).optional(),
  score_1_to_5: z.number().optional(),
})

describe.skipIf(!existsSync(DATA))('sentiment on the shared rows (skipped where ../shared/data is absent)', () => {
  it('is right in at least 85 of 100', () => {
    const rows = readFileSync(DATA, 'utf8')
      .trim()
      .split('\n')
      .map((line) => Row.parse(JSON.parse(line)))
    const right = rows.filter((row) =>
      row.turns
        ? Math.abs(scoreConversationSentiment(row.turns) - (row.score_1_to_5 ?? 3)) <= 1
        : scoreSentiment(row.text ?? '').label === row.label,
    )
    expect(right.length / rows.length).toBeGreaterThanOrEqual(0.85)
  })
})
