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

/** A reviewer's word on a conversation. Null leaves that part to the score; the figures follow the review. */
const Verdict = z.object({
  sentiment: z.number().min(1).max(5).multipleOf(0.5).nullable().default(null),
  answered: z.boolean().nullable().default(null),
  quality: z.enum(['good', 'needs_review', 'bad']).nullable().default(null),
  note: note.nullable().default(null),
})

export const ConversationReview = Verdict.extend({ reviewedBy: z.string(), reviewedAt: z.iso.datetime() })
export type ConversationReview = z.infer<typeof ConversationReview>

/** What the words of a criterion were understood to ask for. Every line must hold. */
export const CriterionReading = z.object({
  /** Each inner list: any one of these words or phrases is said; every list must be met. */
  says: z.array(z.array(z.string())),
  /** None of these is said. */
  saysNot: z.array(z.string()),
  /** Whose words count. */
  by: z.enum(['shopper', 'concierge', 'anyone']),
  /** What any one message of the shopper was about, by the concierge's own names; empty for anything. */
  intents: z.array(z.string()),
  answered: z.boolean().nullable(),
  sentiment: z.enum(['positive', 'negative']).nullable(),
  handoff: z.boolean().nullable(),
  rating: z.enum(['low', 'high']).nullable(),
})
export type CriterionReading = z.infer<typeof CriterionReading>

/** An owner's own reason to flag a conversation, in plain words such as: shopper mentions refund or "money back" but not policy. */
const CriterionWords = z.object({
  name: z.string().trim().min(2).max(60),
  severity: Severity,
  words: z.string().trim().min(3).max(300),
})

export const Criterion = CriterionWords.extend({
  id: z.uuid(),
  reading: CriterionReading,
  isOn: z.boolean(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
})
export type Criterion = z.infer<typeof Criterion>

/** What a criterion would have flagged among the newest conversations. */
export const CriterionPreview = z.object({
  reading: CriterionReading,
  examined: z.int(),
  matched: z.int(),
  examples: z.array(z.object({ conversationId: z.uuid(), startTime: z.iso.datetime(), snippet: z.string() })).max(20),
})
export type CriterionPreview = z.infer<typeof CriterionPreview>

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

export const reviewRoutes = {
  reviewConversation: {
    method: 'PUT',
    path: '/admin/conversations/:id/review',
    access: 'review_conversations',
    summary: 'Put a person’s word above the score of a conversation',
    params: flag,
    body: Verdict,
    reply: ConversationReview,
  },
  withdrawReview: {
    method: 'DELETE',
    path: '/admin/conversations/:id/review',
    access: 'review_conversations',
    summary: 'Take a review back; the score counts again',
    params: flag,
    reply: z.object({ withdrawn: z.boolean() }),
  },
} as const satisfies RouteTable

export const criterionRoutes = {
  listCriteria: {
    method: 'GET',
    path: '/admin/criteria',
    access: 'view_conversations',
    summary: "The tenant's own criteria",
    reply: z.object({ criteria: z.array(Criterion) }),
  },
  previewCriterion: {
    method: 'POST',
    path: '/admin/criteria/preview',
    access: 'review_conversations',
    summary: 'What a criterion would have flagged, without keeping it',
    body: CriterionWords.pick({ words: true }),
    reply: CriterionPreview,
  },
  createCriterion: {
    method: 'POST',
    path: '/admin/criteria',
    access: 'review_conversations',
    summary: 'Keep a criterion, switched off, with its preview',
    body: CriterionWords,
    status: 201,
    reply: z.object({ criterion: Criterion, preview: CriterionPreview }),
  },
  updateCriterion: {
    method: 'PATCH',
    path: '/admin/criteria/:id',
    access: 'review_conversations',
    summary: 'Switch a criterion on or off, or reword it; new words switch it off until it has been looked at again',
    params: flag,
    body: CriterionWords.partial().extend({ isOn: z.boolean().optional() }),
    reply: Criterion,
  },
  deleteCriterion: {
    method: 'DELETE',
    path: '/admin/criteria/:id',
    access: 'review_conversations',
    summary: 'Forget a criterion; what it has flagged stays flagged',
    params: flag,
    reply: z.object({ deleted: z.boolean() }),
  },
} as const satisfies RouteTable
