import type { FastifyInstance } from 'fastify'
import { knowledgeRoutes } from '#contract/knowledge.ts'
import type { Database } from '#server/db/database.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import { deleteTestCase, listTestCases, saveTestCase } from './save-test-case.ts'
import { forgetTaughtAnswer, listTaughtAnswers, teachAnswer, updateTaughtAnswer } from './teach-answer.ts'

export function registerKnowledge(app: FastifyInstance, deps: { db: Database }, doorkeeper: Doorkeeper): void {
  registerRoutes(
    app,
    knowledgeRoutes,
    {
      listTaughtAnswers: (context) => listTaughtAnswers(deps, context),
      teachAnswer: (context, { body }) => teachAnswer(deps, context, body),
      updateTaughtAnswer: (context, { params, body }) => updateTaughtAnswer(deps, context, { id: params.id, ...body }),
      forgetTaughtAnswer: (context, { params }) => forgetTaughtAnswer(deps, context, params.id),
      listTestCases: (context) => listTestCases(deps, context),
      saveTestCase: (context, { body }) => saveTestCase(deps, context, body),
      deleteTestCase: (context, { params }) => deleteTestCase(deps, context, params.id),
    },
    doorkeeper,
  )
}
