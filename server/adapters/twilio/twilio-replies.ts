import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ReadTextReply } from '#server/features/notifications/deliverers.ts'

/** Twilio's own words of opting out and in. */
const STOP_WORDS = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT']
const START_WORDS = ['START', 'YES', 'UNSTOP']

/** Reads incoming messages, signed as Twilio signs its requests: HMAC-SHA1 over the address and the sorted fields. */
export function createTwilioReplies({ authToken }: { authToken: string }): ReadTextReply {
  return ({ url, form, signature }) => {
    const fields = [...form].toSorted(([a], [b]) => (a < b ? -1 : 1)).flat()
    const expected = createHmac('sha1', authToken)
      .update([url, ...fields].join(''))
      .digest()
    const given = Buffer.from(signature, 'base64')
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
    const said = (form.get('Body') ?? '').trim().toUpperCase()
    const wish = STOP_WORDS.includes(said) ? 'stop' : START_WORDS.includes(said) ? 'start' : null
    return { from: form.get('From') ?? '', wish }
  }
}
