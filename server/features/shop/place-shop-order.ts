import { randomUUIDv7 } from 'node:crypto'
import { isInStock, payableCents } from '#contract/catalog.ts'
import type { StoreOrder } from '#contract/orders.ts'
import type { Database } from '#server/db/database.ts'
import { loadProducts } from '#server/db/products.ts'
import { AppError } from '#server/http/app-error.ts'
import { findDemoTenant } from './get-shop.ts'

export type ReportOrder = (order: StoreOrder) => Promise<void>

const TAX_RATE = 0.0881

/** Prices the basket from the shop's own rows, never from the page, and reports the order. Throws `unprocessable` when something is sold out. */
export async function placeShopOrder(
  deps: { db: Database; reportOrder: ReportOrder },
  basket: { items: { productId: string; quantity: number }[]; conversationId?: string },
  now: Date,
) {
  const tenantId = await findDemoTenant(deps.db)
  const products = await deps.db.tenant(tenantId, (trx) => loadProducts(trx, tenantId))
  const items = basket.items.map(({ productId, quantity }) => {
    const product = products.find((candidate) => candidate.productId === productId)
    const unitPriceCents = product && payableCents(product)
    if (product === undefined || !isInStock(product) || unitPriceCents === null || unitPriceCents === undefined) {
      throw new AppError('unprocessable', { text: 'Something in your cart is no longer available.' })
    }
    return {
      productId,
      sku: product.sku ?? undefined,
      name: product.name,
      quantity,
      returnedQuantity: 0,
      unitPriceCents,
    }
  })
  const subtotalCents = items.reduce((sum, item) => sum + item.unitPriceCents * item.quantity, 0)
  const taxCents = Math.round(subtotalCents * TAX_RATE)
  const orderId = `JS-${randomUUIDv7()}`
  await deps.reportOrder({
    orderId,
    placedAt: now.toISOString(),
    conversationId: basket.conversationId,
    currency: 'USD',
    status: 'placed',
    discountCents: 0,
    taxCents,
    items,
  })
  return { orderId, subtotalCents, taxCents, totalCents: subtotalCents + taxCents }
}
