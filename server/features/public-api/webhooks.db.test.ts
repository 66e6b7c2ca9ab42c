import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Webhook } from '#contract/public-api.ts'
import * as z from 'zod'
import { makeTenant, signIn, type TestTenant } from '#testing/factories.ts'
import { type FakeVendor, startFakeVendor } from '#testing/fake-vendor.ts'
import { createTestApp, createTestSealer, joinTestIntegrations, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { deliverDue, FAILURES_TO_SWITCH_OFF, MAX_ATTEMPTS, spreadEvents } from './deliver-events.ts'

const database = await openTestDatabase()
const { db } = database
const sealer = createTestSealer()
let now = new Date('2026-06-10T12:00:00Z')
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
let hearer: FakeVendor
let status = 200
let headers: Record<string, string> = {}
let app: TestApp
const integrations = joinTestIntegrations(db, { sealer, clock: () => now })

beforeAll(async () => {
  hearer = await startFakeVendor(() => ({ status, json: {}, headers }))
  app = await createTestApp(db, { clock: () => now, sealer, integrations })
})
afterEach(() => {
  hearer.fail(null)
  hearer.requests.length = 0
  status = 200
  headers = {}
})
afterAll(async () => {
  await app.close()
  await hearer.close()
  await database.close()
})

const DAY_MS = 24 * 60 * 60 * 1000
const Made = z.object({ webhook: Webhook, secret: z.string() })

async function open(events = ['conversation.ended', 'order.attributed', 'flag.raised']) {
  const tenant = await makeTenant(db, { now })
  const token = await signIn(db, { tenant, role: 'admin', now })
  const reply = await app.call('POST', '/api/admin/webhooks', {
    token,
    body: { url: `${hearer.origin}/heard`, events },
  })
  expect(reply.status, reply.text).toBe(201)
  return { tenant, token, ...Made.parse(reply.body) }
}

/** A shopper who complains, buys and leaves: one of each event. */
async function shop(tenant: TestTenant) {
  const opened = await app.call('POST', '/api/chat/conversations', { body: { agentKey: tenant.agent.key } })
  const { conversationId: id, secret } = z.object({ conversationId: z.uuid(), secret: z.string() }).parse(opened.body)
  await app.call('POST', `/api/chat/conversations/${id}/age`, { token: secret, body: { confirmed: true } })
  for (const text of ['show me indica flower', 'this is terrible, your bot is useless, I hate this'])
    await app.call('POST', `/api/chat/conversations/${id}/messages`, { token: secret, body: { text } })
  const items = [{ name: 'Flower', quantity: 1, unitPriceCents: 3500 }]
  const order = { orderId: `o-${id}`, conversationId: id, items }
  for (let times = 0; times < 3; times++)
    await app.call('POST', '/api/store/orders', { token: tenant.storeKey, body: order })
  await app.call('POST', `/api/chat/conversations/${id}/end`, { token: secret })
  return id
}

const tell = async (tenant: TestTenant) => {
  await spreadEvents(integrations, tenant.id)
  return deliverDue(integrations, tenant.id)
}
const deliveriesOf = async (token: string, id: string) =>
  JSON.parse((await app.call('GET', `/api/admin/webhooks/${id}/deliveries`, { token })).text).deliveries
const webhooksOf = async (token: string) =>
  JSON.parse((await app.call('GET', '/api/admin/webhooks', { token })).text).webhooks

describe('a webhook', () => {
  test('hears once of each thing that happens, signed', async () => {
    const { tenant, token, webhook, secret } = await open()
    const conversationId = await shop(tenant)
    await tell(tenant)
    expect(await tell(tenant)).toBe(0)
    const heard = hearer.requests.map((request) => JSON.parse(request.body))
    expect(heard.map(({ type }) => type).sort()).toEqual(
      expect.arrayContaining(['conversation.ended', 'order.attributed']),
    )
    expect(heard.filter(({ type }) => type === 'order.attributed')).toHaveLength(1)
    expect(heard.every(({ data, tenant: of }) => data.conversationId === conversationId && of === tenant.id)).toBe(true)
    expect(heard.find(({ type }) => type === 'order.attributed').data).toMatchObject({
      netCents: 3500,
      currency: 'USD',
    })
    for (const { headers, body } of hearer.requests) {
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
      expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
    }
    const deliveries = await deliveriesOf(token, webhook.id)
    expect(deliveries).toHaveLength(heard.length)
    expect(deliveries[0]).toMatchObject({ status: 'delivered', attempts: [{ result: 'delivered', statusCode: 200 }] })
  })

  test('hears only what it asked for', async () => {
    const { tenant } = await open(['order.attributed'])
    await shop(tenant)
    await tell(tenant)
    expect(hearer.requests.map((request) => JSON.parse(request.body).type)).toEqual(['order.attributed'])
  })

  test('is tried again, later each time, and then given up; each attempt is in the log', async () => {
    const { tenant, webhook } = await open(['order.attributed'])
    await shop(tenant)
    status = 500
    await tell(tenant)
    expect(await deliverDue(integrations, tenant.id)).toBe(0)
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
      later(DAY_MS)
      expect(await deliverDue(integrations, tenant.id)).toBe(1)
    }
    later(DAY_MS)
    expect(await deliverDue(integrations, tenant.id)).toBe(0)
    const token = await signIn(db, { tenant, role: 'admin', now })
    const [delivery] = await deliveriesOf(token, webhook.id)
    expect(delivery).toMatchObject({ status: 'failed' })
    expect(delivery.attempts).toHaveLength(MAX_ATTEMPTS)
    expect(delivery.attempts[0]).toMatchObject({ result: 'refused', statusCode: 500 })
    const ids = new Set(hearer.requests.map((request) => request.headers['webhook-id']))
    expect(ids.size).toBe(1)

    status = 200
    const again = await app.call('POST', `/api/admin/webhooks/${webhook.id}/deliveries/${delivery.id}/redeliver`, {
      token,
    })
    expect(again.status).toBe(200)
    expect(await deliverDue(integrations, tenant.id)).toBe(1)
    expect((await deliveriesOf(token, webhook.id))[0]).toMatchObject({ status: 'delivered' })
    expect((await webhooksOf(token))[0]).toMatchObject({ failures: 0, isOn: true })
  })

  test.each([
    ['429', 429, '600', 600_000],
    ['503', 503, '600', 600_000],
    ['429 and a date', 429, () => new Date(now.getTime() + 900_000).toUTCString(), 900_000],
    ['429 and a week', 429, '604800', 60 * 60 * 1000],
  ])('that says when to come again, with %s, is left alone until then', async (_what, busy, wish, waitMs) => {
    const { tenant, token, webhook } = await open(['order.attributed'])
    status = 500
    await shop(tenant)
    await tell(tenant)
    // The second event is told in time; the first, which waits, is held back with it.
    await shop(tenant)
    status = busy
    headers = { 'retry-after': typeof wish === 'string' ? wish : wish() }
    await tell(tenant)
    hearer.requests.length = 0
    status = 200
    headers = {}
    later(waitMs - 2000)
    expect(await deliverDue(integrations, tenant.id)).toBe(0)
    later(4000)
    expect(await deliverDue(integrations, tenant.id)).toBe(2)
    expect(hearer.requests).toHaveLength(2)
    const results = (await deliveriesOf(token, webhook.id)).map((row: { status: string }) => row.status)
    expect(results).toEqual(['delivered', 'delivered'])
  })

  test('that says when to come again is not taken for dead, and its events are given up in the end', async () => {
    const { tenant, webhook } = await open(['order.attributed'])
    status = 429
    headers = { 'retry-after': '0' }
    await shop(tenant)
    await tell(tenant)
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
      later(DAY_MS)
      expect(await deliverDue(integrations, tenant.id)).toBe(1)
    }
    const token = await signIn(db, { tenant, role: 'admin', now })
    expect((await webhooksOf(token))[0]).toMatchObject({ failures: 0, isOn: true })
    expect(await deliveriesOf(token, webhook.id)).toMatchObject([{ status: 'failed' }])
  })

  test('that says with a refusal when to come again is heard as any other refusal', async () => {
    const { tenant, token } = await open(['order.attributed'])
    status = 400
    headers = { 'retry-after': '600' }
    await shop(tenant)
    await tell(tenant)
    later(60_000)
    expect(await deliverDue(integrations, tenant.id)).toBe(1)
    expect((await webhooksOf(token))[0]).toMatchObject({ failures: 2 })
  })

  test('that keeps failing is switched off, and its owner is told', async () => {
    const { tenant, webhook } = await open(['order.attributed'])
    hearer.fail('reset')
    for (let round = 0; round * MAX_ATTEMPTS < FAILURES_TO_SWITCH_OFF; round++) {
      await shop(tenant)
      await spreadEvents(integrations, tenant.id)
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        await deliverDue(integrations, tenant.id)
        later(DAY_MS)
      }
    }
    const [off] = await webhooksOf(await signIn(db, { tenant, role: 'admin', now }))
    expect(off).toMatchObject({
      id: webhook.id,
      isOn: false,
      offReason: expect.stringContaining('24 attempts in a row failed'),
    })
    const mails = await db.tenant(tenant.id, (trx) =>
      trx
        .selectFrom('mails')
        .select(['to_address', 'subject'])
        .where('tenant_id', '=', tenant.id)
        .where('kind', '=', 'webhook-off')
        .execute(),
    )
    expect(mails).toEqual([{ to_address: tenant.members.admin.email, subject: 'A webhook was switched off' }])
  })

  test('that answers that it is gone is switched off at once', async () => {
    const { tenant, token } = await open(['order.attributed'])
    status = 410
    await shop(tenant)
    await tell(tenant)
    expect((await webhooksOf(token))[0]).toMatchObject({ isOn: false, offReason: 'It answered that it is gone (410).' })
  })

  test('is refused for an address inside the network, and follows no redirect', async () => {
    const { token, webhook } = await open(['order.attributed'])
    for (const url of [
      'https://169.254.169.254/',
      'http://10.0.0.1/',
      'ftp://shop.example.com/',
      'https://a:b@shop.example.com/',
    ]) {
      const reply = await app.call('POST', '/api/admin/webhooks', { token, body: { url, events: ['flag.raised'] } })
      expect(reply.status, url).toBe(400)
    }
    hearer.fail('moved')
    expect((await app.call('POST', `/api/admin/webhooks/${webhook.id}/test`, { token })).body).toEqual({
      result: 'refused',
      statusCode: 302,
    })
  })

  test('is delivered to by one of many servers', async () => {
    const { tenant } = await open(['order.attributed'])
    await shop(tenant)
    await Promise.all([spreadEvents(integrations, tenant.id), spreadEvents(integrations, tenant.id)])
    await Promise.all(Array.from({ length: 5 }, () => deliverDue(integrations, tenant.id)))
    expect(hearer.requests).toHaveLength(1)
  })
})

