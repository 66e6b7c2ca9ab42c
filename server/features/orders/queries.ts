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

/** The conversation that an order names: when it was, and which products it showed. Undefined when it is not this tenant's. */
export async function findConversationOfOrder(trx: TenantTrx, tenantId: string, conversationId: string) {
  const conversation = await trx
    .selectFrom('conversations')
    .select(['conversation_id', 'figures_day', 'message_count', 'started_at', 'last_message_at'])
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
