import { NEUTRAL_FROM, POSITIVE_FROM } from './daily-figures.ts'
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
