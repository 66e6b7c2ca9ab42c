import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AgentBrief } from '#contract/agent.ts'
import { AgentKey } from '#contract/chat.ts'
import { addDays, localDay } from '#contract/local-day.ts'
import { PERIOD_DAYS } from '#contract/performance.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import { WidgetTheme } from '#contract/widget-config.ts'
import type { OpenDatabase } from '#server/db/open-database.ts'
import { loadProducts } from '#server/db/products.ts'
import { listDays, sumDays } from '#server/db/read-days.ts'
import { compare, summarize } from '#server/features/performance/summarize-days.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { buildDemoCatalog } from './demo-catalog.ts'
import { DEMO_AGENT_KEY, DEMO_SLUG, DEMO_STORE_KEY, seedDemoTenant } from './seed-demo-tenant.ts'

const NOW = new Date('2026-11-21T18:00:00Z')

let database: OpenDatabase
let tenant: { id: string; slug: string; name: string; timeZone: string; isDemo: boolean }

beforeAll(async () => {
  database = await openTestDatabase()
  await seedDemoTenant(database.db, NOW)
  const row = await database.db.platform((trx) =>
    trx.selectFrom('tenants').selectAll().where('slug', '=', DEMO_SLUG).executeTakeFirstOrThrow(),
  )
  tenant = { id: row.id, slug: row.slug, name: row.name, timeZone: row.time_zone, isDemo: row.is_demo }
})
afterAll(() => database.close())

const counted = [
  'products',
  'conversations',
  'messages',
  'conversation_products',
  'flags',
  'orders',
  'order_items',
  'daily_figures',
] as const

function countRows() {
  return database.db.tenant(tenant.id, async (trx) => {
    const counts: Record<string, number> = {}
    for (const table of counted) {
      const row = await trx
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('tenant_id', '=', tenant.id)
        .executeTakeFirstOrThrow()
      counts[table] = Number(row.count)
    }
    return counts
  })
}

describe('seeding the demo tenant', () => {
  test('does nothing the second time, whatever the day', async () => {
    const before = await countRows()
    expect(before.conversations).toBeGreaterThan(2500)
    await seedDemoTenant(database.db, NOW)
    await seedDemoTenant(database.db, new Date('2027-01-02T03:00:00Z'))
    expect(await countRows()).toEqual(before)
  })

  test('makes a demo tenant in Denver with a shop, settings and an active agent', async () => {
    expect(tenant).toMatchObject({ timeZone: 'America/Denver', isDemo: true })
    await database.db.tenant(tenant.id, async (trx) => {
      const agent = await trx
        .selectFrom('agents')
        .selectAll()
        .where('tenant_id', '=', tenant.id)
        .executeTakeFirstOrThrow()
      expect(agent).toMatchObject({ status: 'active', agent_key: DEMO_AGENT_KEY })
      expect(AgentBrief.parse(agent.brief)).toEqual(agent.brief)
      expect(WidgetTheme.parse(agent.theme)).toMatchObject({ businessName: tenant.name })
      const store = await trx
        .selectFrom('stores')
        .selectAll()
        .where('tenant_id', '=', tenant.id)
        .executeTakeFirstOrThrow()
      expect(StoreProfile.parse(store.profile)).toMatchObject({ name: tenant.name, timezone: 'America/Denver' })
      const settings = await trx
        .selectFrom('settings')
        .selectAll()
        .where('tenant_id', '=', tenant.id)
        .executeTakeFirstOrThrow()
      expect(settings.data).toMatchObject({ user: { role: 'Owner' } })
      expect(settings.data).not.toHaveProperty('billing')
    })
  })

  test('keeps the whole menu in its order', async () => {
    expect(await database.db.tenant(tenant.id, (trx) => loadProducts(trx, tenant.id))).toEqual(buildDemoCatalog())
  })

  test('leads from the public agent key and the store key to the tenant', async () => {
    expect(AgentKey.safeParse(DEMO_AGENT_KEY).success).toBe(true)
    const keyHash = createHash('sha256').update(DEMO_STORE_KEY).digest('hex')
    await database.db.platform(async (trx) => {
      const agentKey = await trx
        .selectFrom('agent_keys')
        .selectAll()
        .where('agent_key', '=', DEMO_AGENT_KEY)
        .executeTakeFirst()
      const storeKey = await trx.selectFrom('store_keys').selectAll().where('key_hash', '=', keyHash).executeTakeFirst()
      expect(agentKey?.tenant).toBe(tenant.id)
      expect(storeKey).toMatchObject({ tenant: tenant.id, last_four: DEMO_STORE_KEY.slice(-4) })
    })
  })

  test('offers a customer, an admin, a super admin and two more people, none of whom has signed in', async () => {
    await database.db.platform(async (trx) => {
      const people = await trx
        .selectFrom('users')
        .innerJoin('memberships', 'memberships.user_id', 'users.id')
        .select(['email', 'is_super_admin', 'role'])
        .where('memberships.tenant', '=', tenant.id)
        .orderBy('memberships.created_at')
        .execute()
      expect(people).toHaveLength(5)
      expect(people.slice(0, 3)).toEqual([
        { email: 'customer@demo-tenant.example', is_super_admin: false, role: 'customer' },
        { email: 'admin@demo-tenant.example', is_super_admin: false, role: 'admin' },
        { email: 'superadmin@demo-tenant.example', is_super_admin: true, role: 'admin' },
      ])
      expect(await trx.selectFrom('identities').selectAll().execute()).toEqual([])
    })
  })

  test("shows the badges of the specification by the dashboard's own sums", async () => {
    const today = localDay(NOW, tenant.timeZone)
    const monthEnding = (to: string) =>
      database.db.tenant(tenant.id, async (trx) =>
        summarize(sumDays(await listDays(trx, tenant.id, addDays(to, 1 - PERIOD_DAYS.month), to)), 0),
      )
    const month = await monthEnding(today)
    const before = await monthEnding(addDays(today, -PERIOD_DAYS.month))
    expect(compare(month, before)).toMatchObject({ totalRevenue: 12, sentimentScore: 8, aovWith: 58 })
    expect(month.sentimentScore).toBeCloseTo(4.2, 1)
    expect(month.conversionRate).toBeGreaterThan(0.1)
    expect(month.conversionRate).toBeLessThan(0.5)
  })

  test('counts the days from the rows it made', async () => {
    const counts = await countRows()
    const sum = await database.db.tenant(tenant.id, async (trx) =>
      sumDays(await listDays(trx, tenant.id, '2000-01-01', '2100-01-01')),
    )
    expect(sum).toMatchObject({ conversations: counts.conversations, messages: counts.messages, flags: counts.flags })
    expect(counts.daily_figures).toBeGreaterThanOrEqual(399)
  })
})
