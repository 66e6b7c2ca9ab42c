import { PLANS } from '#contract/plans.ts'
import type { BothSides } from '#server/db/database.ts'
import { sandboxCustomerId, sandboxSubscriptionId, saveSandboxAccount } from '#server/db/sandbox-accounts.ts'
import type { NewSubscription } from '#server/db/subscriptions.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const TRIAL_DAYS_LEFT = 23
const CARD = { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2040 }
const BILLING_EMAIL = 'admin@demo-tenant.example'

/** The sample of the billing screen: a trial of plan eConcierge with 23 days left, counted from the day of seeding. */
export function demoSubscription(now: Date): NewSubscription {
  const trialEndsAt = new Date(now.getTime() + TRIAL_DAYS_LEFT * DAY_MS)
  return {
    plan: 'econcierge',
    isBeta: false,
    billingEmail: BILLING_EMAIL,
    card: CARD,
    trialStartsAt: new Date(trialEndsAt.getTime() - PLANS.econcierge.trialDays * DAY_MS),
    trialEndsAt,
  }
}

/** Makes the demo tenant a customer of the sandbox provider, so that every button of its billing screen works. */
export async function insertDemoAccount(sides: BothSides, tenantId: string, now: Date): Promise<void> {
  const { plan, trialStartsAt, trialEndsAt } = demoSubscription(now)
  const customerId = sandboxCustomerId(tenantId)
  const subscriptionId = sandboxSubscriptionId(tenantId)
  await sides.platform(async (trx) => {
    await trx
      .insertInto('payment_accounts')
      .values({
        provider: 'sandbox',
        customer_id: customerId,
        subscription_id: subscriptionId,
        tenant: tenantId,
        created_at: trialStartsAt,
      })
      .execute()
    await saveSandboxAccount(
      trx,
      customerId,
      {
        email: BILLING_EMAIL,
        card: { ...CARD, outcome: 'ok' },
        subscriptions: [
          {
            id: subscriptionId,
            plan,
            status: 'trialing',
            startedAt: trialStartsAt,
            trialEndsAt,
            periodEndsAt: null,
            cancelsAtPeriodEnd: false,
            failedSince: null,
            endedAt: null,
          },
        ],
        invoices: [],
      },
      now,
    )
  })
}
