import type { GuardKind, Turn } from '#contract/turn.ts'
import { scoreConversationSentiment, scoreSentiment } from './sentiment.ts'

export type ScoredMessage = { role: 'user' | 'assistant'; text: string; turn?: Turn }
export type Feedback = { rating?: number; helpful?: boolean }
export type FlagReason =
  | 'crisis'
  | 'emergency'
  | 'under-age'
  | 'medical advice asked'
  | 'attack'
  | 'abuse'
  | 'complaint'
  | 'unanswered'
  | 'wrong fact repaired'
  | 'low rating'
  | 'handoff wanted'
export type Flag = { reason: FlagReason; severity: 'high' | 'medium' | 'low'; snippet: string }
export type Resolution = 'resolved' | 'unresolved' | 'handed_off' | 'abandoned'
export type ConversationScore = {
  /** 1 to 5. */
  sentiment: number
  answered: boolean
  unansweredReason: string | null
  resolution: Resolution
  /** Share of the checked facts that were right when first said, 0 to 1; 1 when none was checked. */
  truthRate: number
  responseQuality: 'good' | 'needs_review' | 'bad'
  flags: Flag[]
}

const SNIPPET_LENGTH = 160
const LOW_RATING = 2
const GOOD_RATING = 4
const RECENT = 3

/** Scores a finished conversation. Pure: the same conversation always gets the same score. */
export function scoreConversation(input: {
  messages: readonly ScoredMessage[]
  feedback: Feedback | null
}): ConversationScore {
  const exchanges = pairUp(input.messages)
  const said = input.messages.filter((message) => message.role === 'user').map((message) => message.text)
  const sentiment = blendRating(scoreConversationSentiment(said), input.feedback)
  const open = exchanges.filter((exchange) => !exchange.answered)
  const flags = [...exchanges.flatMap(flagsOf), ...flagsOfFeedback(input.feedback, said)]
  const resolution = resolve(exchanges, sentiment, input.feedback)
  const truthRate = truthOf(exchanges)
  const unique = keepWorst(flags)
  const answered = open.length === 0
  return {
    sentiment,
    answered,
    unansweredReason: answered ? null : reasonFor(open),
    resolution,
    truthRate,
    responseQuality: judgeQuality({
      sentiment,
      answered,
      openShare: open.length / Math.max(1, exchanges.length),
      truthRate,
      resolution,
      feedback: input.feedback,
    }),
    flags: unique,
  }
}

type Exchange = { user: string; turn: Turn | null; replied: boolean; answered: boolean }

/** Joins each message of the shopper with the answer that followed; one that got no answer stays alone. */
function pairUp(messages: readonly ScoredMessage[]): Exchange[] {
  const exchanges: Exchange[] = []
  for (const [at, message] of messages.entries()) {
    if (message.role !== 'user') continue
    const next = messages[at + 1]
    const turn = next?.role === 'assistant' ? (next.turn ?? null) : null
    const replied = next?.role === 'assistant'
    const followedByUser = next?.role === 'user'
    exchanges.push({
      user: message.text,
      turn,
      replied,
      answered: followedByUser || (replied && (turn?.answered ?? true)),
    })
  }
  return exchanges
}

function blendRating(sentiment: number, feedback: Feedback | null): number {
  if (feedback?.rating !== undefined) return Math.min(5, Math.max(1, Math.round((sentiment + feedback.rating) / 2)))
  if (feedback?.helpful === true) return Math.max(4, sentiment)
  if (feedback?.helpful === false) return Math.min(2, sentiment)
  return sentiment
}

function truthOf(exchanges: readonly Exchange[]): number {
  let checked = 0
  let repaired = 0
  for (const { turn } of exchanges) {
    checked += turn?.factsChecked ?? 0
    repaired += turn?.factsRepaired ?? 0
  }
  return checked === 0 ? 1 : Math.max(0, (checked - repaired) / checked)
}

function reasonFor(open: readonly Exchange[]): string {
  const last = open.at(-1)
  if (!last?.replied) return 'no reply was sent'
  return last.turn ? `nothing true could be said (${last.turn.intent})` : 'the reply did not answer'
}

