import { existsSync } from 'node:fs'
import { join } from 'node:path'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { Store } from '#concierge/open-store.ts'
import type { SentenceVectors } from '#concierge/ports.ts'
import { takeTurn } from '#concierge/take-turn.ts'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { saveUsage } from './db/usage.ts'
import type { Sealer } from './db/seal.ts'
import { registerAgents } from './features/agents/routes.ts'
import { registerAudit } from './features/audit/routes.ts'
import { openMemberSession, toVisitor } from './features/auth/open-session.ts'
import { type AuthDeps, registerAuth } from './features/auth/routes.ts'
import type { BillingProvider } from './features/billing/billing-provider.ts'
import { moveTrialEnd } from './features/billing/move-trial-end.ts'
import { registerBilling } from './features/billing/routes.ts'
import { readCatalog } from './features/catalog/read-catalog.ts'
import { registerCatalog } from './features/catalog/routes.ts'
import { createChatLimits } from './features/chat/chat-limits.ts'
import { getPublicAgent } from './features/chat/get-public-agent.ts'
import { createShopOpener } from './features/chat/open-shop.ts'
import { createVectorKeeper } from './features/chat/product-vectors.ts'
import { registerChat } from './features/chat/routes.ts'
import type { AnswerTurn } from './features/chat/send-message.ts'
import { withTaughtAnswers } from './features/chat/taught-answers.ts'
import { withUsualPurchases } from './features/chat/usual-purchases.ts'
import { registerEmbed } from './features/embed/routes.ts'
import { endConversation } from './features/conversations/end-conversation.ts'
import { registerConversations } from './features/conversations/routes.ts'
import { getHealth } from './features/health/get-health.ts'
import { registerHealth } from './features/health/routes.ts'
import { registerInsights } from './features/insights/routes.ts'
import {
  createTaughtAnswers,
  findTaughtIds,
  pickTaughtAnswer,
  readTaught,
} from './features/knowledge/find-taught-answer.ts'
import { registerIntegrations } from './features/integrations/routes.ts'
import { registerKitchen } from './features/kitchen/routes.ts'
import { registerKnowledge } from './features/knowledge/routes.ts'
import type { ReadTextReply } from './features/notifications/deliverers.ts'
import { registerNotifications } from './features/notifications/routes.ts'
import { registerOnboarding } from './features/onboarding/routes.ts'
import { ATTRIBUTION_WINDOW_HOURS } from './features/orders/match-order.ts'
import { registerOrders } from './features/orders/routes.ts'
import { registerPerformance } from './features/performance/routes.ts'
import { registerPublicApi } from './features/public-api/routes.ts'
import { registerQuality } from './features/quality/routes.ts'
import type { ReportOrder } from './features/shop/place-shop-order.ts'
import { registerSettings } from './features/settings/routes.ts'
import { registerShop } from './features/shop/routes.ts'
import type { PaymentProvider } from './features/signup/payment-provider.ts'
import { registerSignup } from './features/signup/routes.ts'
import { registerTeam } from './features/team/routes.ts'
import { registerTenantData } from './features/tenant-data/routes.ts'
import { registerSupport } from './features/support/routes.ts'
import { registerWaitlist } from './features/waitlist/routes.ts'
import { guardOrigins } from './http/admit-origin.ts'
import { createDoorkeeper, type Doorkeeper } from './http/doorkeeper.ts'
import { drainOnClose } from './http/drain.ts'
import { handleErrors } from './http/handle-errors.ts'
import { measureRequests } from './http/measure-requests.ts'
import { logRequest } from './http/log-request.ts'
import type { Outbound } from './http/outbound.ts'
import type { Integrations } from './join-integrations.ts'
import { describeApi, serveApiDocs } from './http/serve-api-docs.ts'
import { SECURITY_HEADERS } from './http/security-headers.ts'
import { type StaticFolders, serveStatic } from './http/serve-static.ts'

export type AppDeps = {
  config: Pick<Config, 'mode' | 'logLevel' | 'publicUrl' | 'trustProxy' | 'publicLimitFactor' | 'supportEmail'>
  db: Database
  clock: () => Date
  identityProvider: AuthDeps['provider']
  payments: PaymentProvider
  billing: BillingProvider
  answerTurn: AnswerTurn
  /** Null where shops answer by words alone. */
  sentenceVectors: SentenceVectors | null
  /** Makes ready what the first turns of a shop would; left out where nobody waits for them. */
  acquaint?: (store: Store) => void
  isQueueWorking: () => Promise<boolean>
  /** What leaves the house; what does not waits in the operator's outbox. */
  sends: { mail: boolean; text: boolean }
  /** Null where no text messages are configured. */
  readTextReply: ReadTextReply | null
  version: string
  outbound: Outbound
  sealer: Sealer
  integrations: Integrations
  /** Null in tests that need no pages. */
  staticFolders: StaticFolders | null
  /** Null where no demo dispensary is served. */
  reportShopOrder: ReportOrder | null
}

