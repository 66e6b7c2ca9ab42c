import type { FastifyInstance } from 'fastify'
import { performanceRoutes } from '#contract/performance.ts'
import type { Database } from '#server/db/database.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import { getPerformance } from './get-performance.ts'

export function registerPerformance(
  app: FastifyInstance,
  deps: { db: Database; attributionWindowHours: number },
  doorkeeper: Doorkeeper,
): void {
  registerRoutes(
    app,
    performanceRoutes,
    { getPerformance: (context, { query }) => getPerformance(deps, context, query.period) },
    doorkeeper,
  )
}
