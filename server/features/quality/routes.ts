import type { FastifyInstance } from 'fastify'
import { criterionRoutes, qualityRoutes, reviewRoutes } from '#contract/quality.ts'
import type { Database } from '#server/db/database.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import { createCriterion, deleteCriterion, listCriteria, previewCriterion, updateCriterion } from './criteria.ts'
import { getQuality } from './get-quality.ts'
import { resolveFlag } from './resolve-flag.ts'
import { reviewConversation, withdrawReview } from './review-conversation.ts'

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
  registerRoutes(
    app,
    reviewRoutes,
    {
      reviewConversation: (context, { params, body }) => reviewConversation(deps, context, { id: params.id, ...body }),
      withdrawReview: (context, { params }) => withdrawReview(deps, context, params.id),
    },
    doorkeeper,
  )
  registerRoutes(
    app,
    criterionRoutes,
    {
      listCriteria: (context) => listCriteria(deps, context),
      previewCriterion: (context, { body }) => previewCriterion(deps, context, body),
      createCriterion: (context, { body }) => createCriterion(deps, context, body),
      updateCriterion: (context, { params, body }) => updateCriterion(deps, context, { id: params.id, ...body }),
      deleteCriterion: (context, { params }) => deleteCriterion(deps, context, params.id),
    },
    doorkeeper,
  )
}