describe('a key of the public API', () => {
  const make = async (token: string, scopes: string[]) => {
    const reply = await app.call('POST', '/api/admin/api-keys', { token, body: { name: 'Till', scopes } })
    return z.object({ key: z.object({ id: z.string() }), secret: z.string() }).parse(reply.body)
  }

  test('does what its scopes say, until it is revoked', async () => {
    const tenant = await makeTenant(db, { now })
    const token = await signIn(db, { tenant, role: 'admin', now })
    const { key, secret } = await make(token, ['catalog:read', 'catalog:write'])
    const read = await app.call('GET', '/api/store/products?limit=1', { token: secret })
    const { products } = z
      .object({ products: z.array(z.looseObject({ productId: z.string() })), next: z.string() })
      .parse(read.body)
    const change = {
      products: [
        { ...products[0], name: 'Renamed' },
        { ...products[0], productId: 'new' },
      ],
      remove: ['gone'],
    }
    const reply = await app.call('PUT', '/api/store/products', { token: secret, body: change })
    expect(reply.body).toEqual({ added: 1, changed: 1, removed: 0 })
    expect((await app.call('PUT', '/api/store/products', { token: secret, body: change })).body).toMatchObject({
      added: 0,
      changed: 0,
    })
    expect((await app.call('GET', '/api/store/conversations', { token: secret })).status).toBe(403)
    const order = { orderId: 'x', items: [{ name: 'x', quantity: 1, unitPriceCents: 1 }] }
    expect((await app.call('POST', '/api/store/orders', { token: secret, body: order })).status).toBe(403)
    const listed = (await app.call('GET', '/api/admin/api-keys', { token })).text
    expect(listed).not.toContain(secret)
    const shown = { id: key.id, lastFour: secret.slice(-4), lastUsedAt: now.toISOString() }
    expect(JSON.parse(listed).keys).toContainEqual(expect.objectContaining(shown))
    await app.call('DELETE', `/api/admin/api-keys/${key.id}`, { token })
    expect((await app.call('GET', '/api/store/products', { token: secret })).status).toBe(401)
  })

  test('reads the figures of conversations, and no words', async () => {
    const tenant = await makeTenant(db, { now })
    const token = await signIn(db, { tenant, role: 'admin', now })
    const { secret } = await make(token, ['conversations:read'])
    const first = await shop(tenant)
    const second = await shop(tenant)
    const page = await app.call('GET', '/api/store/conversations?limit=1', { token: secret })
    expect(page.body).toMatchObject({ conversations: [{ id: first, hasOrder: true, messages: 4 }], next: first })
    expect(page.text).not.toMatch(/terrible|indica/)
    const rest = await app.call('GET', `/api/store/conversations?after=${first}`, { token: secret })
    expect(rest.body).toMatchObject({ conversations: [{ id: second }], next: null })
  })

  test('is told of in a document that names no other call', async () => {
    const { paths } = z
      .object({ paths: z.record(z.string(), z.unknown()) })
      .parse((await app.call('GET', '/api/docs.json')).body)
    expect(Object.keys(paths).sort()).toEqual(['/api/store/conversations', '/api/store/orders', '/api/store/products'])
    const page = await app.call('GET', '/api/docs')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.text).toContain('POST /api/store/orders')
    expect(page.text).not.toMatch(/<script|https?:\/\/(?!localhost)/)
  })
})
