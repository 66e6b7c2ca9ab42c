import type { FastifyInstance } from 'fastify'
import { qualityRoutes } from '#contract/quality.ts'
import type { Database } from '#server/db/database.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import { getQuality } from './get-quality.ts'
import { resolveFlag } from './resolve-flag.ts'

export function registerQuality(app: FastifyInstance, deps: { db: Database }, doorkeeper: Doorkeeper): void {
  registerRoutes(
    app,
    qualityRoutes,
    {
      getQuality: (context, { query }) => getQuality(deps, context, query.range),
      resolveFlag: (context, { params, body }) =>
        resolveFlag(deps, context, { id: params.id, resolved: true, ...body }),
      reopenFlag: (context, { params, body }) =>
        resolveFlag(deps, context, { id: params.id, resolved: false, ...body }),
    },
    doorkeeper,
  )
}
