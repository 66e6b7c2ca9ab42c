import { sql } from 'kysely'
import * as z from 'zod'
import { addDays, localDay } from '#contract/local-day.ts'
import type { BothSides, Database, PlatformTrx, TenantTrx } from './database.ts'

/** How far back days are set anew: a scorer or an erasure may change a past day. */
const DAYS_SET = 70
const STORAGE_COUNTED_EVERY_MS = 24 * 60 * 60 * 1000
/** Conversations end, are scored and flagged a while after their last call. */
const QUIET_MS = 2 * 60 * 60 * 1000
const TENANTS_AT_ONCE = 500

/** The tenants whose rows may have changed since they were last rolled up, the longest waiting first. */
export async function listStaleTenants(db: Database, now: Date): Promise<string[]> {
  const rows = await db.platform((trx) =>
    trx
      .selectFrom('tenants')
      .leftJoin('tenant_pulses', 'tenant_pulses.tenant', 'tenants.id')
      .select('tenants.id')
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('tenant_pulses.tenant', 'is', null),
          exists(
            selectFrom('usage_days')
              .select('usage_days.tenant')
              .whereRef('usage_days.tenant', '=', 'tenants.id')
              .where('usage_days.day', '>=', addDays(localDay(now, 'UTC'), -2))
              .where(
                'usage_days.updated_at',
                '>',
                sql<Date>`tenant_pulses.rolled_up_at - make_interval(secs => ${QUIET_MS / 1000})`,
              ),
          ),
        ]),
      )
      .orderBy(sql`tenant_pulses.rolled_up_at nulls first`)
      .limit(TENANTS_AT_ONCE)
      .execute(),
  )
  return rows.map((row) => row.id)
}

/** Reads a tenant's own rows and sets its line of the roll-up anew, in one transaction. Running it twice changes nothing. */
export async function rollUpTenant(db: Database, tenantId: string, from: { publicUrl: string; now: Date }) {
  await db.bothSides((sides) => rollUp(sides, tenantId, from))
}

/** The same, inside a transaction that has both sides already. */
export async function rollUp(
  sides: BothSides,
  tenantId: string,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const known = await sides.platform((trx) => findPulse(trx, tenantId))
  if (known === undefined) return
  const since = addDays(localDay(now, 'UTC'), -DAYS_SET)
  const found = await sides.tenant(tenantId, async (trx) => ({
    ...(await readSpan(trx, tenantId)),
    days: await readConversationDays(trx, tenantId, since),
    openFlags: await countOpenFlags(trx, tenantId),
    domain: await readDomain(trx, tenantId, known.slug),
    snippetSeenAt: known.snippet_seen_at ?? (await findSnippetSeen(trx, tenantId, publicUrl)),
    storage: await readStorage(trx, tenantId, { known, now }),
  }))
  const pulse = {
    domain: found.domain,
    snippet_seen_at: found.snippetSeenAt,
    first_conversation_on: found.first,
    last_conversation_on: found.last,
    open_flags: found.openFlags,
    storage_bytes: found.storage.bytes,
    storage_counted_at: found.storage.at,
    rolled_up_at: now,
  }
  await sides.platform(async (trx) => {
    await trx
      .insertInto('tenant_pulses')
      .values({ tenant: tenantId, ...pulse })
      .onConflict((conflict) => conflict.column('tenant').doUpdateSet(pulse))
      .execute()
    await setConversations(trx, tenantId, { since, days: found.days, now })
  })
}

type Known = {
  slug: string
  snippet_seen_at: Date | null
  storage_bytes: number | null
  storage_counted_at: Date | null
}

function findPulse(trx: PlatformTrx, tenantId: string): Promise<Known | undefined> {
  return trx
    .selectFrom('tenants')
    .leftJoin('tenant_pulses', 'tenant_pulses.tenant', 'tenants.id')
    .select(['tenants.slug', 'snippet_seen_at', 'storage_bytes', 'storage_counted_at'])
    .where('tenants.id', '=', tenantId)
    .executeTakeFirst()
}

async function readSpan(trx: TenantTrx, tenantId: string): Promise<{ first: string | null; last: string | null }> {
  const { first, last } = await trx
    .selectFrom('daily_figures')
    .select([sql<string | null>`min(day)`.as('first'), sql<string | null>`max(day)`.as('last')])
    .where('tenant_id', '=', tenantId)
    .where('conversations', '>', 0)
    .executeTakeFirstOrThrow()
  return { first, last }
}

