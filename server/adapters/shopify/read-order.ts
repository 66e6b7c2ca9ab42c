import * as z from 'zod'
import { ORDER_ATTRIBUTES } from '#contract/integration-providers.ts'
import { StoreOrder } from '#contract/orders.ts'
import { centsOf, piecesOf, uuidOf } from '#server/adapters/read-page.ts'
import type { ReadOrder } from '#server/features/integrations/connector.ts'
import { idOf } from './queries.ts'

const money = z.object({ shopMoney: z.object({ amount: z.string() }) }).nullish()

export const ShopifyOrder = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
  cancelledAt: z.string().nullable(),
  displayFinancialStatus: z.string().nullish(),
  test: z.boolean(),
  currencyCode: z.string(),
  taxesIncluded: z.boolean().nullish(),
  customAttributes: z.array(z.object({ key: z.string(), value: z.string().nullable() })),
  totalDiscountsSet: money,
  totalTaxSet: money,
  lineItems: z.object({
    nodes: z.array(
      z.object({
        title: z.string(),
        quantity: z.number(),
        currentQuantity: z.number(),
        sku: z.string().nullish(),
        product: z.object({ id: z.string(), variantsCount: z.object({ count: z.number() }).nullish() }).nullable(),
        variant: z.object({ id: z.string() }).nullable(),
        originalUnitPriceSet: money,
      }),
    ),
  }),
})

type Order = z.output<typeof ShopifyOrder>

/** Test orders and orders without a line are none. Removed and refunded pieces count as returned. */
export function readShopifyOrder(order: Order): ReadOrder {
  const externalId = idOf(order.id)
  const lines = order.lineItems.nodes.filter((line) => line.quantity > 0)
  if (order.test || lines.length === 0) return { externalId, name: order.name, order: null }
  if (order.currencyCode !== 'USD')
    return {
      externalId,
      name: order.name,
      fault: `it is in ${order.currencyCode.slice(0, 3)}; only US dollars are counted`,
    }
  const attribute = (key: string) => uuidOf(order.customAttributes.find((each) => each.key === key)?.value)
  const taxCents = centsOf(order.totalTaxSet?.shopMoney.amount) ?? 0
  return {
    externalId,
    name: order.name,
    order: StoreOrder.parse({
      orderId: `shopify:${externalId}`,
      placedAt: order.createdAt,
      conversationId: attribute(ORDER_ATTRIBUTES.conversation),
      visitorId: attribute(ORDER_ATTRIBUTES.visitor),
      status: order.cancelledAt !== null || VOID.includes(order.displayFinancialStatus ?? '') ? 'voided' : 'placed',
      // Prices with tax inside are brought to before tax by taking it off the whole order.
      discountCents: (centsOf(order.totalDiscountsSet?.shopMoney.amount) ?? 0) + (order.taxesIncluded ? taxCents : 0),
      taxCents,
      items: lines.slice(0, 200).map((line) => ({
        ...productOf(line),
        ...(line.sku ? { sku: line.sku.slice(0, 120) } : {}),
        name: line.title.slice(0, 300) || 'Item',
        quantity: piecesOf(line.quantity),
        returnedQuantity: Math.max(0, Math.min(1000, Math.round(line.quantity - line.currentQuantity))),
        unitPriceCents: centsOf(line.originalUnitPriceSet?.shopMoney.amount) ?? 0,
      })),
    }),
  }
}

const VOID = ['VOIDED', 'REFUNDED', 'EXPIRED']

/** The id that the menu has for what was bought. */
function productOf({ product, variant }: Order['lineItems']['nodes'][number]) {
  if (product === null) return {}
  const isOnly = (product.variantsCount?.count ?? 1) <= 1 || variant === null
  return { productId: isOnly ? idOf(product.id) : `${idOf(product.id)}-${idOf(variant.id)}` }
}
