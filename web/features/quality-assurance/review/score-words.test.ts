import { expect, test } from 'vitest'
import type { AutomaticScore } from '#contract/conversations.ts'
import type { ConversationReview } from '#contract/quality.ts'
import { describeVerdict, scoreLines } from './score-words.ts'

const SCORE: AutomaticScore = {
  sentiment: 4.25,
  answered: false,
  unansweredReason: 'not_in_menu',
  resolution: 'left_open',
  truthRate: 0.966,
  quality: 'needs_review',
}

const REVIEW: ConversationReview = {
  sentiment: 2,
  answered: null,
  quality: 'bad',
  note: null,
  reviewedBy: 'Robin',
  reviewedAt: '2026-11-20T10:00:00.000Z',
}

test('score and review stand apart, and what the review leaves open stays open', () => {
  expect(scoreLines(SCORE, REVIEW)).toEqual([
    { name: 'Sentiment', scored: '4.3 Positive', reviewed: '2.0 Negative' },
    { name: 'Answered', scored: 'No: not in menu', reviewed: null },
    { name: 'Response quality', scored: 'Needs review', reviewed: 'Bad' },
    { name: 'Resolution', scored: 'Left open', reviewed: null },
    { name: 'Truth rate', scored: '97%', reviewed: null },
  ])
})

test('a conversation under way has no score yet, and can be reviewed all the same', () => {
  expect(scoreLines(null, { ...REVIEW, answered: true }).map((line) => [line.scored, line.reviewed])).toEqual([
    ['Not scored yet', '2.0 Negative'],
    ['Not scored yet', 'Yes'],
    ['Not scored yet', 'Bad'],
    ['Not scored yet', null],
    ['Not scored yet', null],
  ])
})

test('it is said whose word counts', () => {
  expect(describeVerdict({ score: SCORE, review: null })).toContain('The built-in score counts')
  expect(describeVerdict({ score: SCORE, review: REVIEW })).toContain('The review counts')
  expect(describeVerdict({ score: null, review: null })).toContain('when the conversation has ended')
})
