import type { FastifyInstance } from 'fastify'
import type { PlanId } from '#contract/plans.ts'
import type { CardOnFile } from '#contract/signup.ts'

/** A subscription as the provider keeps it. */
export type ProvidedSubscription = {
  id: string
  /** Null for a price that is not in our list, such as one agreed on by hand. */
  plan: PlanId | null
  /** What is charged a month; null where the provider does not say. */
  priceCents: number | null
  status: 'trialing' | 'active' | 'past_due' | 'canceled'
  startedAt: Date
  trialEndsAt: Date | null
  periodEndsAt: Date | null
  cancelsAtPeriodEnd: boolean
  endedAt: Date | null
  card: CardOnFile | null
}

export type ProvidedInvoice = {
  id: string
  number: string
  issuedAt: Date
  description: string
  amountCents: number
  status: 'paid' | 'open' | 'failed' | 'void'
  periodStartsAt: Date
  periodEndsAt: Date
  paidAt: Date | null
}

/** All that the provider knows of one customer. */
export type ProvidedAccount = {
  email: string | null
  /** The card on file where no subscription names its own. */
  card: CardOnFile | null
  subscriptions: ProvidedSubscription[]
  invoices: ProvidedInvoice[]
}

/** A signed message: something about this customer is new. What it is, is read from the provider. */
export type ProviderEvent = { id: string; type: string; customerId: string | null }

export type CheckoutOrder = {
  customerId: string
  tenantId: string
  priceId: string
  /** What is left of a trial; null charges at once. */
  trialEndsAt: Date | null
  successUrl: string
  cancelUrl: string
  onceKey: string
  now: Date
}

/** The message is not signed by the provider, or too old. */
export class UnsignedEvent extends Error {}

/** The payment provider. Whatever reaches it may throw PaymentUnavailable. */
export type BillingProvider = {
  name: 'sandbox' | 'stripe'
  label: string
  isSandbox: boolean
  /** The price list: what each plan that is sold is called at the provider. */
  prices: { plan: PlanId; priceId: string }[]
  /** Makes the provider know a tenant; the same tenant is made once. */
  openAccount: (order: { tenantId: string; email: string; name: string; now: Date }) => Promise<string>
  readAccount: (customerId: string, now: Date) => Promise<ProvidedAccount>
  openPortal: (order: { customerId: string; returnUrl: string; now: Date }) => Promise<string>
  openCheckout: (order: CheckoutOrder) => Promise<string>
  setCancelAtPeriodEnd: (order: {
    customerId: string
    subscriptionId: string
    cancels: boolean
    onceKey: string
    now: Date
  }) => Promise<void>
  /** Moves the end of a trial that still runs; one that is over stays as it is. */
  setTrialEnd: (order: { customerId: string; subscriptionId: string; trialEndsAt: Date; now: Date }) => Promise<void>
  /** Ends a subscription at once; what was paid for and not used is credited. */
  endSubscription: (order: { customerId: string; subscriptionId: string; now: Date }) => Promise<void>
  /** Throws UnsignedEvent. */
  readEvent: (body: string, signature: string) => Promise<ProviderEvent>
  /** Serves the provider's own pages from this server; null where they stand elsewhere. */
  servePages: ((app: FastifyInstance, clock: () => Date, changed: (customerId: string) => Promise<void>) => void) | null
}
