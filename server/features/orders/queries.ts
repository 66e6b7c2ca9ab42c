import type { Insertable, Selectable } from 'kysely'
import type { TenantTrx } from '#server/db/database.ts'
import type { TenantTables } from '#server/db/schema.ts'

export type OrderRow = Selectable<TenantTables['orders']>

export function lockOrder(trx: TenantTrx, tenantId: string, externalId: string): Promise<OrderRow | undefined> {
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('external_id', '=', externalId)
    .forUpdate()
    .executeTakeFirst()
}

export type Candidate = {
  conversation_id: string
  visitor_id: string | null
  figures_day: string
  message_count: number
  started_at: Date
  last_message_at: Date
  has_order: boolean | null
  shown: { product_id: string | null; sku: string | null }[]
}

/** The conversation that an order names: when it was, and which products it showed. Undefined when it is not this tenant's. */
export async function findConversationOfOrder(
  trx: TenantTrx,
  tenantId: string,
  conversationId: string,
): Promise<Candidate | undefined> {
  const conversation = await trx
    .selectFrom('conversations')
    .select([
      'conversation_id',
      'visitor_id',
      'figures_day',
      'message_count',
      'started_at',
      'last_message_at',
      'has_order',
    ])
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', conversationId)
    .where('channel', '=', 'widget')
    .forUpdate()
    .executeTakeFirst()
  if (conversation === undefined) return undefined
  const shown = await trx
    .selectFrom('conversation_products')
    .leftJoin('products', (join) =>
      join
        .onRef('products.tenant_id', '=', 'conversation_products.tenant_id')
        .onRef('products.product_id', '=', 'conversation_products.product_id'),
    )
    .select(['conversation_products.product_id', 'products.sku'])
    .where('conversation_products.tenant_id', '=', tenantId)
    .where('conversation_products.conversation_id', '=', conversationId)
    .execute()
  return { ...conversation, shown }
}

/** The newest conversation of a visitor within a span that showed any of these products. */
export async function findVisitorsConversation(
  trx: TenantTrx,
  tenantId: string,
  sought: { visitorId: string; productIds: readonly string[]; since: Date; until: Date },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('conversations as c')
    .select('c.conversation_id')
    .where('c.tenant_id', '=', tenantId)
    .where('c.visitor_id', '=', sought.visitorId)
    .where('c.channel', '=', 'widget')
    .where('c.started_at', '<=', sought.until)
    .where('c.last_message_at', '>=', sought.since)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('conversation_products as p')
          .select('p.product_id')
          .where('p.tenant_id', '=', tenantId)
          .whereRef('p.conversation_id', '=', 'c.conversation_id')
          .where('p.product_id', 'in', [...sought.productIds]),
      ),
    )
    .orderBy('c.started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.conversation_id
}

const SHOWINGS_READ = 2

/** Conversations within a span that showed any of these products, and how many of them. More than one is enough to know. */
export function listShowings(
  trx: TenantTrx,
  tenantId: string,
  sought: { productIds: readonly string[]; since: Date; until: Date },
) {
  return trx
    .selectFrom('conversation_products')
    .select(({ fn }) => [
      'conversation_id',
      fn.countAll<number>().as('shown'),
      fn.count<number>('added_at').as('added'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('product_id', 'in', [...sought.productIds])
    .where('shown_at', '>=', sought.since)
    .where('shown_at', '<=', sought.until)
    .groupBy('conversation_id')
    .limit(SHOWINGS_READ)
    .execute()
}

export async function listProductsOfSkus(trx: TenantTrx, tenantId: string, skus: readonly string[]): Promise<string[]> {
  if (skus.length === 0) return []
  const rows = await trx
    .selectFrom('products')
    .select('product_id')
    .where('tenant_id', '=', tenantId)
    .where('sku', 'in', [...skus])
    .limit(1000)
    .execute()
  return rows.map((row) => row.product_id)
}

/** What stood on an order and had been shown in its conversation. */
export function listDirectItems(trx: TenantTrx, tenantId: string, orderId: string) {
  return trx
    .selectFrom('order_items')
    .select(['product_id', 'sku'])
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .where('is_direct', '=', true)
    .execute()
}

export async function setHasOrder(
  trx: TenantTrx,
  tenantId: string,
  conversationId: string,
  hasOrder: boolean,
): Promise<void> {
  await trx
    .updateTable('conversations')
    .set({ has_order: hasOrder })
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', conversationId)
    .execute()
}

export async function findVisitor(
  trx: TenantTrx,
  tenantId: string,
  sought: { visitorId: string; experiment: number },
): Promise<{ seen_at: Date } | undefined> {
  return trx
    .selectFrom('visitors')
    .select('seen_at')
    .where('tenant_id', '=', tenantId)
    .where('experiment', '=', sought.experiment)
    .where('visitor_id', '=', sought.visitorId)
    .executeTakeFirst()
}

export async function countPlacedOrders(trx: TenantTrx, tenantId: string, conversationId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', conversationId)
    .where('status', '=', 'placed')
    .executeTakeFirstOrThrow()
  return count
}

export async function insertOrder(
  trx: TenantTrx,
  order: Insertable<TenantTables['orders']>,
  items: Insertable<TenantTables['order_items']>[],
): Promise<void> {
  await trx.insertInto('orders').values(order).execute()
  await trx.insertInto('order_items').values(items).execute()
}

export async function deleteOrder(trx: TenantTrx, tenantId: string, orderId: string): Promise<void> {
  await trx.deleteFrom('orders').where('tenant_id', '=', tenantId).where('order_id', '=', orderId).execute()
}

/** Whether the browser of a conversation is known, as it is only where the shopper consented to that. */
export async function hasVisitor(trx: TenantTrx, tenantId: string, conversationId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('conversations')
    .select('visitor_id')
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
  return row !== undefined && row.visitor_id !== null
}
