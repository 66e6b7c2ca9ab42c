import { type Insertable, type Selectable, sql } from 'kysely'
import type { TenantTrx } from '#server/db/database.ts'
import type { TenantTables } from '#server/db/schema.ts'

export type AgentRow = Selectable<TenantTables['agents']>
export type DraftRow = Selectable<TenantTables['agent_drafts']>
export type VersionRow = Selectable<TenantTables['agent_versions']>
export type CheckRow = Selectable<TenantTables['agent_checks']>

export const MOST_AGENTS = 50
const MOST_VERSIONS = 200
const CHECKS_KEPT = 10

/** One change of a tenant's agents follows another: whoever holds this row sees all that was done before. */
export async function lockAgents(trx: TenantTrx, tenantId: string, now: Date): Promise<{ barPercent: number }> {
  await trx
    .insertInto('agent_settings')
    .values({ tenant_id: tenantId, bar_percent: DEFAULT_BAR_PERCENT, updated_by: 'Setup', updated_at: now })
    .onConflict((conflict) => conflict.column('tenant_id').doNothing())
    .execute()
  const row = await trx
    .selectFrom('agent_settings')
    .select('bar_percent')
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { barPercent: row.bar_percent }
}

const DEFAULT_BAR_PERCENT = 97

export async function findBarPercent(trx: TenantTrx, tenantId: string): Promise<number> {
  const row = await trx
    .selectFrom('agent_settings')
    .select('bar_percent')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return row?.bar_percent ?? DEFAULT_BAR_PERCENT
}

