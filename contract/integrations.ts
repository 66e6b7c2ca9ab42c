import * as z from 'zod'
import { ColumnMapping } from '#contract/import.ts'
import { PROVIDERS, STORE_PROVIDERS, TEST_RESULTS } from '#contract/integration-providers.ts'
import type { RouteTable } from '#contract/route.ts'

export const SyncRun = z.object({
  id: z.uuid(),
  kind: z.enum(['full', 'changes']),
  status: z.enum(['running', 'waiting', 'done', 'failed', 'stopped']),
  phase: z.enum(['products', 'orders', 'finished']),
  result: z.enum([...TEST_RESULTS, 'empty', 'stopped']),
  startedBy: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** When a failed attempt is made again; null unless one waits. */
  retryAt: z.iso.datetime().nullable(),
  tries: z.int(),
  products: z.object({
    read: z.int(),
    /** What the vendor says there are; null where it does not say. */
    expected: z.int().nullable(),
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
  }),
  orders: z.object({ read: z.int(), expected: z.int().nullable() }),
  failedItems: z.int(),
})
export type SyncRun = z.infer<typeof SyncRun>

export const Integration = z.object({
  provider: z.enum(PROVIDERS),
  isConnected: z.boolean(),
  accountName: z.string().nullable(),
  /** What was entered that is no secret. */
  settings: z.record(z.string(), z.string()),
  lastFour: z.string().nullable(),
  isMenuSource: z.boolean(),
  readsOrders: z.boolean(),
  /** A connection of the demo that reaches no vendor. */
  isSandbox: z.boolean(),
  lastResult: z.enum([...TEST_RESULTS, 'empty', 'stopped']).nullable(),
  checkedAt: z.iso.datetime().nullable(),
  connectedBy: z.string().nullable(),
  connectedAt: z.iso.datetime().nullable(),
  nextSyncAt: z.iso.datetime().nullable(),
  lastRun: SyncRun.nullable(),
  /** Where the vendor's webhooks may be sent; null where it has none. */
  hook: z.object({ url: z.string(), secret: z.string().nullable() }).nullable(),
})
export type Integration = z.infer<typeof Integration>

const provider = z.object({ provider: z.enum(PROVIDERS) })
const store = z.object({ provider: z.enum(STORE_PROVIDERS) })

/** Values by the key of their field; a secret that is already stored may be left out. */
const Fields = z.record(z.string().max(40), z.string().max(2000)).refine((fields) => Object.keys(fields).length <= 10)

export const SyncFailure = z.object({
  kind: z.enum(['product', 'order']),
  externalId: z.string(),
  name: z.string(),
  reason: z.string(),
})
export type SyncFailure = z.infer<typeof SyncFailure>

export const integrationRoutes = {
  listIntegrations: {
    method: 'GET',
    path: '/admin/integrations',
    access: 'manage_settings',
    summary: 'Every service that can be connected, and how its connection stands',
    reply: z.object({
      integrations: z.array(Integration),
      /** Where the menu came from and how many products it has; null before the first. */
      menu: z.object({ source: z.string(), products: z.int(), importedAt: z.iso.datetime() }).nullable(),
      columnMapping: ColumnMapping.nullable(),
    }),
  },
  testIntegration: {
    method: 'POST',
    path: '/integrations/:provider/test',
    access: 'manage_settings',
    summary: 'Test a connection with the cheapest call that proves it; nothing is stored',
    params: provider,
    body: z.object({ fields: Fields.default({}) }),
    reply: z.object({ result: z.enum(TEST_RESULTS), accountName: z.string().nullable() }),
  },
  connectIntegration: {
    method: 'PUT',
    path: '/admin/integrations/:provider',
    access: 'manage_settings',
    summary: 'Test a connection and store it, its keys sealed; refused unless the test is ok',
    params: provider,
    body: z.object({
      fields: Fields.default({}),
      useAsMenu: z.boolean().default(true),
      readOrders: z.boolean().default(true),
    }),
    reply: Integration,
  },
  disconnectIntegration: {
    method: 'DELETE',
    path: '/admin/integrations/:provider',
    access: 'manage_settings',
    summary: 'Forget a connection and destroy its keys; what it brought stays',
    params: provider,
    reply: z.object({ disconnected: z.boolean() }),
  },
  startSync: {
    method: 'POST',
    path: '/admin/integrations/:provider/sync',
    access: 'manage_settings',
    summary: 'Read what changed since the last sync, or everything',
    params: store,
    body: z.object({ kind: z.enum(['full', 'changes']).default('changes') }),
    status: 202,
    reply: SyncRun,
  },
  stopSync: {
    method: 'DELETE',
    path: '/admin/integrations/:provider/sync',
    access: 'manage_settings',
    summary: 'Stop the sync that is under way',
    params: store,
    reply: z.object({ stopped: z.boolean() }),
  },
  listSyncRuns: {
    method: 'GET',
    path: '/admin/integrations/:provider/runs',
    access: 'manage_settings',
    summary: 'The last twenty syncs, newest first',
    params: store,
    reply: z.object({ runs: z.array(SyncRun) }),
  },
  listSyncFailures: {
    method: 'GET',
    path: '/admin/integrations/:provider/runs/:runId/failures',
    access: 'manage_settings',
    summary: 'The products and orders that a sync could not take, each with its reason',
    params: store.extend({ runId: z.uuid() }),
    reply: z.object({ failures: z.array(SyncFailure) }),
  },
  saveColumnMapping: {
    method: 'PUT',
    path: '/admin/integrations/menu-file/mapping',
    access: 'manage_settings',
    summary: 'Keep which column of the menu file feeds what, for the next file',
    body: z.object({ mapping: ColumnMapping.refine((mapping) => Object.keys(mapping).length <= 60) }),
    reply: z.object({ saved: z.boolean() }),
  },
} as const satisfies RouteTable

export const HOOK_BODY_LIMIT_BYTES = 1024 * 1024

/** Where vendors post what changed. The address leads to the tenant; the signature over the raw body is the proof. */
export const vendorHookRoutes = {
  receiveVendorHook: {
    method: 'POST',
    path: '/hooks/:hookId',
    access: 'public',
    summary: 'Hear from a connected store that something changed',
    params: z.object({ hookId: z.string().regex(/^vh_[A-Za-z0-9_-]{20,80}$/) }),
    reply: z.object({ received: z.boolean() }),
    bodyLimitBytes: HOOK_BODY_LIMIT_BYTES,
  },
} as const satisfies RouteTable
