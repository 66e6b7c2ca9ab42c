import { PLANS } from '#contract/plans.ts'
import type { SandboxAccount, SandboxSubscription } from '#server/db/sandbox-accounts.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a failed charge is tried again before the subscription ends. */
const RETRY_DAYS = 14
const MOST_STEPS = 240

type Change = { account: SandboxAccount; subscription: SandboxSubscription; at: Date }

/**
 * Brings a customer to a moment: trials that ended are charged, periods that ended are renewed or end, failed charges are
 * made good by a better card or end the subscription. The same moment always comes to the same; nothing is ever charged.
 */
export function settleAccount(before: SandboxAccount, now: Date): SandboxAccount {
  const account = structuredClone(before)
  for (const subscription of account.subscriptions) {
    for (let step = 0; step < MOST_STEPS && settleOnce({ account, subscription, at: now }); step++);
  }
  return account
}

/** True if there was something to do. */
function settleOnce({ account, subscription, at: now }: Change): boolean {
  if (subscription.status === 'canceled') return false
  if (subscription.status === 'past_due') return settlePastDue({ account, subscription, at: now })
  const boundary = boundaryOf(subscription)
  if (boundary === null || boundary > now) return false
  if (subscription.cancelsAtPeriodEnd) endAt(subscription, boundary)
  else chargeAt({ account, subscription, at: boundary })
  return true
}

function settlePastDue({ account, subscription, at: now }: Change): boolean {
  const since = subscription.failedSince ?? now
  const open = account.invoices.find((invoice) => invoice.status === 'open')
  if (account.card?.outcome === 'ok' && open !== undefined) {
    open.status = 'paid'
    open.paidAt = now
    subscription.status = 'active'
    subscription.failedSince = null
    return true
  }
  const limit = new Date(since.getTime() + RETRY_DAYS * DAY_MS)
  if (limit > now) return false
  if (open !== undefined) open.status = 'void'
  endAt(subscription, limit)
  return true
}

/** Begins a paid period: by the card on file, or past due. */
export function chargeAt({ account, subscription, at }: Change): void {
  const isPaid = account.card?.outcome === 'ok'
  const endsAt = monthAfter(at)
  const { name, priceCents } = PLANS[subscription.plan]
  const count = account.invoices.length + 1
  account.invoices.push({
    id: `sbx_in_${subscription.id}_${count}`,
    number: `SANDBOX-${String(count).padStart(4, '0')}`,
    issuedAt: at,
    description: `${name}, one month`,
    amountCents: priceCents,
    status: isPaid ? 'paid' : 'open',
    periodStartsAt: at,
    periodEndsAt: endsAt,
    paidAt: isPaid ? at : null,
  })
  subscription.status = isPaid ? 'active' : 'past_due'
  subscription.failedSince = isPaid ? null : at
  subscription.periodEndsAt = endsAt
}

export function endAt(subscription: SandboxSubscription, at: Date): void {
  subscription.status = 'canceled'
  subscription.endedAt = at
}

/** When the running trial or period ends. */
export function boundaryOf({ status, trialEndsAt, periodEndsAt }: SandboxSubscription): Date | null {
  return status === 'trialing' ? trialEndsAt : periodEndsAt
}

/** The same day of the next month, or its last day. */
function monthAfter(at: Date): Date {
  const next = new Date(at)
  next.setUTCMonth(next.getUTCMonth() + 1)
  if (next.getUTCDate() !== at.getUTCDate()) next.setUTCDate(0)
  return next
}
