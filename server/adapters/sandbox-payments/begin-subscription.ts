import type { PlanId } from '#contract/plans.ts'
import type { SandboxAccount } from '#server/db/sandbox-accounts.ts'
import { chargeAt } from './settle-account.ts'

/** Begins a subscription on a customer's books, once: with what is left of a trial, else charged at once. */
export function beginSubscription(
  account: SandboxAccount,
  order: { id: string; plan: PlanId; trialEndsAt: Date | null },
  now: Date,
): void {
  if (account.subscriptions.some(({ id }) => id === order.id)) return
  const isTrial = order.trialEndsAt !== null && order.trialEndsAt > now
  const subscription: SandboxAccount['subscriptions'][number] = {
    id: order.id,
    plan: order.plan,
    status: 'trialing',
    startedAt: now,
    trialEndsAt: isTrial ? order.trialEndsAt : null,
    periodEndsAt: null,
    cancelsAtPeriodEnd: false,
    failedSince: null,
    endedAt: null,
  }
  account.subscriptions.push(subscription)
  if (!isTrial) chargeAt({ account, subscription, at: now })
}
