import type { FastifyInstance } from 'fastify'
import { orderRoutes } from '#contract/orders.ts'
import type { Database } from '#server/db/database.ts'
import { requireScope } from '#server/http/context.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { takeHit } from '#server/http/limits.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import { recordOrder } from './record-order.ts'

const ORDERS_PER_MINUTE = 1200

export function registerOrders(app: FastifyInstance, deps: { db: Database }, doorkeeper: Doorkeeper): void {
  registerRoutes(
    app,
    orderRoutes,
    {
      recordOrder: async (context, { body }) => {
        requireScope(context, 'orders:write')
        await takeHit(
          deps.db,
          [{ bucket: `orders:${context.tenant.id}`, limit: ORDERS_PER_MINUTE, windowSeconds: 60 }],
          context.now,
        )
        return recordOrder(deps, context, body)
      },
    },
    doorkeeper,
  )
}
