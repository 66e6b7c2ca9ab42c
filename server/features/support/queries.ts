import { StoreProfile } from '#contract/store-profile.ts'
import type { PlatformTrx, TenantTrx } from '#server/db/database.ts'

/** When a shopper last began a chat on a page that is not ours. */
export async function findLastSeen(trx: TenantTrx, tenantId: string, publicUrl: string): Promise<Date | null> {
  const row = await trx
    .selectFrom('conversations')
    .select('started_at')
    .where('tenant_id', '=', tenantId)
    .where('channel', '=', 'widget')
    .where('page_url', 'is not', null)
    .where(({ eb, fn, val }) => eb(fn('starts_with', ['page_url', val(`${publicUrl}/`)]), '=', false))
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.started_at ?? null
}

export function findOrigins(trx: PlatformTrx, tenant: string) {
  return trx.selectFrom('allowed_origins').select('origins').where('tenant', '=', tenant).executeTakeFirst()
}

export async function findWebsite(trx: TenantTrx, tenantId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('stores')
    .select('profile')
    .where('tenant_id', '=', tenantId)
    .where('is_primary', '=', true)
    .executeTakeFirst()
  return StoreProfile.safeParse(row?.profile).data?.website ?? null
}

export function findActiveAgent(trx: TenantTrx, tenantId: string) {
  return trx
    .selectFrom('agents')
    .select(['agent_id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .executeTakeFirst()
}

/** When an agent was last published, and when its draft was last saved. */
export async function findPublishing(trx: TenantTrx, tenantId: string, agentId: string) {
  const version = await trx
    .selectFrom('agent_versions')
    .select('published_at')
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  const draft = await trx
    .selectFrom('agent_drafts')
    .select('updated_at')
    .where('tenant_id', '=', tenantId)
    .where('agent_id', '=', agentId)
    .executeTakeFirst()
  return { publishedAt: version?.published_at ?? null, draftSavedAt: draft?.updated_at ?? null }
}

export function findMenu(trx: TenantTrx, tenantId: string) {
  return trx
    .selectFrom('catalogs')
    .select(['product_count', 'imported_at', 'source'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
}

const CONNECTIONS_READ = 50

export function listConnections(trx: TenantTrx, tenantId: string) {
  return trx
    .selectFrom('integrations')
    .select(['provider', 'last_result', 'is_menu_source'])
    .where('tenant_id', '=', tenantId)
    .limit(CONNECTIONS_READ)
    .execute()
}

/** The last day with conversations, counted from them and as the figures have it; null for a dispensary without any. */
export async function compareLastDay(trx: TenantTrx, tenantId: string) {
  const last = await trx
    .selectFrom('conversations')
    .select('figures_day')
    .where('tenant_id', '=', tenantId)
    .where('channel', '=', 'widget')
    .where('message_count', '>', 0)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last === undefined) return null
  const { counted } = await trx
    .selectFrom('conversations')
    .select(({ fn }) => fn.countAll<number>().as('counted'))
    .where('tenant_id', '=', tenantId)
    .where('channel', '=', 'widget')
    .where('message_count', '>', 0)
    .where('figures_day', '=', last.figures_day)
    .executeTakeFirstOrThrow()
  const figures = await trx
    .selectFrom('daily_figures')
    .select('conversations')
    .where('tenant_id', '=', tenantId)
    .where('day', '=', last.figures_day)
    .executeTakeFirst()
  return { counted, shown: figures?.conversations ?? 0 }
}
