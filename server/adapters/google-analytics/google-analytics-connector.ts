import { createHash } from 'node:crypto'
import * as z from 'zod'
import { CHECK_TIMEOUT_MS, callVendor, reach, refuse } from '#server/adapters/call-vendor.ts'
import { readAnswer } from '#server/adapters/read-page.ts'
import { type Credentials, type HearingConnector, VendorError } from '#server/features/integrations/connector.ts'
import type { OutgoingEvent } from '#server/db/events.ts'
import type { Outbound } from '#server/http/outbound.ts'

/**
 * Google Analytics 4 by the Measurement Protocol. Its validator checks the form and not the secret, and its collector
 * takes anything, so a test proves less here than elsewhere; the form says so.
 */
export function createGoogleAnalyticsConnector(deps: { outbound: Outbound; origin?: string }): HearingConnector {
  const { outbound, origin = 'https://www.google-analytics.com' } = deps
  const urlOf = (path: string, { measurementId = '', apiSecret = '' }: Credentials) =>
    `${origin}${path}?${new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret })}`
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } } as const
  return {
    // Nothing of a shopper who did not consent to analytics, not even as a number.
    hears: (event) =>
      (event.type === 'conversation.ended' || event.type === 'order.attributed') && event.data.analyticsConsent,
    check: async (credentials) => {
      const body = JSON.stringify({ client_id: 'econcierge.test', events: [{ name: 'econcierge_test', params: {} }] })
      const options = { ...post, body, timeoutMs: CHECK_TIMEOUT_MS }
      const { json } = await callVendor(outbound, urlOf('/debug/mp/collect', credentials), options)
      if (readAnswer(Validation, json).validationMessages.length > 0) throw new VendorError('bad_credentials')
      refuse(await reach(outbound, urlOf('/mp/collect', credentials), options))
      return { accountName: credentials.measurementId ?? '' }
    },
    tell: async (credentials, event) => {
      const body = JSON.stringify(toMeasurement(event))
      const reply = await reach(outbound, urlOf('/mp/collect', credentials), { ...post, body })
      refuse(reply)
      return { status: reply.status }
    },
  }
}

const Validation = z.object({ validationMessages: z.array(z.unknown()).max(100) })

/** A conversation is one client, by a hash of its id: nothing here leads back to a shopper. */
function toMeasurement(event: OutgoingEvent) {
  const clientOf = (id: string) => `econcierge.${createHash('sha256').update(id).digest('hex').slice(0, 24)}`
  const timestamp_micros = Date.parse(event.createdAt) * 1000
  if (event.type === 'order.attributed') {
    const { orderId, netCents, directCents, assistedCents, currency, conversationId } = event.data
    const params = {
      transaction_id: orderId,
      value: netCents / 100,
      direct_value: directCents / 100,
      assisted_value: assistedCents / 100,
      currency,
    }
    return { client_id: clientOf(conversationId), timestamp_micros, events: [{ name: 'econcierge_order', params }] }
  }
  if (event.type !== 'conversation.ended') throw new VendorError('not_a_store')
  const { conversationId, messages, recommendations, hasOrder, startedAt, endedAt } = event.data
  const params = {
    messages,
    recommendations,
    has_order: hasOrder ? 1 : 0,
    engagement_time_msec: Math.max(0, Date.parse(endedAt) - Date.parse(startedAt)),
  }
  return {
    client_id: clientOf(conversationId),
    timestamp_micros,
    events: [{ name: 'econcierge_conversation', params }],
  }
}
