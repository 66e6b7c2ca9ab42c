import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { PlatformTrx, TenantTrx } from '#server/db/database.ts'
import type { PlatformTables, TenantTables } from '#server/db/schema.ts'

export type KeyRow = Selectable<PlatformTables['store_keys']>
export type WebhookRow = Selectable<TenantTables['webhook_endpoints']>
export type EventRow = Selectable<TenantTables['events']>
export type DeliveryRow = Selectable<TenantTables['deliveries']>
export type AttemptRow = Selectable<TenantTables['delivery_attempts']>

export function listKeys(trx: PlatformTrx, tenantId: string): Promise<KeyRow[]> {
  return trx
    .selectFrom('store_keys')
    .selectAll()
    .where('tenant', '=', tenantId)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
}

export async function insertKey(trx: PlatformTrx, row: Insertable<PlatformTables['store_keys']>): Promise<void> {
  await trx.insertInto('store_keys').values(row).execute()
}

export async function deleteKey(trx: PlatformTrx, tenantId: string, keyHash: string): Promise<void> {
  await trx.deleteFrom('store_keys').where('tenant', '=', tenantId).where('key_hash', '=', keyHash).execute()
}

export function listWebhookRows(trx: TenantTrx, tenantId: string): Promise<WebhookRow[]> {
  return trx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at')
    .limit(50)
    .execute()
}

export function findWebhook(trx: TenantTrx, tenantId: string, id: string): Promise<WebhookRow | undefined> {
  return trx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('endpoint_id', '=', id)
    .executeTakeFirst()
}

export async function insertWebhook(
  trx: TenantTrx,
  row: Insertable<TenantTables['webhook_endpoints']>,
): Promise<WebhookRow> {
  return trx.insertInto('webhook_endpoints').values(row).returningAll().executeTakeFirstOrThrow()
}

export function changeWebhook(
  trx: TenantTrx,
  tenantId: string,
  id: string,
  change: Updateable<TenantTables['webhook_endpoints']>,
): Promise<WebhookRow | undefined> {
  return trx
    .updateTable('webhook_endpoints')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('endpoint_id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Counts one failed attempt more, and answers with how many that makes. */
export async function countFailure(
  trx: TenantTrx,
  tenantId: string,
  id: string,
  now: Date,
): Promise<WebhookRow | undefined> {
  return trx
    .updateTable('webhook_endpoints')
    .set({ failures: sql<number>`failures + 1`, failing_since: sql<Date>`coalesce(failing_since, ${now})` })
    .where('tenant_id', '=', tenantId)
    .where('endpoint_id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteWebhookRow(trx: TenantTrx, tenantId: string, id: string): Promise<WebhookRow | undefined> {
  await trx.deleteFrom('deliveries').where('tenant_id', '=', tenantId).where('hearer', '=', `endpoint:${id}`).execute()
  return trx
    .deleteFrom('webhook_endpoints')
    .where('tenant_id', '=', tenantId)
    .where('endpoint_id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Events that nobody was told of yet, oldest first; locked, so that two servers do not both tell. */
export function lockUnspread(trx: TenantTrx, tenantId: string, limit: number): Promise<EventRow[]> {
  return trx
    .selectFrom('events')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('spread_at', 'is', null)
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function markSpread(
  trx: TenantTrx,
  tenantId: string,
  eventIds: readonly string[],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('events')
    .set({ spread_at: now })
    .where('tenant_id', '=', tenantId)
    .where('event_id', 'in', eventIds)
    .execute()
}

export async function insertDeliveries(
  trx: TenantTrx,
  rows: readonly Insertable<TenantTables['deliveries']>[],
): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('deliveries')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'event_id', 'hearer']).doNothing())
    .execute()
}

/** Takes deliveries that are due: until `until` no other server does. */
export async function takeDue(
  trx: TenantTrx,
  tenantId: string,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<(DeliveryRow & { event: EventRow })[]> {
  const due = await trx
    .selectFrom('deliveries')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  if (due.length === 0) return []
  await postpone(trx, tenantId, due, until)
  const events = await trx
    .selectFrom('events')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(
      'event_id',
      'in',
      due.map((row) => row.event_id),
    )
    .execute()
  const byId = new Map(events.map((event) => [event.event_id, event]))
  return due.flatMap((row) => {
    const event = byId.get(row.event_id)
    return event === undefined ? [] : [{ ...row, event }]
  })
}

export async function settleDelivery(
  trx: TenantTrx,
  { tenant_id, delivery_id }: Pick<DeliveryRow, 'tenant_id' | 'delivery_id'>,
  change: Updateable<TenantTables['deliveries']>,
): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set(change)
    .where('tenant_id', '=', tenant_id)
    .where('delivery_id', '=', delivery_id)
    .execute()
}

/**
 * Lets everything that waits for the same hearer wait until then. What another server holds at this moment is left alone: it
 * gets an answer of its own.
 */
export async function holdWaiting(
  trx: TenantTrx,
  { tenant_id: tenantId, hearer }: Pick<DeliveryRow, 'tenant_id' | 'hearer'>,
  until: Date,
): Promise<void> {
  const waiting = await trx
    .selectFrom('deliveries')
    .select('delivery_id')
    .where('tenant_id', '=', tenantId)
    .where('hearer', '=', hearer)
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<', until)
    .forUpdate()
    .skipLocked()
    .execute()
  if (waiting.length > 0) await postpone(trx, tenantId, waiting, until)
}

async function postpone(
  trx: TenantTrx,
  tenantId: string,
  deliveries: readonly Pick<DeliveryRow, 'delivery_id'>[],
  until: Date,
): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ next_attempt_at: until })
    .where('tenant_id', '=', tenantId)
    .where(
      'delivery_id',
      'in',
      deliveries.map((row) => row.delivery_id),
    )
    .execute()
}

