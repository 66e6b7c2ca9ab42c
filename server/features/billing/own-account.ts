import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import { takeHit } from '#server/http/limits.ts'
import { PaymentUnavailable } from '#server/http/payment-unavailable.ts'
import { findSubscription, type SubscriptionRow } from '#server/db/subscriptions.ts'
import { type AccountRow, findAccount, insertAccount } from './queries.ts'
import type { BillingDeps } from './sync-subscription.ts'

const ACTIONS_PER_MINUTE = 30

export type OwnBilling = { row: SubscriptionRow; account: AccountRow | null }

/** What is stored of the caller's own billing. */
export async function readOwnBilling(deps: BillingDeps, { tenant }: StaffContext): Promise<OwnBilling> {
  return deps.db.platform(async (trx) => {
    const row = await findSubscription(trx, tenant.id)
    if (row === undefined) throw new AppError('not_found')
    return { row, account: (await findAccount(trx, deps.provider.name, tenant.id)) ?? null }
  })
}

/** The customer id of the caller's tenant. Where the provider does not know the tenant yet, it is told now. */
export async function openOwnAccount(deps: BillingDeps, context: StaffContext, own: OwnBilling): Promise<string> {
  if (own.account !== null) return own.account.customer_id
  const { tenant, actor, now } = context
  const email = own.row.billing_email || actor.email
  const customerId = await deps.provider.openAccount({ tenantId: tenant.id, email, name: tenant.name, now })
  const row = { provider: deps.provider.name, customer_id: customerId, subscription_id: null }
  await deps.db.platform((trx) => insertAccount(trx, { ...row, tenant: tenant.id, created_at: now }))
  return customerId
}

/** Counts one action of the tenant, and tells a provider that does not answer as `unavailable`. */
export async function actOnBilling<T>(deps: BillingDeps, context: StaffContext, act: () => Promise<T>): Promise<T> {
  const bucket = `billing:${context.tenant.id}`
  await takeHit(deps.db, [{ bucket, limit: ACTIONS_PER_MINUTE, windowSeconds: 60 }], context.now)
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error
    context.request.log.error({ err: error }, 'the payment provider does not answer')
    throw new AppError('unavailable', {
      text: 'The payment provider cannot be reached right now. Nothing was changed. Please try again shortly.',
    })
  }
}