function readConversationDays(trx: TenantTrx, tenantId: string, since: string) {
  return trx
    .selectFrom('daily_figures')
    .select(['day', 'conversations'])
    .where('tenant_id', '=', tenantId)
    .where('day', '>=', since)
    .where('conversations', '>', 0)
    .execute()
}

async function countOpenFlags(trx: TenantTrx, tenantId: string): Promise<number> {
  const { open } = await trx
    .selectFrom('flags')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('tenant_id', '=', tenantId)
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow()
  return open
}

const Website = z.object({ organization: z.object({ website: z.string() }) })

/** The domain by which people know the account: that of its website, else its own name. */
async function readDomain(trx: TenantTrx, tenantId: string, slug: string): Promise<string> {
  const row = await trx.selectFrom('settings').select('data').where('tenant_id', '=', tenantId).executeTakeFirst()
  const website = Website.safeParse(row?.data)
  if (!website.success) return slug
  const { website: address } = website.data.organization
  const url = URL.parse(/^https?:/.test(address) ? address : `https://${address}`)
  return url === null || !url.hostname.includes('.') ? slug : url.hostname.replace(/^www\./, '')
}

async function findSnippetSeen(trx: TenantTrx, tenantId: string, publicUrl: string): Promise<Date | null> {
  const row = await trx
    .selectFrom('conversations')
    .select('started_at')
    .where('tenant_id', '=', tenantId)
    .where('channel', '=', 'widget')
    .where('page_url', 'is not', null)
    .where(({ eb, fn, val }) => eb(fn('starts_with', ['page_url', val(`${publicUrl}/`)]), '=', false))
    .orderBy('started_at')
    .limit(1)
    .executeTakeFirst()
  return row?.started_at ?? null
}

/** Sums up row sizes, once a day: what a tenant's conversations, orders and menu take. */
async function readStorage(
  trx: TenantTrx,
  tenantId: string,
  { known, now }: { known: Known; now: Date },
): Promise<{ bytes: number; at: Date }> {
  const { storage_bytes: bytes, storage_counted_at: at } = known
  if (bytes !== null && at !== null && now.getTime() - at.getTime() < STORAGE_COUNTED_EVERY_MS) return { bytes, at }
  const { rows } = await sql<{ bytes: number }>`
    select (
      (select coalesce(sum(pg_column_size(m.*)), 0) from messages m where m.tenant_id = ${tenantId})
      + (select coalesce(sum(pg_column_size(c.*)), 0) from conversations c where c.tenant_id = ${tenantId})
      + (select coalesce(sum(pg_column_size(o.*)), 0) from orders o where o.tenant_id = ${tenantId})
      + (select coalesce(sum(pg_column_size(i.*)), 0) from order_items i where i.tenant_id = ${tenantId})
      + (select coalesce(sum(pg_column_size(p.*)), 0) from products p where p.tenant_id = ${tenantId})
    )::bigint as bytes`.execute(trx)
  return { bytes: rows[0]?.bytes ?? 0, at: now }
}

/** Days without a conversation are set back to none: an erasure takes them out of the roll-up too. */
async function setConversations(
  trx: PlatformTrx,
  tenantId: string,
  counted: { since: string; days: readonly { day: string; conversations: number }[]; now: Date },
): Promise<void> {
  const { since, days, now } = counted
  const known = await trx
    .selectFrom('usage_days')
    .select(['day', 'conversations', 'updated_at'])
    .where('tenant', '=', tenantId)
    .where('day', '>=', since)
    .execute()
  const wanted = new Map(days.map((row) => [row.day, row.conversations]))
  for (const { day } of known) if (!wanted.has(day)) wanted.set(day, 0)
  const before = new Map(known.map((row) => [row.day, row.conversations]))
  // What does not change is not touched: `updated_at` says when the tenant was last used.
  const rows = [...wanted]
    .filter(([day, conversations]) => before.get(day) !== conversations)
    .map(([day, conversations]) => ({ tenant: tenantId, day, conversations, updated_at: now }))
  if (rows.length === 0) return
  await trx
    .insertInto('usage_days')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'day']).doUpdateSet({ conversations: sql<number>`excluded.conversations` }),
    )
    .execute()
}
