import { entitlementAt, type Standing } from '#contract/entitlement.ts'
import type { Database } from './database.ts'
import { findSubscription, type SubscriptionRow } from './subscriptions.ts'

/** What of a subscription decides who may use the product, for queries that join it. */
export const STANDING_COLUMNS = [
  'subscriptions.status',
  'subscriptions.trial_ends_at',
  'subscriptions.current_period_ends_at',
  'subscriptions.cancels_at_period_end',
  'subscriptions.past_due_since',
  'subscriptions.ended_at',
  'subscriptions.card_last_four',
] as const

type StandingRow = Pick<
  SubscriptionRow,
  | 'status'
  | 'trial_ends_at'
  | 'current_period_ends_at'
  | 'cancels_at_period_end'
  | 'past_due_since'
  | 'ended_at'
  | 'card_last_four'
>

/** The part of a stored subscription that decides who may use the product. */
export function standingOf(row: StandingRow): Standing {
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

export function isEntitledBy(row: StandingRow, now: Date): boolean {
  return entitlementAt(standingOf(row), now).isEntitled
}

/** Whether work is done for a tenant now: its shoppers answered, its menu synced, its people told. */
export async function isEntitled(db: Database, tenantId: string, now: Date): Promise<boolean> {
  const row = await db.platform((trx) => findSubscription(trx, tenantId))
  return row !== undefined && isEntitledBy(row, now)
}
