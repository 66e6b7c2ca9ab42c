import * as z from 'zod'
import type { RouteTable } from '#contract/route.ts'

const cents = z.int().min(0).max(100_000_000)

/**
 * One order as a shop's server reports it. Amounts are cents of `currency`. `unitPriceCents` is before tax and before
 * order discounts; `discountCents` covers the whole order. `placedAt` is when the shopper ordered.
 */
export const StoreOrder = z.object({
  orderId: z.string().min(1).max(120),
  placedAt: z.iso.datetime({ offset: true }).optional(),
  conversationId: z.uuid().optional(),
  /** The random id of the shopper's browser, as the widget keeps it: ties the order to a visit where no conversation is named. */
  visitorId: z.uuid().optional(),
  currency: z.literal('USD').default('USD'),
  status: z.enum(['placed', 'voided']).default('placed'),
  discountCents: cents.default(0),
  taxCents: cents.default(0),
  items: z
    .array(
      z.object({
        productId: z.string().min(1).max(120).optional(),
        sku: z.string().max(120).optional(),
        name: z.string().min(1).max(300),
        quantity: z.int().min(1).max(1000),
        returnedQuantity: z.int().min(0).max(1000).default(0),
        unitPriceCents: cents,
      }),
    )
    .min(1)
    .max(200),
})
export type StoreOrder = z.infer<typeof StoreOrder>

export const orderRoutes = {
  recordOrder: {
    method: 'POST',
    path: '/store/orders',
    access: 'store-key',
    summary: 'Report an order, or its newer state under the same orderId; repeating it changes nothing',
    body: StoreOrder,
    status: 201,
    reply: z.object({
      orderId: z.string(),
      matchedBy: z.enum(['conversation', 'products', 'none']),
      /** 1 for a conversation that the order names, less for one found by what it showed, 0 for none. */
      matchConfidence: z.number().min(0).max(1),
      netCents: z.int(),
    }),
  },
} as const satisfies RouteTable
