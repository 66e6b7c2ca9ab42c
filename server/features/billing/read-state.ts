import { PLANS } from '#contract/plans.ts'
import type { SubscriptionRow } from '#server/db/subscriptions.ts'
import type { ProvidedAccount, ProvidedSubscription } from './billing-provider.ts'

export type ReadState = {
  /** What the tenant's row becomes. */
  changes: Omit<SubscriptionRow, 'tenant' | 'asked_seq' | 'applied_seq' | 'checked_at' | 'created_at' | 'updated_at'>
  /** Null as long as the provider knows no subscription. */
  subscriptionId: string | null
  /** Live ones that a newer one has taken the place of. */
  replaced: string[]
}

/**
 * What a tenant pays for, of what the provider says now and nothing else: messages that came twice, late or in another order
 * make no difference.
 */
export function readState(row: SubscriptionRow, account: ProvidedAccount, now: Date): ReadState {
  const byAge = account.subscriptions.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
  const live = byAge.filter((subscription) => subscription.status !== 'canceled')
  const current = live.at(-1) ?? byAge.at(-1)
  const paidAt = account.invoices.flatMap((invoice) => (invoice.amountCents > 0 ? (invoice.paidAt ?? []) : []))
  const lastPaidAt = paidAt.toSorted((a, b) => a.getTime() - b.getTime()).at(-1) ?? row.last_paid_at
  const card = current?.card ?? account.card
  const common = {
    ...keptColumns(row),
    billing_email: account.email ?? row.billing_email,
    card_brand: card?.brand ?? null,
    card_last_four: card?.lastFour ?? null,
    card_expiry_month: card?.expiryMonth ?? null,
    card_expiry_year: card?.expiryYear ?? null,
    last_paid_at: lastPaidAt,
  }
  if (current === undefined) return { changes: common, subscriptionId: null, replaced: [] }
  const plan = current.plan ?? row.plan
  return {
    changes: {
      ...common,
      plan,
      price_cents: current.priceCents ?? PLANS[plan].priceCents,
      status: current.status,
      trial_ends_at: current.trialEndsAt ?? row.trial_ends_at,
      current_period_ends_at: current.periodEndsAt,
      cancels_at_period_end: current.cancelsAtPeriodEnd,
      past_due_since: current.status === 'past_due' ? pastDueSince(row, account, now) : null,
      ended_at: current.status === 'canceled' ? endOf(current, now) : null,
    },
    subscriptionId: current.id,
    replaced: live.slice(0, -1).map((subscription) => subscription.id),
  }
}

/** What stays as it is while the provider knows no subscription, as in the beta. */
function keptColumns(row: SubscriptionRow) {
  return {
    plan: row.plan,
    price_cents: row.price_cents,
    status: row.status,
    is_beta: row.is_beta,
    trial_ends_at: row.trial_ends_at,
    current_period_ends_at: row.current_period_ends_at,
    cancels_at_period_end: row.cancels_at_period_end,
    past_due_since: row.past_due_since,
    ended_at: row.ended_at,
  }
}

/** Since the oldest invoice that is not paid. */
function pastDueSince(row: SubscriptionRow, { invoices }: ProvidedAccount, now: Date): Date {
  const unpaid = invoices.filter(({ status }) => status === 'failed' || status === 'open')
  const since = unpaid.map((invoice) => invoice.issuedAt).toSorted((a, b) => a.getTime() - b.getTime())[0]
  return since ?? row.past_due_since ?? now
}

function endOf({ endedAt, periodEndsAt, trialEndsAt }: ProvidedSubscription, now: Date): Date {
  return endedAt ?? periodEndsAt ?? trialEndsAt ?? now
}
