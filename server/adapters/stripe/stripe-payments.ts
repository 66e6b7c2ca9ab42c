import Stripe from 'stripe'
import {
  type HostedProvider,
  PaymentUnavailable,
  type StartedTrial,
  type TrialOrder,
} from '#server/features/signup/payment-provider.ts'

export type StripeOptions = {
  secretKey: string
  /** The price of plan Professional in Stripe's price list. */
  priceId: string
  publicUrl: string
  /** Where Stripe's API is; its own address unless given. */
  apiUrl: string | null
}

const TIMEOUT_MS = 10_000
const RETRIES = 2

/** Stripe's hosted Checkout: number and CVV are typed on Stripe's page, and the trial is Stripe's own. */
export function createStripePayments(options: StripeOptions): HostedProvider {
  const stripe = new Stripe(options.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    ...addressOf(options.apiUrl),
  })
  return {
    name: 'stripe',
    label: 'Stripe',
    isSandbox: false,
    kind: 'hosted',
    openCheckout: (order, earlierId) =>
      answered(async () => (await reopen(stripe, earlierId)) ?? open(stripe, options, order)),
    readCheckout: (checkoutId, signupId) =>
      answered(async () => {
        const session = await stripe.checkout.sessions.retrieve(checkoutId, {
          expand: ['subscription.default_payment_method'],
        })
        if (session.client_reference_id !== signupId || session.status !== 'complete') return null
        return toTrial(session)
      }),
    cancelTrial: (subscriptionId) => answered(async () => void (await stripe.subscriptions.cancel(subscriptionId))),
  }
}

function addressOf(apiUrl: string | null) {
  if (apiUrl === null) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

async function reopen(stripe: Stripe, earlierId: string | null) {
  if (earlierId === null) return null
  const session = await stripe.checkout.sessions.retrieve(earlierId)
  return session.status === 'open' && session.url ? { checkoutId: session.id, url: session.url } : null
}

async function open(stripe: Stripe, { priceId, publicUrl }: StripeOptions, order: TrialOrder) {
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      client_reference_id: order.signupId,
      customer_email: order.email,
      line_items: [{ price: priceId, quantity: 1 }],
      payment_method_collection: 'always',
      subscription_data: { trial_period_days: order.trialDays, metadata: { signup: order.signupId } },
      success_url: `${publicUrl}/signup/payment?checkout=done`,
      cancel_url: `${publicUrl}/signup/payment?checkout=cancelled`,
    },
    // A repeated call within the same minute gets the same page; a later one may need a fresh one.
    { idempotencyKey: `signup-${order.signupId}-${Math.floor(order.now.getTime() / 60_000)}` },
  )
  if (!session.url) throw new PaymentUnavailable('the checkout has no address')
  return { checkoutId: session.id, url: session.url }
}

function toTrial(session: Stripe.Checkout.Session): StartedTrial | null {
  const { subscription, customer } = session
  if (subscription === null || typeof subscription === 'string' || customer === null) return null
  const method = subscription.default_payment_method
  const card = method === null || typeof method === 'string' ? undefined : method.card
  if (card === undefined || card === null || subscription.trial_end === null) return null
  return {
    customerId: typeof customer === 'string' ? customer : customer.id,
    subscriptionId: subscription.id,
    card: {
      brand: card.brand.replace(/[^a-z]/g, ''),
      lastFour: card.last4,
      expiryMonth: card.exp_month,
      expiryYear: card.exp_year,
    },
    trialEndsAt: new Date(subscription.trial_end * 1000),
  }
}

async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new PaymentUnavailable(error.type, { cause: error })
    throw error
  }
}
