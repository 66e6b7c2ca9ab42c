import * as z from 'zod'
import { ChatMessage } from '#contract/chat.ts'
import { FlaggedConversation } from '#contract/quality.ts'
import type { RouteTable } from '#contract/route.ts'
import { GuardKind, TraceStep } from '#contract/turn.ts'

/** Section 3, "Conversation". `duration` in seconds. */
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
  quality: z.enum(['good', 'needs_review', 'bad']).nullable(),
  flagCount: z.int(),
  firstMessage: z.string().nullable(),
  orderedCents: z.int().nullable(),
})
export type ConversationSummary = z.infer<typeof ConversationSummary>

export const Pagination = z.object({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() })

export const ReviewedMessage = ChatMessage.extend({
  intent: z.string().nullable(),
  guard: GuardKind.nullable(),
  engine: z.string().nullable(),
  factsChecked: z.int().nullable(),
  factsRepaired: z.int().nullable(),
  trace: z.array(TraceStep),
})

export const ConversationDetails = ConversationSummary.extend({
  greeting: z.string(),
  ageConfirmed: z.boolean(),
  messages: z.array(ReviewedMessage),
  flags: z.array(FlaggedConversation),
  orders: z.array(
    z.object({ orderId: z.string(), placedAt: z.iso.datetime(), netCents: z.int(), directCents: z.int() }),
  ),
})
export type ConversationDetails = z.infer<typeof ConversationDetails>

export const conversationRoutes = {
  listConversations: {
    method: 'GET',
    path: '/admin/conversations',
    access: 'view_conversations',
    summary: "The tenant's conversations, newest first",
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: z.object({ conversations: z.array(ConversationSummary), pagination: Pagination }),
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
