import { createHmac, randomUUIDv7 } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import * as z from 'zod'
import { KEY_SCOPES } from '#contract/api-keys.ts'
import type { Database } from '#server/db/database.ts'
import { appendEvent } from '#server/db/events.ts'
import { createToken } from '#server/http/tokens.ts'
import type { TestApp } from './test-app.ts'

const WEBHOOK_SECRET = 'secret-of-the-webhooks-of-a-world'

/** The headers of Shopify's webhook about this body, as the connection below expects them. */
export function signShopifyHook(body: string): Record<string, string> {
  return {
    'x-shopify-topic': 'products/update',
    'x-shopify-event-id': 'event-of-the-route-test',
    'x-shopify-hmac-sha256': createHmac('sha256', WEBHOOK_SECRET).update(body).digest('base64'),
  }
}

/** A connected store that reaches no vendor, with a sync that is over. */
export async function makeConnections(db: Database, tenantId: string) {
  const now = new Date()
  const vendorHookId = createToken('vh_')
  const syncRunId = randomUUIDv7()
  await db.platform((trx) =>
    trx
      .insertInto('vendor_hooks')
      .values({ hook_id: vendorHookId, tenant: tenantId, provider: 'shopify', created_at: now })
      .execute(),
  )
  await db.tenant(tenantId, async (trx) => {
    await trx
      .insertInto('integrations')
      .values({
        tenant_id: tenantId,
        provider: 'shopify',
        settings: JSON.stringify({ fields: { webhookSecret: WEBHOOK_SECRET } }),
        sealed: null,
        last_four: null,
        account_name: 'Shop',
        is_menu_source: false,
        last_result: 'ok',
        checked_at: now,
        connected_by: 'nobody@route-test.example',
        connected_at: now,
        failures: 0,
        products_until: null,
        orders_until: null,
        next_sync_at: null,
      })
      .execute()
    await trx
      .insertInto('sync_runs')
      .values({
        tenant_id: tenantId,
        run_id: syncRunId,
        provider: 'shopify',
        kind: 'full',
        status: 'done',
        phase: 'finished',
        place: null,
        result: 'ok',
        started_by: 'schedule',
        started_at: now,
        beat_at: now,
        retry_at: null,
        finished_at: now,
        products_since: null,
        orders_since: null,
        tries: 0,
        products_read: 2,
        products_expected: 2,
        products_added: 2,
        products_changed: 0,
        products_removed: 0,
        orders_read: 0,
        orders_expected: null,
        failed_items: 0,
      })
      .execute()
  })
  return { vendorHookId, syncRunId }
}

const Made = z.object({ id: z.string() })

/** A key of the public API, a webhook, and an event that was delivered to it. */
export async function keepPublicApi(
  api: TestApp,
  db: Database,
  { tenantId, token }: { tenantId: string; token: string },
) {
  const call = (path: string, body: object) => api.call('POST', `/api/admin/${path}`, { token, body })
  const key = await call('api-keys', { name: 'Till', scopes: ['catalog:read'] })
  const webhook = await call('webhooks', { url: takingHook, events: ['flag.raised'] })
  const webhookId = z.object({ webhook: Made }).parse(webhook.body).webhook.id
  const deliveryId = randomUUIDv7()
  const now = new Date()
  await db.platform((trx) =>
    trx
      .updateTable('store_keys')
      .set({ scopes: JSON.stringify(KEY_SCOPES) })
      .where('tenant', '=', tenantId)
      .execute(),
  )
  await db.tenant(tenantId, async (trx) => {
    const data = { flagId: randomUUIDv7(), conversationId: randomUUIDv7(), severity: 'low' as const, reason: 'Test' }
    await appendEvent(trx, tenantId, { type: 'flag.raised', data, onceKey: data.flagId }, now)
    const { event_id } = await trx
      .selectFrom('events')
      .select('event_id')
      .where('tenant_id', '=', tenantId)
      .where('once_key', '=', data.flagId)
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('deliveries')
      .values({
        tenant_id: tenantId,
        delivery_id: deliveryId,
        event_id,
        hearer: `endpoint:${webhookId}`,
        status: 'delivered',
        attempts: 1,
        next_attempt_at: now,
        created_at: now,
        settled_at: now,
      })
      .execute()
  })
  return { apiKeyId: z.object({ key: Made }).parse(key.body).key.id, webhookId, deliveryId }
}

/** A hook on loopback that takes whatever is posted. It does not keep the process alive. */
export const takingHook = await openTakingHook()

async function openTakingHook(): Promise<string> {
  const server = createServer((_request, response) => response.end('{"status":"success"}'))
  server.listen(0, '127.0.0.1')
  server.unref()
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/hook`
}
