import type { Selectable } from 'kysely'
import type { TenantTrx } from '#server/db/database.ts'
import type { FlagRow } from '#server/db/flag-rows.ts'
import type { TenantTables } from '#server/db/schema.ts'

const FLAGS_SHOWN = 100

/** Flags raised since `since`, open ones first, newest first. Two reads, so that each walks an index and stops. */
export async function listFlags(trx: TenantTrx, tenantId: string, since: Date): Promise<FlagRow[]> {
  const newest = trx
    .selectFrom('flags')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
  const open = await newest.where('resolved_at', 'is', null).limit(FLAGS_SHOWN).execute()
  if (open.length === FLAGS_SHOWN) return open
  const resolved = await newest
    .where('resolved_at', 'is not', null)
    .limit(FLAGS_SHOWN - open.length)
    .execute()
  return [...open, ...resolved]
}

export function findFlag(trx: TenantTrx, tenantId: string, flagId: string): Promise<FlagRow | undefined> {
  return trx
    .selectFrom('flags')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('flag_id', '=', flagId)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateFlag(
  trx: TenantTrx,
  flag: Pick<FlagRow, 'tenant_id' | 'flag_id' | 'resolved_at' | 'resolved_by' | 'note'>,
): Promise<void> {
  const { tenant_id, flag_id, ...changes } = flag
  await trx
    .updateTable('flags')
    .set(changes)
    .where('tenant_id', '=', tenant_id)
    .where('flag_id', '=', flag_id)
    .execute()
}

export type ReviewedConversation = Pick<
  Selectable<TenantTables['conversations']>,
  | 'tenant_id'
  | 'conversation_id'
  | 'channel'
  | 'message_count'
  | 'ended_at'
  | 'sentiment'
  | 'answered'
  | 'quality'
  | 'score'
  | 'review'
  | 'figures_day'
>

export function lockReviewed(trx: TenantTrx, tenantId: string, id: string): Promise<ReviewedConversation | undefined> {
  return trx
    .selectFrom('conversations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateReview(
  trx: TenantTrx,
  { tenant_id, conversation_id }: ReviewedConversation,
  changes: { sentiment: number | null; answered: boolean | null; quality: string | null; review: string | null },
): Promise<void> {
  await trx
    .updateTable('conversations')
    .set(changes)
    .where('tenant_id', '=', tenant_id)
    .where('conversation_id', '=', conversation_id)
    .execute()
}

export type ConversationScore = {
  started_at: Date
  sentiment: number | null
  answered: boolean | null
  quality: string | null
  flag_count: number
}

const CONVERSATIONS_READ = 50_000

/** The scores of conversations begun since `since`, which is at most a day ago. */
export function listRecentScores(trx: TenantTrx, tenantId: string, since: Date): Promise<ConversationScore[]> {
  return trx
    .selectFrom('conversations')
    .select(['started_at', 'sentiment', 'answered', 'quality', 'flag_count'])
    .where('tenant_id', '=', tenantId)
    .where('started_at', '>=', since)
    .where('channel', '=', 'widget')
    .where('message_count', '>', 0)
    .limit(CONVERSATIONS_READ)
    .execute()
}

export async function hasConversations(trx: TenantTrx, tenantId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('conversations')
    .select('conversation_id')
    .where('tenant_id', '=', tenantId)
    .where('channel', '=', 'widget')
    .where('message_count', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
