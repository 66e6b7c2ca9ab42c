import type * as z from 'zod'
import type { ConversationSummary, Pagination } from '#contract/conversations.ts'
import type { Database } from '#server/db/database.ts'
import type { StaffContext } from '#server/http/context.ts'
import { type ConversationRow, countConversations, listConversations as listRows } from './queries.ts'

const QUALITIES = ['good', 'needs_review', 'bad'] as const
const FIRST_MESSAGE_CHARS = 160

export async function listConversations(
  deps: { db: Database },
  context: StaffContext,
  input: { page: number; limit: number },
): Promise<{ conversations: ConversationSummary[]; pagination: z.infer<typeof Pagination> }> {
  const { page, limit } = input
  return deps.db.tenant(context.tenant.id, async (trx) => {
    const rows = await listRows(trx, context.tenant.id, { limit, offset: (page - 1) * limit })
    const total = await countConversations(trx, context.tenant.id)
    return {
      conversations: rows.map((row) =>
        toSummary(row, { firstMessage: row.first_message, orderedCents: row.ordered_cents }),
      ),
      pagination: { page, limit, total, pages: Math.ceil(total / limit) },
    }
  })
}

/** Section 3, "Conversation". The session id is the visitor's random id, or the conversation's own when there is none. */
export function toSummary(
  row: ConversationRow,
  extra: { firstMessage: string | null; orderedCents: number | null },
): ConversationSummary {
  return {
    id: row.conversation_id,
    sessionId: row.visitor_id ?? row.conversation_id,
    startTime: row.started_at.toISOString(),
    endTime: row.ended_at?.toISOString() ?? null,
    duration: Math.round((row.last_message_at.getTime() - row.started_at.getTime()) / 1000),
    messageCount: row.message_count,
    recommendationCount: row.recommendation_count,
    feedback: { rating: row.rating, helpful: row.helpful },
    sentiment: row.sentiment,
    answered: row.answered,
    quality: QUALITIES.find((quality) => quality === row.quality) ?? null,
    flagCount: row.flag_count,
    firstMessage: extra.firstMessage?.slice(0, FIRST_MESSAGE_CHARS) ?? null,
    orderedCents: extra.orderedCents,
  }
}
