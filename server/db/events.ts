import { randomUUIDv7 } from 'node:crypto'
import type { WebhookEvent } from '#contract/public-api.ts'
import type { TenantTrx } from './database.ts'

export type OutgoingEvent = WebhookEvent

type NewEvent = {
  [T in OutgoingEvent['type']]: { type: T; data: Extract<OutgoingEvent, { type: T }>['data'] }
}[OutgoingEvent['type']]

/**
 * Tells of what happened, in the transaction in which it happened; a job passes it on to everyone who asked to hear.
 * The same `onceKey` of a type is told once. False if it was told before.
 */
export async function appendEvent(
  trx: TenantTrx,
  tenantId: string,
  event: NewEvent & { onceKey: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('events')
    .values({
      tenant_id: tenantId,
      event_id: randomUUIDv7(),
      type: event.type,
      once_key: event.onceKey,
      data: JSON.stringify(event.data),
      created_at: now,
      spread_at: null,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'type', 'once_key']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
