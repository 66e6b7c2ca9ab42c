import type { FastifyInstance, InjectOptions } from 'fastify'
import { takeTurn } from '#concierge/take-turn.ts'
import { createSandboxBilling } from '#server/adapters/sandbox-payments/sandbox-billing.ts'
import { createSandboxLedger } from '#server/adapters/sandbox-payments/sandbox-ledger.ts'
import { createSandboxPayments } from '#server/adapters/sandbox-payments/sandbox-payments.ts'
import { createConnectors } from '#server/adapters/create-connectors.ts'
import { type AppDeps, createApp } from '#server/app.ts'
import type { Database } from '#server/db/database.ts'
import { createMasterKeys, drawMasterKey } from '#server/db/master-keys.ts'
import { createSealer, type Sealer } from '#server/db/seal.ts'
import { createOutbound } from '#server/http/outbound.ts'
import type { Connectors } from '#server/features/integrations/integration-deps.ts'
import { type Integrations, joinIntegrations } from '#server/join-integrations.ts'
import { type IdentityProvider, ProviderUnavailable } from '#server/features/auth/identity-provider.ts'

export type TestReply = { status: number; body: unknown; headers: Record<string, unknown>; text: string }

export type TestApp = {
  app: FastifyInstance
  /** One call over HTTP, without a port. `token` is sent as the bearer; `body` as JSON, unless it is a string. */
  call: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string>; address?: string },
  ) => Promise<TestReply>
  close: () => Promise<void>
}

/**
 * The whole server over a test database, as production joins it, but without pages, without logs and with the limits of the
 * chat out of the way. Whatever a test needs otherwise is given.
 */
export async function createTestApp(
  db: Database,
  overrides: Partial<Omit<AppDeps, 'db' | 'config'>> & { config?: Partial<AppDeps['config']> } = {},
): Promise<TestApp> {
  const { config, ...deps } = overrides
  const app = await createApp({
    db,
    config: {
      mode: 'test',
      logLevel: 'silent',
      publicUrl: 'http://localhost:5000',
      trustProxy: null,
      publicLimitFactor: 1000,
      supportEmail: 'support@econcierge.example',
      ...config,
    },
    clock: () => new Date(),
    identityProvider: NO_PROVIDER,
    payments: createSandboxPayments(createSandboxLedger(db)),
    billing: createSandboxBilling({ db, publicUrl: config?.publicUrl ?? 'http://localhost:5000' }),
    answerTurn: async (shop, input) => takeTurn(shop.store, { agent: shop.brief, ...input }),
    sentenceVectors: null,
    isQueueWorking: async () => true,
    sends: { mail: false, text: false },
    readTextReply: null,
    version: '0.0.0-test',
    sealer: createTestSealer(),
    integrations: joinTestIntegrations(db),
    outbound: createOutbound({ mayReachLoopback: true }),
    staticFolders: null,
    reportShopOrder: null,
    ...deps,
  })
  await app.ready()
  return {
    app,
    call: (method, path, options = {}) => call(app, { method, url: path, ...options }),
    close: () => app.close(),
  }
}

/** Vendors at `vendorOrigin`, each below its name; without one they are where they really are, and no test calls them. */
export function joinTestIntegrations(
  db: Database,
  options: {
    vendorOrigin?: string
    connectors?: Connectors
    sealer?: Sealer
    clock?: () => Date
    onError?: (error: unknown) => void
  } = {},
): Integrations {
  const outbound = createOutbound({ mayReachLoopback: true })
  const publicUrl = 'http://localhost:5000'
  return joinIntegrations({
    db,
    sealer: options.sealer ?? createTestSealer(),
    clock: options.clock ?? (() => new Date()),
    publicUrl,
    outbound,
    mayReachLoopback: true,
    connectors:
      options.connectors ??
      createConnectors({ outbound, publicUrl, vendorOrigin: options.vendorOrigin ?? null, sandbox: null }),
    onError: options.onError ?? console.error,
  })
}

const TEST_KEY = drawMasterKey()

/** Seals with a key of this process alone. */
export function createTestSealer(): Sealer {
  return createSealer(createMasterKeys(() => TEST_KEY))
}

const NO_PROVIDER: IdentityProvider = {
  name: 'None',
  isDevelopment: false,
  start: async () => {
    throw new ProviderUnavailable('tests sign in through a ticket')
  },
  finish: async () => {
    throw new ProviderUnavailable('tests sign in through a ticket')
  },
}

async function call(
  app: FastifyInstance,
  request: {
    method: NonNullable<InjectOptions['method']>
    url: string
    token?: string
    body?: unknown
    headers?: Record<string, string>
    address?: string
  },
): Promise<TestReply> {
  const { method, url, token, body, headers, address } = request
  const response = await app.inject({
    method,
    url,
    headers: {
      accept: 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(address === undefined ? {} : { remoteAddress: address }),
  })
  const isJson = String(response.headers['content-type'] ?? '').includes('application/json')
  return {
    status: response.statusCode,
    body: isJson && response.body !== '' ? JSON.parse(response.body) : null,
    headers: response.headers,
    text: response.body,
  }
}
