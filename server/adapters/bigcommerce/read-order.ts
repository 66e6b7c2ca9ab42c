import * as z from 'zod'
import { StoreOrder } from '#contract/orders.ts'
import { centsOf, piecesOf } from '#server/adapters/read-page.ts'
import type { ReadOrder } from '#server/features/integrations/connector.ts'

const amount = z.union([z.string(), z.number()]).nullish()

export const BigCommerceOrder = z.object({
  id: z.int(),
  date_created: z.string(),
  status_id: z.int(),
  is_deleted: z.boolean().nullish(),
  currency_code: z.string().default('USD'),
  discount_amount: amount,
  coupon_discount: amount,
  total_tax: amount,
})

export const OrderLines = z
  .array(
    z.object({
      product_id: z.int(),
      variant_id: z.int().nullish(),
      sku: z.string().nullish(),
      name: z.string(),
      quantity: z.number(),
      quantity_refunded: z.number().nullish(),
      price_ex_tax: amount,
      product_options: z.array(z.unknown()).nullish(),
    }),
  )
  .max(250)

const STATUS = { incomplete: 0, refunded: 4, cancelled: 5, declined: 6 }
const VOID = [STATUS.refunded, STATUS.cancelled, STATUS.declined]

/** An order that was begun and not paid is none yet. */
export function readBigCommerceOrder(
  order: z.output<typeof BigCommerceOrder>,
  lines: z.output<typeof OrderLines>,
): ReadOrder {
  const externalId = String(order.id)
  const named = { externalId, name: `Order ${externalId}` }
  const bought = lines.filter((line) => line.quantity > 0)
  if (order.status_id === STATUS.incomplete || bought.length === 0) return { ...named, order: null }
  if (order.currency_code !== 'USD')
    return { ...named, fault: `it is in ${order.currency_code.slice(0, 3)}; only US dollars are counted` }
  const placedAt = new Date(order.date_created)
  if (Number.isNaN(placedAt.getTime())) return { ...named, fault: 'its date cannot be read' }
  return {
    ...named,
    order: StoreOrder.parse({
      orderId: `bigcommerce:${externalId}`,
      placedAt: placedAt.toISOString(),
      status: order.is_deleted || VOID.includes(order.status_id) ? 'voided' : 'placed',
      discountCents: (centsOf(order.discount_amount) ?? 0) + (centsOf(order.coupon_discount) ?? 0),
      taxCents: centsOf(order.total_tax) ?? 0,
      items: bought.slice(0, 200).map((line) => ({
        productId: productIdOf(line),
        ...(line.sku ? { sku: line.sku.slice(0, 120) } : {}),
        name: line.name.slice(0, 300) || 'Item',
        quantity: piecesOf(line.quantity),
        returnedQuantity: Math.min(1000, Math.max(0, Math.round(line.quantity_refunded ?? 0))),
        unitPriceCents: centsOf(line.price_ex_tax) ?? 0,
      })),
    }),
  }
}

/** A product without options has one variant, and the menu has it by the product's id alone. */
function productIdOf({ product_id, variant_id, product_options }: z.output<typeof OrderLines>[number]): string {
  const isOnly = product_options === null || product_options === undefined || product_options.length === 0
  return isOnly || !variant_id ? String(product_id) : `${product_id}-${variant_id}`
}
