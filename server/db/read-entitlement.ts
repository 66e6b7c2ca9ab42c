import { type Entitlement, entitlementAt, type Standing } from '#contract/entitlement.ts'
import type { PlatformTrx } from './database.ts'
import { findSubscription, type SubscriptionRow } from './subscriptions.ts'

/** The part of a stored subscription that decides who may use the product. */
export function standingOf(row: SubscriptionRow): Standing {
  return {
    status: row.status,
    trialEndsAt: row.trial_ends_at,
    periodEndsAt: row.current_period_ends_at,
    cancelsAtPeriodEnd: row.cancels_at_period_end,
    pastDueSince: row.past_due_since,
    endedAt: row.ended_at,
    hasPaymentMethod: row.card_last_four !== null,
  }
}

/** Whether a tenant may use the product now, and why; null for a tenant that does not exist. */
export async function readEntitlement(trx: PlatformTrx, tenant: string, now: Date): Promise<Entitlement | null> {
  const row = await findSubscription(trx, tenant)
  return row === undefined ? null : entitlementAt(standingOf(row), now)
}
