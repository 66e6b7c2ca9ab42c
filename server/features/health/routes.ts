import type { FastifyInstance } from 'fastify'
import { healthRoutes } from '#contract/health.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { RawReply, registerRoutes } from '#server/http/register-routes.ts'
import { getHealth, type HealthDeps } from './get-health.ts'

export function registerHealth(app: FastifyInstance, deps: HealthDeps, doorkeeper: Doorkeeper): void {
  registerRoutes(
    app,
    healthRoutes,
    {
      getHealth: async () => {
        const health = await getHealth(deps)
        return new RawReply((reply) =>
          reply
            .status(health.status === 'ok' ? 200 : 503)
            .header('cache-control', 'no-store')
            .type('application/json')
            .serializer(JSON.stringify)
            .send(health),
        )
      },
    },
    doorkeeper,
  )
}
