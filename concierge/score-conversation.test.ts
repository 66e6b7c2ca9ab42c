import { describe, expect, it } from 'vitest'
import type { Turn } from '#contract/turn.ts'
import { type ScoredMessage, scoreConversation } from './score-conversation.ts'

function turn(over: Partial<Turn> = {}): Turn {
  return {
    text: 'Here are three picks.',
    products: [],
    quickReplies: [],
    handoff: null,
    intent: 'recommend',
    guard: null,
    language: 'en',
    answered: true,
    factsChecked: 0,
    factsRepaired: 0,
    engine: 'built-in',
    trace: [],
    ...over,
  }
}
const ask = (text: string, over: Partial<Turn> = {}): ScoredMessage[] => [
  { role: 'user', text },
  { role: 'assistant', text: over.text ?? 'Here are three picks.', turn: turn(over) },
]

describe('scoreConversation', () => {
  it('calls a helpful, thankful conversation resolved and good', () => {
    const score = scoreConversation({
      messages: [...ask('indica gummies'), ...ask('awesome, thanks so much')],
      feedback: null,
    })
    expect(score).toMatchObject({
      answered: true,
      unansweredReason: null,
      resolution: 'resolved',
      truthRate: 1,
      responseQuality: 'good',
      flags: [],
    })
    expect(score.sentiment).toBeGreaterThanOrEqual(4)
  })

  it('says why a conversation was not answered and flags it', () => {
    const score = scoreConversation({
      messages: ask('do you have a drive-in cinema', { answered: false, intent: 'store_fact' }),
      feedback: null,
    })
    expect(score).toMatchObject({
      answered: false,
      unansweredReason: 'nothing true could be said (store_fact)',
      resolution: 'unresolved',
      responseQuality: 'bad',
    })
    expect(score.flags).toEqual([
      { reason: 'unanswered', severity: 'medium', snippet: 'do you have a drive-in cinema' },
    ])
  })

  it('flags what a guard met, most severe first, once a reason', () => {
    const score = scoreConversation({
      messages: [
        ...ask('is it ok with zoloft', { guard: 'medical' }),
        ...ask('and with xanax', { guard: 'medical' }),
        ...ask('i want to die', { guard: 'crisis' }),
      ],
      feedback: null,
    })
    expect(
      score.flags
        .filter((flag) => flag.reason !== 'complaint')
        .map((flag) => [flag.reason, flag.severity, flag.snippet]),
    ).toEqual([
      ['crisis', 'high', 'i want to die'],
      ['medical advice asked', 'medium', 'is it ok with zoloft'],
    ])
  })

  it('counts repaired facts into the truth rate', () => {
    const score = scoreConversation({
      messages: ask('price of wyld?', { factsChecked: 4, factsRepaired: 1 }),
      feedback: null,
    })
    expect(score.truthRate).toBe(0.75)
    expect(score.flags.map((flag) => flag.reason)).toEqual(['wrong fact repaired'])
    expect(score.responseQuality).toBe('needs_review')
  })

  it('lets a low rating weigh on sentiment and raises a flag', () => {
    const score = scoreConversation({ messages: ask('ok'), feedback: { rating: 1 } })
    expect(score).toMatchObject({ sentiment: 2, resolution: 'unresolved', responseQuality: 'bad' })
    expect(score.flags).toEqual([{ reason: 'low rating', severity: 'high', snippet: 'ok' }])
  })

  it('tells a handed-over conversation from an abandoned one', () => {
    const asked = scoreConversation({
      messages: ask('a person please', { handoff: { reason: 'asked', contact: null } }),
      feedback: null,
    })
    expect(asked.resolution).toBe('handed_off')
    expect(asked.flags.map((flag) => flag.reason)).toContain('handoff wanted')
    expect(scoreConversation({ messages: [{ role: 'user', text: 'hi' }], feedback: null }).resolution).toBe('abandoned')
  })
})
