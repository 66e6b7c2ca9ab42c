import { recordOperator } from '#server/db/operator-log.ts'
import { PaymentUnavailable } from '#server/http/payment-unavailable.ts'
import { type ClosureRow, deleteClosure, listDueClosures, postponeClosure } from './queries.ts'
import type { BillingDeps } from './sync-subscription.ts'

const AT_ONCE = 20
const MINUTE_MS = 60_000
const LONGEST_WAIT_MS = 24 * 60 * MINUTE_MS

/**
 * Ends at the provider what the customers of erased accounts still pay for. Run by a job: while the provider does not answer
 * it is tried again, later each time and at least daily, and never given up.
 */
export async function closeCustomers(deps: Pick<BillingDeps, 'db' | 'provider'>, now: Date): Promise<void> {
  const due = { provider: deps.provider.name, now, limit: AT_ONCE }
  for (const row of await deps.db.platform((trx) => listDueClosures(trx, due))) {
    try {
      await endAll(deps, row, now)
    } catch (error) {
      if (!(error instanceof PaymentUnavailable)) throw error
      const waitMs = Math.min(MINUTE_MS * 4 ** row.tries, LONGEST_WAIT_MS)
      const next = { nextTryAt: new Date(now.getTime() + waitMs), lastError: error.message }
      await deps.db.platform((trx) => postponeClosure(trx, row, next))
    }
  }
}

async function endAll({ db, provider }: Pick<BillingDeps, 'db' | 'provider'>, row: ClosureRow, now: Date) {
  const customerId = row.customer_id
  const { subscriptions } = await provider.readAccount(customerId, now)
  const live = subscriptions.filter(({ status }) => status !== 'canceled').map(({ id }) => id)
  for (const subscriptionId of live) await provider.endSubscription({ customerId, subscriptionId, now })
  await db.platform(async (trx) => {
    await deleteClosure(trx, row)
    const who = { actor: provider.label, role: 'payment provider', address: null, now }
    const entry = {
      action: 'customer.closed' as const,
      subject: `${row.account}: ${customerId}`,
      after: { ended: live },
    }
    await recordOperator(trx, who, entry)
  })
}
