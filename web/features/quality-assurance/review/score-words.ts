import type { AutomaticScore, ConversationDetails } from '#contract/conversations.ts'
import type { ConversationReview } from '#contract/quality.ts'
import { formatPercent, formatScore } from '#web/lib/format.ts'
import { sentenceCase } from '#web/features/quality-assurance/sentence-case.ts'
import { readSentiment, SENTIMENTS } from '#web/features/quality-assurance/sentiment.tsx'

export type ScoreLine = { name: string; scored: string; reviewed: string | null }

export const QUALITY_WORDS: Readonly<Record<AutomaticScore['quality'], string>> = {
  good: 'Good',
  needs_review: 'Needs review',
  bad: 'Bad',
}

/** The score and the review side by side. What a review leaves open is null: the score counts there. */
export function scoreLines(score: AutomaticScore | null, review: ConversationReview | null): ScoreLine[] {
  const none = 'Not scored yet'
  return [
    {
      name: 'Sentiment',
      scored: score === null ? none : describeSentiment(score.sentiment),
      reviewed: review?.sentiment == null ? null : describeSentiment(review.sentiment),
    },
    {
      name: 'Answered',
      scored: score === null ? none : describeAnswered(score),
      reviewed: review?.answered == null ? null : yesNo(review.answered),
    },
    {
      name: 'Response quality',
      scored: score === null ? none : QUALITY_WORDS[score.quality],
      reviewed: review?.quality == null ? null : QUALITY_WORDS[review.quality],
    },
    { name: 'Resolution', scored: score === null ? none : sentenceCase(words(score.resolution)), reviewed: null },
    {
      name: 'Truth rate',
      scored: score === null ? none : formatPercent(Math.round(score.truthRate * 100)),
      reviewed: null,
    },
  ]
}

/** Whose word counts, for the line under the score. */
export function describeVerdict({ score, review }: Pick<ConversationDetails, 'score' | 'review'>): string {
  if (review !== null) return 'The review counts in lists and figures. What it leaves open follows the built-in score.'
  if (score === null) return 'The built-in score follows when the conversation has ended or been idle for 30 minutes.'
  return 'Nobody has reviewed this conversation. The built-in score counts.'
}

function describeSentiment(sentiment: number): string {
  return `${formatScore(sentiment)} ${SENTIMENTS[readSentiment(sentiment)].word}`
}

function describeAnswered({ answered, unansweredReason }: AutomaticScore): string {
  if (answered) return 'Yes'
  return unansweredReason === null ? 'No' : `No: ${words(unansweredReason)}`
}

function yesNo(value: boolean): string {
  return value ? 'Yes' : 'No'
}

function words(name: string): string {
  return name.replaceAll(/[_-]+/g, ' ')
}
