import type { Database } from '#server/db/database.ts'
import type { StoreKeyContext } from '#server/http/context.ts'
import { listEndedConversations } from './queries.ts'

/** Figures of ended conversations of shoppers, in the order in which they began. */
export async function listStoreConversations(
  deps: { db: Database },
  { tenant }: StoreKeyContext,
  input: { since?: string; after?: string; limit: number },
) {
  const rows = await deps.db.tenant(tenant.id, (trx) =>
    listEndedConversations(trx, tenant.id, {
      since: input.since === undefined ? null : new Date(input.since),
      after: input.after ?? null,
      limit: input.limit,
    }),
  )
  const conversations = rows.map((row) => ({
    id: row.conversation_id,
    startedAt: row.started_at.toISOString(),
    endedAt: (row.ended_at ?? row.last_message_at).toISOString(),
    messages: row.message_count,
    recommendations: row.recommendation_count,
    rating: row.rating,
    sentiment: row.sentiment,
    answered: row.answered,
    hasOrder: row.has_order === true,
  }))
  return { conversations, next: conversations.length === input.limit ? (conversations.at(-1)?.id ?? null) : null }
}
