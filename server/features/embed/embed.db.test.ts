import { afterAll, describe, expect, test } from 'vitest'
import { makeTenant, signIn, type TestTenant } from '#testing/factories.ts'
import { makeShopper } from '#testing/shopper.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const app = await createTestApp(database.db, { config: { publicUrl: 'https://chat.example' } })
afterAll(async () => {
  await app.close()
  await database.close()
})

async function openShop(origins: string[]) {
  const tenant = await makeTenant(database.db)
  const token = await signIn(database.db, { tenant, role: 'user' })
  const save = (list: string[]) => app.call('PUT', '/api/admin/embed/origins', { token, body: { origins: list } })
  if (origins.length > 0) expect((await save(origins)).status).toBe(200)
  return { tenant, token, save }
}

const LISTED = ['https://shop.example', 'https://*.chain.example']

const ask = (tenant: TestTenant, headers: Record<string, string>) =>
  app.call('GET', `/api/chat/agents/${tenant.agent.key}`, { headers })

describe('the pages that may show the chat', () => {
  test('are all while none is listed, and each may read the answers', async () => {
    const { tenant } = await openShop([])
    for (const origin of ['https://anywhere.example', 'null']) {
      const reply = await ask(tenant, { origin })
      expect([reply.status, reply.headers['access-control-allow-origin']]).toEqual([200, '*'])
    }
  })

  test.each(['https://shop.example', 'https://north.chain.example', 'https://chat.example'])(
    '%s is let in, and told so by name',
    async (origin) => {
      const { tenant } = await openShop(LISTED)
      const reply = await ask(tenant, { origin })
      expect([reply.status, reply.headers['access-control-allow-origin'], reply.headers.vary]).toEqual([
        200,
        origin,
        'Origin',
      ])
    },
  )

  test.each([
    { origin: 'https://shop.example.evil.example' },
    { origin: 'https://evilshop.example' },
    { origin: 'https://shop.example:8443' },
    { origin: 'http://shop.example' },
    { origin: 'https://www.shop.example' },
    { origin: 'https://shop.example.' },
    { origin: 'https://north.chain.example.' },
    { origin: 'https://shop.example, https://evil.example' },
    { origin: '' },
    { origin: 'https://chain.example' },
    { origin: 'https://xn--shp-7na.example' },
    { origin: 'null' },
    { origin: 'https://chat.example.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('%o is refused before anything is done, and may not read why', async (headers) => {
    const { tenant } = await openShop(LISTED)
    const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    for (const reply of [
      await ask(tenant, sent),
      await app.call('POST', '/api/chat/conversations', { headers: sent, body: { agentKey: tenant.agent.key } }),
      await app.call('POST', '/api/chat/visits', {
        headers: sent,
        body: { agentKey: tenant.agent.key, visitorId: '0197a000-0000-7000-8000-000000000001' },
      }),
    ]) {
      expect([reply.status, reply.headers['access-control-allow-origin']]).toEqual([403, undefined])
    }
    const started = await database.db.tenant(tenant.id, (trx) =>
      trx.selectFrom('conversations').select('conversation_id').where('tenant_id', '=', tenant.id).execute(),
    )
    expect(started).toEqual([])
  })

  test('a conversation that was opened on a listed page cannot be led on from another', async () => {
    const { tenant, save } = await openShop([])
    const shopper = await makeShopper(app, tenant.agent.key)
    await save(LISTED)
    const path = `/api/chat/conversations/${shopper.conversationId}`
    const say = (origin: string) =>
      app.call('POST', `${path}/messages`, { token: shopper.secret, body: { text: 'hello' }, headers: { origin } })
    expect((await say('https://evil.example')).status).toBe(403)
    expect((await say('https://shop.example')).status).toBe(200)
    const noPage = await app.call('GET', path, { token: shopper.secret })
    expect(noPage.body).toMatchObject({ messages: [{ role: 'user' }, { role: 'assistant' }] })
  })

  test('a streamed answer is told to the page that asked, and to no other', async () => {
    const { tenant } = await openShop(LISTED)
    const { conversationId, secret } = await makeShopper(app, tenant.agent.key)
    const reply = await app.call('POST', `/api/chat/conversations/${conversationId}/messages`, {
      token: secret,
      body: { text: 'hello' },
      headers: { origin: 'https://shop.example', accept: 'text/event-stream' },
    })
    expect(reply.headers['access-control-allow-origin']).toBe('https://shop.example')
    expect(reply.text).toContain('event: done')
  })

  test('one shop has no say in the list of another', async () => {
    const closed = await openShop(LISTED)
    const other = await openShop(['https://other.example'])
    expect((await ask(closed.tenant, { origin: 'https://other.example' })).status).toBe(403)
    expect((await ask(other.tenant, { origin: 'https://other.example' })).status).toBe(200)
  })
})

describe('the list', () => {
  test('is kept as browsers write origins, once each, and its change is in the audit log', async () => {
    const { tenant, token, save } = await openShop([])
    const saved = await save(['HTTPS://Shop.Example/', 'shop.example', 'https://bücher.example:443'])
    const expected = ['https://shop.example', 'https://xn--bcher-kva.example']
    expect(saved.body).toEqual({ allowedOrigins: expected })
    const shown = await app.call('GET', '/api/admin/embed', { token })
    expect(shown.body).toMatchObject({ allowedOrigins: expected, agentKey: tenant.agent.key })
    await save(expected)
    const entries = await database.db.tenant(tenant.id, (trx) =>
      trx
        .selectFrom('audit_entries')
        .select(['action', 'actor', 'before', 'after'])
        .where('tenant_id', '=', tenant.id)
        .where('action', '=', 'origins.changed')
        .execute(),
    )
    expect(entries).toEqual([
      {
        action: 'origins.changed',
        actor: tenant.members.user.email,
        before: JSON.stringify({ origins: [] }),
        after: JSON.stringify({ origins: expected }),
      },
    ])
  })

  test('takes no line that is not an origin, and says which', async () => {
    const { save } = await openShop([])
    const reply = await save(['https://shop.example', 'https://*.com', "https://a.example; script-src 'unsafe-inline'"])
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ fields: { 'origins.1': expect.any(String), 'origins.2': expect.any(String) } })
  })
})
