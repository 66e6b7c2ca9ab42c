import type { StoreOrder } from '#contract/orders.ts'

export type OrderFigures = {
  netCents: number
  /** Net of the lines whose product the conversation showed. */
  directCents: number
  /** Net of the other lines of an order that came from a conversation. */
  assistedCents: number
}

/**
 * What an order is worth: before tax, less discounts, returns and voids. A discount on the whole order is spread over its
 * lines by their price, so returning half of an order gives back half of it. `isDirect` answers by position in `items`.
 */
export function attributeOrder(
  order: StoreOrder,
  isMatched: boolean,
  isDirect: (line: number) => boolean,
): OrderFigures {
  if (order.status === 'voided') return { netCents: 0, directCents: 0, assistedCents: 0 }
  let ordered = 0
  let kept = 0
  let keptDirect = 0
  for (const [line, item] of order.items.entries()) {
    const lineKept = item.unitPriceCents * Math.max(0, item.quantity - item.returnedQuantity)
    ordered += item.unitPriceCents * item.quantity
    kept += lineKept
    if (isDirect(line)) keptDirect += lineKept
  }
  const discount = Math.min(order.discountCents, ordered)
  const netCents = ordered === 0 ? 0 : kept - Math.round((discount * kept) / ordered)
  if (!isMatched) return { netCents, directCents: 0, assistedCents: 0 }
  const directCents = kept === 0 ? 0 : Math.round((netCents * keptDirect) / kept)
  return { netCents, directCents, assistedCents: netCents - directCents }
}
