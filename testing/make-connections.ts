import { createHmac, randomUUIDv7 } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Database } from '#server/db/database.ts'
import { createToken } from '#server/http/tokens.ts'

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
  return { vendorHookId, syncRunId, takingHook: await openTakingHook() }
}

let taking: Promise<string> | null = null

/** One for all worlds of a test file; it does not keep the process alive. */
function openTakingHook(): Promise<string> {
  taking ??= (async () => {
    const server = createServer((_request, response) => response.end('{"status":"success"}'))
    server.listen(0, '127.0.0.1')
    server.unref()
    await once(server, 'listening')
    const address = server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/hook`
  })()
  return taking
}
