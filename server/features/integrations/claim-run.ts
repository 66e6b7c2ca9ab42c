import type { StoreProvider } from '#contract/integration-providers.ts'
import { isEntitled } from '#server/db/standing-of.ts'
import type { Tenant } from '#server/http/context.ts'
import type { Credentials, StoreConnector } from './connector.ts'
import { openCredentials } from './credentials.ts'
import type { IntegrationDeps } from './integration-deps.ts'
import { lockIntegration, StoredSettings } from './queries.ts'
import { connectorOf, openRun } from './start-sync.ts'
import { findOpenRun, type RunRow, updateRun } from './sync-queries.ts'

export type Claim = {
  tenant: Tenant
  run: RunRow
  connector: StoreConnector
  credentials: Credentials
  readsOrders: boolean
}

/** Longer than any call of a vendor takes: a run that gave no sign of life for so long belongs to a server that died. */
export const LEASE_MS = 180_000

/**
 * Takes the run that is due, or begins one that is; null when there is nothing to do, another server is at it, or the
 * tenant's account rests. Whoever holds a run is told by its `beat_at`: with a later one, what the earlier holder still writes is refused.
 */
export async function claimRun(deps: IntegrationDeps, tenant: Tenant, provider: StoreProvider): Promise<Claim | null> {
  const now = deps.clock()
  if (!(await isEntitled(deps.db, tenant.id, now))) return null
  return deps.db.tenant(tenant.id, async (trx) => {
    const row = await lockIntegration(trx, tenant.id, provider)
    if (row === undefined) return null
    const connector = connectorOf(deps, provider, row)
    const open = await findOpenRun(trx, tenant.id, provider)
    if (open !== undefined && !isDue(open, now)) return null
    if (open === undefined && (row.next_sync_at === null || row.next_sync_at > now)) return null
    const found = open ?? (await openRun(trx, row, { connector, kind: 'changes', startedBy: 'schedule', now }))
    const run = await updateRun(trx, found, {
      status: 'running',
      retry_at: null,
      beat_at: laterThan(found.beat_at, now),
    })
    if (run === undefined) return null
    const credentials = await openCredentials(trx, deps.sealer, row)
    return { tenant, run, connector, credentials, readsOrders: StoredSettings.parse(row.settings).readsOrders }
  })
}

function isDue(run: RunRow, now: Date): boolean {
  if (run.status === 'waiting') return run.retry_at === null || run.retry_at <= now
  return now.getTime() - run.beat_at.getTime() > LEASE_MS
}

/** Two claims within one millisecond must differ too. */
export function laterThan(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1))
}
