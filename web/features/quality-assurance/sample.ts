import type { ConversationSummary } from '#contract/conversations.ts'
import { addDays } from '#contract/local-day.ts'
import type { FlaggedConversation, QaOverview, QaRange, SentimentTrendDay } from '#contract/quality.ts'

const DAYS: Readonly<Record<QaRange, number>> = { '24h': 1, '7d': 7, '30d': 30, '90d': 90 }
const HOUR_MS = 3_600_000
const PER_DAY = 46

/** Invented figures for the labelled sample view, and for nothing else. */
export function sampleQuality(range: QaRange, now: Date): QaOverview {
  const totalConversations = PER_DAY * DAYS[range]
  const scoredConversations = Math.round(totalConversations * 0.97)
  const share = (part: number) => Math.round(scoredConversations * part)
  return {
    range,
    timeZone: 'America/Denver',
    totalConversations,
    scoredConversations,
    averageSentiment: 4.3,
    sentimentDistribution: { positive: 78, neutral: 16, negative: 6 },
    flaggedConversations: Math.max(SAMPLE_FLAGS.length, share(0.02)),
    responseQuality: { good: share(0.88), needsReview: share(0.09), bad: share(0.03) },
    answeredPercent: 91,
    trend: sampleTrend(Math.max(4, DAYS[range]), now),
    flagged: SAMPLE_FLAGS.map((flag, index) => toFlag(flag, index, now)),
    hasData: true,
  }
}

export function sampleConversations(now: Date) {
  const conversations = SAMPLE_TALKS.map((talk, index) => toSummary(talk, index, now))
  return { conversations, pagination: { page: 1, limit: 20, total: conversations.length, pages: 1, isCounted: true } }
}

function sampleTrend(days: number, now: Date): SentimentTrendDay[] {
  const today = now.toISOString().slice(0, 10)
  return Array.from({ length: days }, (_, index) => {
    const wave = Math.round(5 * Math.sin(index * 1.3))
    const negative = 6 + (index % 3)
    const positive = 76 + wave
    return {
      date: addDays(today, index - days + 1),
      positive,
      neutral: 100 - positive - negative,
      negative,
      conversations: PER_DAY + wave * 2,
    }
  })
}

type SampleFlag = Pick<FlaggedConversation, 'reason' | 'severity' | 'snippet' | 'resolved'>

const SAMPLE_FLAGS: readonly SampleFlag[] = [
  {
    reason: 'medical advice asked',
    severity: 'high',
    snippet: 'Which of these is best for my back pain?',
    resolved: false,
  },
  {
    reason: 'complaint',
    severity: 'medium',
    snippet: 'My order was ready an hour late yesterday.',
    resolved: false,
  },
  { reason: 'unanswered', severity: 'low', snippet: 'Do you sell rolling trays made of bamboo?', resolved: true },
]

function toFlag(flag: SampleFlag, index: number, now: Date): FlaggedConversation {
  const id = sampleId(index)
  const timestamp = new Date(now.getTime() - (index * 9 + 2) * HOUR_MS).toISOString()
  return { ...flag, id, conversationId: id, timestamp, resolvedBy: null, note: null }
}

type SampleTalk = { firstMessage: string; sentiment: number; orderedCents: number | null; messageCount: number }

const SAMPLE_TALKS: readonly SampleTalk[] = [
  { firstMessage: 'Something mellow for a movie night?', sentiment: 4.6, orderedCents: 8460, messageCount: 8 },
  { firstMessage: 'Are you open on Sunday?', sentiment: 4.1, orderedCents: null, messageCount: 2 },
  { firstMessage: 'Low dose gummies for a beginner', sentiment: 4.8, orderedCents: 3200, messageCount: 6 },
  { firstMessage: 'My order was ready an hour late yesterday.', sentiment: 2.2, orderedCents: null, messageCount: 5 },
]

function toSummary(talk: SampleTalk, index: number, now: Date): ConversationSummary {
  const startTime = new Date(now.getTime() - (index * 3 + 1) * HOUR_MS).toISOString()
  return {
    ...talk,
    id: sampleId(index),
    sessionId: sampleId(index),
    startTime,
    endTime: startTime,
    duration: talk.messageCount * 41,
    recommendationCount: talk.orderedCents === null ? 0 : 4,
    feedback: { rating: null, helpful: null },
    answered: talk.sentiment > 3,
    quality: talk.sentiment > 3 ? 'good' : 'needs_review',
    flagCount: talk.sentiment > 3 ? 0 : 1,
  }
}

function sampleId(index: number): string {
  return `00000000-0000-4000-8000-00000000000${index}`
}
