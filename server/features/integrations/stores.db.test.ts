import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Integration } from '#contract/integrations.ts'
import { makeTenant, signIn, type TestTenant } from '#testing/factories.ts'
import { type FakeShopify, makeShopifyProducts, SHOPIFY, startFakeShopify } from '#testing/fake-shopify.ts'
import { type FakeVendor, RETRY_AFTER_SECONDS, startFakeVendor } from '#testing/fake-vendor.ts'
import { type FakeWoo, makeWooProducts, startFakeWoo, WOO } from '#testing/fake-woocommerce.ts'
import { createTestApp, createTestSealer, joinTestIntegrations, type TestApp } from '#testing/test-app.ts'
import { readOrders, readProducts } from '#testing/read-shop.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { advanceSync } from './advance-sync.ts'
import { listIntegrationRows } from './queries.ts'

const database = await openTestDatabase()
const { db } = database
const sealer = createTestSealer()
let now = new Date('2026-06-10T12:00:00Z')
const clock = () => now
let shopify: FakeShopify
let woo: FakeWoo
let slack: FakeVendor
let app: TestApp
let integrations: ReturnType<typeof joinTestIntegrations>

beforeAll(async () => {
  shopify = await startFakeShopify()
  woo = await startFakeWoo()
  slack = await startFakeVendor(({ body }) => (body === '{}' ? { status: 400, text: 'no_text' } : { text: 'ok' }))
  integrations = joinTestIntegrations(db, { vendorOrigin: shopify.origin, sealer, clock })
  app = await createTestApp(db, { clock, sealer, integrations })
})
afterAll(async () => {
  await app.close()
  await Promise.all([shopify.close(), woo.close(), slack.close()])
  await database.close()
})

async function open() {
  const tenant = await makeTenant(db, { products: null, now })
  return { tenant, token: await signIn(db, { tenant, role: 'admin', now }) }
}

async function connect(token: string, provider: string, fields: object) {
  const reply = await app.call('PUT', `/api/admin/integrations/${provider}`, { token, body: { fields } })
  expect(reply.status, reply.text).toBe(200)
  await integrations.runner.settle()
  return Integration.parse(reply.body)
}

const productsOf = (tenant: TestTenant) => readProducts(db, tenant)
const ordersOf = (tenant: TestTenant) => readOrders(db, tenant)
const wooFields = () => ({ site: `${woo.origin}/wp-admin/`, ...WOO })

describe('a store of WooCommerce', () => {
  test('is read with its variations, its orders net of refunds, and its unpaid carts left out', async () => {
    const { tenant, token } = await open()
    const [first, second] = makeWooProducts(2)
    const variations = [
      { id: 1, option: '3.5g', price: '30.00' },
      { id: 2, option: '7g', price: '55.00' },
    ]
    woo.products.push(
      ...makeWooProducts(130, 100),
      Object.assign(first ?? {}, second, { type: 'variable', variations }),
    )
    const line = { productId: 100, name: 'Pine Flower', quantity: 2, subtotal: '70.00' }
    const modified = '2026-06-09T10:00:00'
    woo.orders.push(
      { id: 1, status: 'completed', modified, lines: [line] },
      { id: 2, status: 'completed', modified, lines: [line], refunded: 1 },
      { id: 3, status: 'cancelled', modified, lines: [line] },
      { id: 4, status: 'pending', modified, lines: [line] },
    )
    const card = await connect(token, 'woocommerce', wooFields())
    expect(card.hook?.secret).toMatch(/^whk_/)
    const products = await productsOf(tenant)
    expect(products).toHaveLength(132)
    expect(products.find((product) => product.productId === '2-2')).toMatchObject({
      size: '7g',
      priceCents: 5500,
      stock: 3,
    })
    expect(products[0]).toMatchObject({ thcPercent: 24.1, strainType: 'indica', category: 'flower', sku: 'PINE-100' })
    expect(await ordersOf(tenant)).toEqual([
      { external_id: 'woocommerce:1', status: 'placed', net_cents: 6500 },
      { external_id: 'woocommerce:2', status: 'placed', net_cents: 3250 },
      { external_id: 'woocommerce:3', status: 'voided', net_cents: 0 },
    ])
  })

  test('whose key may not read orders is told so', async () => {
    const { token } = await open()
    woo.mayReadOrders = false
    const tested = await app.call('POST', '/api/integrations/woocommerce/test', {
      token,
      body: { fields: wooFields() },
    })
    expect(tested.body).toEqual({ result: 'missing_permission', accountName: null })
    const refused = await app.call('PUT', '/api/admin/integrations/woocommerce', {
      token,
      body: { fields: wooFields() },
    })
    expect(refused.status).toBe(422)
    woo.mayReadOrders = true
  })
})

