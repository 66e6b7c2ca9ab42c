import { AppError } from '#server/http/app-error.ts'
import { PaymentUnavailable } from '#server/http/payment-unavailable.ts'
import { findAccount } from './queries.ts'
import { type BillingDeps, syncSubscription } from './sync-subscription.ts'

/** Moves the end of a running trial at the provider, which would charge at the old one. Throws `unavailable`. */
export async function moveTrialEnd(deps: BillingDeps, tenantId: string, trialEndsAt: Date, now: Date): Promise<void> {
  const account = await deps.db.platform((trx) => findAccount(trx, deps.provider.name, tenantId))
  if (account === undefined || account.subscription_id === null) return
  const { customer_id: customerId, subscription_id: subscriptionId } = account
  try {
    await deps.provider.setTrialEnd({ customerId, subscriptionId, trialEndsAt, now })
    await syncSubscription(deps, tenantId, now)
  } catch (error) {
    if (error instanceof PaymentUnavailable) throw new AppError('unavailable')
    throw error
  }
}
