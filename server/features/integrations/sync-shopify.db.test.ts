import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Integration, type SyncRun } from '#contract/integrations.ts'
import { makeTenant, signIn, type TestTenant } from '#testing/factories.ts'
import { type FakeShopify, makeShopifyProducts, SHOPIFY, startFakeShopify } from '#testing/fake-shopify.ts'
import { createTestApp, createTestSealer, joinTestIntegrations, type TestApp } from '#testing/test-app.ts'
import { readProducts } from '#testing/read-shop.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { advanceSync } from './advance-sync.ts'
import { LEASE_MS } from './claim-run.ts'

const database = await openTestDatabase()
const { db } = database
const sealer = createTestSealer()
let now = new Date('2026-06-10T12:00:00Z')
const clock = () => now
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
let shopify: FakeShopify
let app: TestApp
let integrations: ReturnType<typeof joinTestIntegrations>

beforeAll(async () => {
  shopify = await startFakeShopify()
  integrations = joinTestIntegrations(db, { vendorOrigin: shopify.origin, sealer, clock })
  app = await createTestApp(db, { clock, sealer, integrations })
})
afterEach(() => {
  shopify.fail(null)
  shopify.products.length = 0
  shopify.orders.length = 0
  shopify.requests.length = 0
  shopify.scopes.splice(0, shopify.scopes.length, 'read_products', 'read_orders')
})
afterAll(async () => {
  await app.close()
  await shopify.close()
  await database.close()
})

const FIELDS = { shop: SHOPIFY.shop, accessToken: SHOPIFY.accessToken, webhookSecret: SHOPIFY.webhookSecret }
const path = '/api/admin/integrations/shopify'

async function open() {
  const tenant = await makeTenant(db, { products: null, now })
  const token = await signIn(db, { tenant, role: 'admin', now })
  return { tenant, token }
}

/** Connects without the sync that begins behind the call, so that a test says itself when it goes on. */
async function connect(token: string, body: object = {}) {
  const reply = await app.call('PUT', path, { token, body: { fields: FIELDS, ...body } })
  expect(reply.status, reply.text).toBe(200)
  await integrations.runner.settle()
  return Integration.parse(reply.body)
}

const productsOf = (tenant: TestTenant) => readProducts(db, tenant)
const advance = (tenant: TestTenant, pages = Infinity) => {
  let left = pages
  return advanceSync(integrations, tenant, 'shopify', () => --left > 0)
}
const runsOf = async (token: string): Promise<SyncRun[]> =>
  JSON.parse((await app.call('GET', `${path}/runs`, { token })).text).runs
const startSync = (token: string, kind: 'full' | 'changes') =>
  app.call('POST', `${path}/sync`, { token, body: { kind } })

