import type Stripe from 'stripe'
import type { PlanId } from '#contract/plans.ts'
import type { ProvidedInvoice, ProvidedSubscription } from '#server/features/billing/billing-provider.ts'
import { cardOf } from './open-stripe.ts'

/** Null for a subscription that never began: its first payment was not made. */
export function toSubscription(
  subscription: Stripe.Subscription,
  prices: readonly { plan: PlanId; priceId: string }[],
): ProvidedSubscription | null {
  const status = STATUSES[subscription.status]
  if (status === undefined) return null
  // In newer versions of the API the period stands on the item, not on the subscription.
  const item = subscription.items.data[0]
  return {
    id: subscription.id,
    plan: prices.find((price) => price.priceId === item?.price.id)?.plan ?? null,
    priceCents: item?.price.unit_amount ?? null,
    status,
    startedAt: toDate(subscription.created),
    trialEndsAt: dateOrNull(subscription.trial_end),
    periodEndsAt: status === 'trialing' ? null : dateOrNull(item?.current_period_end),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end,
    endedAt: dateOrNull(subscription.ended_at),
    card: cardOf(subscription.default_payment_method),
  }
}

/** Not here: `incomplete` and its end, where the first payment was not made. */
const STATUSES: Partial<Record<string, ProvidedSubscription['status']>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'canceled',
}

/** Null for a draft, and for the empty invoice with which a trial begins: our own history has that row. */
export function toInvoice(invoice: Stripe.Invoice): ProvidedInvoice | null {
  const { status } = invoice
  const isTrialStart = invoice.total === 0 && invoice.billing_reason === 'subscription_create'
  if (invoice.id === undefined || status === null || status === 'draft' || isTrialStart) return null
  const line = invoice.lines.data[0]
  return {
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    issuedAt: toDate(invoice.created),
    description: line?.description ?? 'Subscription',
    amountCents: invoice.total,
    status: toInvoiceStatus(status, invoice.attempted),
    periodStartsAt: toDate(line?.period.start ?? invoice.period_start),
    periodEndsAt: toDate(line?.period.end ?? invoice.period_end),
    paidAt: dateOrNull(invoice.status_transitions.paid_at),
  }
}

function toInvoiceStatus(status: string, wasTried: boolean): ProvidedInvoice['status'] {
  if (status === 'paid' || status === 'void') return status
  return status === 'uncollectible' || wasTried ? 'failed' : 'open'
}

function toDate(seconds: number): Date {
  return new Date(seconds * 1000)
}

function dateOrNull(seconds: number | null | undefined): Date | null {
  return seconds === null || seconds === undefined ? null : toDate(seconds)
}
