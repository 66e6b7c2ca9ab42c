import type { FastifyInstance } from 'fastify'
import { conversationDataRoutes, conversationRoutes } from '#contract/conversations.ts'
import type { Database } from '#server/db/database.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { publicContext, RawReply, registerRoutes } from '#server/http/register-routes.ts'
import { sendFile, streamReply } from '#server/http/stream-reply.ts'
import { getConversationSettings, saveConversationSettings } from './conversation-settings.ts'
import { eraseConversations } from './erase-conversations.ts'
import { exportConversations, exportFileName } from './export-conversations.ts'
import { getConversationDetails } from './get-conversation-details.ts'
import { listConversations } from './list-conversations.ts'
import { type WatchDeps, watchConversations } from './watch-conversations.ts'

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
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  const watch: WatchDeps = {
    db: deps.db,
    clock: doorkeeper.clock,
    closing: closing.signal,
    checkAccess: async ({ request }) => {
      await doorkeeper.identify('view_conversations', publicContext(request, doorkeeper.clock()))
    },
  }
  registerRoutes(
    app,
    conversationDataRoutes,
    {
      exportConversations: async (context, { query: { format, rows, ...filter } }) => {
        const pieces = exportConversations(deps, context, { filter, format, rows })
        const name = exportFileName(context, { format, rows })
        return new RawReply((reply) => sendFile(reply, { name, type: FILE_TYPES[format], pieces }))
      },
      watchConversations: async (context, { query }) =>
        // The connection ends with its stream: one kept alive would hold a closing server open.
        new RawReply((reply) =>
          streamReply(reply.header('connection', 'close'), watchConversations(watch, context, query)),
        ),
      eraseConversations: (context, { body }) => eraseConversations(deps, context, body),
      getConversationSettings: (context) => getConversationSettings(deps, context),
      saveConversationSettings: (context, { body }) => saveConversationSettings(deps, context, body),
    },
    doorkeeper,
  )
}

const FILE_TYPES = { csv: 'text/csv; charset=utf-8', ndjson: 'application/x-ndjson; charset=utf-8' } as const
