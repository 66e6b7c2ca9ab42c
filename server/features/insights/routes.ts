import type { FastifyInstance } from 'fastify'
import { insightRoutes } from '#contract/insights.ts'
import type { Database } from '#server/db/database.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import { type FindTaughtIds, getContentGaps } from './get-content-gaps.ts'
import { getMenuDefects } from './get-menu-defects.ts'
import { getUnmetDemand } from './get-unmet-demand.ts'

export function registerInsights(
  app: FastifyInstance,
  deps: { db: Database; findTaughtIds: FindTaughtIds },
  doorkeeper: Doorkeeper,
): void {
  registerRoutes(
    app,
    insightRoutes,
    {
      getContentGaps: (context, { query }) => getContentGaps(deps, context, query.range),
      getUnmetDemand: (context, { query }) => getUnmetDemand(deps, context, query.range),
      getMenuDefects: (context, { query }) => getMenuDefects(deps, context, query.range),
    },
    doorkeeper,
  )
}