/** The whole server, without a port: `listen` or `inject` it. Features know nothing of each other; they are joined here. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config } = deps
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, serializers: { req: logRequest } },
    logController: new LogController({ disableRequestLogging: config.mode !== 'production' }),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: 64 * 1024,
    return503OnClosing: true,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('caller', null)
  app.addHook('onRoute', (route) => {
    const isOwnFile = route.config?.access === undefined && route.url.startsWith('/api')
    if (isOwnFile && route.method !== 'OPTIONS' && route.url !== '/api/*')
      throw new Error(`${route.url} does not say who may call it`)
  })
  await app.register(helmet, SECURITY_HEADERS)
  await app.register(cors, {
    delegator: (request, callback) =>
      callback(null, {
        origin: request.url?.startsWith('/api/chat/') === true ? '*' : false,
        methods: ['GET', 'POST'],
        allowedHeaders: ['authorization', 'content-type'],
        exposedHeaders: ['retry-after'],
        maxAge: 600,
      }),
  })
  handleErrors(app)
  measureRequests(app, { clock: deps.clock, save: (batch, now) => saveUsage(deps.db, batch, now) })
  guardOrigins(app, config.publicUrl)
  drainOnClose(app)
  await describeApi(app, config.publicUrl)
  registerFeatures(app, deps)
  serveApiDocs(app, config.publicUrl)
  await serveStatic(app, deps.staticFolders)
  return app
}

function registerFeatures(app: FastifyInstance, deps: AppDeps): void {
  const { db, config } = deps
  const doorkeeper = createDoorkeeper(db, deps.clock)
  registerHealth(app, { db, isQueueWorking: deps.isQueueWorking, version: deps.version }, doorkeeper)
  registerAuth(
    app,
    { db, provider: deps.identityProvider, publicUrl: config.publicUrl, limitFactor: config.publicLimitFactor },
    doorkeeper,
  )
  registerSignup(
    app,
    {
      db,
      payments: deps.payments,
      readCatalog,
      openSession: openMemberSession,
      limitFactor: config.publicLimitFactor,
    },
    doorkeeper,
  )
  const billing = { db, provider: deps.billing, publicUrl: config.publicUrl }
  registerBilling(app, billing, doorkeeper)
  registerWaitlist(app, { db }, doorkeeper)
  registerSupportDesk(app, deps, doorkeeper)
  registerTenantData(app, { db }, doorkeeper)
  registerOnboarding(app, { db, publicUrl: config.publicUrl }, doorkeeper)
  registerConcierge(app, deps, doorkeeper)
  registerSettings(app, { db }, doorkeeper)
  registerTeam(app, { db, publicUrl: config.publicUrl }, doorkeeper)
  const { sends, readTextReply } = deps
  registerNotifications(app, { db, publicUrl: config.publicUrl, sends, readTextReply }, doorkeeper)
  registerIntegrations(app, deps.integrations, doorkeeper)
  registerPublicApi(app, deps.integrations, doorkeeper)
  registerCatalog(app, { db }, doorkeeper)
  registerOrders(app, { db }, doorkeeper)
  registerPerformance(app, { db, attributionWindowHours: ATTRIBUTION_WINDOW_HOURS }, doorkeeper)
  registerQuality(app, { db }, doorkeeper)
  registerConversations(app, { db }, doorkeeper)
  registerKnowledge(app, { db }, doorkeeper)
  registerAudit(app, { db }, doorkeeper)
  registerKitchen(
    app,
    { db, moveTrialEnd: (tenantId, endsAt, now) => moveTrialEnd(billing, tenantId, endsAt, now), toVisitor },
    doorkeeper,
  )
  registerInsights(app, { db, findTaughtIds }, doorkeeper)
  if (deps.reportShopOrder !== null) registerShop(app, { db, reportOrder: deps.reportShopOrder }, doorkeeper)
}

/** The chat that shoppers have with a shop, what puts it on a page, and the builder of what speaks in it: all open the same shops. */
function registerConcierge(app: FastifyInstance, deps: AppDeps, doorkeeper: Doorkeeper): void {
  const { db, config } = deps
  const openShop = createShopOpener(deps.sentenceVectors && createVectorKeeper(db, deps.sentenceVectors), deps.acquaint)
  const taught = createTaughtAnswers(db)
  const limits = createChatLimits(db, config.publicLimitFactor)
  registerEmbed(
    app,
    {
      db,
      outbound: deps.outbound,
      sealer: deps.sealer,
      publicUrl: config.publicUrl,
      dist: deps.staticFolders?.dist ?? null,
      findAgent: async (context, agentKey) => {
        await limits.call(context.address, context.now)
        return getPublicAgent({ db, openShop }, context, agentKey)
      },
    },
    doorkeeper,
  )
  registerChat(
    app,
    {
      db,
      openShop,
      sealer: deps.sealer,
      publicUrl: config.publicUrl,
      limitFactor: config.publicLimitFactor,
      answerTurn: withTaughtAnswers(taught, withUsualPurchases(db, deps.answerTurn)),
      limits,
      endConversation: (tenantId, conversationId, now) => endConversation({ db }, tenantId, conversationId, now),
    },
    doorkeeper,
  )
  const tried = { find: taught.find, countHit: async () => {} }
  registerAgents(
    app,
    {
      db,
      clock: deps.clock,
      openShop,
      answerAsLive: withTaughtAnswers(tried, deps.answerTurn),
      openBuiltIn: async (tenantId) => {
        const rows = await db.tenant(tenantId, (trx) => readTaught(trx, tenantId))
        const known = { ...tried, find: async (_tenantId: string, text: string) => pickTaughtAnswer(rows, text) }
        return withTaughtAnswers(known, async (shop, asked) => takeTurn(shop.store, { agent: shop.brief, ...asked }))
      },
    },
    doorkeeper,
  )
}

function registerSupportDesk(app: FastifyInstance, deps: AppDeps, doorkeeper: Doorkeeper): void {
  const { db, config, version, staticFolders } = deps
  registerSupport(
    app,
    {
      db,
      publicUrl: config.publicUrl,
      supportEmail: config.supportEmail,
      version,
      isWidgetServed: () => staticFolders !== null && existsSync(join(staticFolders.dist, 'widget', 'widget.js')),
      isHealthy: async () => (await getHealth(deps)).status === 'ok',
    },
    doorkeeper,
  )
}
