import Stripe from 'stripe'
import * as z from 'zod'
import type { CardOnFile } from '#contract/signup.ts'
import type { Outbound } from '#server/http/outbound.ts'
import { PaymentUnavailable } from '#server/http/payment-unavailable.ts'

const TIMEOUT_MS = 10_000
const RETRIES = 2

export type StripeAccess = {
  secretKey: string
  /** Where Stripe's API is; null is its own address. */
  apiUrl: string | null
  outbound: Outbound
  /** Of one call; ten seconds unless given. */
  timeoutMs?: number
}

/** The client of Stripe's own library, whose calls leave by the one way out: an answer without end is cut off. */
export function openStripe({ secretKey, apiUrl, outbound, timeoutMs = TIMEOUT_MS }: StripeAccess): Stripe {
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    httpClient: Stripe.createFetchHttpClient(callThrough(outbound, timeoutMs)),
    ...addressOf(apiUrl),
  })
}

const Method = z.enum(['GET', 'POST', 'DELETE'])

type WebCall = NonNullable<Parameters<typeof Stripe.createFetchHttpClient>[0]>

function callThrough(outbound: Outbound, timeoutMs: number): WebCall {
  return async (input, init) => {
    const call = new Request(input, init)
    const body = await call.text()
    const reply = await outbound.fetch(call.url, {
      method: Method.parse(call.method),
      headers: Object.fromEntries(call.headers),
      timeoutMs,
      ...(body === '' ? {} : { body }),
    })
    return new Response(reply.text(), { status: reply.status, headers: reply.headers })
  }
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
