import Stripe from 'stripe'
import type { CardOnFile } from '#contract/signup.ts'
import { PaymentUnavailable } from '#server/http/payment-unavailable.ts'

const TIMEOUT_MS = 10_000
const RETRIES = 2

/** The client of Stripe's own library. `apiUrl` is where Stripe's API is; null is its own address. */
export function openStripe({ secretKey, apiUrl }: { secretKey: string; apiUrl: string | null }): Stripe {
  return new Stripe(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, ...addressOf(apiUrl) })
}

function addressOf(apiUrl: string | null) {
  if (apiUrl === null) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

/** Asks Stripe. Throws PaymentUnavailable for whatever Stripe, or the way to it, refuses. */
export async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new PaymentUnavailable(error.type, { cause: error })
    throw error
  }
}

/** What may be shown of a payment method that was expanded; null for one that is no card. */
export function cardOf(method: string | Stripe.PaymentMethod | null | undefined): CardOnFile | null {
  if (method === null || method === undefined || typeof method === 'string') return null
  const { card } = method
  if (card === undefined || card === null) return null
  return {
    brand: card.brand.replace(/[^a-z]/g, ''),
    lastFour: card.last4,
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
  }
}
