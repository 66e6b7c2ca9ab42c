import { afterAll, describe, expect, test } from 'vitest'
import type { Resources, SupportAnswer } from '#contract/resources.ts'
import { makeTenant, signIn } from '#testing/factories.ts'
import { makeShopper } from '#testing/shopper.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const { db } = database
const api = await createTestApp(db)
afterAll(async () => {
  await api.close()
  await database.close()
})

async function openShop() {
  const tenant = await makeTenant(db, { profile: { website: 'https://shop.example' } })
  const token = await signIn(db, { tenant, role: 'viewer' })
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    api.call(method, `/api/resources${path}`, { token, body })
  const ask = async (text: string): Promise<SupportAnswer> =>
    JSON.parse((await call('POST', '/assistant', { text })).text)
  const findings = async (text: string) =>
    (await ask(text)).findings.map((finding) => `${finding.state}: ${finding.text}`)
  return { tenant, call, ask, findings }
}

describe('the assistant', () => {
  test('knows the dispensary that asks, and no other', async () => {
    const shop = await openShop()
    const other = await openShop()
    await database.owner.query(
      `insert into allowed_origins values ($1, '["https://elsewhere.example"]'::jsonb, 'x@y.example', now())`,
      [other.tenant.id],
    )
    const why = 'why does my widget not show?'
    expect(await other.findings(why)).toContain(
      'attention: Your website https://shop.example is not among the allowed origins: https://elsewhere.example.',
    )
    const own = await shop.findings(why)
    expect(own).toContain('good: Any site may show it: no allowed origins are listed.')
    expect(own).toContain(
      'attention: No shopper has begun a chat on your own site yet. The code may not be on the page.',
    )
    expect(own.join()).toMatch(/good: Your menu has 2 products and was last brought in just now\./)
  })

  test('sees that a shopper came by on the dispensary’s own site', async () => {
    const shop = await openShop()
    const shopper = await makeShopper(api, shop.tenant.agent.key)
    await database.owner.query('update conversations set page_url = $2 where conversation_id = $1', [
      shopper.conversationId,
      'https://shop.example/menu',
    ])
    expect(await shop.findings('the chat does not appear')).toContain(
      'good: A shopper began a chat on your site just now, so it shows for at least some visitors.',
    )
  })

  test('hands on to a person by mail, with what was said and whom to answer', async () => {
    const shop = await openShop()
    const conversation = [
      { role: 'user', text: 'Where is my POS?' },
      { role: 'assistant', text: 'I found nothing on that.' },
    ]
    const reply = await shop.call('POST', '/assistant/handoff', { note: 'Call me.', conversation })
    const { email } = shop.tenant.members.viewer
    expect(reply.body).toEqual({ sent: true, replyTo: email })
    const [mail] = await database.owner.query('select * from mails where tenant_id = $1', [shop.tenant.id])
    expect(mail).toMatchObject({ kind: 'support', to_address: 'support@econcierge.example', reply_to: email })
    for (const part of ['Call me.', 'Where is my POS?', shop.tenant.name]) expect(mail?.text).toContain(part)
  })

  test('takes no more mails than a person writes', async () => {
    const shop = await openShop()
    const body = { conversation: [{ role: 'user', text: 'Hello' }] }
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) statuses.push((await shop.call('POST', '/assistant/handoff', body)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })

  test.each([{ text: '' }, { text: 'x'.repeat(601) }, { text: ['a'] }, {}])('refuses %j', async (body) => {
    const shop = await openShop()
    expect((await shop.call('POST', '/assistant', body)).status).toBe(400)
  })
})

describe('the services', () => {
  test('are as they are found: the queue that does not answer, the widget that was not built', async () => {
    const sick = await createTestApp(db, { isQueueWorking: async () => false })
    const tenant = await makeTenant(db)
    const token = await signIn(db, { tenant, role: 'viewer' })
    const read = async (app: typeof api): Promise<Resources> =>
      JSON.parse((await app.call('GET', '/api/resources', { token })).text)
    const states = ({ services }: Resources) => services.map(({ name, state }) => `${name} ${state}`)
    expect(states(await read(api))).toEqual(['API Services operational', 'Widget CDN down', 'Analytics operational'])
    expect(states(await read(sick))[0]).toBe('API Services down')
    expect((await read(api)).account).toEqual({
      plan: 'Professional',
      widgetVersion: 'v0.0.0-test',
      apiVersion: 'v1.0',
    })
    await sick.close()
  })

  test('say so when the figures of a day lack what happened on it', async () => {
    const shop = await openShop()
    const shopper = await makeShopper(api, shop.tenant.agent.key)
    await shopper.confirmAge()
    await shopper.say('hello')
    const analytics = async () => JSON.parse((await shop.call('GET', '')).text).services[2].state
    expect(await analytics()).toBe('operational')
    await database.owner.query('delete from daily_figures where tenant_id = $1', [shop.tenant.id])
    expect(await analytics()).toBe('degraded')
  })
})
