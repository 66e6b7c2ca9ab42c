import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Product } from '#contract/catalog.ts'
import { Product as ProductSchema } from '#contract/catalog.ts'
import type { SyncFailure } from '#contract/integrations.ts'
import type { TenantTrx } from '#server/db/database.ts'
import type { TenantTables } from '#server/db/schema.ts'

export type RunRow = Selectable<TenantTables['sync_runs']>

const RUNS_SHOWN = 20
const FAILURES_KEPT = 1000

export function findOpenRun(trx: TenantTrx, tenantId: string, provider: string): Promise<RunRow | undefined> {
  return trx
    .selectFrom('sync_runs')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('provider', '=', provider)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
}

export function findRun(trx: TenantTrx, tenantId: string, runId: string): Promise<{ run_id: string } | undefined> {
  return trx
    .selectFrom('sync_runs')
    .select('run_id')
    .where('tenant_id', '=', tenantId)
    .where('run_id', '=', runId)
    .executeTakeFirst()
}

export function listRuns(trx: TenantTrx, tenantId: string, provider: string): Promise<RunRow[]> {
  return trx
    .selectFrom('sync_runs')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('provider', '=', provider)
    .orderBy('started_at', 'desc')
    .orderBy('run_id', 'desc')
    .limit(RUNS_SHOWN)
    .execute()
}

/** When everything was last read from beginning to end. */
export async function findLastFull(trx: TenantTrx, tenantId: string, provider: string): Promise<Date | null> {
  const row = await trx
    .selectFrom('sync_runs')
    .select('started_at')
    .where('tenant_id', '=', tenantId)
    .where('provider', '=', provider)
    .where('kind', '=', 'full')
    .where('status', '=', 'done')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.started_at ?? null
}

export async function insertRun(trx: TenantTrx, row: Insertable<TenantTables['sync_runs']>): Promise<RunRow> {
  return trx.insertInto('sync_runs').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Changes a run that is still ours; undefined when it was stopped or another server has taken it over since `beatAt`. */
export function updateRun(
  trx: TenantTrx,
  run: Pick<RunRow, 'tenant_id' | 'run_id' | 'beat_at'>,
  change: Updateable<TenantTables['sync_runs']>,
): Promise<RunRow | undefined> {
  return trx
    .updateTable('sync_runs')
    .set(change)
    .where('tenant_id', '=', run.tenant_id)
    .where('run_id', '=', run.run_id)
    .where('beat_at', '=', run.beat_at)
    .where('finished_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** What a run has read is only of use while it runs; what it could not take is kept with it. */
export async function deleteStaged(trx: TenantTrx, tenantId: string, runId: string): Promise<void> {
  await trx.deleteFrom('sync_products').where('tenant_id', '=', tenantId).where('run_id', '=', runId).execute()
}

export async function deleteRunsBefore(trx: TenantTrx, tenantId: string, before: Date): Promise<void> {
  await trx.deleteFrom('sync_runs').where('tenant_id', '=', tenantId).where('finished_at', '<', before).execute()
}

export type StagedFamily = { externalId: string; position: number; products: readonly Product[] | null }

/** Keeps what a page brought. A product that a run reads twice is kept once, as it was read last. */
export async function stageProducts(
  trx: TenantTrx,
  run: Pick<RunRow, 'tenant_id' | 'run_id'>,
  families: readonly StagedFamily[],
): Promise<void> {
  if (families.length === 0) return
  const rows = families.map(({ externalId, position, products }) => ({
    product_id: externalId,
    position,
    product: products,
  }))
  await sql`
    insert into sync_products (tenant_id, run_id, product_id, position, product)
    select ${run.tenant_id}::uuid, ${run.run_id}::uuid, product_id, position, product
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (product_id text, position integer, product jsonb)
    on conflict (tenant_id, run_id, product_id) do update set product = excluded.product
  `.execute(trx)
}

export async function loadStaged(trx: TenantTrx, run: Pick<RunRow, 'tenant_id' | 'run_id'>): Promise<StagedFamily[]> {
  const rows = await trx
    .selectFrom('sync_products')
    .select(['product_id', 'position', 'product'])
    .where('tenant_id', '=', run.tenant_id)
    .where('run_id', '=', run.run_id)
    .orderBy('position')
    .execute()
  return rows.map(({ product_id, position, product }) => ({
    externalId: product_id,
    position,
    products: product === null ? null : ProductSchema.array().parse(product),
  }))
}

/** Keeps what could not be taken, up to a bound; the run's own count is whole. */
export async function insertFailures(
  trx: TenantTrx,
  run: Pick<RunRow, 'tenant_id' | 'run_id' | 'failed_items'>,
  failures: readonly SyncFailure[],
): Promise<void> {
  const kept = failures.slice(0, Math.max(0, FAILURES_KEPT - run.failed_items))
  if (kept.length === 0) return
  await trx
    .insertInto('sync_failures')
    .values(
      kept.map(({ kind, externalId, name, reason }) => ({
        tenant_id: run.tenant_id,
        run_id: run.run_id,
        kind,
        external_id: externalId.slice(0, 200),
        name: name.slice(0, 300),
        reason: reason.slice(0, 300),
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenant_id', 'run_id', 'kind', 'external_id']).doNothing())
    .execute()
}

export async function listFailures(trx: TenantTrx, tenantId: string, runId: string): Promise<SyncFailure[]> {
  const rows = await trx
    .selectFrom('sync_failures')
    .select(['kind', 'external_id', 'name', 'reason'])
    .where('tenant_id', '=', tenantId)
    .where('run_id', '=', runId)
    .orderBy('kind', 'desc')
    .orderBy('name')
    .limit(FAILURES_KEPT)
    .execute()
  return rows.map(({ external_id, ...rest }) => ({ externalId: external_id, ...rest }))
}
