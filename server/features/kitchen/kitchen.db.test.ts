import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { Kitchen, OwnKitchen } from '#contract/kitchen.ts'
import { PLANS, PLAN_IDS } from '#contract/plans.ts'
import { sqlStateOf } from '#server/db/database.ts'
import { verifyOperatorAudit } from '#server/db/verify-audit.ts'
import { rollUpTenant } from '#server/db/usage-roll-up.ts'
import { addTokens, saveUsage } from '#server/db/usage.ts'
import { makeTenant, signIn, type TestTenant } from '#testing/factories.ts'
import { makeShopper } from '#testing/shopper.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { readKitchen } from './get-kitchen.ts'
import { keepUsage } from './keep-usage.ts'

const database = await openTestDatabase()
const { db } = database
const api = await createTestApp(db)
afterAll(async () => {
  await api.close()
  await database.close()
})

const KITCHEN_CALLS = [
  '/api/kitchen/overview',
  '/api/kitchen/accounts',
  '/api/kitchen/infrastructure',
  '/api/kitchen/audit',
]
const PUBLIC_URL = 'http://localhost:5000'

describe('the view across tenants', () => {
  test('is closed to an admin, whose answer holds no figure', async () => {
    const tenant = await makeTenant(db)
    const token = await signIn(db, { tenant, role: 'admin' })
    for (const path of [...KITCHEN_CALLS, `/api/kitchen/accounts/${tenant.id}`]) {
      const reply = await api.call('GET', path, { token })
      expect(reply.status).toBe(403)
      expect(reply.text).not.toMatch(/\d{3,}|total|mrr/i)
    }
  })

  test('is open to a super admin, and each look is in the operator’s log, which verifies', async () => {
    const tenant = await makeTenant(db)
    const other = await makeTenant(db, { products: null })
    const token = await signIn(db, { tenant, role: 'super_admin' })
    for (const path of [...KITCHEN_CALLS, `/api/kitchen/accounts/${other.id}`])
      expect((await api.call('GET', path, { token })).status).toBe(200)
    const entries = await database.owner.query(`select action from operator_entries where actor = $1 order by seq`, [
      tenant.members.super_admin.email,
    ])
    expect(entries.map((entry) => entry.action)).toEqual([
      'kitchen.viewed',
      'accounts.listed',
      'infrastructure.viewed',
      'audit.viewed',
      'account.viewed',
    ])
    expect((await verifyOperatorAudit(db)).fault).toBeNull()
  })

  test('is read by a role that writes nothing and reaches no tenant’s table', async () => {
    const stateOf = (script: string) =>
      database.owner.script(`set local role econcierge_operator; ${script}`).then(
        () => 'it succeeded',
        (error: unknown) => sqlStateOf(error),
      )
    expect(await stateOf('select 1 from tenants')).toBe('it succeeded')
    expect(await stateOf('select 1 from messages')).toBe('42501')
    expect(await stateOf('select token_hash from tokens')).toBe('42501')
    expect(await stateOf('select password_hash from signups')).toBe('42501')
    expect(await stateOf(`update tenants set name = 'x'`)).toBe('42501')
    expect(await stateOf(`insert into landing_days values ('2026-01-01', 1)`)).toBe('42501')
  })
})

