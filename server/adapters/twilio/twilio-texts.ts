import * as z from 'zod'
import { type DeliverableText, DeliveryFailed } from '#server/features/notifications/deliverers.ts'
import { type Outbound, OutboundError } from '#server/http/outbound.ts'

const TWILIO_URL = 'https://api.twilio.com'

/** Numbers that no try will reach: invalid, not a mobile, unsubscribed, or in a country that is not served. */
const STOPPED_CODE = 21610
const PERMANENT_CODES = new Set([21211, 21214, 21217, 21408, STOPPED_CODE, 21612, 21614])

const Refusal = z.object({ code: z.number().optional() }).catch({})

/** Sends text messages by Twilio's Messages resource (API 2010-04-01). `from` is a number of the account. */
export function createTwilioTexts(options: {
  accountSid: string
  authToken: string
  from: string
  apiUrl: string | null
  outbound: Outbound
}) {
  const { accountSid, authToken, from, outbound } = options
  const url = `${options.apiUrl ?? TWILIO_URL}/2010-04-01/Accounts/${accountSid}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return async ({ to, text }: DeliverableText): Promise<void> => {
    const body = new URLSearchParams({ To: to, From: from, Body: text }).toString()
    const reply = await send(outbound, url, { authorization, body, allowHttp: options.apiUrl !== null })
    if (reply.status === 201) return
    const { code } = Refusal.parse(readJson(reply.text))
    const isForGood = code !== undefined && PERMANENT_CODES.has(code)
    throw new DeliveryFailed(`Twilio answered ${reply.status}${code === undefined ? '' : ` (${code})`}`, {
      isForGood,
      hasStopped: code === STOPPED_CODE,
    })
  }
}

async function send(
  outbound: Outbound,
  url: string,
  call: { authorization: string; body: string; allowHttp: boolean },
): Promise<{ status: number; text: string }> {
  try {
    const reply = await outbound.fetch(url, {
      method: 'POST',
      headers: { authorization: call.authorization, 'content-type': 'application/x-www-form-urlencoded' },
      body: call.body,
      allowHttp: call.allowHttp,
    })
    return { status: reply.status, text: reply.text() }
  } catch (error) {
    if (error instanceof OutboundError) throw new DeliveryFailed('Twilio cannot be reached', { isForGood: false })
    throw error
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
