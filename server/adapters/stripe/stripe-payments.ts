import type Stripe from 'stripe'
import type { HostedProvider, StartedTrial, TrialOrder } from '#server/features/signup/payment-provider.ts'
import { PaymentUnavailable } from '#server/http/payment-unavailable.ts'
import { answered, cardOf, openStripe, type StripeAccess } from './open-stripe.ts'

export type StripeOptions = StripeAccess & {
  /** The price of plan Professional in Stripe's price list. */
  priceId: string
  publicUrl: string
}

/** Stripe's hosted Checkout: number and CVV are typed on Stripe's page, and the trial is Stripe's own. */
export function createStripePayments(options: StripeOptions): HostedProvider {
  const stripe = openStripe(options)
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
  const card = cardOf(subscription.default_payment_method)
  if (card === null || subscription.trial_end === null) return null
  return {
    customerId: typeof customer === 'string' ? customer : customer.id,
    subscriptionId: subscription.id,
    card,
    trialEndsAt: new Date(subscription.trial_end * 1000),
  }
}
