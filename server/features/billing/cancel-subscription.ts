import { recordAudit } from '#server/db/audit-log.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import { actOnBilling, type OwnBilling, readOwnBilling } from './own-account.ts'
import { updateSubscription } from './queries.ts'
import { type BillingDeps, syncSubscription } from './sync-subscription.ts'

type Order = { subscriptionId: string | null; cancels: boolean }

/**
 * Cancels the caller's own subscription at the end of its period, or takes that back. Repeating it changes nothing more.
 * Throws `not_found` for any other subscription, before the provider is asked; `unprocessable` for one that is over.
 */
export function cancelSubscription(deps: BillingDeps, context: StaffContext, order: Order): Promise<{ success: true }> {
  return actOnBilling(deps, context, async () => {
    const own = await readOwnBilling(deps, context)
    if (order.subscriptionId !== (own.account?.subscription_id ?? null)) throw new AppError('not_found')
    if (own.row.status === 'canceled') throw new AppError('unprocessable', { text: 'This subscription is over.' })
    await (order.subscriptionId === null
      ? keepHere(deps, context, order.cancels)
      : tellProvider(deps, context, own, order))
    if (own.row.cancels_at_period_end !== order.cancels) await recordChange(deps, context, own, order)
    return { success: true }
  })
}

async function tellProvider(deps: BillingDeps, context: StaffContext, own: OwnBilling, order: Order): Promise<void> {
  const { account, row } = own
  if (account === null || order.subscriptionId === null) throw new AppError('not_found')
  await deps.provider.setCancelAtPeriodEnd({
    customerId: account.customer_id,
    subscriptionId: order.subscriptionId,
    cancels: order.cancels,
    // Two of the same moment are one; after the state has changed, cancelling is a new wish.
    onceKey: String(row.applied_seq),
    now: context.now,
  })
  await syncSubscription(deps, context.tenant.id, context.now)
}

/** In the beta no provider knows the subscription. */
async function keepHere(deps: BillingDeps, { tenant, now }: StaffContext, cancels: boolean): Promise<void> {
  await deps.db.platform((trx) =>
    updateSubscription(trx, tenant.id, { cancels_at_period_end: cancels, updated_at: now }),
  )
}

async function recordChange(deps: BillingDeps, context: StaffContext, { row }: OwnBilling, { cancels }: Order) {
  await deps.db.tenant(context.tenant.id, (trx) =>
    recordAudit(trx, context.tenant.id, auditActorOf(context), {
      action: 'subscription.cancelled',
      subject: row.plan,
      before: { cancelsAtPeriodEnd: row.cancels_at_period_end },
      after: { cancelsAtPeriodEnd: cancels },
    }),
  )
}
