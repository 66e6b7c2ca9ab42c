import type { FastifyInstance } from 'fastify'
import { isStoreProvider } from '#contract/integration-providers.ts'
import { HOOK_BODY_LIMIT_BYTES, integrationRoutes, vendorHookRoutes } from '#contract/integrations.ts'
import type { Doorkeeper } from '#server/http/doorkeeper.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import { connectIntegration, disconnectIntegration } from './connect-integration.ts'
import type { IntegrationDeps } from './integration-deps.ts'
import { listIntegrations, listSyncFailures, listSyncRuns, saveColumnMapping } from './list-integrations.ts'
import { receiveVendorHook } from './receive-vendor-hook.ts'
import type { SyncRunner } from './run-syncs.ts'
import { startSync, stopSync } from './start-sync.ts'
import { testIntegration } from './test-integration.ts'

type Deps = IntegrationDeps & { runner: SyncRunner }

export function registerIntegrations(app: FastifyInstance, deps: Deps, doorkeeper: Doorkeeper): void {
  app.addHook('onClose', () => deps.runner.stop())
  registerRoutes(
    app,
    integrationRoutes,
    {
      listIntegrations: (context) => listIntegrations(deps, context),
      testIntegration: async (context, { params, body }) => {
        const { result, accountName } = await testIntegration(deps, context, { ...params, ...body })
        return { result, accountName }
      },
      connectIntegration: async (context, { params, body }) => {
        const connected = await connectIntegration(deps, context, { ...params, ...body })
        if (isStoreProvider(params.provider)) deps.runner.wake(context.tenant, params.provider)
        return connected
      },
      disconnectIntegration: (context, { params }) => disconnectIntegration(deps, context, params.provider),
      startSync: async (context, { params, body }) => {
        const run = await startSync(deps, context, { ...params, ...body })
        deps.runner.wake(context.tenant, params.provider)
        return run
      },
      stopSync: (context, { params }) => stopSync(deps, context, params.provider),
      listSyncRuns: (context, { params }) => listSyncRuns(deps, context, params.provider),
      listSyncFailures: (context, { params }) => listSyncFailures(deps, context, params.runId),
      saveColumnMapping: (context, { body }) => saveColumnMapping(deps, context, body.mapping),
    },
    doorkeeper,
  )
  registerVendorHooks(app, deps, doorkeeper)
}

/** A signature is over the very bytes, so this scope alone reads its bodies as they come. */
function registerVendorHooks(app: FastifyInstance, deps: Deps, doorkeeper: Doorkeeper): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: HOOK_BODY_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    registerRoutes(
      scope,
      vendorHookRoutes,
      {
        receiveVendorHook: (context, { params }) => {
          const { body, headers } = context.request
          const single = Object.entries(headers).map(([name, value]) => [
            name,
            Array.isArray(value) ? undefined : value,
          ])
          return receiveVendorHook(deps, context, {
            hookId: params.hookId,
            request: {
              headers: Object.fromEntries(single),
              body: Buffer.isBuffer(body) ? body : new Uint8Array(),
            },
          })
        },
      },
      doorkeeper,
    )
  })
}
