import { afterAll, describe, expect, test } from 'vitest'
import { listRecipients } from '#server/db/notify-members.ts'
import { isWithinPlan } from '#server/db/usage-limits.ts'
import { claimRun } from '#server/features/integrations/claim-run.ts'
import { notifyTenant } from '#server/features/notifications/notify-tenant.ts'
import { makeTenant, signIn, type TestTenant } from '#testing/factories.ts'
import { makeConnections } from '#testing/make-connections.ts'
import { makeShopper } from '#testing/shopper.ts'
import { createTestApp, joinTestIntegrations } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const START = new Date('2026-11-21T15:00:00Z')
const database = await openTestDatabase()
const { db } = database
let now = START
const clock = () => now
const integrations = joinTestIntegrations(db, { clock })
const api = await createTestApp(db, { clock, integrations })
afterAll(async () => {
  await api.close()
  await database.close()
})
const day = (days: number) => new Date(START.getTime() + days * DAY_MS)

/** Subscriptions, and a day on which each is on and one on which it is off. */
const CASES = [
  { of: 'a trial without a card', set: `card_last_four = null`, on: 29.9, off: 30, kind: 'trial_over' },
  {
    of: 'a trial with a card that nobody charged',
    set: `card_last_four = '4242'`,
    on: 32.9,
    off: 33,
    kind: 'trial_over',
  },
  {
    of: 'a beta',
    set: `is_beta = true, trial_ends_at = '${day(90).toISOString()}'`,
    on: 89.9,
    off: 90,
    kind: 'trial_over',
  },
  {
    of: 'a failed payment',
    set: `status = 'past_due', past_due_since = '${day(40).toISOString()}', current_period_ends_at = '${day(70).toISOString()}'`,
    on: 53.9,
    off: 54,
    kind: 'payment_overdue',
  },
  {
    of: 'a cancelled plan',
    set: `status = 'active', cancels_at_period_end = true, current_period_ends_at = '${day(60).toISOString()}'`,
    on: 59.9,
    off: 60,
    kind: 'cancelled',
  },
  {
    of: 'a subscription that is over',
    set: `status = 'canceled', ended_at = '${day(10).toISOString()}'`,
    on: null,
    off: 10,
    kind: 'cancelled',
  },
] as const

async function openShop(set: string) {
  now = START
  const tenant = await makeTenant(db, { now, profile: { phone: '(505) 555-0142' } })
  await database.owner.query(`update subscriptions set ${set} where tenant = $1`, [tenant.id])
  return tenant
}

const config = (tenant: TestTenant) => api.call('GET', `/api/chat/agents/${tenant.agent.key}`)
const start = (tenant: TestTenant) =>
  api.call('POST', '/api/chat/conversations', { body: { agentKey: tenant.agent.key } })

async function staff(tenant: TestTenant) {
  const token = await signIn(db, { tenant, role: 'admin', now })
  return (method: 'GET' | 'POST', path: string, body?: object) => api.call(method, `/api/${path}`, { token, body })
}

describe.each(CASES)('$of', ({ set, on, off, kind }) => {
  test('is on until its end, then shows nothing on the shop’s page and starts no chat', async () => {
    const tenant = await openShop(set)
    if (on !== null) {
      now = day(on)
      expect((await config(tenant)).status).toBe(200)
      expect((await start(tenant)).status).toBe(201)
    }
    now = day(off)
    const gone = await config(tenant)
    expect(gone).toMatchObject({ status: 204, text: '' })
    expect(gone.headers['cache-control']).toBe('public, max-age=60')
    expect((await start(tenant)).status).toBe(404)
    const visit = { agentKey: tenant.agent.key, visitorId: '0198f2f0-0000-7000-8000-000000000001' }
    expect((await api.call('POST', '/api/chat/visits', { body: visit })).body).toEqual({ hidden: true })
  })

  test('leaves the dashboard to be read, and says what to do', async () => {
    const tenant = await openShop(set)
    now = day(off)
    const call = await staff(tenant)
    expect((await call('GET', 'admin/notices')).body).toMatchObject({
      standing: { kind, until: expect.any(String) },
    })
    for (const path of ['admin/settings', 'admin/conversations', 'admin/analytics', 'billing'])
      expect((await call('GET', path)).status).toBe(200)
  })
})

