import { sql } from 'kysely'
import type { TenantTrx } from '#server/db/database.ts'
import type { LiftSums } from './measure-lift.ts'

/**
 * What a period's figures are shown with, in one read: the first local day with any figure (null for a tenant without
 * history), the flags that nobody has resolved, and the look and the sales settings of the active agent.
 */
export async function findSurroundings(
  trx: TenantTrx,
  tenantId: string,
): Promise<{ firstDay: string | null; openFlags: number; theme: unknown; revenue: unknown }> {
  const { rows } = await sql<{ first_day: string | null; open_flags: number; theme: unknown; revenue: unknown }>`
    select
      (select min(day) from daily_figures where tenant_id = ${tenantId}) as first_day,
      (select count(*) from flags where tenant_id = ${tenantId} and resolved_at is null) as open_flags,
      (select theme from agents where tenant_id = ${tenantId} and status = 'active') as theme,
      (select brief -> 'revenue' from agents where tenant_id = ${tenantId} and status = 'active') as revenue
  `.execute(trx)
  const [row] = rows
  return {
    firstDay: row?.first_day ?? null,
    openFlags: row?.open_flags ?? 0,
    theme: row?.theme ?? null,
    revenue: row?.revenue ?? null,
  }
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
