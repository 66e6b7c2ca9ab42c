import * as z from 'zod'
import { AgentKey } from '#contract/chat.ts'
import type { RouteTable } from '#contract/route.ts'
import { ShownProduct } from '#contract/turn.ts'

/** The demo dispensary's own site: what its page needs, as any shop's back end would offer it. Absent in production. */
export const shopRoutes = {
  getShop: {
    method: 'GET',
    path: '/shop',
    access: 'public',
    summary: "The demo dispensary's shelf",
    reply: z.object({
      name: z.string(),
      address: z.string(),
      agentKey: AgentKey,
      products: z.array(ShownProduct.extend({ description: z.string().nullable(), stock: z.int().nullable() })),
    }),
  },
  placeShopOrder: {
    method: 'POST',
    path: '/shop/checkout',
    access: 'public',
    summary: 'Check out at the demo dispensary; its server reports the order with the store key',
    body: z.object({
      items: z
        .array(z.object({ productId: z.string().min(1).max(120), quantity: z.int().min(1).max(20) }))
        .min(1)
        .max(50),
      conversationId: z.uuid().optional(),
    }),
    status: 201,
    reply: z.object({ orderId: z.string(), totalCents: z.int(), taxCents: z.int(), subtotalCents: z.int() }),
  },
} as const satisfies RouteTable
