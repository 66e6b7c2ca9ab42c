import { SYNC_RESULT_TEXTS, type StoreProvider, type SyncResult } from '#contract/integration-providers.ts'
import { queueMail } from '#server/db/mail-outbox.ts'
import type { Tenant } from '#server/http/context.ts'
import { type Claim, claimRun, laterThan } from './claim-run.ts'
import { VendorError } from './connector.ts'
import type { IntegrationDeps } from './integration-deps.ts'
import { keepHook } from './keep-hook.ts'
import { findIntegration, lockIntegration, updateIntegration } from './queries.ts'
import { sourceName, SYNC_EVERY_MS } from './start-sync.ts'
import { deleteStaged, type RunRow, updateRun } from './sync-queries.ts'
import { takeOrdersPage } from './take-orders.ts'
import { EmptyStore, LostRun, takeProductsPage } from './take-products.ts'

const MAX_TRIES = 6
const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000

export type Advance = 'idle' | 'paused' | 'waiting' | 'lost' | 'done' | 'failed'

/**
 * Goes on with the sync of a connection where it stands, page by page, until it is done, `mayGoOn` says no, or a vendor
 * fails. A passing failure waits and is tried again, longer each time; any other ends the run and says why.
 */
export async function advanceSync(
  deps: IntegrationDeps,
  tenant: Tenant,
  provider: StoreProvider,
  mayGoOn: () => boolean,
): Promise<Advance> {
  const claim = await claimRun(deps, tenant, provider)
  if (claim === null) return 'idle'
  try {
    while (claim.run.phase !== 'finished') {
      claim.run = await (claim.run.phase === 'products' ? takeProductsPage(deps, claim) : takeOrdersPage(deps, claim))
      if (!mayGoOn() && claim.run.phase !== 'finished') return await pauseRun(deps, claim)
    }
    const outcome = await finishRun(deps, claim)
    if (outcome === 'done' && claim.run.kind === 'full') await keepHook(deps, claim)
    return outcome
  } catch (error) {
    if (error instanceof LostRun) return 'lost'
    if (error instanceof EmptyStore) return failRun(deps, claim, 'empty')
    if (error instanceof VendorError) return settleFailure(deps, claim, error)
    await settleFailure(deps, claim, new VendorError('unreachable'))
    throw error
  }
}

async function pauseRun(deps: IntegrationDeps, { tenant, run }: Claim): Promise<Advance> {
  const now = deps.clock()
  await deps.db.tenant(tenant.id, (trx) => updateRun(trx, run, { status: 'waiting', retry_at: now }))
  return 'paused'
}

/** A sync that became due while this one ran stays so: what it should see may lie on a page that was read before. */
async function finishRun(deps: IntegrationDeps, { tenant, run }: Claim): Promise<Advance> {
  const now = deps.clock()
  return deps.db.tenant(tenant.id, async (trx) => {
    const row = await lockIntegration(trx, tenant.id, run.provider)
    const isDue = row !== undefined && row.next_sync_at !== null && row.next_sync_at <= now
    const done = await updateRun(trx, run, { status: 'done', result: 'ok', finished_at: now })
    if (done === undefined) return 'lost'
    await updateIntegration(trx, tenant.id, run.provider, {
      orders_until: run.started_at,
      failures: 0,
      last_result: 'ok',
      checked_at: now,
      next_sync_at: isDue ? now : new Date(now.getTime() + SYNC_EVERY_MS),
    })
    return 'done'
  })
}

async function settleFailure(deps: IntegrationDeps, claim: Claim, error: VendorError): Promise<Advance> {
  const { tenant, run } = claim
  const isPassing = error.result === 'unreachable' || error.result === 'rate_limited'
  if (!isPassing || run.tries + 1 >= MAX_TRIES) return failRun(deps, claim, error.result)
  const now = deps.clock()
  const wait = Math.max(error.retryAfterMs ?? 0, backOff(run.tries))
  const waiting = await deps.db.tenant(tenant.id, (trx) =>
    updateRun(trx, run, {
      status: 'waiting',
      result: error.result,
      tries: run.tries + 1,
      beat_at: laterThan(run.beat_at, now),
      retry_at: new Date(now.getTime() + wait),
    }),
  )
  return waiting === undefined ? 'lost' : 'waiting'
}

/** Twice as long each time, less up to a quarter, so that many that failed together do not come back together. */
function backOff(tries: number): number {
  return FIRST_WAIT_MS * 2 ** tries * (1 - Math.random() / 4)
}

/** A key that was refused is not tried again by itself: its owner hears of it, and saving a new one begins anew. */
async function failRun(deps: IntegrationDeps, { tenant, run }: Claim, result: SyncResult): Promise<Advance> {
  const now = deps.clock()
  return deps.db.tenant(tenant.id, async (trx) => {
    const failed = await updateRun(trx, run, { status: 'failed', result, finished_at: now, retry_at: null })
    if (failed === undefined) return 'lost'
    await deleteStaged(trx, tenant.id, run.run_id)
    const row = await findIntegration(trx, tenant.id, run.provider)
    if (row === undefined) return 'lost'
    const needsOwner = result === 'bad_credentials' || result === 'missing_permission'
    const wait = Math.min(LONGEST_WAIT_MS, SYNC_EVERY_MS * 2 ** row.failures)
    await updateIntegration(trx, tenant.id, run.provider, {
      failures: row.failures + 1,
      last_result: result,
      checked_at: now,
      next_sync_at: needsOwner ? null : new Date(now.getTime() + wait),
    })
    if (needsOwner) await queueMail(trx, tenant.id, failureMail(deps, run, { result, to: row.connected_by }), now)
    return 'failed'
  })
}

function failureMail(deps: IntegrationDeps, run: RunRow, { result, to }: { result: SyncResult; to: string }) {
  const name = sourceName(run.provider)
  const { title, advice } = SYNC_RESULT_TEXTS[result]
  return {
    kind: 'integration-failed',
    to,
    subject: `${name} is no longer connected`,
    text: `eConcierge could not read from ${name}: ${title}\n\n${advice}\n\nYour menu stays as it is until the connection works again. You can mend it here:\n${deps.publicUrl}/settings?tab=integrations\n`,
    onceKey: `integration-failed:${run.run_id}`,
  }
}