describe('what a vendor’s webhook says', () => {
  const fields = { shop: SHOPIFY.shop, accessToken: SHOPIFY.accessToken, webhookSecret: SHOPIFY.webhookSecret }
  const post = (url: string, hook: { headers: Record<string, string>; body: string }) =>
    app.call('POST', new URL(url).pathname, { body: hook.body, headers: hook.headers })

  test('makes one sync due, however many copies come and in whatever order', async () => {
    const { tenant, token } = await open()
    shopify.products.push(...makeShopifyProducts(3))
    const { hook } = await connect(token, 'shopify', fields)
    now = new Date(now.getTime() + 60_000)
    Object.assign(shopify.products[0] ?? {}, { price: '77.00', updatedAt: now.toISOString() })
    const hooks = Array.from({ length: 100 }, (_, index) => shopify.hook('products/update', `event-${index % 3}`))
    const replies = await Promise.all(hooks.map((each) => post(hook?.url ?? '', each)))
    expect(replies.every((reply) => reply.status === 200)).toBe(true)
    expect(replies.filter((reply) => reply.text.includes('true'))).toHaveLength(3)
    await integrations.runner.settle()
    expect((await productsOf(tenant))[0]).toMatchObject({ priceCents: 7700 })
    const receipts = await db.tenant(tenant.id, (trx) =>
      trx.selectFrom('vendor_hook_receipts').select('delivery_id').where('tenant_id', '=', tenant.id).execute(),
    )
    expect(receipts).toHaveLength(3)
  })

  test('is refused without the signature that fits, and leaves no trace', async () => {
    const { tenant, token } = await open()
    const { hook } = await connect(token, 'shopify', fields)
    const { headers, body } = shopify.hook('orders/create', 'event-x')
    const foreign = createHmac('sha256', 'another secret').update(body).digest('base64')
    for (const signature of ['', 'AAAA', '%%%', foreign, `${headers['x-shopify-hmac-sha256']}A`.slice(4)])
      expect(
        (await post(hook?.url ?? '', { body, headers: { ...headers, 'x-shopify-hmac-sha256': signature } })).status,
        signature,
      ).toBe(400)
    expect((await post(hook?.url ?? '', { body: `${body} `, headers })).status).toBe(400)
    const unknown = `http://localhost/api/hooks/vh_${'x'.repeat(43)}`
    expect((await post(unknown, { body, headers })).status).toBe(404)
    const receipts = await db.tenant(tenant.id, (trx) =>
      trx.selectFrom('vendor_hook_receipts').select('delivery_id').where('tenant_id', '=', tenant.id).execute(),
    )
    expect(receipts).toEqual([])
  })
})

describe('a sync that fails', () => {
  const fields = { shop: SHOPIFY.shop, accessToken: SHOPIFY.accessToken }
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const runsOf = async (token: string) =>
    JSON.parse((await app.call('GET', '/api/admin/integrations/shopify/runs', { token })).text).runs

  test('in passing waits as long as it is told and goes on; tried too often it ends and says why', async () => {
    const { tenant, token } = await open()
    shopify.products.splice(0, Infinity, ...makeShopifyProducts(120))
    await connect(token, 'shopify', fields)
    later(20 * 60_000)
    shopify.products.forEach((product) => Object.assign(product, { updatedAt: now.toISOString() }))
    shopify.fail('rate-limit', { after: 1, times: 1 })
    const advance = () => advanceSync(integrations, tenant, 'shopify', () => true)
    expect(await advance()).toBe('waiting')
    expect((await runsOf(token))[0]).toMatchObject({
      status: 'waiting',
      result: 'rate_limited',
      products: { read: 50 },
    })
    later((RETRY_AFTER_SECONDS - 1) * 1000)
    expect(await advance()).toBe('idle')
    later(1000)
    expect(await advance()).toBe('done')
    shopify.fail('error-500')
    later(20 * 60_000)
    const outcomes = []
    for (let times = 0; times < 6; times++) {
      outcomes.push(await advance())
      later(5 * 60_000)
    }
    expect(outcomes).toEqual([...Array(5).fill('waiting'), 'failed'])
    shopify.fail(null)
    expect(await productsOf(tenant)).toHaveLength(120)
  })

  test('because the key was revoked rests, and its owner is told by mail', async () => {
    const { tenant, token } = await open()
    shopify.products.splice(0, Infinity, ...makeShopifyProducts(2))
    await connect(token, 'shopify', fields)
    later(20 * 60_000)
    shopify.fail('bad-key')
    expect(await advanceSync(integrations, tenant, 'shopify', () => true)).toBe('failed')
    shopify.fail(null)
    later(24 * 60 * 60_000)
    expect(await advanceSync(integrations, tenant, 'shopify', () => true)).toBe('idle')
    const mails = await db.tenant(tenant.id, (trx) =>
      trx
        .selectFrom('mails')
        .select(['to_address', 'subject'])
        .where('tenant_id', '=', tenant.id)
        .where('kind', '=', 'integration-failed')
        .execute(),
    )
    expect(mails).toEqual([{ to_address: tenant.members.admin.email, subject: 'Shopify is no longer connected' }])
  })
})

describe('the keys of a connection', () => {
  test('stand nowhere but sealed, are never answered with, and are gone when it ends', async () => {
    const { tenant, token } = await open()
    shopify.products.splice(0, Infinity, ...makeShopifyProducts(2))
    await connect(token, 'shopify', { ...SHOPIFY })
    await connect(token, 'woocommerce', wooFields())
    const secrets = [SHOPIFY.accessToken, SHOPIFY.webhookSecret, WOO.consumerKey, WOO.consumerSecret]
    const answers = await Promise.all(
      ['/api/admin/integrations', '/api/admin/integrations/shopify/runs', '/api/admin/settings'].map((path) =>
        app.call('GET', path, { token }),
      ),
    )
    const tables = await database.owner.query("select tablename from pg_tables where schemaname = 'public'")
    for (const secret of secrets) {
      for (const answer of answers) expect(answer.text).not.toContain(secret)
      for (const { tablename } of tables)
        expect(
          await database.owner.query(`select 1 from ${String(tablename)} t where strpos(t::text, $1) > 0`, [secret]),
          String(tablename),
        ).toEqual([])
    }
    for (const provider of ['shopify', 'woocommerce'])
      expect((await app.call('DELETE', `/api/admin/integrations/${provider}`, { token })).status).toBe(200)
    expect(await db.tenant(tenant.id, (trx) => listIntegrationRows(trx, tenant.id))).toEqual([])
    expect((await app.call('DELETE', '/api/admin/integrations/shopify', { token })).status).toBe(200)
  })
})
