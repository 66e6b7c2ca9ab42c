import type { BillingOverview } from '#contract/billing.ts'
import { entitlementAt } from '#contract/entitlement.ts'
import { BETA_TRIAL_DAYS, BILLING_NAMES, PLANS } from '#contract/plans.ts'
import { standingOf } from '#server/db/standing-of.ts'
import type { SubscriptionRow } from '#server/db/subscriptions.ts'
import type { StaffContext } from '#server/http/context.ts'
import { actOnBilling, type OwnBilling, readOwnBilling } from './own-account.ts'
import { type BillingDeps, syncSubscription } from './sync-subscription.ts'

/** What the billing screen shows. */
export async function getBilling(deps: BillingDeps, context: StaffContext): Promise<BillingOverview> {
  return toOverview(deps, await readOwnBilling(deps, context), context.now)
}

/** The same after a look at the provider: for whoever comes back from one of its pages. */
export function refreshBilling(deps: BillingDeps, context: StaffContext): Promise<BillingOverview> {
  return actOnBilling(deps, context, async () => {
    await syncSubscription(deps, context.tenant.id, context.now)
    return getBilling(deps, context)
  })
}

function toOverview({ provider }: BillingDeps, { row, account }: OwnBilling, now: Date): BillingOverview {
  const { isEntitled, reason, until } = entitlementAt(standingOf(row), now)
  const trialDays = row.is_beta ? BETA_TRIAL_DAYS : PLANS[row.plan].trialDays
  return {
    plan: { id: row.plan, name: BILLING_NAMES[row.plan], priceCents: row.price_cents, trialDays },
    status: row.status,
    isBeta: row.is_beta,
    trialEndsAt: row.trial_ends_at.toISOString(),
    periodEndsAt: row.current_period_ends_at?.toISOString() ?? null,
    cancelsAtPeriodEnd: row.cancels_at_period_end,
    pastDueSince: row.past_due_since?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    entitlement: { isEntitled, reason, until: until?.toISOString() ?? null },
    card: cardOf(row),
    billingEmail: row.billing_email,
    customerId: account?.customer_id ?? null,
    subscriptionId: account?.subscription_id ?? null,
    offers: provider.prices.map(({ plan, priceId }) => {
      const { name, priceCents } = PLANS[plan]
      return { plan, name, priceCents, priceId }
    }),
    provider: { label: provider.label, isSandbox: provider.isSandbox },
  }
}

function cardOf(row: SubscriptionRow): BillingOverview['card'] {
  const { card_brand, card_last_four, card_expiry_month, card_expiry_year } = row
  if (card_brand === null || card_last_four === null || card_expiry_month === null || card_expiry_year === null)
    return null
  return {
    brand: card_brand,
    lastFour: card_last_four,
    expiryMonth: card_expiry_month,
    expiryYear: card_expiry_year,
  }
}