describe('usage', () => {
  test('counts the calls of shoppers, staff and the shop’s server, without the calls of nobody', async () => {
    const tenant = await makeTenant(db)
    const shopper = await makeShopper(api, tenant.agent.key)
    await shopper.confirmAge()
    await shopper.say('When do you open?')
    const token = await signIn(db, { tenant, role: 'admin' })
    await api.call('GET', '/api/auth/me', { token })
    await api.call('GET', '/api/auth/me', { token: `es_${'a'.repeat(43)}` })
    await api.app.flushMeter()
    const [row] = await database.owner.query(
      'select shopper_calls, staff_calls, store_calls from usage_days where tenant = $1',
      [tenant.id],
    )
    expect(row).toEqual({ shopper_calls: 2, staff_calls: 1, store_calls: 0 })
  })

  test('is rolled up with conversations, and twice gives the same', async () => {
    const tenant = await makeTenant(db)
    const shopper = await makeShopper(api, tenant.agent.key)
    await shopper.confirmAge()
    await shopper.say('When do you open?')
    await api.app.flushMeter()
    await keepUsage({ db, publicUrl: PUBLIC_URL }, new Date())
    const token = await signIn(db, { tenant, role: 'admin' })
    const read = async () => OwnKitchen.parse((await api.call('GET', '/api/kitchen/mine', { token })).body).account
    const first = await read()
    expect(first.usage.conversationsThisMonth).toBe(1)
    expect(first.firstConversationOn).not.toBeNull()
    expect(first.usage.storageBytes).toBeGreaterThan(500)
    await rollUpTenant(db, tenant.id, { publicUrl: PUBLIC_URL, now: new Date() })
    expect((await read()).usage.conversationsThisMonth).toBe(1)
  })

  test('is kept for the next time when it cannot be written down', async () => {
    let isAway = true
    const saved: number[] = []
    const { measureRequests } = await import('#server/http/measure-requests.ts')
    const { default: Fastify } = await import('fastify')
    const app = Fastify()
    app.decorateRequest('caller', null)
    measureRequests(app, {
      clock: () => new Date(),
      save: async (batch) => {
        if (isAway) throw new Error('away')
        saved.push(batch.minutes.reduce((sum, minute) => sum + minute.requests, 0))
      },
    })
    app.get('/api/x', async () => 'x')
    await app.inject({ url: '/api/x' })
    await app.inject({ url: '/api/x' })
    await app.flushMeter()
    isAway = false
    await app.close()
    expect(saved[0]).toBe(2)
  })

  test('past 80% writes once to the admins and tells them on every page', async () => {
    const tenant = await makeTenant(db)
    const now = new Date()
    await db.platform((trx) =>
      addTokens(trx, { tenant: tenant.id, day: now.toISOString().slice(0, 10), tokens: 41_000_000, now }),
    )
    await keepUsage({ db, publicUrl: PUBLIC_URL }, now)
    await keepUsage({ db, publicUrl: PUBLIC_URL }, now)
    const mails = await database.owner.query(`select subject from mails where tenant_id = $1 and to_address = $2`, [
      tenant.id,
      tenant.members.admin.email,
    ])
    expect(mails).toEqual([{ subject: '82% of this month’s assistant tokens are used' }])
    const token = await signIn(db, { tenant, role: 'admin' })
    expect((await api.call('GET', '/api/admin/notices', { token })).body).toMatchObject({
      usage: [{ kind: 'tokens', percent: 82 }],
    })
  })
})

describe('an account', () => {
  test('that is suspended shuts out staff and shoppers at once, until it is resumed', async () => {
    const { operator, tenant } = await makePair()
    const member = await signIn(db, { tenant, role: 'admin' })
    const shopper = await makeShopper(api, tenant.agent.key)
    const done = await api.call('POST', `/api/kitchen/accounts/${tenant.id}/suspend`, {
      token: operator,
      body: { reason: 'Asked by the owner' },
    })
    expect(done.body).toMatchObject({ status: 'suspended', standing: 'bad' })
    expect((await api.call('GET', '/api/auth/me', { token: member })).status).toBe(401)
    expect((await shopper.say('an indica eighth')).answer.text).toMatch(/^This chat has closed for now\./)
    await expect(makeShopper(api, tenant.agent.key)).rejects.toThrow('Not found')
    await api.call('POST', `/api/kitchen/accounts/${tenant.id}/resume`, { token: operator, body: {} })
    expect((await api.call('GET', '/api/auth/me', { token: member })).status).toBe(200)
    const audit = await database.owner.query(
      `select action from audit_entries where tenant_id = $1 and action like 'tenant.%' order by seq`,
      [tenant.id],
    )
    expect(audit.map((entry) => entry.action)).toEqual(['tenant.suspended', 'tenant.resumed'])
  })

  test('that its operator is signed in to cannot be suspended', async () => {
    const tenant = await makeTenant(db)
    const token = await signIn(db, { tenant, role: 'super_admin' })
    const reply = await api.call('POST', `/api/kitchen/accounts/${tenant.id}/suspend`, {
      token,
      body: { reason: 'By mistake' },
    })
    expect(reply.status).toBe(422)
  })

  test('on trial gets more days', async () => {
    const { operator, tenant } = await makePair()
    const path = `/api/kitchen/accounts/${tenant.id}`
    const before = z.object({ trialDaysLeft: z.int() }).parse((await api.call('GET', path, { token: operator })).body)
    const after = await api.call('POST', `${path}/trial`, { token: operator, body: { days: 7 } })
    expect(after.body).toMatchObject({ trialDaysLeft: before.trialDaysLeft + 7 })
  })
})

