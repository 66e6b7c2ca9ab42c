import { createHmac } from 'node:crypto'

const PREFIX = 'whsec_'

/** The headers of one attempt, by the Standard Webhooks convention: the id of the event, the time, and their signature. */
export function signWebhook(secret: string, message: { id: string; body: string; now: Date }): Record<string, string> {
  const timestamp = String(Math.floor(message.now.getTime() / 1000))
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${message.id}.${timestamp}.${message.body}`).digest('base64')
  return { 'webhook-id': message.id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

/** The secret as it is shown: 32 bytes in base64 behind a prefix. */
export function printWebhookSecret(bytes: Uint8Array): string {
  return `${PREFIX}${Buffer.from(bytes).toString('base64')}`
}
