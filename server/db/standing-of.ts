import type { Standing } from '#contract/entitlement.ts'
import type { SubscriptionRow } from './subscriptions.ts'

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
