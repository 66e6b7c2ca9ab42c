import * as z from 'zod'
import { ConversationReview } from '#contract/quality.ts'
import { NEUTRAL_FROM, POSITIVE_FROM } from './daily-figures.ts'
import type { ConversationCount } from './day-counts.ts'
import type { DailyFigures } from './schema.ts'

export type ScoredConversation = { sentiment: number | null; answered: boolean | null; quality: string | null }

/** What a conversation's score adds to its day. With `sign` -1, what taking the score back removes. */
export function figuresOfScore(score: ScoredConversation, sign: 1 | -1 = 1): Partial<DailyFigures> {
  if (score.sentiment === null) return {}
  const { sentiment } = score
  return {
    scored: sign,
    sentiment_hundredths: sign * Math.round(sentiment * 100),
    positive: sentiment >= POSITIVE_FROM ? sign : 0,
    neutral: sentiment >= NEUTRAL_FROM && sentiment < POSITIVE_FROM ? sign : 0,
    negative: sentiment < NEUTRAL_FROM ? sign : 0,
    answered: score.answered === true ? sign : 0,
    quality_good: score.quality === 'good' ? sign : 0,
    quality_review: score.quality === 'needs_review' ? sign : 0,
    quality_bad: score.quality === 'bad' ? sign : 0,
  }
}

const StoredScore = z.object({ sentiment: z.number(), answered: z.boolean(), responseQuality: z.string() })
const StoredReview = ConversationReview.pick({ sentiment: true, answered: true, quality: true })

/** What counts of a scored conversation: the reviewer's word where there is one, else the scorer's. */
export function standingScore(score: unknown, review: unknown): ScoredConversation {
  const scored = StoredScore.parse(score)
  const reviewed = StoredReview.safeParse(review).data
  return {
    sentiment: reviewed?.sentiment ?? scored.sentiment,
    answered: reviewed?.answered ?? scored.answered,
    quality: reviewed?.quality ?? scored.responseQuality,
  }
}

export type CountedConversation = ScoredConversation & {
  started_at: Date
  last_message_at: Date
  message_count: number
  recommendation_count: number
  flag_count: number
  rating: number | null
  has_order: boolean | null
}

/** All that one conversation of the widget, in which something was said, adds to the day on which it began. */
export function figuresOfConversation(row: CountedConversation): Partial<Record<ConversationCount, number>> {
  return {
    ...figuresOfScore(row),
    conversations: 1,
    messages: row.message_count,
    recommendations: row.recommendation_count,
    conversions: row.has_order === true ? 1 : 0,
    flags: row.flag_count,
    flagged_conversations: row.flag_count > 0 ? 1 : 0,
    duration_seconds: Math.round((row.last_message_at.getTime() - row.started_at.getTime()) / 1000),
    ratings: row.rating === null ? 0 : 1,
    rating_sum: row.rating ?? 0,
  }
}
