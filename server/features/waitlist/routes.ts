import type { FastifyInstance } from 'fastify'
import { waitlistRoutes } from '#contract/waitlist.ts'
import type { Database } from '#server/db/database.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { takeHit } from '#server/http/limits.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import { joinWaitlist, listWaitlist } from './queries.ts'

export type WaitlistDeps = { db: Database }

const JOINS_PER_MINUTE = 10

export function registerWaitlist(app: FastifyInstance, deps: WaitlistDeps, doorkeeper: Doorkeeper): void {
  registerRoutes(
    app,
    waitlistRoutes,
    {
      joinWaitlist: async ({ address, now }, { body }) => {
        await takeHit(deps.db, [{ bucket: `waitlist:${address}`, limit: JOINS_PER_MINUTE, windowSeconds: 60 }], now)
        await deps.db.platform((trx) => joinWaitlist(trx, body.email, now))
        return { joined: true as const }
      },
      listWaitlist: async (_context, { query: { page, limit } }) => {
        const { rows, total } = await deps.db.platform((trx) => listWaitlist(trx, { page, limit }))
        return {
          entries: rows.map((row) => ({ email: row.email, joinedAt: row.joined_at.toISOString() })),
          pagination: { page, limit, total, pages: Math.ceil(total / limit) },
        }
      },
    },
    doorkeeper,
  )
}
