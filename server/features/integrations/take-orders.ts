import type { SyncFailure } from '#contract/integrations.ts'
import { AppError } from '#server/http/app-error.ts'
import { type Claim, laterThan } from './claim-run.ts'
import type { IntegrationDeps } from './integration-deps.ts'
import { LostRun } from './take-products.ts'
import { insertFailures, type RunRow, updateRun } from './sync-queries.ts'

/** Reads one page of orders. Each is recorded by itself, since recording one again changes nothing; then the page is done. */
export async function takeOrdersPage(deps: IntegrationDeps, claim: Claim): Promise<RunRow> {
  const { run, connector, credentials, tenant } = claim
  if (!claim.readsOrders) return finishOrders(deps, claim, { next: null, read: 0, expected: null, failures: [] })
  const page = await connector.readOrders(credentials, {
    place: run.place,
    since: run.orders_since,
    until: run.started_at,
  })
  const failures: SyncFailure[] = []
  for (const item of page.items) {
    const { externalId, name } = item
    const fail = (reason: string) => failures.push({ kind: 'order', externalId, name, reason })
    if ('fault' in item) fail(item.fault)
    else if (item.order !== null) {
      try {
        await deps.recordOrder(tenant, item.order, deps.clock())
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        fail('it could not be recorded')
      }
    }
  }
  return finishOrders(deps, claim, { next: page.next, read: page.items.length, expected: page.expected, failures })
}

async function finishOrders(
  deps: IntegrationDeps,
  { run, tenant }: Claim,
  page: { next: string | null; read: number; expected: number | null; failures: SyncFailure[] },
): Promise<RunRow> {
  return deps.db.tenant(tenant.id, async (trx) => {
    await insertFailures(trx, run, page.failures)
    const kept = await updateRun(trx, run, {
      place: page.next,
      phase: page.next === null ? 'finished' : 'orders',
      tries: 0,
      beat_at: laterThan(run.beat_at, deps.clock()),
      orders_read: run.orders_read + page.read,
      orders_expected: page.expected ?? run.orders_expected,
      failed_items: run.failed_items + page.failures.length,
    })
    if (kept === undefined) throw new LostRun()
    return kept
  })
}
