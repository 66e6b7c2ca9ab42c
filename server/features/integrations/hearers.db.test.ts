import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConversationOpened } from '#contract/chat.ts'
import { deliverDue, spreadEvents } from '#server/features/public-api/deliver-events.ts'
import { makeTenant, signIn } from '#testing/factories.ts'
import { type FakeHearers, GOOGLE, MAILCHIMP, startFakeHearers } from '#testing/fake-hearers.ts'
import { createTestApp, createTestSealer, joinTestIntegrations, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const { db } = database
const sealer = createTestSealer()
let vendor: FakeHearers
let app: TestApp
let integrations: ReturnType<typeof joinTestIntegrations>
beforeAll(async () => {
  vendor = await startFakeHearers()
  integrations = joinTestIntegrations(db, { vendorOrigin: vendor.origin, sealer })
  app = await createTestApp(db, { sealer, integrations })
})
afterAll(async () => {
  await app.close()
  await vendor.close()
  await database.close()
})

const NEWS = 'E-mail me news and offers from the shop.'
const EMAIL = 'rosa@mail.example'

async function talk(agentKey: string, visitorId: string | undefined, handoff: object) {
  const opened = await app.call('POST', '/api/chat/conversations', { body: { agentKey, visitorId } })
  const { conversationId, secret: token } = ConversationOpened.parse(opened.body)
  const path = `/api/chat/conversations/${conversationId}`
  await app.call('POST', `${path}/age`, { token, body: { confirmed: true } })
  await app.call('POST', `${path}/messages`, { token, body: { text: 'this bot is useless, I hate it' } })
  expect((await app.call('POST', `${path}/handoff`, { token, body: handoff })).body).toMatchObject({ sent: true })
  await app.call('POST', `${path}/end`, { token })
  return conversationId
}

test('each service hears what it is for: numbers with consent, addresses with a ticked box, flags without words', async () => {
  const profile = { email: 'hello@shop.example' }
  const tenant = await makeTenant(db, { profile, theme: { collectEmail: true } })
  const token = await signIn(db, { tenant, role: 'admin' })
  const { slack, webhooks, taken } = vendor
  for (const [provider, fields] of Object.entries({
    'google-analytics': GOOGLE,
    mailchimp: MAILCHIMP,
    slack,
    webhooks,
  })) {
    const reply = await app.call('PUT', `/api/admin/integrations/${provider}`, { token, body: { fields } })
    expect(reply.status, reply.text).toBe(200)
  }
  for (const list of Object.values(taken)) list.length = 0
  const visitor = randomUUID()
  const measured = await talk(tenant.agent.key, visitor, { email: EMAIL })
  const unmeasured = await talk(tenant.agent.key, undefined, { email: EMAIL, newsConsent: NEWS })
  while ((await spreadEvents(integrations, tenant.id)) > 0) while ((await deliverDue(integrations, tenant.id)) > 0);

  const measurements = taken.google.map((body) => JSON.parse(body))
  expect(measurements.map(({ events }) => events[0].name)).toEqual(['econcierge_conversation'])
  for (const trace of [measured, unmeasured, visitor, EMAIL]) expect(taken.google.join()).not.toContain(trace)
  expect(taken.mailchimp.map((body) => JSON.parse(body))).toEqual([
    { email_address: EMAIL, status_if_new: 'subscribed' },
  ])
  expect(taken.slack.length).toBeGreaterThan(0)
  for (const words of ['useless', EMAIL]) expect(taken.slack.join()).not.toContain(words)
  const hooked = taken.webhooks.map((body) => JSON.parse(body))
  expect(
    hooked
      .filter(({ type }) => type === 'conversation.ended')
      .map(({ data }) => data.analyticsConsent)
      .sort(),
  ).toEqual([false, true])
  expect(taken.webhooks.join()).not.toContain(EMAIL)

  // What was erased is told to nobody any more, and no trace of the address stays with us.
  const body = { conversationId: unmeasured }
  expect((await app.call('POST', '/api/admin/conversations/erase', { token, body })).body).toEqual({ erased: 1 })
  const left = await db.tenant(tenant.id, (trx) =>
    trx
      .selectFrom('events')
      .select('type')
      .where('tenant_id', '=', tenant.id)
      .where('type', '=', 'contact.opted_in')
      .execute(),
  )
  expect(left).toEqual([])
})
