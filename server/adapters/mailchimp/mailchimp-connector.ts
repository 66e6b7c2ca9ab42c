import { createHash } from 'node:crypto'
import * as z from 'zod'
import { CHECK_TIMEOUT_MS, callVendor } from '#server/adapters/call-vendor.ts'
import { readAnswer } from '#server/adapters/read-page.ts'
import { type Credentials, type HearingConnector, VendorError } from '#server/features/integrations/connector.ts'
import type { Outbound } from '#server/http/outbound.ts'

/** Mailchimp's Marketing API. It hears of nobody but shoppers who asked for news. */
export function createMailchimpConnector(deps: {
  outbound: Outbound
  origin?: (dataCenter: string) => string
}): HearingConnector {
  const { outbound, origin = (dataCenter) => `https://${dataCenter}.api.mailchimp.com` } = deps
  const call = (credentials: Credentials, path: string, options: { body?: string; timeoutMs?: number } = {}) => {
    const { apiKey = '', listId = '' } = credentials
    const dataCenter = /-([a-z]{2,4}\d{1,4})$/.exec(apiKey)?.[1]
    if (dataCenter === undefined) throw new VendorError('bad_credentials')
    return callVendor(outbound, `${origin(dataCenter)}/3.0/lists/${encodeURIComponent(listId)}${path}`, {
      ...options,
      method: options.body === undefined ? 'GET' : 'PUT',
      headers: {
        authorization: `Basic ${Buffer.from(`econcierge:${apiKey}`).toString('base64')}`,
        'content-type': 'application/json',
      },
    })
  }
  return {
    hears: ({ type }) => type === 'contact.opted_in',
    check: async (credentials) => {
      const { json } = await call(credentials, '?fields=id,name', { timeoutMs: CHECK_TIMEOUT_MS })
      return { accountName: readAnswer(Audience, json).name }
    },
    tell: async (credentials, event) => {
      if (event.type !== 'contact.opted_in') throw new VendorError('not_a_store')
      const email = event.data.email.toLowerCase()
      // Whoever left the list before stays off it: only someone new is subscribed.
      const body = JSON.stringify({ email_address: email, status_if_new: 'subscribed' })
      const path = `/members/${createHash('md5').update(email).digest('hex')}`
      const { status, json } = await call(credentials, path, { body })
      readAnswer(Member, json)
      return { status }
    },
  }
}

const Member = z.object({ id: z.string() })
const Audience = z.object({ id: z.string(), name: z.string().max(300) })
