import { randomUUIDv7 } from 'node:crypto'
import type { Selectable } from 'kysely'
import { BETA_TRIAL_DAYS, PLANS, type PlanId, SIGNUP_PLAN } from '#contract/plans.ts'
import type { PlatformBillingTables } from './billing-tables.ts'
import type { BothSides, PlatformTrx } from './database.ts'

export type SubscriptionRow = Selectable<PlatformBillingTables['subscriptions']>

export type NewSubscription = {
  plan: PlanId
  isBeta: boolean
  billingEmail: string
  card: { brand: string; lastFour: string; expiryMonth: number; expiryYear: number } | null
  trialStartsAt: Date
  trialEndsAt: Date
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The trial of self-serve sign-up, without a payment method: what a tenant begins with unless it brings its own. */
export function plainTrial(now: Date): NewSubscription {
  return {
    plan: SIGNUP_PLAN.id,
    isBeta: false,
    billingEmail: '',
    card: null,
    trialStartsAt: now,
    trialEndsAt: new Date(now.getTime() + SIGNUP_PLAN.trialDays * DAY_MS),
  }
}

/** Writes a new tenant's subscription and the first row of its billing history, in the caller's transaction. */
export async function openSubscription(sides: BothSides, tenantId: string, order: NewSubscription): Promise<void> {
  const { plan, isBeta, billingEmail, card, trialStartsAt, trialEndsAt } = order
  await sides.platform((trx) =>
    trx
      .insertInto('subscriptions')
      .values({
        tenant: tenantId,
        plan,
        status: 'trialing',
        is_beta: isBeta,
        price_cents: PLANS[plan].priceCents,
        billing_email: billingEmail,
        card_brand: card?.brand ?? null,
        card_last_four: card?.lastFour ?? null,
        card_expiry_month: card?.expiryMonth ?? null,
        card_expiry_year: card?.expiryYear ?? null,
        trial_ends_at: trialEndsAt,
        created_at: trialStartsAt,
        updated_at: trialStartsAt,
      })
      .execute(),
  )
  const invoiceId = randomUUIDv7()
  await sides.tenant(tenantId, (trx) =>
    trx
      .insertInto('invoices')
      .values({
        tenant_id: tenantId,
        invoice_id: invoiceId,
        provider_invoice_id: null,
        number: `${invoiceId.slice(-8).toUpperCase()}-0001`,
        issued_at: trialStartsAt,
        description: isBeta ? `${BETA_TRIAL_DAYS}-day beta started` : `${PLANS[plan].trialDays}-day free trial started`,
        amount_cents: 0,
        status: 'paid',
        period_starts_at: trialStartsAt,
        period_ends_at: trialEndsAt,
        paid_at: trialStartsAt,
        card_brand: null,
        card_last_four: null,
      })
      .execute(),
  )
}

/** What a tenant pays for; every tenant has a row from its birth on. */
export function findSubscription(trx: PlatformTrx, tenant: string): Promise<SubscriptionRow | undefined> {
  return trx.selectFrom('subscriptions').selectAll().where('tenant', '=', tenant).executeTakeFirst()
}
