import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConnectors } from '#server/adapters/create-connectors.ts'
import type { OutgoingEvent } from '#server/db/events.ts'
import { VendorError } from '#server/features/integrations/connector.ts'
import { postSigned } from '#server/features/public-api/deliver-events.ts'
import { makeTenant, signIn } from '#testing/factories.ts'
import { WOO } from '#testing/fake-woocommerce.ts'
import { createTestApp, createTestSealer, joinTestIntegrations, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { createOutbound, type Outbound, OutboundError, type OutboundReason } from './outbound.ts'
import { readOutboundUrl } from './outbound-address.ts'
import { REFUSED_URLS } from './outbound-corpus.test-data.ts'

const database = await openTestDatabase()
const { db } = database
const sealer = createTestSealer()
/** Each call is a little later than the one before, so that no limit on how often hides what is tested. */
let now = new Date('2026-06-10T12:00:00Z')
const clock = () => {
  now = new Date(now.getTime() + 7_000)
  return now
}
/** Every name leads inside, so that no address of the corpus may be called for whatever reason. */
const strict = createOutbound({ mayReachLoopback: false, resolve: async () => [{ address: '10.0.0.5', family: 4 }] })
const outcomes: (OutboundReason | 'answered')[] = []
const outbound: Outbound = {
  fetch: async (url, options) => {
    try {
      const reply = await strict.fetch(url, options)
      outcomes.push('answered')
      return reply
    } catch (error) {
      if (error instanceof OutboundError) outcomes.push(error.reason)
      throw error
    }
  },
}
const connectors = createConnectors({ outbound, publicUrl: 'https://e.example', vendorOrigin: null, sandbox: null })
const integrations = { ...joinTestIntegrations(db, { connectors, sealer, clock }), outbound, mayReachLoopback: false }
let app: TestApp
let token = ''
let tenantId = ''
beforeAll(async () => {
  app = await createTestApp(db, { clock, sealer, integrations, outbound })
  const tenant = await makeTenant(db, { products: null, now })
  tenantId = tenant.id
  token = await signIn(db, { tenant, role: 'admin', now })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

type Method = 'GET' | 'POST' | 'PUT'
const call = async (method: Method, path: string, body: object) => {
  const { status, text } = await app.call(method, `/api${path}`, { token, body })
  return { status, text }
}
const request = { place: null, since: null, until: new Date('2026-06-10T12:00:00Z') }
const event: OutgoingEvent = {
  id: '01980000-0000-7000-8000-000000000002',
  createdAt: '2026-06-10T12:00:00.000Z',
  tenant: '01980000-0000-7000-8000-000000000001',
  type: 'flag.raised',
  data: {
    flagId: '01980000-0000-7000-8000-000000000003',
    conversationId: '01980000-0000-7000-8000-000000000004',
    severity: 'low',
    reason: 'Test',
  },
}
const siteOf = (site: string) => ({ site, ...WOO })
const resultOf = async (use: Promise<unknown>) => {
  try {
    await use
    return { status: 200, text: 'answered' }
  } catch (error) {
    if (error instanceof VendorError) return { status: 422, text: error.result }
    throw error
  }
}
async function deliver(url: string) {
  const sealed = await db.tenant(tenantId, (trx) => sealer.seal(trx, tenantId, 'webhook:w', 'whsec_c2VjcmV0'))
  const row = { tenant_id: tenantId, endpoint_id: 'w', url, description: '', events: [], sealed, last_four: '' }
  const rest = { is_on: true, off_reason: null, failures: 0, failing_since: null, created_by: '', created_at: now }
  const { result } = await postSigned({ db, sealer, outbound, clock }, { ...row, ...rest }, { id: 'm', body: '{}' })
  return { status: 422, text: result }
}

/**
 * Every way in which an address that a person or a vendor gave comes to be called: when it is entered, when it is tested,
 * and when it is used although it was stored before it became an inside one. `isUse` leaves the judgement to the way out.
 */
const PATHS: { name: string; isUse: boolean; go: (url: string) => Promise<{ status: number; text: string }> }[] = [
  { name: 'installation check', isUse: true, go: (url) => call('POST', '/admin/embed/check', { url }) },
  {
    name: 'webhook entered',
    isUse: false,
    go: (url) => call('POST', '/admin/webhooks', { url, events: ['flag.raised'] }),
  },
  { name: 'webhook delivered', isUse: true, go: deliver },
  {
    name: 'site of WooCommerce tested',
    isUse: false,
    go: (url) => call('POST', '/integrations/woocommerce/test', { fields: siteOf(url) }),
  },
  {
    name: 'site of WooCommerce connected',
    isUse: false,
    go: (url) => call('PUT', '/admin/integrations/woocommerce', { fields: siteOf(url) }),
  },
  {
    name: 'products of WooCommerce read',
    isUse: true,
    go: (url) => resultOf(connectors.stores.woocommerce.readProducts(siteOf(url), request)),
  },
  {
    name: 'orders of WooCommerce read',
    isUse: true,
    go: (url) => resultOf(connectors.stores.woocommerce.readOrders(siteOf(url), request)),
  },
  {
    name: 'shop of Shopify tested',
    isUse: false,
    go: (shop) => call('POST', '/integrations/shopify/test', { fields: { shop, accessToken: 'shpat_0123456789' } }),
  },
  {
    name: 'products of Shopify read',
    isUse: false,
    go: (shop) => resultOf(connectors.stores.shopify.readProducts({ shop, accessToken: 'x' }, request)),
  },
  {
    name: 'products of BigCommerce read',
    isUse: true,
    go: (storeHash) => resultOf(connectors.stores.bigcommerce.readProducts({ storeHash, accessToken: 'x' }, request)),
  },
  {
    name: 'audience of Mailchimp read',
    isUse: false,
    go: (host) => resultOf(connectors.hearing.mailchimp.check({ apiKey: `key-${host}`, listId: 'abc1234567' })),
  },
  {
    name: 'hook of automation tested',
    isUse: false,
    go: (hookUrl) => call('POST', '/integrations/webhooks/test', { fields: { hookUrl } }),
  },
  {
    name: 'hook of automation told',
    isUse: true,
    go: (hookUrl) => resultOf(connectors.hearing.webhooks.tell({ hookUrl }, event)),
  },
  {
    name: 'hook of Slack tested',
    isUse: false,
    go: (hookUrl) => call('POST', '/integrations/slack/test', { fields: { hookUrl } }),
  },
  {
    name: 'hook of Slack told',
    isUse: false,
    go: (hookUrl) => resultOf(connectors.hearing.slack.tell({ hookUrl }, event)),
  },
]

const REFUSED =
  /invalid_input|"unreachable"|^unreachable$|not_a_store|bad_credentials|no answer|Something else answered|public web page/

test.each(PATHS)('$name: no address of the corpus is called', async ({ go, isUse }) => {
  expect(REFUSED_URLS.length).toBeGreaterThan(60)
  let blocked = 0
  for (const url of REFUSED_URLS) {
    outcomes.length = 0
    const { status, text } = await go(url)
    expect(status, url).toBeLessThan(500)
    expect(text, url).toMatch(REFUSED)
    expect(new Set(outcomes).size - Number(outcomes.includes('blocked')), `${url} ${outcomes.join()}`).toBe(0)
    blocked += Number(outcomes.includes('blocked'))
  }
  if (isUse) expect(blocked).toBeGreaterThan(60)
})

test('a page that sends the installation check to an address of the corpus is not followed', async () => {
  let location = ''
  const server = createServer((_request, response) => response.writeHead(302, { location }).end())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const loose = createOutbound({ mayReachLoopback: true, resolve: async () => [{ address: '10.0.0.5', family: 4 }] })
  const own = await createTestApp(db, { clock, sealer, integrations, outbound: loose })
  // Loopback is where the page of this test is, and what development may reach.
  const inside = REFUSED_URLS.filter((url) => readOutboundUrl(url, { mayReachLoopback: true }) === null)
  expect(inside.length).toBeGreaterThan(60)
  for (const url of inside.filter((each) => /^[\x20-\x7e]+$/.test(each) && /^\w+:/.test(each))) {
    location = url
    const body = { url: `http://127.0.0.1:${port}/` }
    const { text } = await own.call('POST', '/api/admin/embed/check', { token, body })
    expect(text, url).toContain('public web page')
  }
  server.close()
  await own.close()
})
