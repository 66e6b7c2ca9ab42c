import type { PlatformTrx, TenantTrx } from '#server/db/database.ts'

export function findCatalog(trx: TenantTrx, tenantId: string) {
  return trx
    .selectFrom('catalogs')
    .select(['product_count', 'source'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
}

export function findActiveAgent(trx: TenantTrx, tenantId: string) {
  return trx
    .selectFrom('agents')
    .select(['theme', 'agent_key'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .executeTakeFirst()
}

/** Whether a chat was opened on a page that is not of this site. */
export async function hasForeignConversation(trx: TenantTrx, tenantId: string, publicUrl: string): Promise<boolean> {
  const row = await trx
    .selectFrom('conversations')
    .select('conversation_id')
    .where('tenant_id', '=', tenantId)
    .where('channel', '=', 'widget')
    .where('page_url', 'is not', null)
    .where(({ eb, fn, val }) => eb(fn('starts_with', ['page_url', val(`${publicUrl}/`)]), '=', false))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasConversation(trx: TenantTrx, tenantId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('conversations')
    .select('conversation_id')
    .where('tenant_id', '=', tenantId)
    .where('message_count', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Members, and people who have been invited and have not come yet. */
export async function countMembers(trx: PlatformTrx, tenant: string): Promise<number> {
  const { invited } = await trx
    .selectFrom('invitations')
    .select(({ fn }) => fn.countAll<number>().as('invited'))
    .where('tenant', '=', tenant)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  const { members } = await trx
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .where('tenant', '=', tenant)
    .executeTakeFirstOrThrow()
  return members + invited
}
