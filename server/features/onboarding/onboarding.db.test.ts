import { randomUUIDv7 } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { onboardingRoutes } from '#contract/onboarding.ts'
import { makeTenant, signIn } from '#testing/factories.ts'
import { beginSignup, makeAgent } from '#testing/sign-up.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const api = await createTestApp(database.db)
afterAll(async () => {
  await api.close()
  await database.close()
})

const Completed = z.object({ token: z.string(), user: z.object({ tenantId: z.string() }) })
const Facts = onboardingRoutes.getOnboarding.reply
const NOTHING = {
  menuConnected: false,
  brandingChanged: false,
  widgetSeenLive: false,
  teamInvited: false,
  conversationHad: false,
}

/** A dispensary that has just signed up: a token of its owner, its id and its agent's key. */
async function newOwner() {
  const signupToken = await beginSignup(api)
  const done = await api.call('POST', '/api/signup/complete', { body: { signupToken, agent: makeAgent() } })
  const { token, user } = Completed.parse(done.body)
  const [row] = await database.owner.query(
    'select t.id, a.agent_key from tenants t join agents a on a.tenant_id = t.id where t.slug = $1',
    [user.tenantId],
  )
  const facts = async () => {
    const { agentKey: key, ...done } = Facts.parse((await api.call('GET', '/api/admin/onboarding', { token })).body)
    expect(key).toBe(row?.agent_key)
    return done
  }
  return { token, id: String(row?.id), agentKey: String(row?.agent_key), facts }
}

const openChat = (agentKey: string, pageUrl: string) =>
  api.call('POST', '/api/chat/conversations', { body: { agentKey, pageUrl } })

test('a dispensary that has just signed up with the sample menu has done none of the five steps', async () => {
  const { facts } = await newOwner()
  expect(await facts()).toEqual(NOTHING)
})

test('an imported menu ticks the first step', async () => {
  const { token, facts } = await newOwner()
  const file = 'product_id,name,category,price,stock\np1,New flower,flower,30,5\n'
  await api.call('POST', '/api/admin/catalog/import', { token, body: file, headers: { 'content-type': 'text/csv' } })
  expect(await facts()).toEqual({ ...NOTHING, menuConnected: true })
})

test('a changed look of the active agent ticks the second', async () => {
  const { id, facts } = await newOwner()
  await database.owner.query(
    `update agents set theme = theme || '{"primaryColor": "#114488"}'::jsonb where tenant_id = $1`,
    [id],
  )
  expect(await facts()).toEqual({ ...NOTHING, brandingChanged: true })
})

test('a chat opened on a page of another site ticks the third, one on ours does not', async () => {
  const { agentKey, facts } = await newOwner()
  await openChat(agentKey, 'http://localhost:5000/econcierge-builder')
  expect(await facts()).toEqual(NOTHING)
  await openChat(agentKey, 'https://lantern.example/menu')
  expect(await facts()).toEqual({ ...NOTHING, widgetSeenLive: true })
})

test('a second member ticks the fourth', async () => {
  const { id, facts } = await newOwner()
  const userId = randomUUIDv7()
  await database.owner.query('insert into users values ($1, $2, $2, null, null, null, false, now())', [
    userId,
    `${userId}@lantern.example`,
  ])
  await database.owner.query(`insert into memberships values ($1, $2, 'viewer', now(), null)`, [userId, id])
  expect(await facts()).toEqual({ ...NOTHING, teamInvited: true })
})

test('an asked question ticks the fifth', async () => {
  const { agentKey, facts } = await newOwner()
  const opened = z
    .object({ conversationId: z.string(), secret: z.string() })
    .parse((await openChat(agentKey, 'http://localhost:5000/')).body)
  const at = `/api/chat/conversations/${opened.conversationId}/messages`
  await api.call('POST', at, { token: opened.secret, body: { text: 'When do you open?' } })
  expect(await facts()).toEqual({ ...NOTHING, conversationHad: true })
})

test('the steps of one dispensary are not those of another', async () => {
  const { facts } = await newOwner()
  const other = await makeTenant(database.db, { products: [] })
  await signIn(database.db, { tenant: other, role: 'admin' })
  expect(await facts()).toEqual(NOTHING)
})