test('a chat that is open when it ends gets a kind word, keeps what was said, and stores no more', async () => {
  const tenant = await openShop(`card_last_four = null`)
  now = day(29.9)
  const shopper = await makeShopper(api, tenant.agent.key)
  await shopper.confirmAge()
  expect((await shopper.say('an indica eighth')).answer.products).not.toEqual([])
  now = day(30)
  const { status, answer } = await shopper.say('and a gummy?')
  expect(status).toBe(200)
  expect(answer).toMatchObject({
    text: `This chat has closed for now. You can reach ${tenant.name} here: (505) 555-0142.`,
    products: [],
    handoff: null,
  })
  const path = `/api/chat/conversations/${shopper.conversationId}`
  const read = await api.call('GET', path, { token: shopper.secret })
  expect(JSON.parse(read.text).messages).toHaveLength(2)
  const stream = await api.call('POST', `${path}/messages`, {
    token: shopper.secret,
    body: { text: 'still there?' },
    headers: { accept: 'text/event-stream' },
  })
  expect(stream.text).toContain('event: done')
  const handoff = await api.call('POST', `${path}/handoff`, { token: shopper.secret, body: { note: 'call me' } })
  expect(handoff.body).toMatchObject({ sent: false, contact: '(505) 555-0142' })
  const stranger = { token: `${tenant.agent.key}.${'x'.repeat(43)}`, body: { text: 'hello' } }
  expect((await api.call('POST', `${path}/messages`, stranger)).status).toBe(404)
})

test('a late payment leaves everything on and says until when', async () => {
  const tenant = await openShop(
    `status = 'past_due', past_due_since = '${day(40).toISOString()}', current_period_ends_at = '${day(70).toISOString()}'`,
  )
  now = day(41)
  const call = await staff(tenant)
  expect((await call('GET', 'admin/notices')).body).toMatchObject({
    standing: { kind: 'payment_late', until: day(54).toISOString() },
  })
  expect((await config(tenant)).status).toBe(200)
})

test('a trial is spoken of in its last week, where nobody will be charged for what follows', async () => {
  const tenant = await openShop(`card_last_four = null`)
  const call = await staff(tenant)
  const standing = async () => JSON.parse((await call('GET', 'admin/notices')).text).standing
  expect(await standing()).toBeNull()
  now = day(23)
  const later = await staff(tenant)
  expect(JSON.parse((await later('GET', 'admin/notices')).text).standing).toEqual({
    kind: 'trial_ending',
    until: day(30).toISOString(),
  })
})

test('no menu is synced, no model is called and no digest is sent while it is off, and all of it once it is paid', async () => {
  const tenant = await openShop(`card_last_four = null`)
  await makeConnections(db, tenant.id)
  await database.owner.query(
    `update integrations set next_sync_at = $2 where tenant_id = $1 and provider = 'shopify'`,
    [tenant.id, START],
  )
  await database.owner.query('update memberships set last_active_at = $2 where tenant = $1', [tenant.id, START])
  now = day(29.9)
  await makeShopper(api, tenant.agent.key).then((shopper) => shopper.say('an indica eighth'))
  now = day(31)
  const call = await staff(tenant)
  const told = { id: tenant.id, name: tenant.name, timeZone: 'UTC' }
  const mails = async () =>
    (await database.owner.query('select subject from mails where tenant_id = $1', [tenant.id])).length
  expect(await db.bothSides((sides) => listRecipients(sides, tenant.id, 'newConversations'))).not.toEqual([])
  await notifyTenant({ db, publicUrl: 'http://localhost:5000' }, told, now)
  expect(await mails()).toBe(0)
  expect(await claimRun(integrations, tenant, 'shopify')).toBeNull()
  expect(await isWithinPlan(db, tenant.id, now)).toBe(false)
  expect(await call('POST', 'admin/integrations/shopify/sync', { kind: 'full' })).toMatchObject({
    status: 422,
    body: { error: expect.stringContaining('Choose a plan under Settings, Billing') },
  })

  await database.owner.query(
    `update subscriptions set status = 'active', current_period_ends_at = $2 where tenant = $1`,
    [tenant.id, day(60)],
  )
  await notifyTenant({ db, publicUrl: 'http://localhost:5000' }, told, now)
  expect(await mails()).toBeGreaterThan(0)
  expect(await claimRun(integrations, tenant, 'shopify')).not.toBeNull()
  expect(await isWithinPlan(db, tenant.id, now)).toBe(true)
  expect((await config(tenant)).status).toBe(200)
})