function resolve(exchanges: readonly Exchange[], sentiment: number, feedback: Feedback | null): Resolution {
  const last = exchanges.at(-1)
  if (!last) return 'abandoned'
  if (exchanges.slice(-RECENT).some((exchange) => exchange.turn?.handoff && exchange.turn.handoff.reason !== 'safety'))
    return 'handed_off'
  if (feedback?.helpful === false || (feedback?.rating !== undefined && feedback.rating <= LOW_RATING))
    return 'unresolved'
  if (!last.answered) return exchanges.length === 1 && !last.replied ? 'abandoned' : 'unresolved'
  if (sentiment <= 2 && scoreSentiment(last.user).label === 'negative') return 'unresolved'
  if (last.turn && /\?\s*$/.test(last.turn.text) && last.turn.products.length === 0 && exchanges.length === 1)
    return 'abandoned'
  return 'resolved'
}

const GUARD_FLAGS: Partial<Record<GuardKind, Pick<Flag, 'reason' | 'severity'>>> = {
  crisis: { reason: 'crisis', severity: 'high' },
  emergency: { reason: 'emergency', severity: 'high' },
  underage: { reason: 'under-age', severity: 'high' },
  medical: { reason: 'medical advice asked', severity: 'medium' },
  injection: { reason: 'attack', severity: 'medium' },
  harmful: { reason: 'attack', severity: 'high' },
  privacy: { reason: 'attack', severity: 'medium' },
  illegal: { reason: 'attack', severity: 'low' },
  abuse: { reason: 'abuse', severity: 'medium' },
}

function flagsOf(exchange: Exchange): Flag[] {
  const flags: Flag[] = []
  const add = (reason: FlagReason, severity: Flag['severity']) =>
    flags.push({ reason, severity, snippet: snip(exchange.user) })
  const { turn } = exchange
  const guarded = turn?.guard ? GUARD_FLAGS[turn.guard] : undefined
  if (guarded) add(guarded.reason, guarded.severity)
  if (turn && turn.factsRepaired > 0)
    flags.push({ reason: 'wrong fact repaired', severity: 'medium', snippet: snip(turn.text) })
  if (turn?.handoff?.reason === 'complaint' || turn?.intent === 'complaint') add('complaint', 'medium')
  if (turn?.handoff?.reason === 'asked') add('handoff wanted', 'low')
  if (!exchange.answered) add('unanswered', turn?.handoff ? 'low' : 'medium')
  if (!guarded && scoreSentiment(exchange.user).score < STRONGLY_NEGATIVE && turn?.intent !== 'complaint')
    add('complaint', 'low')
  return flags
}

const STRONGLY_NEGATIVE = -0.75

function flagsOfFeedback(feedback: Feedback | null, said: readonly string[]): Flag[] {
  const low = feedback?.rating !== undefined && feedback.rating <= LOW_RATING
  if (!low && feedback?.helpful !== false) return []
  return [
    { reason: 'low rating', severity: feedback?.rating === 1 ? 'high' : 'medium', snippet: snip(said.at(-1) ?? '') },
  ]
}

/** One flag a reason: the most severe, and of those the first. */
function keepWorst(flags: readonly Flag[]): Flag[] {
  const rank = { high: 0, medium: 1, low: 2 } as const
  const byReason = new Map<FlagReason, Flag>()
  for (const flag of flags) {
    const known = byReason.get(flag.reason)
    if (!known || rank[flag.severity] < rank[known.severity]) byReason.set(flag.reason, flag)
  }
  return [...byReason.values()].sort((one, other) => rank[one.severity] - rank[other.severity])
}

type Judged = Pick<ConversationScore, 'sentiment' | 'answered' | 'truthRate' | 'resolution'> & {
  openShare: number
  feedback: Feedback | null
}

function judgeQuality({
  sentiment,
  answered,
  openShare,
  truthRate,
  resolution,
  feedback,
}: Judged): ConversationScore['responseQuality'] {
  const rated = feedback?.rating
  if (openShare > 0.5 || truthRate < 0.7 || (sentiment <= 1 && resolution === 'unresolved') || rated === 1) return 'bad'
  const pleased = rated === undefined ? feedback?.helpful !== false : rated >= GOOD_RATING - 1
  return answered && truthRate >= 0.95 && resolution !== 'unresolved' && sentiment >= 3 && pleased
    ? 'good'
    : 'needs_review'
}

function snip(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= SNIPPET_LENGTH ? line : `${line.slice(0, SNIPPET_LENGTH - 1)}…`
}
