import type { TenantTrx } from '#server/db/database.ts'

/** The first local day with any figure; undefined for a tenant without history. */
export async function findFirstDay(trx: TenantTrx, tenantId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('daily_figures')
    .select('day')
    .where('tenant_id', '=', tenantId)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst()
  return row?.day
}

export async function countOpenFlags(trx: TenantTrx, tenantId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('flags')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function findActiveTheme(trx: TenantTrx, tenantId: string): Promise<unknown> {
  const row = await trx
    .selectFrom('agents')
    .select('theme')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row?.theme
}
