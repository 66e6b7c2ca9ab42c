import type * as z from 'zod'
import type { shopRoutes } from '#contract/shop.ts'

export type Shop = z.output<typeof shopRoutes.getShop.reply>
export type ShelfProduct = Shop['products'][number]
export type Basket = z.input<typeof shopRoutes.placeShopOrder.body>
export type Receipt = z.output<typeof shopRoutes.placeShopOrder.reply>

export async function getShop(): Promise<Shop> {
  const response = await fetch('/api/shop')
  if (!response.ok) throw new Error('The menu could not be loaded.')
  return response.json()
}

/** Places the order. Rejects with a text for the shopper. */
export async function placeOrder(basket: Basket): Promise<Receipt> {
  const response = await fetch('/api/shop/checkout', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(basket),
  }).catch(() => null)
  if (response?.ok) return response.json()
  const refusal = await response?.json().catch(() => null)
  throw new Error(refusal?.error ?? 'There is no connection. Nothing was ordered; please try again.')
}