describe('support', () => {
  test('reads, changes nothing, is seen by the account, and ends', async () => {
    const { operator, tenant } = await makePair()
    const started = await api.call('POST', `/api/kitchen/accounts/${tenant.id}/support`, {
      token: operator,
      body: { reason: 'Widget is not shown', minutes: 15 },
    })
    const { token } = z.object({ token: z.string() }).parse(started.body)
    expect((await api.call('GET', '/api/auth/me', { token })).body).toMatchObject({ user: { tenantId: tenant.slug } })
    expect((await api.call('GET', '/api/performance', { token })).status).not.toBe(401)
    expect((await api.call('GET', '/api/admin/conversations', { token })).status).toBe(200)
    expect((await api.call('GET', '/api/admin/conversations/export', { token })).status).toBe(403)
    expect((await api.call('POST', '/api/admin/account/export', { token })).status).toBe(403)
    expect((await api.call('GET', '/api/kitchen/overview', { token })).status).toBe(403)
    const written = await api.call('PUT', '/api/admin/conversations/settings', {
      token,
      body: { holdoutPercent: 10, retentionDays: 180 },
    })
    expect(written.status).toBe(403)
    const member = await signIn(db, { tenant, role: 'viewer' })
    const notices = () => api.call('GET', '/api/admin/notices', { token: member })
    expect((await notices()).body).toMatchObject({ support: { operator: expect.any(String) } })
    await api.call('POST', '/api/kitchen/support/end', { token: operator, body: {} })
    expect((await api.call('GET', '/api/auth/me', { token })).status).toBe(401)
    expect((await notices()).body).toMatchObject({ support: null })
    const audit = await database.owner.query(
      `select action from audit_entries where tenant_id = $1 and action like 'support.%' order by seq`,
      [tenant.id],
    )
    expect(audit.map((entry) => entry.action)).toEqual(['support.started', 'support.ended'])
  })

  test('ends with its time, and with the rights of its operator', async () => {
    const { operator, operatorTenant, tenant } = await makePair()
    let now = new Date()
    const later = await createTestApp(db, { clock: () => now })
    const start = async () => {
      const reply = await later.call('POST', `/api/kitchen/accounts/${tenant.id}/support`, {
        token: operator,
        body: { reason: 'Widget is not shown', minutes: 15 },
      })
      return z.object({ token: z.string() }).parse(reply.body).token
    }
    const first = await start()
    now = new Date(now.getTime() + 16 * 60_000)
    expect((await later.call('GET', '/api/auth/me', { token: first })).status).toBe(401)
    const second = await start()
    await db.platform((trx) =>
      trx
        .updateTable('users')
        .set({ is_super_admin: false })
        .where('id', '=', operatorTenant.members.super_admin.userId)
        .execute(),
    )
    expect((await later.call('GET', '/api/auth/me', { token: second })).status).toBe(401)
    await later.close()
  })
})

