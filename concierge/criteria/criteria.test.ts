import { describe, expect, test } from 'vitest'
import type { CriterionReading } from '#contract/quality.ts'
import { type CriterionConversation, matchCriterion } from './match-criterion.ts'
import { readCriterion } from './read-criterion.ts'

const NOTHING: CriterionReading = {
  says: [],
  saysNot: [],
  by: 'anyone',
  intents: [],
  answered: null,
  sentiment: null,
  handoff: null,
  rating: null,
}

const READINGS: [string, Partial<CriterionReading>][] = [
  ['mentions refund', { says: [['refund']] }],
  [
    'shopper mentions refund or "money back" but not policy',
    { by: 'shopper', says: [['refund', 'money back']], saysNot: ['policy'] },
  ],
  ['asks about parking and was not answered', { intents: ['parking'], answered: false }],
  ['customer is unhappy', { by: 'shopper', sentiment: 'negative' }],
  ['The assistant says "out of stock"', { by: 'concierge', says: [['out of stock']] }],
  ['talks about store hours or delivery', { intents: ['store_hours', 'delivery'] }],
  ['asks about lab results', { says: [['lab results']] }],
  ['low rating', { rating: 'low' }],
  ['mentions competitor, without price', { says: [['competitor']], saysNot: ['price'] }],
  ['unanswered and wants a human', { answered: false, handoff: true }],
  ['mentions "and or not"', { says: [['and or not']] }],
]

test.each(READINGS)('%s is understood', (words, expected) => {
  expect(readCriterion(words)).toEqual({ ...NOTHING, ...expected })
})

test.each(['', 'the', 'mentions', 'not refund', 'shopper says'])('%j names nothing to look for', (words) => {
  expect(readCriterion(words)).toBeNull()
})

describe('a conversation', () => {
  const conversation: CriterionConversation = {
    messages: [
      { role: 'user', text: 'Can I get REFUNDS on an opened cart?' },
      { role: 'assistant', text: 'Our policy is no returns.', turn: { intent: 'returns', handoff: null } },
    ],
    sentiment: 2,
    answered: true,
    rating: null,
  }
  const matches = (words: string) => {
    const reading = readCriterion(words)
    return reading === null ? null : matchCriterion(reading, conversation)
  }

  test.each([
    'mentions refund',
    'shopper mentions refund but not policy',
    'asks about returns',
    'unhappy',
    'says "opened cart"',
    'refund and cart',
  ])('is found by %s', (words) => {
    expect(matches(words)).toBe('Can I get REFUNDS on an opened cart?')
  })

  test.each([
    'mentions fund',
    'mentions refund but not policy',
    'assistant mentions refund',
    'asks about parking',
    'mentions refund and was not answered',
    'low rating',
    'says "cart opened"',
    'happy',
  ])('is not found by %s', (words) => {
    expect(matches(words)).toBeNull()
  })
})
