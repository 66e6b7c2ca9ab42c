import type { TenantTrx } from '#server/db/database.ts'
import type { LiftSums } from './measure-lift.ts'

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

/** The sums of an experiment's sides: two rows at most. */
export async function findLiftSums(
  trx: TenantTrx,
  tenantId: string,
  experiment: number,
): Promise<{ with: LiftSums; without: LiftSums }> {
  const rows = await trx
    .selectFrom('lift_figures')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('experiment', '=', experiment)
    .execute()
  const side = (isHeldOut: boolean): LiftSums => {
    const row = rows.find((found) => found.is_held_out === isHeldOut)
    return {
      visitors: row?.visitors ?? 0,
      orders: row?.orders ?? 0,
      netCents: row?.net_cents ?? 0,
      orderSquares: Number(row?.order_squares ?? 0),
      visitorSquares: Number(row?.visitor_squares ?? 0),
    }
  }
  return { with: side(false), without: side(true) }
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
