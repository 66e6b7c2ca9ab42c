import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { TenantTrx } from './database.ts'

/** One measurement of what the widget brings: it lasts until the share of held-out visitors changes. */
export type Experiment = { experiment: number; holdoutPercent: number; since: Date }

/** The measurement under way; null while nobody is held out. */
export async function findExperiment(trx: TenantTrx, tenantId: string): Promise<Experiment | null> {
  const row = await trx
    .selectFrom('conversation_settings')
    .select(['experiment', 'holdout_percent', 'experiment_since'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  if (row === undefined || row.holdout_percent === 0) return null
  return { experiment: row.experiment, holdoutPercent: row.holdout_percent, since: row.experiment_since }
}

/** Whether a visitor is among the held-out share: always the same for one visitor of one tenant and one share. */
export function isHeldOut(tenantId: string, visitorId: string, holdoutPercent: number): boolean {
  const hash = createHash('sha256').update(`${tenantId} ${visitorId}`).digest().readUInt32BE(0)
  return hash < (holdoutPercent / 100) * 2 ** 32
}

/** Counts a visitor once in an experiment. Returns whether they are held out. */
export async function seeVisitor(
  trx: TenantTrx,
  tenantId: string,
  visit: { visitorId: string; experiment: Experiment; at: Date },
): Promise<boolean> {
  const { visitorId, at } = visit
  const { experiment, holdoutPercent } = visit.experiment
  const is_held_out = isHeldOut(tenantId, visitorId, holdoutPercent)
  const added = await trx
    .insertInto('visitors')
    .values({ tenant_id: tenantId, experiment, visitor_id: visitorId, is_held_out, seen_at: at, net_cents: 0 })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'experiment', 'visitor_id']).doNothing())
    .returning('visitor_id')
    .execute()
  if (added.length > 0) await addToLift(trx, { tenantId, experiment, isHeldOut: is_held_out, visitors: 1 })
  return is_held_out
}

export type LiftOrder = {
  tenant_id: string
  visitor_id: string | null
  experiment: number | null
  net_cents: number
  status: 'placed' | 'voided'
}

/** Adds an order to its visitor and to the sums of their side; with `sign` -1 takes it back. */
export async function countOrderInLift(trx: TenantTrx, order: LiftOrder, sign: 1 | -1): Promise<void> {
  const { tenant_id: tenantId, experiment } = order
  if (experiment === null || order.visitor_id === null) return
  const visitor = await trx
    .selectFrom('visitors')
    .select(['is_held_out', 'net_cents'])
    .where('tenant_id', '=', tenantId)
    .where('experiment', '=', experiment)
    .where('visitor_id', '=', order.visitor_id)
    .forUpdate()
    .executeTakeFirst()
  if (visitor === undefined) return
  const net_cents = visitor.net_cents + sign * order.net_cents
  await trx
    .updateTable('visitors')
    .set({ net_cents })
    .where('tenant_id', '=', tenantId)
    .where('experiment', '=', experiment)
    .where('visitor_id', '=', order.visitor_id)
    .execute()
  const placed = order.status === 'placed' ? sign : 0
  await addToLift(trx, {
    tenantId,
    experiment,
    isHeldOut: visitor.is_held_out,
    orders: placed,
    netCents: sign * order.net_cents,
    orderSquares: BigInt(placed) * square(order.net_cents),
    visitorSquares: square(net_cents) - square(visitor.net_cents),
  })
}

function square(cents: number): bigint {
  return BigInt(cents) * BigInt(cents)
}

async function addToLift(
  trx: TenantTrx,
  add: {
    tenantId: string
    experiment: number
    isHeldOut: boolean
    visitors?: number
    orders?: number
    netCents?: number
    orderSquares?: bigint
    visitorSquares?: bigint
  },
): Promise<void> {
  await trx
    .insertInto('lift_figures')
    .values({
      tenant_id: add.tenantId,
      experiment: add.experiment,
      is_held_out: add.isHeldOut,
      visitors: add.visitors ?? 0,
      orders: add.orders ?? 0,
      net_cents: add.netCents ?? 0,
      order_squares: String(add.orderSquares ?? 0),
      visitor_squares: String(add.visitorSquares ?? 0),
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'experiment', 'is_held_out']).doUpdateSet({
        visitors: sql<number>`lift_figures.visitors + excluded.visitors`,
        orders: sql<number>`lift_figures.orders + excluded.orders`,
        net_cents: sql<number>`lift_figures.net_cents + excluded.net_cents`,
        order_squares: sql<string>`lift_figures.order_squares + excluded.order_squares`,
        visitor_squares: sql<string>`lift_figures.visitor_squares + excluded.visitor_squares`,
      }),
    )
    .execute()
}

/** Counts the sums of an experiment anew from its visitors and orders. Gives what was kept up. */
export async function recountLift(trx: TenantTrx, tenantId: string, experiment: number): Promise<void> {
  await trx.deleteFrom('lift_figures').where('tenant_id', '=', tenantId).where('experiment', '=', experiment).execute()
  await sql`
    insert into lift_figures (tenant_id, experiment, is_held_out, visitors, orders, net_cents, order_squares, visitor_squares)
    select v.tenant_id, v.experiment, v.is_held_out, count(*), coalesce(sum(o.orders), 0), sum(v.net_cents),
      coalesce(sum(o.squares), 0), sum(v.net_cents::numeric * v.net_cents)
    from visitors v
    left join (
      select visitor_id, count(*) as orders, sum(net_cents::numeric * net_cents) as squares from orders
      where tenant_id = ${tenantId} and experiment = ${experiment} and status = 'placed' group by visitor_id
    ) o on o.visitor_id = v.visitor_id
    where v.tenant_id = ${tenantId} and v.experiment = ${experiment}
    group by v.tenant_id, v.experiment, v.is_held_out
  `.execute(trx)
}
