import { PLAN_IDS, PLANS, type PlanId } from '#contract/plans.ts'
import type { Database } from '#server/db/database.ts'
import { type SandboxAccount, sandboxCustomerId } from '#server/db/sandbox-accounts.ts'
import { insertSandboxPage, type SandboxPage } from '#server/db/sandbox-pages.ts'
import {
  type BillingProvider,
  type ProvidedAccount,
  type ProvidedInvoice,
  UnsignedEvent,
} from '#server/features/billing/billing-provider.ts'
import { PaymentUnavailable } from '#server/http/payment-unavailable.ts'
import { createToken, hashToken } from '#server/http/tokens.ts'
import { createSandboxLedger } from './sandbox-ledger.ts'
import { serveSandboxPages } from './sandbox-pages.ts'
import { endAt } from './settle-account.ts'

type Options = { db: Database; publicUrl: string }

const PAGE_MS = 24 * 60 * 60 * 1000
const PRICE_PREFIX = 'sbx_price_'

/** Stands in for a payment provider's billing, with pages of its own: every button works, and nothing is ever charged. */
export function createSandboxBilling({ db, publicUrl }: Options): BillingProvider {
  const ledger = createSandboxLedger(db)
  const openPage = async (customerId: string, page: SandboxPage, now: Date) => {
    const token = createToken('')
    const expiresAt = new Date(now.getTime() + PAGE_MS)
    await db.platform((trx) =>
      insertSandboxPage(trx, { tokenHash: hashToken(token), customerId, page, now, expiresAt }),
    )
    return `${publicUrl}/sandbox/${page.kind}/${token}`
  }
  return {
    name: 'sandbox',
    label: 'Sandbox payments',
    isSandbox: true,
    prices: PLAN_IDS.map((plan) => ({ plan, priceId: `${PRICE_PREFIX}${plan}` })),
    openAccount: async ({ tenantId, email, now }) => {
      const customerId = sandboxCustomerId(tenantId)
      await ledger.open(customerId, { email, card: null, subscriptions: [], invoices: [] }, now)
      return customerId
    },
    readAccount: async (customerId, now) => toProvided(await ledger.visit(customerId, now)),
    openPortal: ({ customerId, returnUrl, now }) => openPage(customerId, { kind: 'portal', returnUrl }, now),
    openCheckout: ({ customerId, priceId, trialEndsAt, successUrl, cancelUrl, now }) => {
      const plan = planOf(priceId)
      return openPage(customerId, { kind: 'checkout', plan, trialEndsAt, successUrl, cancelUrl, isDone: false }, now)
    },
    setCancelAtPeriodEnd: async ({ customerId, subscriptionId, cancels, now }) => {
      await ledger.visit(customerId, now, (account) => {
        const found = account.subscriptions.find(({ id }) => id === subscriptionId)
        if (found !== undefined && found.status !== 'canceled') found.cancelsAtPeriodEnd = cancels
      })
    },
    setTrialEnd: async ({ customerId, subscriptionId, trialEndsAt, now }) => {
      await ledger.visit(customerId, now, (account) => {
        const found = account.subscriptions.find(({ id }) => id === subscriptionId)
        if (found?.status === 'trialing') found.trialEndsAt = trialEndsAt
      })
    },
    endSubscription: async ({ customerId, subscriptionId, now }) => {
      await ledger.visit(customerId, now, (account) => {
        const found = account.subscriptions.find(({ id }) => id === subscriptionId)
        if (found !== undefined && found.status !== 'canceled') endAt(found, now)
      })
    },
    readEvent: async () => {
      throw new UnsignedEvent('the sandbox sends no messages')
    },
    servePages: (app, clock, changed) => serveSandboxPages(app, { db, ledger, clock, changed }),
  }
}

function planOf(priceId: string): PlanId {
  const plan = PLAN_IDS.find((known) => `${PRICE_PREFIX}${known}` === priceId)
  if (plan === undefined) throw new PaymentUnavailable('the sandbox does not know this price')
  return plan
}

function toProvided({ email, card, subscriptions, invoices }: SandboxAccount): ProvidedAccount {
  const shown =
    card === null
      ? null
      : { brand: card.brand, lastFour: card.lastFour, expiryMonth: card.expiryMonth, expiryYear: card.expiryYear }
  return {
    email,
    card: shown,
    subscriptions: subscriptions.map(({ failedSince: _, ...subscription }) => ({
      ...subscription,
      priceCents: PLANS[subscription.plan].priceCents,
      card: shown,
    })),
    invoices: invoices.map(
      (invoice): ProvidedInvoice => ({
        ...invoice,
        status: invoice.status === 'open' ? 'failed' : invoice.status,
      }),
    ),
  }
}