export async function updateBarPercent(
  trx: TenantTrx,
  tenantId: string,
  bar: { percent: number; by: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('agent_settings')
    .set({ bar_percent: bar.percent, updated_by: bar.by, updated_at: bar.now })
    .where('tenant_id', '=', tenantId)
    .execute()
}

/** Oldest first: this order says which agent follows when the active one is deleted. */
export function listAgentRows(trx: TenantTrx, tenantId: string): Promise<AgentRow[]> {
  return trx
    .selectFrom('agents')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at')
    .orderBy('agent_id')
    .limit(MOST_AGENTS)
    .execute()
}

export function findAgent(trx: TenantTrx, tenantId: string, agentId: string): Promise<AgentRow | undefined> {
  return trx
    .selectFrom('agents')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .executeTakeFirst()
}

export async function insertAgent(trx: TenantTrx, row: Insertable<TenantTables['agents']>): Promise<void> {
  await trx.insertInto('agents').values(row).execute()
}

export async function updateAgent(
  trx: TenantTrx,
  tenantId: string,
  agentId: string,
  changes: Partial<{
    name: string
    description: string
    brief: string
    theme: string
    published_version: number
    updated_at: Date
  }>,
): Promise<void> {
  await trx
    .updateTable('agents')
    .set(changes)
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .execute()
}

/** Demotes whichever agent is active, then makes this one active; both in the caller's transaction, under its lock. */
export async function moveActive(trx: TenantTrx, tenantId: string, agentId: string, now: Date): Promise<void> {
  await trx
    .updateTable('agents')
    .set({ status: 'draft', updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .where('agent_id', '!=', agentId)
    .execute()
  await trx
    .updateTable('agents')
    .set({ status: 'active', updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .execute()
}

export async function deleteAgentRow(trx: TenantTrx, tenantId: string, agentId: string): Promise<void> {
  await trx.deleteFrom('agents').where('tenant_id', '=', tenantId).where('agent_id', '=', agentId).execute()
}

export function listDrafts(trx: TenantTrx, tenantId: string): Promise<DraftRow[]> {
  return trx.selectFrom('agent_drafts').selectAll().where('tenant_id', '=', tenantId).limit(MOST_AGENTS).execute()
}

export function findDraft(trx: TenantTrx, tenantId: string, agentId: string): Promise<DraftRow | undefined> {
  return trx
    .selectFrom('agent_drafts')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .executeTakeFirst()
}

export async function putDraft(trx: TenantTrx, row: Insertable<TenantTables['agent_drafts']>): Promise<void> {
  await trx
    .insertInto('agent_drafts')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'agent_id']).doUpdateSet({
        version: row.version,
        document: row.document,
        updated_by: row.updated_by,
        updated_at: row.updated_at,
      }),
    )
    .execute()
}

export async function insertVersion(trx: TenantTrx, row: Insertable<TenantTables['agent_versions']>): Promise<void> {
  await trx.insertInto('agent_versions').values(row).execute()
}

export function listVersionRows(trx: TenantTrx, tenantId: string, agentId: string) {
  return trx
    .selectFrom('agent_versions')
    .select(['version', 'published_by', 'published_at', 'passed', 'probes', 'reason'])
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .orderBy('version', 'desc')
    .limit(MOST_VERSIONS)
    .execute()
}

export function findVersion(
  trx: TenantTrx,
  tenantId: string,
  key: { agentId: string; version: number },
): Promise<VersionRow | undefined> {
  return trx
    .selectFrom('agent_versions')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', key.agentId)
    .where('version', '=', key.version)
    .executeTakeFirst()
}

/** Keeps the last few runs of an agent. Ids are in the order of time. */
export async function insertCheck(trx: TenantTrx, row: Insertable<TenantTables['agent_checks']>): Promise<void> {
  await trx.insertInto('agent_checks').values(row).execute()
  const kept = await trx
    .selectFrom('agent_checks')
    .select('check_id')
    .where('tenant_id', '=', row.tenant_id)
    .where('agent_id', '=', row.agent_id)
    .orderBy('check_id', 'desc')
    .limit(CHECKS_KEPT)
    .execute()
  const oldest = kept.at(-1)
  if (kept.length < CHECKS_KEPT || oldest === undefined) return
  await trx
    .deleteFrom('agent_checks')
    .where('tenant_id', '=', row.tenant_id)
    .where('agent_id', '=', row.agent_id)
    .where('check_id', '<', oldest.check_id)
    .execute()
}

export function findLastCheck(trx: TenantTrx, tenantId: string, agentId: string): Promise<CheckRow | undefined> {
  return trx
    .selectFrom('agent_checks')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .orderBy('check_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The newest run of exactly this document. */
export function findCheckOf(trx: TenantTrx, tenantId: string, of: { agentId: string; documentHash: string }) {
  return trx
    .selectFrom('agent_checks')
    .select(['passed', 'probes'])
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', of.agentId)
    .where('document_hash', '=', of.documentHash)
    .orderBy('check_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function findSettings(trx: TenantTrx, tenantId: string): Promise<object> {
  const row = await trx.selectFrom('settings').select('data').where('tenant_id', '=', tenantId).executeTakeFirst()
  return row?.data ?? {}
}

export type PerformanceRow = {
  agent_id: string
  conversations: number
  conversions: number
  rating_sum: number
  ratings: number
}

/** What the shoppers of each agent did since then. Previews are no shoppers. */
export function listConversationCounts(trx: TenantTrx, tenantId: string, since: Date): Promise<PerformanceRow[]> {
  return trx
    .selectFrom('conversations')
    .select([
      'agent_id',
      sql<number>`count(*)`.as('conversations'),
      sql<number>`count(*) filter (where has_order)`.as('conversions'),
      sql<number>`coalesce(sum(rating), 0)`.as('rating_sum'),
      sql<number>`count(rating)`.as('ratings'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('channel', '=', 'widget')
    .where('message_count', '>', 0)
    .where('started_at', '>=', since)
    .groupBy('agent_id')
    .execute()
}

/** Orders that followed a conversation with each agent since then. */
export function listOrderCounts(trx: TenantTrx, tenantId: string, since: Date) {
  return trx
    .selectFrom('orders')
    .innerJoin('conversations', (join) =>
      join
        .onRef('conversations.tenant_id', '=', 'orders.tenant_id')
        .onRef('conversations.conversation_id', '=', 'orders.conversation_id'),
    )
    .select([
      'conversations.agent_id',
      sql<number>`count(*)`.as('orders'),
      sql<number>`coalesce(sum(orders.net_cents), 0)`.as('net_cents'),
    ])
    .where('orders.tenant_id', '=', tenantId)
    .where('conversations.tenant_id', '=', tenantId)
    .where('orders.status', '=', 'placed')
    .where('orders.placed_at', '>=', since)
    .groupBy('conversations.agent_id')
    .execute()
}
