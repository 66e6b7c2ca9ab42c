import type { FastifyInstance } from 'fastify'
import { shopRoutes } from '#contract/shop.ts'
import type { Database } from '#server/db/database.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { takeHit } from '#server/http/limits.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import { getShop } from './get-shop.ts'
import { placeShopOrder, type ReportOrder } from './place-shop-order.ts'

/** The demo dispensary's back end. `reportOrder` is the store API, called with the shop's key as any shop's server would. */
export type ShopDeps = { db: Database; reportOrder: ReportOrder }

const CHECKOUTS_PER_MINUTE = 30

export function registerShop(app: FastifyInstance, deps: ShopDeps, doorkeeper: Doorkeeper): void {
  registerRoutes(
    app,
    shopRoutes,
    {
      getShop: () => getShop(deps),
      placeShopOrder: async (context, { body }) => {
        await takeHit(
          deps.db,
          [{ bucket: `checkout:${context.address}`, limit: CHECKOUTS_PER_MINUTE, windowSeconds: 60 }],
          context.now,
        )
        return placeShopOrder(deps, body, context.now)
      },
    },
    doorkeeper,
  )
}
