import type { FastifyInstance } from 'fastify'
import { resourceRoutes } from '#contract/resources.ts'
import type { StaffContext } from '#server/http/context.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { takeHit } from '#server/http/limits.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import { answerQuestion } from './answer-question.ts'
import { mailSupport } from './mail-support.ts'
import { readServices } from './read-services.ts'
import { readShopState, type SupportDeps } from './read-shop-state.ts'

const QUESTIONS_PER_MINUTE = 30
const MAILS_PER_HOUR = 10

export function registerSupport(app: FastifyInstance, deps: SupportDeps, doorkeeper: Doorkeeper): void {
  const limit = ({ actor, now }: StaffContext, kind: string, limit: number, windowSeconds: number) =>
    takeHit(deps.db, [{ bucket: `support-${kind}:${actor.userId}`, limit, windowSeconds }], now)
  registerRoutes(
    app,
    resourceRoutes,
    {
      getResources: (context) => readServices(deps, context),
      askSupport: async (context, { body }) => {
        await limit(context, 'question', QUESTIONS_PER_MINUTE, 60)
        const state = await readShopState(deps, context)
        return answerQuestion(body.text, state, { now: context.now, timeZone: context.tenant.timeZone })
      },
      mailSupport: async (context, { body }) => {
        await limit(context, 'mail', MAILS_PER_HOUR, 3600)
        return mailSupport(deps, context, body)
      },
    },
    doorkeeper,
  )
}
