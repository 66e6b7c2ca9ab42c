import { sql } from 'kysely'
import { figuresOfConversation } from '#server/db/conversation-figures.ts'
import { CONVERSATION_COUNTS, type ConversationCount } from '#server/db/day-counts.ts'
import type { TenantTrx } from '#server/db/database.ts'
import type { ConversationRow } from './queries.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Deletes conversations with all that was said in them. What they added to the figures of their days stays, as counts of
 * nobody, in `archived_figures`; orders keep what they were matched by and forget which conversation it was.
 */
export async function deleteConversations(
  trx: TenantTrx,
  tenantId: string,
  rows: readonly ConversationRow[],
): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map((row) => row.conversation_id)
  await archiveFigures(trx, tenantId, rows)
  await trx
    .updateTable('orders')
    .set({ conversation_id: null })
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', 'in', ids)
    .execute()
  await trx
    .updateTable('model_calls')
    .set({ conversation_id: NOBODY })
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', 'in', ids)
    .execute()
  await trx
    .updateTable('taught_answers')
    .set({ conversation_id: null })
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', 'in', ids)
    .execute()
  await trx
    .updateTable('test_cases')
    .set({ conversation_id: null })
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', 'in', ids)
    .execute()
  // The one event that carries an address.
  await trx
    .deleteFrom('events')
    .where('tenant_id', '=', tenantId)
    .where('type', '=', 'contact.opted_in')
    .where(sql<string>`data->>'conversationId'`, 'in', ids)
    .execute()
  await trx.deleteFrom('conversations').where('tenant_id', '=', tenantId).where('conversation_id', 'in', ids).execute()
}

async function archiveFigures(trx: TenantTrx, tenantId: string, rows: readonly ConversationRow[]): Promise<void> {
  const counted = rows.filter((row) => row.channel === 'widget' && row.message_count > 0)
  const days = Map.groupBy(counted, (row) => row.figures_day)
  for (const [day, ofDay] of days) {
    const sum = noCounts()
    for (const row of ofDay)
      for (const [name, count] of Object.entries(figuresOfConversation(row))) if (isCount(name)) sum[name] += count
    await trx
      .insertInto('archived_figures')
      .values({ tenant_id: tenantId, day, ...sum })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'day'])
          .doUpdateSet(
            Object.fromEntries(
              CONVERSATION_COUNTS.map((name) => [
                name,
                sql<number>`${sql.ref(`archived_figures.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
              ]),
            ),
          ),
      )
      .execute()
  }
}

function isCount(name: string): name is ConversationCount {
  return CONVERSATION_COUNTS.some((known) => known === name)
}

function noCounts(): Record<ConversationCount, number> {
  return {
    conversations: 0,
    messages: 0,
    recommendations: 0,
    conversions: 0,
    scored: 0,
    sentiment_hundredths: 0,
    positive: 0,
    neutral: 0,
    negative: 0,
    answered: 0,
    quality_good: 0,
    quality_review: 0,
    quality_bad: 0,
    flags: 0,
    flagged_conversations: 0,
    duration_seconds: 0,
    ratings: 0,
    rating_sum: 0,
  }
}
