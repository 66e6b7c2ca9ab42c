import type { Selectable } from 'kysely'
import { localDay } from '#contract/local-day.ts'
import type { TenantTables } from '#server/db/schema.ts'
import { type DraftOrder, figuresOf, shownIn, toStoreOrder } from './demo-baskets.ts'

const FIRST_ORDER_NUMBER = 20_001
const RECEIVED_AFTER_MS = 2000

/** The row that reporting this order would have stored. `index` counts all orders of the shop, oldest first. */
export function toOrderRow(order: DraftOrder, index: number, tenantId: string): Selectable<TenantTables['orders']> {
  const { discountCents, taxCents, status } = toStoreOrder(order)
  const { netCents, directCents, assistedCents } = figuresOf(order)
  return {
    tenant_id: tenantId,
    order_id: order.id,
    external_id: `LP-${FIRST_ORDER_NUMBER + index}`,
    placed_at: order.placedAt,
    status,
    conversation_id: order.conversation?.id ?? null,
    matched_by: order.conversation === null ? 'none' : 'conversation',
    match_confidence: order.conversation === null ? 0 : 1,
    discount_cents: discountCents,
    tax_cents: taxCents,
    net_cents: netCents,
    direct_cents: directCents,
    assisted_cents: assistedCents,
    figures_day: localDay(order.placedAt, order.day.timeZone),
    received_at: new Date(order.placedAt.getTime() + RECEIVED_AFTER_MS),
    visitor_id: null,
    experiment: null,
  }
}

export function toItemRows(order: DraftOrder, tenantId: string): Selectable<TenantTables['order_items']>[] {
  const shown = shownIn(order.conversation)
  return toStoreOrder(order).items.map((item, line) => ({
    tenant_id: tenantId,
    order_id: order.id,
    line,
    product_id: item.productId ?? null,
    sku: item.sku ?? null,
    name: item.name,
    quantity: item.quantity,
    returned_quantity: item.returnedQuantity,
    unit_price_cents: item.unitPriceCents,
    is_direct: shown.has(item.productId ?? ''),
  }))
}
