import { PaymentUnavailable } from '#server/http/payment-unavailable.ts'
import { mailTrialEnding } from './billing-mails.ts'
import { deleteOldEvents, listDueTenants, listEndingTrials, updateSubscription } from './queries.ts'
import { type BillingDeps, syncSubscription } from './sync-subscription.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LOOK_EVERY_MS = DAY_MS
const TRY_AGAIN_MS = 60 * 60 * 1000
const EVENTS_KEPT_MS = 90 * DAY_MS
const WARNED_BEFORE_MS = 3 * DAY_MS
const AT_ONCE = 50

/** Looks at the provider for whatever no message told, and warns of trials that end soon. Run by a job. Returns how many were looked at. */
export async function repairBilling(deps: BillingDeps, now: Date): Promise<number> {
  const due = { provider: deps.provider.name, before: new Date(now.getTime() - LOOK_EVERY_MS), now, limit: AT_ONCE }
  const tenants = await deps.db.platform((trx) => listDueTenants(trx, due))
  for (const tenantId of tenants) await lookQuietly(deps, tenantId, now)
  await closeTrials(deps, now)
  await deps.db.platform((trx) => deleteOldEvents(trx, new Date(now.getTime() - EVENTS_KEPT_MS)))
  return tenants.length
}

/** One customer whom the provider cannot tell about must not keep the others waiting: it is tried again in an hour. */
async function lookQuietly(deps: BillingDeps, tenantId: string, now: Date): Promise<void> {
  try {
    await syncSubscription(deps, tenantId, now)
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error
    const checked_at = new Date(now.getTime() - LOOK_EVERY_MS + TRY_AGAIN_MS)
    await deps.db.platform((trx) => updateSubscription(trx, tenantId, { checked_at }))
  }
}

/** Tells of trials that end soon, and ends those that no provider will ever charge. */
async function closeTrials(deps: BillingDeps, now: Date): Promise<void> {
  const trials = await deps.db.platform((trx) =>
    listEndingTrials(trx, new Date(now.getTime() + WARNED_BEFORE_MS), AT_ONCE * 10),
  )
  for (const row of trials) {
    if (row.trial_ends_at > now) {
      if (row.cancels_at_period_end) continue
      const letter = { tenantId: row.tenant, to: row.billing_email, publicUrl: deps.publicUrl, now }
      await deps.db.tenant(row.tenant, (trx) => mailTrialEnding(trx, letter, row))
    } else if (row.subscription_id === null) {
      const changes = { status: 'canceled' as const, ended_at: row.trial_ends_at, updated_at: now }
      await deps.db.platform((trx) => updateSubscription(trx, row.tenant, changes))
    }
  }
}
