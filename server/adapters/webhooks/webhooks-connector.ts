import { randomUUIDv7 } from 'node:crypto'
import { CHECK_TIMEOUT_MS, reach, refuse } from '#server/adapters/call-vendor.ts'
import type { Credentials, HearingConnector } from '#server/features/integrations/connector.ts'
import type { Outbound } from '#server/http/outbound.ts'

/** A hook of an automation service: every event but those with an address in them, as it is. */
export function createWebhooksConnector({ outbound }: { outbound: Outbound }): HearingConnector {
  const post = async ({ hookUrl = '' }: Credentials, body: object, timeoutMs?: number) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await reach(outbound, hookUrl, { method: 'POST', headers, body: JSON.stringify(body), timeoutMs })
    refuse(reply)
    return { status: reply.status }
  }
  return {
    hears: ({ type }) => type !== 'contact.opted_in',
    check: async (credentials) => {
      const sample = {
        id: randomUUIDv7(),
        type: 'test',
        createdAt: new Date().toISOString(),
        data: { message: 'A test from eConcierge. Events look like this one, each with data of its own.' },
      }
      await post(credentials, sample, CHECK_TIMEOUT_MS)
      return { accountName: new URL(credentials.hookUrl ?? '').host }
    },
    tell: (credentials, event) => post(credentials, event),
  }
}
