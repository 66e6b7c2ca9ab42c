import { CHECK_TIMEOUT_MS, reach, refuse } from '#server/adapters/call-vendor.ts'
import { type Credentials, type HearingConnector, VendorError } from '#server/features/integrations/connector.ts'
import type { OutgoingEvent } from '#server/db/events.ts'
import type { Outbound } from '#server/http/outbound.ts'

/** An incoming webhook of Slack. `publicUrl` is where a message leads to. */
export function createSlackConnector(deps: {
  outbound: Outbound
  publicUrl: string
  origin?: string
}): HearingConnector {
  const { outbound, publicUrl, origin = 'https://hooks.slack.com' } = deps
  const post = async ({ hookUrl = '' }: Credentials, message: object, timeoutMs?: number) => {
    // Nothing is ever posted to another host than Slack's own.
    if (!hookUrl.startsWith(`${origin}/services/`)) throw new VendorError('not_a_store')
    const headers = { 'content-type': 'application/json' }
    return reach(outbound, hookUrl, { method: 'POST', headers, body: JSON.stringify(message), timeoutMs })
  }
  return {
    hears: ({ type }) => type === 'flag.raised',
    check: async (credentials) => {
      // A live hook refuses a message without text, and no one sees it; a dead one is not there.
      const reply = await post(credentials, {}, CHECK_TIMEOUT_MS)
      if (reply.status === 400 && /^(no_text|invalid_payload)/.test(reply.text()))
        return { accountName: 'Slack channel' }
      if (reply.status === 404 || reply.status === 410)
        throw new VendorError('bad_credentials', { status: reply.status })
      refuse(reply)
      throw new VendorError('not_a_store', { status: reply.status })
    },
    tell: async (credentials, event) => {
      const reply = await post(credentials, toMessage(event, publicUrl))
      if (reply.status === 404 || reply.status === 410)
        throw new VendorError('bad_credentials', { status: reply.status })
      refuse(reply)
      return { status: reply.status }
    },
  }
}

function toMessage(event: OutgoingEvent, publicUrl: string) {
  if (event.type !== 'flag.raised') throw new VendorError('not_a_store')
  const { severity, reason, conversationId } = event.data
  const link = `${publicUrl}/quality-assurance?tab=flagged&conversation=${conversationId}`
  return { text: `A conversation was flagged (${severity}): ${escapeText(reason)}\n<${link}|Review it>` }
}

/** Slack reads links and mentions out of these three. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
