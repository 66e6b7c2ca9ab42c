import * as z from 'zod'
import { ChatMessage } from '#contract/chat.ts'
import { ConversationReview, FlaggedConversation } from '#contract/quality.ts'
import type { RouteTable } from '#contract/route.ts'
import { GuardKind, TraceStep } from '#contract/turn.ts'

const YesNo = z.enum(['yes', 'no'])
const LocalDay = z.iso.date()

export const SENTIMENT_BANDS = ['positive', 'neutral', 'negative'] as const
export const QUALITIES = ['good', 'needs_review', 'bad'] as const

/**
 * Which conversations to list or to export; what is not given does not narrow. `q` asks for conversations in which every
 * one of its words was said, by either side, in any form ("gummy" finds "gummies"). `from` and `to` are local days of the
 * tenant, inclusive, by the day on which the conversation counts in the figures; `since` is an instant of its start.
 */
export const ConversationFilter = z.object({
  q: z.string().trim().max(200).optional(),
  sentiment: z.enum(SENTIMENT_BANDS).optional(),
  quality: z.enum(QUALITIES).optional(),
  answered: YesNo.optional(),
  bought: YesNo.optional(),
  /** `open`: at least one flag that nobody has resolved. */
  flag: z.enum(['any', 'open', 'none']).optional(),
  flagReason: z.string().trim().min(1).max(80).optional(),
  agentId: z.uuid().optional(),
  visitorId: z.uuid().optional(),
  from: LocalDay.optional(),
  to: LocalDay.optional(),
  since: z.iso.datetime({ offset: true }).optional(),
})
export type ConversationFilter = z.infer<typeof ConversationFilter>

/** Section 3, "Conversation". `duration` in seconds. Sentiment, answered and quality are a reviewer's where there is a review. */
export const ConversationSummary = z.object({
  id: z.uuid(),
  sessionId: z.string(),
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime().nullable(),
  duration: z.int(),
  messageCount: z.int(),
  recommendationCount: z.int(),
  feedback: z.object({ rating: z.int().nullable(), helpful: z.boolean().nullable() }),
  sentiment: z.number().nullable(),
  answered: z.boolean().nullable(),
  quality: z.enum(QUALITIES).nullable(),
  flagCount: z.int(),
  firstMessage: z.string().nullable(),
  orderedCents: z.int().nullable(),
})
export type ConversationSummary = z.infer<typeof ConversationSummary>

export const Pagination = z.object({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() })

/** Counting stops where nobody pages on; `isCounted` is false for a list that goes on beyond `total`. */
export const CountedPagination = Pagination.extend({ isCounted: z.boolean() })

export const ReviewedMessage = ChatMessage.extend({
  intent: z.string().nullable(),
  guard: GuardKind.nullable(),
  engine: z.string().nullable(),
  factsChecked: z.int().nullable(),
  factsRepaired: z.int().nullable(),
  trace: z.array(TraceStep),
})

/** `truthRate`: share of the checked facts that were right when first said, 0 to 1. */
export const AutomaticScore = z.object({
  sentiment: z.number(),
  answered: z.boolean(),
  unansweredReason: z.string().nullable(),
  resolution: z.string(),
  truthRate: z.number(),
  quality: z.enum(QUALITIES),
})
export type AutomaticScore = z.infer<typeof AutomaticScore>

export const ConversationDetails = ConversationSummary.extend({
  greeting: z.string(),
  ageConfirmed: z.boolean(),
  messages: z.array(ReviewedMessage),
  flags: z.array(FlaggedConversation),
  orders: z.array(
    z.object({ orderId: z.string(), placedAt: z.iso.datetime(), netCents: z.int(), directCents: z.int() }),
  ),
  /** What the built-in scorer found, whatever a person said since; null until the conversation has ended. */
  score: AutomaticScore.nullable(),
  /** What a person said, kept apart from the score; null without a review. */
  review: ConversationReview.nullable(),
})
export type ConversationDetails = z.infer<typeof ConversationDetails>

/** The one event of the live stream besides comment lines: a conversation that is new or went on, newest state. */
export const LiveConversationEvent = z.object({ event: z.literal('conversation'), data: ConversationSummary })
export type LiveConversationEvent = z.infer<typeof LiveConversationEvent>

/** `holdoutPercent`: share of visitors who get no widget, to measure what it brings; 0 shows it to everybody. */
export const ConversationSettings = z.object({
  holdoutPercent: z.int().min(0).max(50),
  /** Conversations are deleted this many days after their last message; the figures stay. */
  retentionDays: z.int().min(7).max(3650),
})
export type ConversationSettings = z.infer<typeof ConversationSettings>

export const DEFAULT_CONVERSATION_SETTINGS: ConversationSettings = { holdoutPercent: 0, retentionDays: 365 }

/** One shopper, by the random id of their browser, or by any one of their conversations. */
export const Erasure = z
  .object({ visitorId: z.uuid().optional(), conversationId: z.uuid().optional() })
  .refine((who) => (who.visitorId === undefined) !== (who.conversationId === undefined), {
    message: 'Name either a visitor or a conversation',
  })

export const conversationRoutes = {
  listConversations: {
    method: 'GET',
    path: '/admin/conversations',
    access: 'view_conversations',
    summary: "The tenant's conversations, newest first",
    query: ConversationFilter.extend({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: z.object({ conversations: z.array(ConversationSummary), pagination: CountedPagination }),
  },
  getConversationDetails: {
    method: 'GET',
    path: '/admin/conversations/:id',
    access: 'view_conversations',
    summary: 'One conversation with the trace of each answer',
    params: z.object({ id: z.uuid() }),
    reply: ConversationDetails,
  },
} as const satisfies RouteTable

/** What is done with the conversations as data: carried out, watched, kept, erased. */
export const conversationDataRoutes = {
  exportConversations: {
    method: 'GET',
    path: '/admin/conversations/export',
    access: 'export_data',
    summary: 'A file with one row a conversation or one row a message, streamed; newest conversations first',
    query: ConversationFilter.extend({
      format: z.enum(['csv', 'ndjson']).default('csv'),
      rows: z.enum(['conversations', 'messages']).default('conversations'),
    }),
    /** A file, not JSON. */
    reply: z.string(),
  },
  watchConversations: {
    method: 'GET',
    path: '/admin/conversations/live',
    access: 'view_conversations',
    summary: 'Conversations as they happen, as an event stream; the caller opens it again when it ends',
    /** `since`: tell also what happened after this instant, at most an hour ago. `seconds`: how long to stay open. */
    query: z.object({
      since: z.iso.datetime({ offset: true }).optional(),
      seconds: z.coerce.number().int().min(0).max(600).default(300),
    }),
    /** Events of `LiveConversationEvent`. */
    reply: z.string(),
  },
  eraseConversations: {
    method: 'POST',
    path: '/admin/conversations/erase',
    access: 'manage_settings',
    summary: "Erase all of one shopper's conversations for good; the figures stay, as counts of nobody",
    body: Erasure,
    reply: z.object({ erased: z.int() }),
  },
  getConversationSettings: {
    method: 'GET',
    path: '/admin/conversations/settings',
    access: 'manage_settings',
    summary: 'How long conversations are kept, and the share of visitors held out',
    reply: ConversationSettings,
  },
  saveConversationSettings: {
    method: 'PUT',
    path: '/admin/conversations/settings',
    access: 'manage_settings',
    summary: 'Change them; a new share begins a new measurement',
    body: ConversationSettings,
    reply: ConversationSettings,
  },
} as const satisfies RouteTable
