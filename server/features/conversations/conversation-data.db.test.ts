import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { afterAll, describe, expect, test } from 'vitest'
import { makeProduct, makeTenant, signIn, type TestTenant } from '#testing/factories.ts'
import { makeShopper } from '#testing/shopper.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { endConversation } from './end-conversation.ts'
import { forgetOldConversations } from './erase-conversations.ts'

const database = await openTestDatabase()
const app = await createTestApp(database.db)
afterAll(async () => {
  await app.close()
  await database.close()
})

const DAY_MS = 24 * 60 * 60 * 1000

async function startFor(tenant: TestTenant, visitorId: string, text: string): Promise<{ id: string; secret: string }> {
  const started = await app.call('POST', '/api/chat/conversations', { body: { agentKey: tenant.agent.key, visitorId } })
  const { conversationId: id, secret } = JSON.parse(started.text)
  await app.call('POST', `/api/chat/conversations/${id}/messages`, { token: secret, body: { text } })
  return { id, secret }
}

function countRows(tenant: TestTenant, table: 'conversations' | 'messages' | 'conversation_words' | 'flags') {
  return database.owner
    .query(`select count(*)::int as count from ${table} where tenant_id = $1`, [tenant.id])
    .then(([row]) => row?.count)
}

describe('an export', () => {
  test('has one row a conversation or one row a message, and what looks like a formula is none', async () => {
    const tenant = await makeTenant(database.db, { products: [makeProduct()] })
    const token = await signIn(database.db, { tenant, role: 'manager' })
    const shopper = await makeShopper(app, tenant.agent.key)
    await shopper.say('=HYPERLINK("https://evil.example"), "quoted"\nand a second line')
    await shopper.say('hello')
    const conversations = await app.call('GET', '/api/admin/conversations/export', { token })
    expect(conversations.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(conversations.headers['content-disposition']).toMatch(/attachment; filename="conversations-[\d-]{10}\.csv"/)
    const rows = parse(conversations.text, { bom: true, columns: true })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ conversation_id: shopper.conversationId, messages: '4', reviewed: 'false' })
    expect(Object.values(rows[0] ?? {}).join('')).toContain(
      `'=HYPERLINK("https://evil.example"), "quoted"\nand a second line`,
    )
    const messages = await app.call('GET', '/api/admin/conversations/export?rows=messages', { token })
    expect(parse(messages.text, { bom: true, columns: true })).toMatchObject([
      { seq: '1', role: 'user', text: expect.stringMatching(/^'=HYPERLINK/) },
      { seq: '2', role: 'assistant' },
      { seq: '3', role: 'user', text: 'hello' },
      { seq: '4', role: 'assistant' },
    ])
    const lines = await app.call('GET', '/api/admin/conversations/export?format=ndjson&rows=messages', { token })
    const parsed = lines.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(parsed[0]).toMatchObject({
      conversation_id: shopper.conversationId,
      text: expect.stringMatching(/^=HYPERLINK/),
    })
  })

  test('has every conversation once, over many steps, and keeps to the filters of the list', async () => {
    const tenant = await makeTenant(database.db, { products: null })
    const token = await signIn(database.db, { tenant, role: 'admin' })
    await database.owner.query(
      `insert into conversations (tenant_id, conversation_id, agent_id, secret_hash, channel, language, greeting, quick_replies,
         age_gate_required, minimum_age, started_at, last_message_at, message_count, recommendation_count, flag_count, figures_day, sentiment)
       select $1, gen_random_uuid(), $2, '', 'widget', 'en', '', '[]', false, 21, date_trunc('day', now()) - (n / 3) * interval '1 minute',
         now(), 2, 0, 0, current_date, 1 + n % 5 from generate_series(1, 450) n`,
      [tenant.id, tenant.agent.id],
    )
    const rows = parse((await app.call('GET', '/api/admin/conversations/export', { token })).text, {
      bom: true,
      columns: true,
    })
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(450)
    const negative = await app.call('GET', '/api/admin/conversations/export?sentiment=negative&format=ndjson', {
      token,
    })
    expect(negative.text.trim().split('\n')).toHaveLength(180)
    const none = await app.call('GET', '/api/admin/conversations/export?q=nothing', { token })
    expect(parse(none.text, { bom: true })).toHaveLength(1)
  })
})

describe('erasing a shopper', () => {
  test('takes all their conversations and words, leaves every figure and everybody else', async () => {
    const tenant = await makeTenant(database.db, { products: [makeProduct({ productId: 'A' })] })
    const token = await signIn(database.db, { tenant, role: 'admin' })
    const [visitor, other] = [randomUUID(), randomUUID()]
    const first = await startFor(tenant, visitor, 'my secret plan')
    await startFor(tenant, visitor, 'another secret thing')
    const kept = await startFor(tenant, other, 'nothing to hide')
    await endConversation({ db: database.db }, tenant.id, first.id, new Date())
    const items = [{ productId: 'A', name: 'Flower', quantity: 1, unitPriceCents: 3500 }]
    await app.call('POST', '/api/store/orders', {
      token: tenant.storeKey,
      body: { orderId: 'o', conversationId: first.id, items },
    })
    const figures = async () => JSON.parse((await app.call('GET', '/api/admin/analytics', { token })).text).summary
    const before = await figures()
    const erased = await app.call('POST', '/api/admin/conversations/erase', {
      token,
      body: { conversationId: first.id },
    })
    expect(erased.body).toEqual({ erased: 2 })
    expect(await figures()).toEqual({ ...before, openFlags: (await figures()).openFlags })
    expect(await countRows(tenant, 'conversations')).toBe(1)
    for (const table of [
      'conversations',
      'messages',
      'conversation_words',
      'flags',
      'orders',
      'visitors',
      'open_questions',
    ]) {
      const traces = await database.owner.query(
        `select 1 from ${table} t where tenant_id = $1 and (t::text like '%' || $2 || '%' or t::text ilike '%secret%plan%' or t::text like '%' || $3 || '%')`,
        [tenant.id, visitor, first.id],
      )
      expect(traces, table).toEqual([])
    }
    expect((await app.call('GET', `/api/admin/conversations/${kept.id}`, { token })).status).toBe(200)
    expect((await app.call('GET', `/api/chat/conversations/${first.id}`, { token: first.secret })).status).toBe(404)
    await app.call('POST', '/api/store/orders', {
      token: tenant.storeKey,
      body: { orderId: 'o', items: [{ ...items[0], returnedQuantity: 1 }] },
    })
    expect(await figures()).toMatchObject({ ordersWith: 1, totalRevenueCents: 0, directCents: 0 })
  })

  test('asks for one name, and says when a conversation is not there', async () => {
    const tenant = await makeTenant(database.db)
    const token = await signIn(database.db, { tenant, role: 'admin' })
    const erase = (body: object) => app.call('POST', '/api/admin/conversations/erase', { token, body })
    expect((await erase({})).status).toBe(400)
    expect((await erase({ visitorId: randomUUID(), conversationId: randomUUID() })).status).toBe(400)
    expect((await erase({ conversationId: randomUUID() })).status).toBe(404)
    expect((await erase({ visitorId: randomUUID() })).body).toEqual({ erased: 0 })
  })
})

describe('retention', () => {
  test('deletes what is older than the tenant’s days, 365 unless said otherwise, and keeps the figures', async () => {
    const tenant = await makeTenant(database.db, { products: null })
    const token = await signIn(database.db, { tenant, role: 'admin' })
    await startFor(tenant, randomUUID(), 'hello')
    const before = await countRows(tenant, 'messages')
    const inDays = (days: number) =>
      forgetOldConversations({ db: database.db }, tenant.id, new Date(Date.now() + days * DAY_MS))
    expect(await inDays(364)).toBe(0)
    const settings = { holdoutPercent: 0, retentionDays: 30 }
    expect((await app.call('PUT', '/api/admin/conversations/settings', { token, body: settings })).body).toEqual(
      settings,
    )
    expect((await app.call('GET', '/api/admin/conversations/settings', { token })).body).toEqual(settings)
    expect(await inDays(29)).toBe(0)
    expect(await countRows(tenant, 'messages')).toBe(before)
    expect(await inDays(31)).toBe(1)
    expect(await countRows(tenant, 'messages')).toBe(0)
    const quality = await app.call('GET', '/api/admin/quality', { token })
    expect(quality.body).toMatchObject({ totalConversations: 1 })
  })
})

describe('the live list', () => {
  test('tells of a conversation that another server took, and of its end', async () => {
    const tenant = await makeTenant(database.db, { products: null })
    const token = await signIn(database.db, { tenant, role: 'viewer' })
    const elsewhere = await createTestApp(database.db)
    const url = await elsewhere.app.listen({ port: 0, host: '127.0.0.1' })
    const stream = await fetch(`${url}/api/admin/conversations/live?seconds=20`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    const shopper = await makeShopper(app, tenant.agent.key)
    await shopper.say('is anybody there')
    const decoder = new TextDecoder()
    let told = ''
    let isEnded = false
    for await (const piece of stream.body ?? []) {
      told += decoder.decode(piece, { stream: true })
      if (told.includes('is anybody there') && !isEnded) {
        isEnded = true
        await endConversation({ db: database.db }, tenant.id, shopper.conversationId, new Date())
      }
      if (/"endTime":"2/.test(told)) break
    }
    expect(told).toContain(`"id":"${shopper.conversationId}"`)
    await elsewhere.close()
  })

  test('ends with the server', async () => {
    const tenant = await makeTenant(database.db, { products: null })
    const token = await signIn(database.db, { tenant, role: 'viewer' })
    const elsewhere = await createTestApp(database.db)
    const url = await elsewhere.app.listen({ port: 0, host: '127.0.0.1' })
    const stream = await fetch(`${url}/api/admin/conversations/live?seconds=600`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const ended = stream.text()
    await elsewhere.close()
    expect(await ended).toContain(': watching')
  })

  test('ends soon after the session does', async () => {
    const tenant = await makeTenant(database.db, { products: null })
    const token = await signIn(database.db, { tenant, role: 'viewer' })
    const ended = app.call('GET', '/api/admin/conversations/live?seconds=600', { token })
    await app.call('POST', '/api/auth/logout', { token })
    expect((await ended).text).toContain(': watching')
  })

  test('gives what has happened since, and nothing of another tenant', async () => {
    const [tenant, stranger] = [await makeTenant(database.db), await makeTenant(database.db)]
    const since = encodeURIComponent(new Date(Date.now() - 60_000).toISOString())
    const shopper = await makeShopper(app, tenant.agent.key)
    await shopper.say('hello')
    const watch = async (who: TestTenant) => {
      const token = await signIn(database.db, { tenant: who, role: 'viewer' })
      return (await app.call('GET', `/api/admin/conversations/live?seconds=0&since=${since}`, { token })).text
    }
    expect(await watch(tenant)).toContain(shopper.conversationId)
    expect(await watch(stranger)).toBe(': watching\n\n')
  })
})
