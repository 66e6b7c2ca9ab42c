import type { FastifyInstance } from 'fastify'
import { chatRoutes, type PublicAgent, visitRoutes } from '#contract/chat.ts'
import type { Database } from '#server/db/database.ts'
import type { Sealer } from '#server/db/seal.ts'
import type { ConversationContext } from '#server/http/context.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { RawReply, registerRoutes } from '#server/http/register-routes.ts'
import { streamReply } from '#server/http/stream-reply.ts'
import type { ChatLimits } from './chat-limits.ts'
import { confirmAge } from './confirm-age.ts'
import { giveFeedback } from './give-feedback.ts'
import type { OpenShop } from './open-shop.ts'
import { recordEvent } from './record-event.ts'
import { openOwnConversation, resumeConversation } from './resume-conversation.ts'
import { requestHandoff } from './request-handoff.ts'
import { type AnswerTurn, sendMessage } from './send-message.ts'
import { identifyCustomer } from './identify-customer.ts'
import { getPublicAgent } from './get-public-agent.ts'
import { recordVisit } from './record-visit.ts'
import { sayResting } from './say-resting.ts'
import { startConversation } from './start-conversation.ts'
import { streamAnswer } from './stream-answer.ts'

export type ChatDeps = {
  db: Database
  sealer: Sealer
  publicUrl: string
  /** Multiplies the limits. */
  limitFactor: number
  openShop: OpenShop
  answerTurn: AnswerTurn
  limits: ChatLimits
  endConversation: (tenantId: string, conversationId: string, now: Date) => Promise<void>
}

export function registerChat(app: FastifyInstance, deps: ChatDeps, doorkeeper: Doorkeeper): void {
  registerRoutes(
    app,
    chatRoutes,
    {
      getWidgetConfig: async (context, { params }) => {
        await deps.limits.call(context.address, context.now)
        return replyConfig(await getPublicAgent(deps, context, params.agentKey))
      },
      startConversation: async (context, { body }) => {
        await deps.limits.start(context.address, context.now)
        return startConversation(deps, context, body)
      },
      getConversation: async (context, { params }) => {
        await deps.limits.call(context.address, context.now)
        return resumeConversation(deps, context, params.id)
      },
      identifyCustomer: async (context, { params, body }) => {
        await deps.limits.call(context.address, context.now)
        return identifyCustomer(deps, context, { id: params.id, ...body })
      },
      confirmAge: async (context, { params, body }) => {
        await deps.limits.call(context.address, context.now)
        return confirmAge(deps, context, { id: params.id, confirmed: body.confirmed })
      },
      sendMessage: async (context, { params, body }) => {
        await deps.limits.message(
          { address: context.address, conversationSecret: context.conversationSecret, tenantId: context.tenant.id },
          context.now,
        )
        if (!wantsJson(context)) await refuseForeign(deps, context, params.id)
        const answer = context.isServed
          ? sendMessage(deps, context, { id: params.id, ...body })
          : sayResting(deps, context, params.id)
        if (wantsJson(context)) return answer
        const events = streamAnswer(answer, (error) => context.request.log.error({ err: error }, 'turn failed'))
        return new RawReply((reply) => streamReply(reply, events))
      },
      recordEvent: async (context, { params, body }) => {
        await deps.limits.call(context.address, context.now)
        return recordEvent(deps, context, { id: params.id, ...body })
      },
      giveFeedback: async (context, { params, body }) => {
        await deps.limits.call(context.address, context.now)
        return giveFeedback(deps, context, { id: params.id, ...body })
      },
      requestHandoff: (context, { params, body }) => requestHandoff(deps, context, { id: params.id, ...body }),
      endConversation: async (context, { params }) => {
        await deps.limits.call(context.address, context.now)
        await refuseForeign(deps, context, params.id)
        await deps.endConversation(context.tenant.id, params.id, context.now)
        return { ended: true }
      },
    },
    doorkeeper,
  )
  registerVisits(app, deps, doorkeeper)
}

function registerVisits(app: FastifyInstance, deps: ChatDeps, doorkeeper: Doorkeeper): void {
  registerRoutes(
    app,
    visitRoutes,
    {
      recordVisit: async (context, { body }) => {
        await deps.limits.call(context.address, context.now)
        return recordVisit(deps, context, body)
      },
    },
    doorkeeper,
  )
}

/** What is published shows within a minute. No content is no failure: the shop's page stays free of errors. */
function replyConfig(agent: PublicAgent | null): RawReply {
  return new RawReply((reply) => {
    reply.header('cache-control', 'public, max-age=60')
    return agent === null ? reply.status(204).send() : reply.send(agent)
  })
}

function wantsJson(context: ConversationContext): boolean {
  return (context.request.headers.accept ?? '').includes('application/json')
}

/** A stream answers 200 before its first event, so a secret that opens nothing is refused before. */
async function refuseForeign(deps: ChatDeps, context: ConversationContext, id: string): Promise<void> {
  await deps.db.tenant(context.tenant.id, (trx) => openOwnConversation(trx, context, id, { lock: false }))
}
