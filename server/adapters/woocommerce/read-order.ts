import * as z from 'zod'
import { ORDER_ATTRIBUTES } from '#contract/integration-providers.ts'
import { StoreOrder } from '#contract/orders.ts'
import { centsOf, piecesOf, uuidOf } from '#server/adapters/read-page.ts'
import type { ReadOrder } from '#server/features/integrations/connector.ts'

export const WooOrder = z.object({
  id: z.int(),
  number: z.string().nullish(),
  status: z.string(),
  currency: z.string(),
  date_created_gmt: z.string().nullable(),
  discount_total: z.string().nullish(),
  total_tax: z.string().nullish(),
  refunds: z.array(z.unknown()).default([]),
  meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })).default([]),
  line_items: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      product_id: z.int(),
      variation_id: z.int().nullish(),
      quantity: z.number(),
      subtotal: z.string(),
      sku: z.string().nullish(),
    }),
  ),
})

/** A refund's lines are negative, and name the line that they take back among their data. */
export const Refunds = z
  .array(
    z.object({
      line_items: z
        .array(
          z.object({
            quantity: z.number(),
            meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })).default([]),
          }),
        )
        .default([]),
    }),
  )
  .max(200)

const NOT_YET = ['pending', 'checkout-draft', 'auto-draft']
const VOID = ['cancelled', 'refunded', 'failed', 'trash']

/** A cart that was never paid is no order. */
export function readWooOrder(order: z.output<typeof WooOrder>, refunds: z.output<typeof Refunds>): ReadOrder {
  const externalId = String(order.id)
  const named = { externalId, name: `#${order.number ?? order.id}` }
  const lines = order.line_items.filter((line) => line.quantity > 0)
  if (NOT_YET.includes(order.status) || lines.length === 0) return { ...named, order: null }
  if (order.currency !== 'USD')
    return { ...named, fault: `it is in ${order.currency.slice(0, 3)}; only US dollars are counted` }
  const placedAt = new Date(`${order.date_created_gmt ?? ''}Z`)
  if (Number.isNaN(placedAt.getTime())) return { ...named, fault: 'its date cannot be read' }
  const attribute = (key: string) => uuidOf(order.meta_data.find((entry) => entry.key.replace(/^_/, '') === key)?.value)
  return {
    ...named,
    order: StoreOrder.parse({
      orderId: `woocommerce:${externalId}`,
      placedAt: placedAt.toISOString(),
      conversationId: attribute(ORDER_ATTRIBUTES.conversation),
      visitorId: attribute(ORDER_ATTRIBUTES.visitor),
      status: VOID.includes(order.status) ? 'voided' : 'placed',
      discountCents: centsOf(order.discount_total) ?? 0,
      taxCents: centsOf(order.total_tax) ?? 0,
      items: lines.slice(0, 200).map((line) => ({
        productId: line.variation_id ? `${line.product_id}-${line.variation_id}` : String(line.product_id),
        ...(line.sku ? { sku: line.sku.slice(0, 120) } : {}),
        name: line.name.slice(0, 300) || 'Item',
        quantity: piecesOf(line.quantity),
        returnedQuantity: Math.min(1000, returnedOf(line.id, refunds)),
        unitPriceCents: Math.round((centsOf(line.subtotal) ?? 0) / line.quantity),
      })),
    }),
  }
}

function returnedOf(lineId: number, refunds: z.output<typeof Refunds>): number {
  const lines = refunds.flatMap((refund) => refund.line_items)
  const own = lines.filter((line) =>
    line.meta_data.some(({ key, value }) => key === '_refunded_item_id' && Number(value) === lineId),
  )
  return own.reduce((sum, line) => sum + Math.abs(Math.round(line.quantity)), 0)
}
