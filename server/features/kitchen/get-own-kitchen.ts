import { sql } from 'kysely'
import type { KitchenSummary, OwnKitchen } from '#contract/kitchen.ts'
import type { Database, TenantTrx } from '#server/db/database.ts'
import type { StaffContext } from '#server/http/context.ts'
import { readAccount, usageOf } from './get-account.ts'
import { listFacts } from './queries.ts'
import { assess, describeHealth, summarize } from './summarize-accounts.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const JOURNEY_DAYS = 30

/** The Kitchen of one's own account: its plan, its health, and how far its shoppers come. */
export async function getOwnKitchen(deps: { db: Database }, context: StaffContext): Promise<OwnKitchen> {
  const { tenant, now } = context
  const own = await deps.db.operator(async (trx) => ({
    facts: await listFacts(trx, now, tenant.id),
    account: await readAccount(trx, tenant.id, now),
  }))
  const funnel = await deps.db.tenant(tenant.id, (trx) => readShopperFunnel(trx, tenant.id, now))
  const accounts = assess(own.facts, now)
  const health = describeHealth(accounts)
  const [facts] = own.facts
  const usage = facts === undefined ? {} : usageOf(facts)
  return {
    asOf: now.toISOString(),
    summary: summarize(accounts, funnel),
    health: { ...health, ...pickUsage(usage, health) },
    account: own.account,
  }
}

function pickUsage(usage: Partial<ReturnType<typeof usageOf>>, health: OwnKitchen['health']) {
  return { apiCalls: usage.apiCalls ?? health.apiCalls, tokens: usage.tokens ?? health.tokens }
}

/** From the chat to the till: conversations, and how many of them led to each further step. */
async function readShopperFunnel(trx: TenantTrx, tenantId: string, now: Date): Promise<KitchenSummary['funnel']> {
  const from = new Date(now.getTime() - JOURNEY_DAYS * DAY_MS)
  const talked = await trx
    .selectFrom('conversations')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where recommendation_count > 0))::int`.as('recommended'),
      sql<number>`(count(*) filter (where has_order))::int`.as('ordered'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('started_at', '>=', from)
    .where('channel', '=', 'widget')
    .where('message_count', '>', 0)
    .executeTakeFirstOrThrow()
  const touched = await trx
    .selectFrom('conversation_products')
    .select([
      sql<number>`(count(distinct conversation_id) filter (where clicked_at is not null or added_at is not null))::int`.as(
        'clicked',
      ),
      sql<number>`(count(distinct conversation_id) filter (where added_at is not null))::int`.as('added'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('shown_at', '>=', from)
    .executeTakeFirstOrThrow()
  return {
    note: `Your shoppers of the last ${JOURNEY_DAYS} days`,
    steps: [
      { label: 'Conversations', count: talked.all },
      { label: 'Saw a product', count: talked.recommended },
      { label: 'Opened a product', count: touched.clicked },
      { label: 'Added to cart', count: touched.added },
      { label: 'Ordered', count: talked.ordered },
    ],
  }
}
