import type * as z from 'zod'
import {
  type ConversationFilter,
  type ConversationSummary,
  type CountedPagination,
  QUALITIES,
} from '#contract/conversations.ts'
import type { Database, TenantTrx } from '#server/db/database.ts'
import type { StaffContext } from '#server/http/context.ts'
import { COUNTED, findConversations, type Place } from './find-conversations.ts'
import { type ConversationRow, listSummaries } from './queries.ts'

const FIRST_MESSAGE_CHARS = 160

export async function listConversations(
  deps: { db: Database },
  context: StaffContext,
  input: ConversationFilter & { page: number; limit: number },
): Promise<{ conversations: ConversationSummary[]; pagination: z.infer<typeof CountedPagination> }> {
  const { page, limit, ...filter } = input
  const tenantId = context.tenant.id
  return deps.db.tenant(tenantId, async (trx) => {
    const { places, total } = await findConversations(trx, tenantId, { filter, limit, offset: (page - 1) * limit })
    const conversations = await summarize(trx, tenantId, places)
    return {
      conversations,
      pagination: { page, limit, total, pages: Math.ceil(total / limit), isCounted: total < COUNTED },
    }
  })
}

/** The summaries of conversations in the order in which they are given. */
export async function summarize(
  trx: TenantTrx,
  tenantId: string,
  places: readonly Place[],
): Promise<ConversationSummary[]> {
  if (places.length === 0) return []
  const ids = places.map((place) => place.conversation_id)
  const rows = await listSummaries(trx, tenantId, ids)
  const byId = new Map(rows.map((row) => [row.conversation_id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (row === undefined) return []
    return [toSummary(row, { firstMessage: row.first_message, orderedCents: row.ordered_cents })]
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
