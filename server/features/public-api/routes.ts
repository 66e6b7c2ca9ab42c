import type { FastifyInstance } from 'fastify'
import { apiKeyRoutes, publicApiRoutes, webhookRoutes } from '#contract/public-api.ts'
import { requireScope, type StoreKeyContext } from '#server/http/context.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { takeHit } from '#server/http/limits.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import { listApiKeys, makeApiKey, revokeApiKey } from './api-keys.ts'
import { listStoreConversations } from './store-conversations.ts'
import { changeStoreProducts, listStoreProducts, type StoreProductsDeps } from './store-products.ts'
import {
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  makeWebhook,
  redeliver,
  testWebhook,
  updateWebhook,
  type WebhookDeps,
} from './webhooks.ts'

export type PublicApiDeps = WebhookDeps & StoreProductsDeps

const CALLS_PER_MINUTE = 300

export function registerPublicApi(app: FastifyInstance, deps: PublicApiDeps, doorkeeper: Doorkeeper): void {
  registerRoutes(
    app,
    apiKeyRoutes,
    {
      listApiKeys: (context) => listApiKeys(deps, context),
      makeApiKey: (context, { body }) => makeApiKey(deps, context, body),
      revokeApiKey: (context, { params }) => revokeApiKey(deps, context, params.id),
    },
    doorkeeper,
  )
  registerRoutes(
    app,
    webhookRoutes,
    {
      listWebhooks: (context) => listWebhooks(deps, context),
      makeWebhook: (context, { body }) => makeWebhook(deps, context, body),
      updateWebhook: (context, { params, body }) => updateWebhook(deps, context, { id: params.id, ...body }),
      deleteWebhook: (context, { params }) => deleteWebhook(deps, context, params.id),
      testWebhook: (context, { params }) => testWebhook(deps, context, params.id),
      listDeliveries: (context, { params }) => listDeliveries(deps, context, params.id),
      redeliver: (context, { params }) => redeliver(deps, context, params),
    },
    doorkeeper,
  )
  const takeCall = ({ tenant, now }: StoreKeyContext) =>
    takeHit(deps.db, [{ bucket: `store-api:${tenant.id}`, limit: CALLS_PER_MINUTE, windowSeconds: 60 }], now)
  registerRoutes(
    app,
    publicApiRoutes,
    {
      listStoreProducts: async (context, { query }) => {
        requireScope(context, 'catalog:read')
        await takeCall(context)
        return listStoreProducts(deps, context, query)
      },
      changeStoreProducts: async (context, { body }) => {
        requireScope(context, 'catalog:write')
        await takeCall(context)
        return changeStoreProducts(deps, context, body)
      },
      listStoreConversations: async (context, { query }) => {
        requireScope(context, 'conversations:read')
        await takeCall(context)
        return listStoreConversations(deps, context, query)
      },
    },
    doorkeeper,
  )
}