const History = fc.array(
  fc.record({
    plan: fc.constantFrom(...PLAN_IDS),
    status: fc.constantFrom('trialing', 'active', 'past_due', 'canceled'),
    isSuspended: fc.boolean(),
    shopper: fc.integer({ min: 0, max: 400_000 }),
    staff: fc.integer({ min: 0, max: 9_000 }),
    tokens: fc.integer({ min: 0, max: 9_000_000 }),
    lastMonth: fc.integer({ min: 0, max: 50_000 }),
  }),
  { minLength: 1, maxLength: 7 },
)

describe('the figures of the Kitchen', () => {
  test('equal a recount over random histories', async () => {
    const own = await openTestDatabase()
    const now = new Date('2026-11-21T12:00:00Z')
    const tenants: TestTenant[] = []
    for (let made = 0; made < 7; made++) tenants.push(await makeTenant(own.db, { products: null, now }))
    try {
      await fc.assert(
        fc.asyncProperty(History, async (history) => {
          await own.owner.script(`delete from usage_days; update tenants set status = 'active';
            update subscriptions set status = 'canceled'`)
          for (const [index, account] of history.entries()) {
            const tenant = tenants[index]?.id ?? ''
            await own.owner.query(
              'update subscriptions set plan = $2, status = $3, price_cents = $4 where tenant = $1',
              [tenant, account.plan, account.status, PLANS[account.plan].priceCents],
            )
            if (account.isSuspended)
              await own.owner.query(`update tenants set status = 'suspended' where id = $1`, [tenant])
            const calls = (day: string, shopper: number, staff: number) => ({
              tenant,
              day,
              calls: { shopper, staff, store: 0 },
            })
            const batch = [
              calls('2026-11-03', account.shopper, 0),
              calls('2026-11-20', 0, account.staff),
              calls('2026-10-31', account.lastMonth, 0),
            ]
            await saveUsage(own.db, { calls: batch, minutes: [], landings: [] }, now)
            await own.db.platform((trx) => addTokens(trx, { tenant, day: '2026-11-05', tokens: account.tokens, now }))
          }
          const kitchen = Kitchen.parse(await own.db.operator((trx) => readKitchen(trx, now)))
          const pays = history.filter((account) => account.status === 'active' && !account.isSuspended)
          const trials = history.filter((account) => account.status === 'trialing' && !account.isSuspended)
          const { summary, health } = kitchen
          expect(summary.activeSubscriptions.total).toBe(pays.length)
          for (const { plan, count } of summary.activeSubscriptions.byPlan)
            expect(count).toBe(pays.filter((account) => account.plan === plan).length)
          expect(summary.mrrCents).toBe(pays.reduce((sum, account) => sum + PLANS[account.plan].priceCents, 0))
          expect(summary.activeTrials).toBe(trials.length)
          expect(summary.totalActiveUsers).toBe(trials.length + pays.length)
          const calls = history.map((account) => account.shopper + account.staff)
          const sum = calls.reduce((total, count) => total + count, 0)
          expect(health.apiCalls.thisMonth).toBe(sum)
          expect(health.apiCalls.isWarning).toBe(Math.round((sum / 3_000_000) * 1000) / 10 > 60)
          expect(health.apiCalls.top.map((user) => user.count)).toEqual(
            calls
              .filter((count) => count > 0)
              .sort((a, b) => b - a)
              .slice(0, 5),
          )
          expect(health.tokens.thisMonth).toBe(history.reduce((total, account) => total + account.tokens, 0))
          expect(health.accountsBadStanding).toBe(
            history.filter((account) => account.isSuspended || account.status === 'past_due').length,
          )
        }),
        { numRuns: 25 },
      )
    } finally {
      await own.close()
    }
  })
})

async function makePair() {
  const operatorTenant = await makeTenant(db, { products: null })
  const tenant = await makeTenant(db)
  return { operator: await signIn(db, { tenant: operatorTenant, role: 'super_admin' }), operatorTenant, tenant }
}
