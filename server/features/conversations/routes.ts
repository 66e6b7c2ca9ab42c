import type { FastifyInstance } from 'fastify'
import { conversationRoutes } from '#contract/conversations.ts'
import type { Database } from '#server/db/database.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import { getConversationDetails } from './get-conversation-details.ts'
import { listConversations } from './list-conversations.ts'

export function registerConversations(app: FastifyInstance, deps: { db: Database }, doorkeeper: Doorkeeper): void {
  registerRoutes(
    app,
    conversationRoutes,
    {
      listConversations: (context, { query }) => listConversations(deps, context, query),
      getConversationDetails: (context, { params }) => getConversationDetails(deps, context, params.id),
    },
    doorkeeper,
  )
}
