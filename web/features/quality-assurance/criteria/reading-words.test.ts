import { expect, test } from 'vitest'
import type { CriterionReading } from '#contract/quality.ts'
import { describeReading } from './reading-words.ts'

const ANYTHING: CriterionReading = {
  says: [],
  saysNot: [],
  by: 'shopper',
  intents: [],
  answered: null,
  sentiment: null,
  handoff: null,
  rating: null,
}

test('each condition is a line of its own', () => {
  expect(
    describeReading({
      ...ANYTHING,
      says: [['refund', 'money back'], ['late']],
      saysNot: ['policy'],
      sentiment: 'negative',
    }),
  ).toEqual([
    'The shopper says “refund” or “money back”',
    'The shopper says “late”',
    'The shopper does not say “policy”',
    'The sentiment is negative',
  ])
})

test('what the concierge understood or did is told in words', () => {
  expect(
    describeReading({
      ...ANYTHING,
      by: 'concierge',
      says: [['sorry']],
      intents: ['store_hours', 'deals'],
      answered: false,
      handoff: true,
      rating: 'low',
    }),
  ).toEqual([
    'eConcierge says “sorry”',
    'The shopper asks about store hours or deals',
    'Something was left unanswered',
    'A person was asked for or offered',
    "The shopper's rating is low",
  ])
})

test('a reading without a condition has no line', () => {
  expect(describeReading(ANYTHING)).toEqual([])
})
