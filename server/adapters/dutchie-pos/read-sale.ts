import * as z from 'zod'
import { StoreOrder } from '#contract/orders.ts'
import { centsOf, piecesOf } from '#server/adapters/read-page.ts'
import type { ReadOrder } from '#server/features/integrations/connector.ts'

const number = z.number().nullish()

export const DutchieSale = z.object({
  transactionid: z.union([z.int(), z.string()]),
  transactiondate: z.string(),
  isvoid: z.boolean().nullish(),
  isreturn: z.boolean().nullish(),
  totaldiscount: number,
  tax: number,
  items: z
    .array(
      z.object({
        productid: z.int().nullish(),
        productname: z.string().nullish(),
        quantity: number,
        unitprice: number,
        isreturned: z.boolean().nullish(),
      }),
    )
    .nullish(),
})

/** A return is a sale of its own there; the sale that it takes back carries the mark on its lines, and that counts. */
export function readDutchieSale(sale: z.output<typeof DutchieSale>): ReadOrder {
  const externalId = String(sale.transactionid)
  const named = { externalId, name: `Sale ${externalId}` }
  const lines = (sale.items ?? []).filter((item) => (item.quantity ?? 0) > 0)
  if (sale.isreturn === true || lines.length === 0) return { ...named, order: null }
  const placedAt = new Date(
    /(z|[+-]\d\d:?\d\d)$/i.test(sale.transactiondate) ? sale.transactiondate : `${sale.transactiondate}Z`,
  )
  if (Number.isNaN(placedAt.getTime())) return { ...named, fault: 'its date cannot be read' }
  return {
    ...named,
    order: StoreOrder.parse({
      orderId: `dutchie-pos:${externalId}`.slice(0, 120),
      placedAt: placedAt.toISOString(),
      status: sale.isvoid === true ? 'voided' : 'placed',
      discountCents: centsOf(Math.abs(sale.totaldiscount ?? 0)) ?? 0,
      taxCents: centsOf(sale.tax) ?? 0,
      items: lines.slice(0, 200).map((item) => {
        const quantity = piecesOf(item.quantity ?? 1)
        return {
          ...(item.productid ? { productId: String(item.productid) } : {}),
          name: (item.productname ?? '').slice(0, 300) || 'Item',
          quantity,
          returnedQuantity: item.isreturned === true ? quantity : 0,
          // Weighed goods come in parts of a gram: the line is worth what it was sold for.
          unitPriceCents: Math.round(((centsOf(item.unitprice) ?? 0) * (item.quantity ?? 1)) / quantity),
        }
      }),
    }),
  }
}
