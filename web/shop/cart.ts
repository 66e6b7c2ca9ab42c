import { readCartText, writeCartText } from './cart-storage.ts'
import type { ShelfProduct } from './shop-api.ts'

/** How many of each product, by its id, in the order in which they were added. */
export type Cart = ReadonlyMap<string, number>

export const QUANTITY_MAX = 20

/** The saved cart; what is unreadable or no longer sold is left out. */
export function loadCart(products: readonly ShelfProduct[]): Cart {
  try {
    const found: unknown = JSON.parse(readCartText() ?? '[]')
    if (!Array.isArray(found)) return new Map()
    return new Map(
      found.filter(
        (line): line is [string, number] =>
          Array.isArray(line) &&
          Number.isInteger(line[1]) &&
          line[1] >= 1 &&
          line[1] <= QUANTITY_MAX &&
          products.some(({ productId, inStock }) => productId === line[0] && inStock),
      ),
    )
  } catch {
    return new Map()
  }
}

export function saveCart(cart: Cart) {
  writeCartText(JSON.stringify([...cart]))
}

/** The cart with `change` more (or fewer) of a product; none left takes it out. */
export function changeQuantity(cart: Cart, productId: string, change: number): Cart {
  const quantity = Math.min((cart.get(productId) ?? 0) + change, QUANTITY_MAX)
  const next = new Map(cart)
  if (quantity > 0) next.set(productId, quantity)
  else next.delete(productId)
  return next
}

/** What is paid for one, before tax; null when the menu gives no price. */
export function payableCents({ priceCents, salePriceCents }: ShelfProduct): number | null {
  if (priceCents === null || salePriceCents === null) return priceCents ?? salePriceCents
  return Math.min(priceCents, salePriceCents)
}

/** Sum of a cart before tax, in cents. */
export function subtotalCents(cart: Cart, products: readonly ShelfProduct[]): number {
  let sum = 0
  for (const product of products) sum += (cart.get(product.productId) ?? 0) * (payableCents(product) ?? 0)
  return sum
}
