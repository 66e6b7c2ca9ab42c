import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import type { ChatAnswer, ConversationOpened } from '#contract/chat.ts'
import { makeProduct, makeTenant, signIn, type TestTenant } from '#testing/factories.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const app = await createTestApp(database.db)
afterAll(async () => {
  await app.close()
  await database.close()
})

const EIGHTH = makeProduct({ name: 'Old Mill 3.5g' })
const GONE = makeProduct({ name: 'Lost Lake 3.5g', stock: 0 })

async function openShop() {
  const tenant = await makeTenant(database.db, { products: [EIGHTH, GONE, makeProduct({ name: 'Other 3.5g' })] })
  const token = await signIn(database.db, { tenant, role: 'admin' })
  const made = await makeSecret(token)
  return { tenant, token, ...made }
}

async function makeSecret(token: string): Promise<{ secret: string; id: string }> {
  const reply = await app.call('POST', '/api/admin/embed/identity-secrets', { token })
  expect(reply.status).toBe(201)
  return JSON.parse(reply.text)
}

const inSeconds = (ahead: number) => Math.floor(Date.now() / 1000) + ahead

function signFor(secret: string, claims: object = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'rosa', first_name: 'Rosa', exp: inSeconds(600), ...claims })}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

async function start(tenant: TestTenant, identity?: string) {
  const reply = await app.call('POST', '/api/chat/conversations', {
    body: { agentKey: tenant.agent.key, ...(identity === undefined ? {} : { identity }) },
  })
  const opened: ConversationOpened = JSON.parse(reply.text)
  const { conversationId, secret } = opened
  const call = (path: string, body: object) =>
    app.call('POST', `/api/chat/conversations/${conversationId}/${path}`, { token: secret, body })
  await call('age', { confirmed: true })
  const say = async (text: string): Promise<ChatAnswer> => JSON.parse((await call('messages', { text })).text)
  return { opened, conversationId, call, say }
}

async function buy(tenant: TestTenant, conversationId: string) {
  const items = [EIGHTH, GONE].map(({ productId, name }) => ({ productId, name, quantity: 1, unitPriceCents: 3500 }))
  const body = { orderId: randomUUID(), conversationId, items }
  expect((await app.call('POST', '/api/store/orders', { token: tenant.storeKey, body })).status).toBeLessThan(300)
}

describe('a customer whom the shop vouches for', () => {
  test('is greeted by the first name, and shown what they usually take', async () => {
    const { tenant, secret } = await openShop()
    const first = await start(tenant, signFor(secret))
    expect(first.opened.greeting).toContain('Rosa')
    await buy(tenant, first.conversationId)
    const later = await start(tenant, signFor(secret))
    for (const text of ['the usual', 'Your Favorites', 'lo de siempre', 'what did I buy last time?']) {
      const answer = await later.say(text)
      expect(answer.products.map(({ name }) => name)).toEqual(['Old Mill 3.5g'])
      expect(answer.text).toContain('Lost Lake')
    }
    expect((await later.say('my usual')).products[0]?.reasons[0]).toMatch(/^You bought it on [A-Z]\w+ \d+$/)
  })

  test('is told of what they only put into the cart, once nothing was bought', async () => {
    const { tenant, secret } = await openShop()
    const first = await start(tenant, signFor(secret))
    const { products } = await first.say('an indica eighth under $40')
    const productId = products[0]?.productId
    await first.call('events', { kind: 'add-to-cart', productId })
    const later = await start(tenant, signFor(secret))
    const [usual] = (await later.say('the usual please')).products
    expect([usual?.productId, usual?.reasons[0]]).toEqual([productId, expect.stringContaining('in your cart on')])
  })

  test('can be named after the conversation has begun, and nobody else can then take it over', async () => {
    const { tenant, secret } = await openShop()
    await buy(tenant, (await start(tenant, signFor(secret))).conversationId)
    const { call, say } = await start(tenant)
    const as = async (identity: string) => (await call('identify', { identity })).body
    expect(await as(signFor('cis_forged'))).toEqual({ known: false, isOther: false })
    expect((await say('the usual')).products.map(({ productId }) => productId)).not.toEqual([EIGHTH.productId])
    expect(await as(signFor(secret))).toEqual({ known: true, isOther: false })
    expect((await say('the usual')).products.map(({ productId }) => productId)).toEqual([EIGHTH.productId])
    expect(await as(signFor(secret))).toEqual({ known: true, isOther: false })
    expect(await as(signFor(secret, { sub: 'sam', first_name: 'Sam' }))).toEqual({ known: true, isOther: true })
  })
})

