import * as z from 'zod'
import type { RouteTable } from '#contract/route.ts'

export const QA_RANGES = ['24h', '7d', '30d', '90d'] as const
export const QaRange = z.enum(QA_RANGES)
export type QaRange = z.infer<typeof QaRange>

export const SEVERITIES = ['high', 'medium', 'low'] as const
export const Severity = z.enum(SEVERITIES)

export const FlaggedConversation = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  timestamp: z.iso.datetime(),
  reason: z.string(),
  severity: Severity,
  snippet: z.string(),
  resolved: z.boolean(),
  resolvedBy: z.string().nullable(),
  note: z.string().nullable(),
})
export type FlaggedConversation = z.infer<typeof FlaggedConversation>

/** Whole percentages of the scored conversations of a day; all null on a day with none. */
export const SentimentTrendDay = z.object({
  date: z.string(),
  positive: z.int().nullable(),
  neutral: z.int().nullable(),
  negative: z.int().nullable(),
  conversations: z.int(),
})
export type SentimentTrendDay = z.infer<typeof SentimentTrendDay>

export const QaOverview = z.object({
  range: QaRange,
  timeZone: z.string(),
  totalConversations: z.int(),
  scoredConversations: z.int(),
  averageSentiment: z.number().nullable(),
  sentimentDistribution: z.object({ positive: z.int(), neutral: z.int(), negative: z.int() }),
  flaggedConversations: z.int(),
  responseQuality: z.object({ good: z.int(), needsReview: z.int(), bad: z.int() }),
  answeredPercent: z.int().nullable(),
  trend: z.array(SentimentTrendDay),
  /** Newest first, unresolved before resolved; 100 at most. */
  flagged: z.array(FlaggedConversation),
  hasData: z.boolean(),
})
export type QaOverview = z.infer<typeof QaOverview>

const flag = z.object({ id: z.uuid() })
const note = z.string().trim().max(1000)

export const qualityRoutes = {
  getQuality: {
    method: 'GET',
    path: '/admin/quality',
    access: 'view_conversations',
    summary: 'Sentiment, quality and flags of a range',
    query: z.object({ range: QaRange.default('7d') }),
    reply: QaOverview,
  },
  resolveFlag: {
    method: 'POST',
    path: '/admin/flags/:id/resolve',
    access: 'review_conversations',
    summary: 'Mark a flag as dealt with',
    params: flag,
    body: z.object({ note: note.optional() }),
    reply: FlaggedConversation,
  },
  reopenFlag: {
    method: 'POST',
    path: '/admin/flags/:id/reopen',
    access: 'review_conversations',
    summary: 'Put a flag back on the list',
    params: flag,
    body: z.object({ note: note.optional() }),
    reply: FlaggedConversation,
  },
} as const satisfies RouteTable
