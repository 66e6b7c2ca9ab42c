import { sql } from 'kysely'
import { addDays, localDay } from '#contract/local-day.ts'
import type { OperatorTrx } from '#server/db/database.ts'
import { monthStart } from '#server/db/usage.ts'

/** More accounts than this are not summed up in one go. */
const ACCOUNTS_READ = 20_000
export const TREND_DAYS = 14

export type AccountFacts = Awaited<ReturnType<typeof listFacts>>[number]

/** What is known of each account at `now`, or of one. Only roll-ups and reference rows are read. */
export function listFacts(trx: OperatorTrx, now: Date, tenant: string | null = null) {
  return trx
    .with('usage', () => sumUsage(trx, now, tenant))
    .selectFrom('tenants')
    .leftJoin('subscriptions', 'subscriptions.tenant', 'tenants.id')
    .leftJoin('tenant_pulses', 'tenant_pulses.tenant', 'tenants.id')
    .leftJoin('usage', 'usage.tenant', 'tenants.id')
    .select([
      'tenants.id',
      'tenants.slug',
      'tenants.name',
      'tenants.status as tenant_status',
      'tenants.time_zone',
      'tenants.is_demo',
      'tenants.created_at',
      'subscriptions.plan',
      'subscriptions.status as subscription_status',
      'subscriptions.is_beta',
      'subscriptions.price_cents',
      'subscriptions.billing_email',
      'subscriptions.trial_ends_at',
      'subscriptions.cancels_at_period_end',
      'subscriptions.past_due_since',
      'subscriptions.last_paid_at',
      'tenant_pulses.domain',
      'tenant_pulses.snippet_seen_at',
      'tenant_pulses.first_conversation_on',
      'tenant_pulses.last_conversation_on',
      'tenant_pulses.open_flags',
      'tenant_pulses.storage_bytes',
      'tenant_pulses.rolled_up_at',
      'usage.calls_month',
      'usage.shopper_calls_month',
      'usage.staff_calls_month',
      'usage.store_calls_month',
      'usage.tokens_month',
      'usage.conversations_month',
      'usage.conversations_lately',
      'usage.conversations_earlier',
    ])
    .$if(tenant !== null, (query) => query.where('tenants.id', '=', tenant ?? ''))
    .orderBy('tenants.created_at')
    .limit(ACCOUNTS_READ)
    .execute()
}