describe('nobody else', () => {
  test.each([
    ['who says nothing', () => undefined],
    ['with a forged token', () => signFor('cis_forged')],
    ['with an expired token', (secret: string) => signFor(secret, { exp: inSeconds(-1) })],
  ])('%s is greeted by name or told of a past', async (_who, token) => {
    const { tenant, secret } = await openShop()
    await buy(tenant, (await start(tenant, signFor(secret))).conversationId)
    const stranger = await start(tenant, token(secret))
    expect(stranger.opened.greeting).not.toContain('Rosa')
    expect((await stranger.say('the usual')).text).not.toContain('usually take')
  })

  test('a token of one shop is nobody’s at another', async () => {
    const [ours, theirs] = [await openShop(), await openShop()]
    const replayed = await start(theirs.tenant, signFor(ours.secret))
    expect(replayed.opened.greeting).not.toContain('Rosa')
    const rows = await database.db.tenant(theirs.tenant.id, (trx) =>
      trx.selectFrom('conversations').select('customer_key').where('tenant_id', '=', theirs.tenant.id).execute(),
    )
    expect(rows).toEqual([{ customer_key: null }])
  })

  test('another customer of the same shop sees their own past alone', async () => {
    const { tenant, secret } = await openShop()
    await buy(tenant, (await start(tenant, signFor(secret))).conversationId)
    const sam = await start(tenant, signFor(secret, { sub: 'sam', first_name: 'Sam' }))
    expect(sam.opened.greeting).toContain('Sam')
    expect((await sam.say('the usual')).text).not.toContain('usually take')
  })
})

describe('the secret', () => {
  test('is shown once, kept sealed, and its making and end are in the audit log without it', async () => {
    const { tenant, token, secret, id } = await openShop()
    const shown = await app.call('GET', '/api/admin/embed', { token })
    expect(shown.text).not.toContain(secret)
    expect(shown.body).toMatchObject({ identitySecrets: [{ id, lastFour: secret.slice(-4), validUntil: null }] })
    await app.call('DELETE', `/api/admin/embed/identity-secrets/${id}`, { token })
    const stored = await database.db.tenant(tenant.id, async (trx) => ({
      secrets: await trx.selectFrom('identity_secrets').selectAll().where('tenant_id', '=', tenant.id).execute(),
      audit: await trx
        .selectFrom('audit_entries')
        .selectAll()
        .where('tenant_id', '=', tenant.id)
        .orderBy('seq')
        .execute(),
    }))
    expect(stored.secrets).toEqual([])
    expect(stored.audit.map((entry) => entry.action).slice(-2)).toEqual(['secret.made', 'secret.destroyed'])
    expect(JSON.stringify(stored.audit)).not.toContain(secret)
    expect((await start(tenant, signFor(secret))).opened.greeting).not.toContain('Rosa')
  })

  test('that was replaced stays good for a day, and the one before it ends', async () => {
    const { tenant, token, secret: first } = await openShop()
    const { secret: second } = await makeSecret(token)
    const greets = async (secret: string) => (await start(tenant, signFor(secret))).opened.greeting.includes('Rosa')
    expect([await greets(first), await greets(second)]).toEqual([true, true])
    const { secret: third } = await makeSecret(token)
    expect([await greets(first), await greets(second), await greets(third)]).toEqual([false, true, true])
  })

  test('is made and destroyed by an admin alone, and never another shop’s', async () => {
    const { tenant, id } = await openShop()
    const other = await openShop()
    const manager = await signIn(database.db, { tenant, role: 'manager' })
    const path = `/api/admin/embed/identity-secrets/${id}`
    expect((await app.call('POST', '/api/admin/embed/identity-secrets', { token: manager })).status).toBe(403)
    expect((await app.call('DELETE', path, { token: manager })).status).toBe(403)
    expect((await app.call('DELETE', path, { token: other.token })).status).toBe(404)
  })
})
