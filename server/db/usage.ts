import { sql } from 'kysely'
import { localDay } from '#contract/local-day.ts'
import type { Database, PlatformTrx } from './database.ts'

export const CALLERS = ['shopper', 'staff', 'store'] as const
/** Who calls on a tenant's account: its shoppers, its staff, or its own server. */
export type Caller = (typeof CALLERS)[number]

export type TenantCalls = { tenant: string; day: string; calls: Record<Caller, number> }
export type ServerMinute = { minute: Date; requests: number; failures: number; totalMs: number; slowestMs: number }
export type UsageBatch = {
  calls: readonly TenantCalls[]
  minutes: readonly ServerMinute[]
  landings: readonly { day: string; visits: number }[]
}

/** Adds what was counted in memory, all in one transaction. Calls of a tenant that is gone are left out. */
export async function saveUsage(db: Database, batch: UsageBatch, now: Date): Promise<void> {
  if (batch.calls.length + batch.minutes.length + batch.landings.length === 0) return
  await db.platform(async (trx) => {
    await addCalls(trx, batch.calls, now)
    await addMinutes(trx, batch.minutes)
    await addLandings(trx, batch.landings)
  })
}

async function addCalls(trx: PlatformTrx, calls: readonly TenantCalls[], now: Date): Promise<void> {
  if (calls.length === 0) return
  const ids = [...new Set(calls.map((row) => row.tenant))]
  const known = await trx.selectFrom('tenants').select('id').where('id', 'in', ids).execute()
  const there = new Set(known.map((row) => row.id))
  // Always in the same order, so that two servers that flush at once do not wait for each other.
  const rows = calls
    .filter((row) => there.has(row.tenant))
    .sort((a, b) => `${a.tenant}${a.day}`.localeCompare(`${b.tenant}${b.day}`))
  if (rows.length === 0) return
  await trx
    .insertInto('usage_days')
    .values(
      rows.map(({ tenant, day, calls: { shopper, staff, store } }) => ({
        tenant,
        day,
        shopper_calls: shopper,
        staff_calls: staff,
        store_calls: store,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'day']).doUpdateSet({
        shopper_calls: sql<number>`usage_days.shopper_calls + excluded.shopper_calls`,
        staff_calls: sql<number>`usage_days.staff_calls + excluded.staff_calls`,
        store_calls: sql<number>`usage_days.store_calls + excluded.store_calls`,
        updated_at: now,
      }),
    )
    .execute()
}

async function addMinutes(trx: PlatformTrx, minutes: readonly ServerMinute[]): Promise<void> {
  if (minutes.length === 0) return
  await trx
    .insertInto('server_minutes')
    .values(
      minutes.map(({ minute, requests, failures, totalMs, slowestMs }) => ({
        minute,
        requests,
        failures,
        total_ms: Math.round(totalMs),
        slowest_ms: Math.round(slowestMs),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('minute').doUpdateSet({
        requests: sql<number>`server_minutes.requests + excluded.requests`,
        failures: sql<number>`server_minutes.failures + excluded.failures`,
        total_ms: sql<number>`server_minutes.total_ms + excluded.total_ms`,
        slowest_ms: sql<number>`greatest(server_minutes.slowest_ms, excluded.slowest_ms)`,
      }),
    )
    .execute()
}

async function addLandings(trx: PlatformTrx, landings: UsageBatch['landings']): Promise<void> {
  if (landings.length === 0) return
  await trx
    .insertInto('landing_days')
    .values([...landings])
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({ visits: sql<number>`landing_days.visits + excluded.visits` }),
    )
    .execute()
}

/** Counts the tokens of a model call, in the transaction that settles it. */
export async function addTokens(
  trx: PlatformTrx,
  used: { tenant: string; day: string; tokens: number; now: Date },
): Promise<void> {
  if (used.tokens === 0) return
  await trx
    .insertInto('usage_days')
    .values({ tenant: used.tenant, day: used.day, tokens: used.tokens, updated_at: used.now })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'day']).doUpdateSet({
        tokens: sql<number>`usage_days.tokens + excluded.tokens`,
        updated_at: used.now,
      }),
    )
    .execute()
}

/** What a tenant has used in the running UTC month. */
export async function readMonthUsage(
  trx: PlatformTrx,
  tenant: string,
  now: Date,
): Promise<{ calls: number; tokens: number }> {
  return trx
    .selectFrom('usage_days')
    .select([
      sql<number>`coalesce(sum(shopper_calls + staff_calls + store_calls), 0)::bigint`.as('calls'),
      sql<number>`coalesce(sum(tokens), 0)::bigint`.as('tokens'),
    ])
    .where('tenant', '=', tenant)
    .where('day', '>=', monthStart(now))
    .where('day', '<=', localDay(now, 'UTC'))
    .executeTakeFirstOrThrow()
}

/** The first day of the UTC month: `2026-11-01`. */
export function monthStart(now: Date): string {
  return `${localDay(now, 'UTC').slice(0, 8)}01`
}

export const MINUTES_KEPT_DAYS = 90

/** Forgets the minutes past their 90 days; run by a job. */
export async function forgetOldMinutes(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MINUTES_KEPT_DAYS * 24 * 60 * 60 * 1000)
  await db.platform((trx) => trx.deleteFrom('server_minutes').where('minute', '<', before).execute())
}