/** The month and the last two fortnights of each tenant, or of one. */
function sumUsage(trx: OperatorTrx, now: Date, tenant: string | null) {
  const today = localDay(now, 'UTC')
  const month = monthStart(now)
  const recent = addDays(today, -TREND_DAYS)
  const before = addDays(today, -2 * TREND_DAYS)
  const from = month < before ? month : before
  const calls = sql<number>`shopper_calls + staff_calls + store_calls`
  const sumOf = (value: typeof calls, condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`coalesce(sum(${value}) filter (where ${condition}), 0)::bigint`
  const thisMonth = sql<boolean>`day >= ${month}::date and day <= ${today}::date`
  const lately = sql<boolean>`day > ${recent}::date and day <= ${today}::date`
  const earlier = sql<boolean>`day > ${before}::date and day <= ${recent}::date`
  return trx
    .selectFrom('usage_days')
    .select([
      'usage_days.tenant',
      sumOf(calls, thisMonth).as('calls_month'),
      sumOf(sql<number>`shopper_calls`, thisMonth).as('shopper_calls_month'),
      sumOf(sql<number>`staff_calls`, thisMonth).as('staff_calls_month'),
      sumOf(sql<number>`store_calls`, thisMonth).as('store_calls_month'),
      sumOf(sql<number>`tokens`, thisMonth).as('tokens_month'),
      sumOf(sql<number>`conversations`, thisMonth).as('conversations_month'),
      sumOf(sql<number>`conversations`, lately).as('conversations_lately'),
      sumOf(sql<number>`conversations`, earlier).as('conversations_earlier'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', today)
    .$if(tenant !== null, (query) => query.where('usage_days.tenant', '=', tenant ?? ''))
    .groupBy('usage_days.tenant')
}

/** How far the sign-ups that began since `from` came; the forgotten ones are kept as counts. */
export async function countJourney(trx: OperatorTrx, from: Date) {
  const day = localDay(from, 'UTC')
  const kept = await trx
    .selectFrom('signups')
    .leftJoin('tenant_pulses', 'tenant_pulses.tenant', 'signups.tenant')
    .leftJoin('subscriptions', 'subscriptions.tenant', 'signups.tenant')
    .select([
      sql<number>`count(*)::int`.as('signups'),
      sql<number>`(count(*) filter (where signups.is_beta or signups.payment->>'state' = 'confirmed'))::int`.as(
        'payments',
      ),
      sql<number>`(count(*) filter (where business is not null))::int`.as('setups'),
      sql<number>`(count(*) filter (where completed_at is not null))::int`.as('agents'),
      sql<number>`(count(*) filter (where snippet_seen_at is not null))::int`.as('snippets'),
      sql<number>`(count(*) filter (where first_conversation_on is not null))::int`.as('conversations'),
      sql<number>`(count(*) filter (where subscriptions.status = 'active'))::int`.as('paying'),
    ])
    .where('signups.created_at', '>=', new Date(`${day}T00:00:00Z`))
    .executeTakeFirstOrThrow()
  const forgotten = await trx
    .selectFrom('journey_days')
    .select([
      sql<number>`coalesce(sum(signups), 0)::int`.as('signups'),
      sql<number>`coalesce(sum(payments), 0)::int`.as('payments'),
      sql<number>`coalesce(sum(setups), 0)::int`.as('setups'),
    ])
    .where('day', '>=', day)
    .executeTakeFirstOrThrow()
  const { visits } = await trx
    .selectFrom('landing_days')
    .select(sql<number>`coalesce(sum(visits), 0)::int`.as('visits'))
    .where('day', '>=', day)
    .executeTakeFirstOrThrow()
  return {
    visits,
    signups: kept.signups + forgotten.signups,
    payments: kept.payments + forgotten.payments,
    setups: kept.setups + forgotten.setups,
    agents: kept.agents,
    snippets: kept.snippets,
    conversations: kept.conversations,
    paying: kept.paying,
  }
}

const MEMBERS_READ = 200
const SUPPORT_READ = 20

export function listMembers(trx: OperatorTrx, tenant: string) {
  return trx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select([
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.is_super_admin',
      'memberships.role',
      'memberships.last_active_at',
    ])
    .where('memberships.tenant', '=', tenant)
    .orderBy('memberships.created_at')
    .limit(MEMBERS_READ)
    .execute()
}

export function listUsageDays(trx: OperatorTrx, tenant: string, from: string) {
  return trx
    .selectFrom('usage_days')
    .select(['day', sql<number>`shopper_calls + staff_calls + store_calls`.as('calls'), 'tokens', 'conversations'])
    .where('tenant', '=', tenant)
    .where('day', '>=', from)
    .orderBy('day')
    .execute()
}

export function listSupport(trx: OperatorTrx, tenant: string) {
  return trx
    .selectFrom('support_sessions')
    .innerJoin('users', 'users.id', 'support_sessions.user_id')
    .select(['support_id', 'users.email', 'reason', 'started_at', 'expires_at', 'ended_at'])
    .where('support_sessions.tenant', '=', tenant)
    .orderBy('started_at', 'desc')
    .limit(SUPPORT_READ)
    .execute()
}

/** The server's minutes since `from`, summed up in steps of so many seconds. */
export function sumMinutes(
  trx: OperatorTrx,
  { from, now, stepSeconds }: { from: Date; now: Date; stepSeconds: number },
) {
  const step = sql<Date>`to_timestamp(floor(extract(epoch from minute) / ${stepSeconds}::int) * ${stepSeconds}::int)`
  return trx
    .selectFrom('server_minutes')
    .select([
      step.as('at'),
      // The running minute may not be written down yet, so it counts neither as up nor as down.
      sql<number>`(count(*) filter (where minute < date_trunc('minute', ${now}::timestamptz)))::int`.as('minutes'),
      sql<Date>`min(minute)`.as('first'),
      sql<number>`sum(requests)::bigint`.as('requests'),
      sql<number>`sum(failures)::bigint`.as('failures'),
      sql<number>`sum(total_ms)::bigint`.as('total_ms'),
      sql<number>`max(slowest_ms)`.as('slowest_ms'),
    ])
    .where('minute', '>=', from)
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute()
}

/** The first minute that was ever measured and is still kept. */
export async function findFirstMinute(trx: OperatorTrx): Promise<Date | null> {
  const row = await trx.selectFrom('server_minutes').select('minute').orderBy('minute').limit(1).executeTakeFirst()
  return row?.minute ?? null
}