describe('a store of Shopify', () => {
  test('is tested, connected, read whole and kept up with', async () => {
    const { tenant, token } = await open()
    shopify.products.push(...makeShopifyProducts(120))
    shopify.products.push({ ...one(900), status: 'DRAFT' })
    const tested = await app.call('POST', '/api/integrations/shopify/test', { token, body: { fields: FIELDS } })
    expect(tested.body).toEqual({ result: 'ok', accountName: 'Quiet Harbor' })
    const card = await connect(token)
    expect(card).toMatchObject({ isConnected: true, accountName: 'Quiet Harbor', isMenuSource: true, lastFour: 'cdef' })
    const [run] = await runsOf(token)
    expect(run).toMatchObject({
      kind: 'full',
      status: 'done',
      products: { read: 120, expected: 120, added: 120, removed: 0 },
    })
    const [first] = await productsOf(tenant)
    expect(first).toMatchObject({
      productId: '1',
      name: 'Harbor Flower 1',
      category: 'flower',
      priceCents: 2100,
      stock: 5,
      thcPercent: 22.5,
      description: 'Grown slowly .',
      brand: 'Harbor Gardens',
      sku: 'SKU-10',
    })

    later(20 * 60_000)
    Object.assign(at(shopify.products, 0), { price: '99.00', updatedAt: now.toISOString() })
    Object.assign(at(shopify.products, 1), { status: 'ARCHIVED', updatedAt: now.toISOString() })
    shopify.products.push({ ...one(500), updatedAt: now.toISOString() })
    expect(await advance(tenant)).toBe('done')
    expect((await runsOf(token))[0]).toMatchObject({
      kind: 'changes',
      products: { read: 3, added: 1, changed: 1, removed: 1 },
    })
    const products = await productsOf(tenant)
    expect(products).toHaveLength(120)
    expect(products[0]).toMatchObject({ productId: '1', priceCents: 9900 })
    expect(products.at(-1)?.productId).toBe('500')
    expect(await advance(tenant)).toBe('idle')
  })

  test('of 10,500 products with variants is read page by page', async () => {
    const { tenant, token } = await open()
    const many = makeShopifyProducts(10_499)
    const variants = [
      { id: 1, title: '3.5g', price: '30.00' },
      { id: 2, title: '7g', price: '55.00' },
    ]
    shopify.products.push(...many, { ...one(20_000), variants })
    await connect(token)
    const [run] = await runsOf(token)
    expect(run).toMatchObject({ status: 'done', failedItems: 0, products: { read: 10_500, added: 10_501 } })
    const products = await productsOf(tenant)
    expect(new Set(products.map((product) => product.productId)).size).toBe(10_501)
    expect(products.slice(-2)).toMatchObject([
      { productId: '20000-1', size: '3.5g', priceCents: 3000 },
      { productId: '20000-2', size: '7g', priceCents: 5500 },
    ])
  }, 120_000)

  test('is read on where a killed server stopped, and nothing is there twice', async () => {
    const { tenant, token } = await open()
    shopify.products.push(...makeShopifyProducts(10))
    await connect(token)
    shopify.products.push(...makeShopifyProducts(400, 11))
    await startSyncQuietly(token)
    // The third page is read, and the server dies before it can say anything.
    const died = {
      ...integrations,
      compareMenus: () => {
        throw new Error('killed')
      },
    }
    let pages = 3
    await advanceSync(died, tenant, 'shopify', () => --pages > 0)
    expect(await productsOf(tenant)).toHaveLength(10)
    await db.tenant(tenant.id, (trx) =>
      trx
        .updateTable('sync_runs')
        .set({ status: 'running', beat_at: now })
        .where('tenant_id', '=', tenant.id)
        .where('finished_at', 'is', null)
        .execute(),
    )
    expect(await advance(tenant)).toBe('idle')
    later(LEASE_MS + 1)
    const before = shopify.requests.length
    expect(await advance(tenant)).toBe('done')
    const pagesRead = shopify.requests.slice(before).filter((request) => request.body.includes('query Products'))
    expect(pagesRead).toHaveLength(6)
    expect(await productsOf(tenant)).toHaveLength(410)
    expect((await runsOf(token))[0]).toMatchObject({ status: 'done', products: { read: 410, added: 400 } })
  })

  async function startSyncQuietly(token: string) {
    shopify.fail('error-500', { times: 1 })
    expect((await startSync(token, 'full')).status).toBe(202)
    await integrations.runner.settle()
    later(60_000)
  }

  test('that is read by two servers at a time is read once', async () => {
    const { tenant, token } = await open()
    shopify.products.push(...makeShopifyProducts(200))
    await connect(token)
    await startSyncQuietly(token)
    const both = await Promise.all([advance(tenant), advance(tenant), advance(tenant)])
    expect(both.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect(both.filter((outcome) => outcome === 'idle')).toHaveLength(2)
  })

  test('that sells nothing leaves the menu as it is', async () => {
    const { tenant, token } = await open()
    shopify.products.push(...makeShopifyProducts(5))
    await connect(token)
    shopify.products.length = 0
    await startSync(token, 'full')
    await integrations.runner.settle()
    expect((await runsOf(token))[0]).toMatchObject({ status: 'failed', result: 'empty' })
    expect(await productsOf(tenant)).toHaveLength(5)
  })

  test('tells which products and orders could not be taken, and why', async () => {
    const { tenant, token } = await open()
    shopify.products.push(...makeShopifyProducts(3), { ...one(66), broken: true })
    shopify.orders.push(order({ id: 5, currency: 'CAD' }), order({ id: 6 }))
    await connect(token)
    const [run] = await runsOf(token)
    expect(run).toMatchObject({ status: 'done', failedItems: 2, orders: { read: 2 } })
    const { failures } = JSON.parse((await app.call('GET', `${path}/runs/${run?.id}/failures`, { token })).text)
    expect(failures).toEqual([
      {
        kind: 'product',
        externalId: expect.stringContaining('66'),
        name: 'Harbor Flower 66',
        reason: expect.stringContaining('price'),
      },
      { kind: 'order', externalId: '5', name: '#5', reason: 'it is in CAD; only US dollars are counted' },
    ])
    expect(await productsOf(tenant)).toHaveLength(3)
  })

  test('has its orders recorded once, and again as they change', async () => {
    const { tenant, token } = await open()
    shopify.products.push(...makeShopifyProducts(2))
    shopify.orders.push(order({ id: 7 }))
    await connect(token)
    const ordersOf = () =>
      db.tenant(tenant.id, (trx) =>
        trx
          .selectFrom('orders')
          .select(['external_id', 'status', 'net_cents', 'tax_cents'])
          .where('tenant_id', '=', tenant.id)
          .execute(),
      )
    expect(await ordersOf()).toEqual([{ external_id: 'shopify:7', status: 'placed', net_cents: 6000, tax_cents: 250 }])
    later(20 * 60_000)
    Object.assign(at(shopify.orders, 0), { updatedAt: now.toISOString() })
    at(at(shopify.orders, 0).lines, 0).currentQuantity = 1
    await advance(tenant)
    expect(await ordersOf()).toMatchObject([{ status: 'placed', net_cents: 3000 }])
    later(20 * 60_000)
    Object.assign(at(shopify.orders, 0), { updatedAt: now.toISOString(), cancelledAt: now.toISOString() })
    await advance(tenant)
    expect(await ordersOf()).toMatchObject([{ status: 'voided', net_cents: 0 }])
  })
})

function order(overrides: { id: number; currency?: string }) {
  const lines = [{ productId: 1, title: 'Harbor Flower 1', quantity: 2, price: '30.00' }]
  return { createdAt: '2026-06-09T10:00:00Z', updatedAt: '2026-06-09T10:00:00Z', lines, ...overrides }
}

const one = (id: number) => at(makeShopifyProducts(1, id), 0)

function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new Error(`nothing at ${index}`)
  return item
}
