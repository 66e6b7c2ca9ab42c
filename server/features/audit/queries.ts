import { type SelectQueryBuilder, sql } from 'kysely'
import type { AuditFilter } from '#contract/audit-log.ts'
import type { OperatorTrx, TenantTrx } from '#server/db/database.ts'
import type { ChainRow } from '#server/db/verify-audit.ts'

export type Page = AuditFilter & { before?: number; limit: number; timeZone: string }

const COLUMNS = [
  'seq',
  'at',
  'actor',
  'actor_role',
  'address',
  'action',
  'subject',
  'before',
  'after',
  'previous_hash',
  'hash',
] as const

/** The newest entries of a tenant's log that a filter leaves, before `before`. */
export function listEntries(trx: TenantTrx, tenantId: string, page: Page): Promise<ChainRow[]> {
  const query = trx.selectFrom('audit_entries').select(COLUMNS).where('tenant_id', '=', tenantId)
  return narrow(query, page).orderBy('seq', 'desc').limit(page.limit).execute()
}

/** The same of the operator's own log. */
export function listOperatorEntries(trx: OperatorTrx, page: Page): Promise<ChainRow[]> {
  const query = trx.selectFrom('operator_entries').select(COLUMNS)
  return narrow(query, page).orderBy('seq', 'desc').limit(page.limit).execute()
}

type Chain = 'audit_entries' | 'operator_entries'

function narrow<DB extends Record<T, ChainRow>, T extends Chain & keyof DB, O>(
  query: SelectQueryBuilder<DB, T, O>,
  { actor, action, from, to, before, timeZone }: Page,
): SelectQueryBuilder<DB, T, O> {
  const conditions = [
    actor === undefined || actor === '' ? null : sql<boolean>`strpos(lower(actor), ${actor.toLowerCase()}) > 0`,
    action === undefined ? null : sql<boolean>`action = ${action}`,
    from === undefined ? null : sql<boolean>`at >= ${from}::date::timestamp at time zone ${timeZone}`,
    to === undefined ? null : sql<boolean>`at < (${to}::date + 1)::timestamp at time zone ${timeZone}`,
    before === undefined ? null : sql<boolean>`seq < ${before}`,
  ].filter((condition) => condition !== null)
  return conditions.reduce((narrowed, condition) => narrowed.where(condition), query)
}

const MESSAGES_READ = 1000

export function findConversation(trx: TenantTrx, tenantId: string, id: string) {
  return trx
    .selectFrom('conversations')
    .select([
      'conversation_id',
      'started_at',
      'ended_at',
      'minimum_age',
      'age_gate_required',
      'age_confirmed_at',
      'age_refused_at',
      'message_count',
    ])
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', id)
    .executeTakeFirst()
}

export function listMessages(trx: TenantTrx, tenantId: string, id: string) {
  return trx
    .selectFrom('messages')
    .select(['seq', 'role', 'text', 'turn', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', id)
    .orderBy('seq')
    .limit(MESSAGES_READ)
    .execute()
}

export function listSeals(trx: TenantTrx, tenantId: string, id: string) {
  return trx
    .selectFrom('transcript_seals')
    .select(['seq', 'rule_set', 'age_gate', 'previous_hash', 'hash'])
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', id)
    .orderBy('seq')
    .limit(MESSAGES_READ)
    .execute()
}
