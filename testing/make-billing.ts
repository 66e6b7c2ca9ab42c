import type { PlanId } from '#contract/plans.ts'
import { beginSubscription } from '#server/adapters/sandbox-payments/begin-subscription.ts'
import { createSandboxLedger } from '#server/adapters/sandbox-payments/sandbox-ledger.ts'
import type { Database } from '#server/db/database.ts'
import { sandboxCustomerId, sandboxSubscriptionId } from '#server/db/sandbox-accounts.ts'
import { insertAccount } from '#server/features/billing/queries.ts'

export type TestBilling = { customerId: string; subscriptionId: string; billingEmail: string }

const DAY_MS = 24 * 60 * 60 * 1000

/** Makes a tenant a customer of the sandbox provider, in a trial with a card that can be charged, as sign-up leaves it. */
export async function makeBilling(
  db: Database,
  tenantId: string,
  { plan = 'professional', now = new Date(), trialDays = 30 }: { plan?: PlanId; now?: Date; trialDays?: number } = {},
): Promise<TestBilling> {
  const ledger = createSandboxLedger(db)
  const customerId = sandboxCustomerId(tenantId)
  const subscriptionId = sandboxSubscriptionId(tenantId)
  const billingEmail = `billing@${tenantId.slice(-12)}.example`
  const trialEndsAt = new Date(now.getTime() + trialDays * DAY_MS)
  const card = { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2040 }
  await ledger.open(
    customerId,
    { email: billingEmail, card: { ...card, outcome: 'ok' }, subscriptions: [], invoices: [] },
    now,
  )
  await ledger.visit(customerId, now, (account) =>
    beginSubscription(account, { id: subscriptionId, plan, trialEndsAt }, now),
  )
  await db.platform(async (trx) => {
    const account = { provider: 'sandbox' as const, customer_id: customerId, subscription_id: subscriptionId }
    await insertAccount(trx, { ...account, tenant: tenantId, created_at: now })
    await trx
      .updateTable('subscriptions')
      .set({
        plan,
        billing_email: billingEmail,
        card_brand: card.brand,
        card_last_four: card.lastFour,
        card_expiry_month: card.expiryMonth,
        card_expiry_year: card.expiryYear,
        trial_ends_at: trialEndsAt,
      })
      .where('tenant', '=', tenantId)
      .execute()
  })
  return { customerId, subscriptionId, billingEmail }
}