export async function insertAttempt(trx: TenantTrx, row: Insertable<TenantTables['delivery_attempts']>): Promise<void> {
  await trx.insertInto('delivery_attempts').values(row).execute()
}

/** What still waits for a hearer that is no more, or is switched off. */
export async function dropWaiting(trx: TenantTrx, tenantId: string, hearer: string, now: Date): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ status: 'dropped', settled_at: now })
    .where('tenant_id', '=', tenantId)
    .where('hearer', '=', hearer)
    .where('status', '=', 'waiting')
    .execute()
}

export function listDeliveryRows(trx: TenantTrx, tenantId: string, hearer: string, limit: number) {
  return trx
    .selectFrom('deliveries')
    .innerJoin('events', (join) =>
      join.onRef('events.tenant_id', '=', 'deliveries.tenant_id').onRef('events.event_id', '=', 'deliveries.event_id'),
    )
    .selectAll('deliveries')
    .select(['events.type', 'events.data', 'events.created_at as event_at'])
    .where('deliveries.tenant_id', '=', tenantId)
    .where('deliveries.hearer', '=', hearer)
    .orderBy('deliveries.created_at', 'desc')
    .orderBy('deliveries.delivery_id', 'desc')
    .limit(limit)
    .execute()
}

export function listAttempts(trx: TenantTrx, tenantId: string, deliveryIds: readonly string[]): Promise<AttemptRow[]> {
  return trx
    .selectFrom('delivery_attempts')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('delivery_id', 'in', deliveryIds)
    .orderBy('attempt')
    .limit(2000)
    .execute()
}

export async function deleteEventsBefore(trx: TenantTrx, tenantId: string, before: Date): Promise<void> {
  await trx.deleteFrom('events').where('tenant_id', '=', tenantId).where('created_at', '<', before).execute()
}

/** Ids are made in the order of time, so they are the order and the place to go on. */
export function listEndedConversations(
  trx: TenantTrx,
  tenantId: string,
  { since, after, limit }: { since: Date | null; after: string | null; limit: number },
) {
  let query = trx
    .selectFrom('conversations')
    .select([
      'conversation_id',
      'started_at',
      'ended_at',
      'last_message_at',
      'message_count',
      'recommendation_count',
      'rating',
      'sentiment',
      'answered',
      'has_order',
    ])
    .where('tenant_id', '=', tenantId)
    .where('channel', '=', 'widget')
    .where('message_count', '>', 0)
    .where('ended_at', 'is not', null)
  if (since !== null) query = query.where('started_at', '>=', since)
  if (after !== null) query = query.where('conversation_id', '>', after)
  return query.orderBy('conversation_id').limit(limit).execute()
}
