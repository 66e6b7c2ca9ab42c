import Stripe from 'stripe'
import type { PlanId } from '#contract/plans.ts'
import {
  type BillingProvider,
  type CheckoutOrder,
  type ProviderEvent,
  UnsignedEvent,
} from '#server/features/billing/billing-provider.ts'
import { PaymentUnavailable } from '#server/http/payment-unavailable.ts'
import { answered, cardOf, openStripe, type StripeAccess } from './open-stripe.ts'
import { toInvoice, toSubscription } from './read-stripe.ts'

export type StripeBillingOptions = StripeAccess & {
  /** Stripe's price of each plan that is sold. */
  prices: { plan: PlanId; priceId: string }[]
  /** Several while a secret is being changed; without any, no message is believed. */
  webhookSecrets: readonly string[]
}

const MOST_READ = 100
const SIGNATURE_TOLERANCE_SECONDS = 300
/** Stripe takes no trial that ends sooner than this. */
const SHORTEST_TRIAL_MS = 48 * 60 * 60 * 1000 + 5 * 60 * 1000

/** Billing through Stripe: portal and Checkout are pages of Stripe; what became of them is read back from its API. */
export function createStripeBilling(options: StripeBillingOptions): BillingProvider {
  const stripe = openStripe(options)
  return {
    name: 'stripe',
    label: 'Stripe',
    isSandbox: false,
    prices: options.prices,
    openAccount: ({ tenantId, email, name }) =>
      answered(async () => {
        const customer = await stripe.customers.create(
          { ...(email === '' ? {} : { email }), name, metadata: { tenant: tenantId } },
          { idempotencyKey: `customer-${tenantId}-${email}` },
        )
        return customer.id
      }),
    readAccount: (customerId) => answered(() => readAccount(stripe, options, customerId)),
    openPortal: ({ customerId, returnUrl }) =>
      answered(async () => {
        const session = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })
        return session.url
      }),
    openCheckout: (order) => answered(() => openCheckout(stripe, order)),
    setCancelAtPeriodEnd: ({ subscriptionId, cancels, onceKey }) =>
      answered(async () => {
        await stripe.subscriptions.update(
          subscriptionId,
          { cancel_at_period_end: cancels },
          { idempotencyKey: `cancel-${subscriptionId}-${cancels}-${onceKey}` },
        )
      }),
    setTrialEnd: ({ subscriptionId, trialEndsAt }) =>
      answered(async () => {
        const trial_end = Math.floor(trialEndsAt.getTime() / 1000)
        await stripe.subscriptions.update(subscriptionId, { trial_end, proration_behavior: 'none' })
      }),
    endSubscription: ({ subscriptionId }) =>
      answered(async () => {
        await stripe.subscriptions.cancel(subscriptionId, { prorate: true, invoice_now: true })
      }),
    readEvent: (body, signature) => readEvent(stripe, options.webhookSecrets, { body, signature }),
    servePages: null,
  }
}

async function readAccount(stripe: Stripe, { prices }: StripeBillingOptions, customerId: string) {
  const [customer, subscriptions, invoices] = await Promise.all([
    stripe.customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] }),
    stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: MOST_READ,
      expand: ['data.default_payment_method'],
    }),
    stripe.invoices.list({ customer: customerId, limit: MOST_READ }),
  ])
  const isGone = customer.deleted === true
  return {
    email: isGone ? null : customer.email,
    card: isGone ? null : cardOf(customer.invoice_settings.default_payment_method),
    subscriptions: subscriptions.data.flatMap((subscription) => toSubscription(subscription, prices) ?? []),
    invoices: invoices.data.flatMap((invoice) => toInvoice(invoice) ?? []),
  }
}

async function openCheckout(stripe: Stripe, order: CheckoutOrder): Promise<string> {
  const { customerId, tenantId, priceId, trialEndsAt, successUrl, cancelUrl, onceKey, now } = order
  const earliest = now.getTime() + SHORTEST_TRIAL_MS
  const trial = trialEndsAt === null ? {} : { trial_end: Math.floor(Math.max(trialEndsAt.getTime(), earliest) / 1000) }
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customerId,
      client_reference_id: tenantId,
      line_items: [{ price: priceId, quantity: 1 }],
      payment_method_collection: 'always',
      subscription_data: { ...trial, metadata: { tenant: tenantId } },
      success_url: successUrl,
      cancel_url: cancelUrl,
    },
    { idempotencyKey: `checkout-${onceKey}` },
  )
  if (!session.url) throw new PaymentUnavailable('the checkout has no address')
  return session.url
}

async function readEvent(
  stripe: Stripe,
  secrets: readonly string[],
  { body, signature }: { body: string; signature: string },
): Promise<ProviderEvent> {
  for (const secret of secrets) {
    try {
      const event = await stripe.webhooks.constructEventAsync(body, signature, secret, SIGNATURE_TOLERANCE_SECONDS)
      return { id: event.id, type: event.type, customerId: customerOf(event.data.object) }
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError))
        throw error
    }
  }
  throw new UnsignedEvent('no secret fits the signature')
}

/** Of a customer's own message the id, of any other's the customer that it names. */
function customerOf(object: object): string | null {
  if ('object' in object && object.object === 'customer') return textOf('id' in object ? object.id : null)
  if (!('customer' in object)) return null
  const { customer } = object
  if (typeof customer === 'object' && customer !== null && 'id' in customer) return textOf(customer.id)
  return textOf(customer)
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
