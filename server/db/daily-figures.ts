import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { TenantTrx } from './database.ts'
import { CONVERSATION_COUNTS, DAILY_COUNTS } from './day-counts.ts'
import type { DailyFigures, TenantTables } from './schema.ts'

/** Adds to the figures of one local day, in the transaction that changes what they count. */
export async function addToDay(
  trx: TenantTrx,
  tenantId: string,
  day: string,
  counts: Partial<DailyFigures>,
): Promise<void> {
  const touched = DAILY_COUNTS.filter((name) => counts[name] !== undefined && counts[name] !== 0)
  if (touched.length === 0) return
  const values = Object.fromEntries(touched.map((name) => [name, counts[name]]))
  const sums = (
    eb: ExpressionBuilder<TenantTables & { excluded: TenantTables['daily_figures'] }, 'daily_figures' | 'excluded'>,
  ) => Object.fromEntries(touched.map((name) => [name, eb(`daily_figures.${name}`, '+', eb.ref(`excluded.${name}`))]))
  await trx
    .insertInto('daily_figures')
    .values({ tenant_id: tenantId, day, ...emptyFigures(), ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'day']).doUpdateSet(sums))
    .execute()
}

export function emptyFigures(): DailyFigures {
  return {
    orders: 0,
    orders_with: 0,
    net_cents: 0,
    net_with_cents: 0,
    direct_cents: 0,
    assisted_cents: 0,
    conversations: 0,
    messages: 0,
    recommendations: 0,
    conversions: 0,
    scored: 0,
    sentiment_hundredths: 0,
    positive: 0,
    neutral: 0,
    negative: 0,
    answered: 0,
    quality_good: 0,
    quality_review: 0,
    quality_bad: 0,
    flags: 0,
    flagged_conversations: 0,
    duration_seconds: 0,
    ratings: 0,
    rating_sum: 0,
  }
}

/**
 * Counts the days `from`..`to` (local, inclusive) anew from the raw rows and replaces what stands there. Gives the same
 * figures that `addToDay` kept up; preview conversations and conversations without a message count in neither, and of
 * deleted ones both keep the counts.
 */
export async function recountDays(trx: TenantTrx, tenantId: string, from: string, to: string): Promise<void> {
  await trx
    .deleteFrom('daily_figures')
    .where('tenant_id', '=', tenantId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  await sql`
    insert into daily_figures (tenant_id, day, orders, orders_with, net_cents, net_with_cents, direct_cents, assisted_cents)
    select tenant_id, figures_day,
      count(*) filter (where status = 'placed'),
      count(*) filter (where status = 'placed' and matched_by <> 'none'),
      coalesce(sum(net_cents), 0),
      coalesce(sum(net_cents) filter (where matched_by <> 'none'), 0),
      coalesce(sum(direct_cents), 0),
      coalesce(sum(assisted_cents), 0)
    from orders
    where tenant_id = ${tenantId} and figures_day between ${from}::date and ${to}::date
    group by tenant_id, figures_day
  `.execute(trx)
  await addConversations(
    trx,
    sql`select c.tenant_id, c.figures_day, count(*), sum(c.message_count), sum(c.recommendation_count),
      count(*) filter (where exists (select 1 from orders o where o.tenant_id = c.tenant_id
        and o.conversation_id = c.conversation_id and o.status = 'placed')),
      count(c.sentiment),
      coalesce(sum(round(c.sentiment::numeric * 100)), 0),
      count(*) filter (where c.sentiment >= ${POSITIVE_FROM}),
      count(*) filter (where c.sentiment < ${POSITIVE_FROM} and c.sentiment >= ${NEUTRAL_FROM}),
      count(*) filter (where c.sentiment < ${NEUTRAL_FROM}),
      count(*) filter (where c.answered),
      count(*) filter (where c.quality = 'good'),
      count(*) filter (where c.quality = 'needs_review'),
      count(*) filter (where c.quality = 'bad'),
      sum(c.flag_count),
      count(*) filter (where c.flag_count > 0),
      coalesce(sum(round(extract(epoch from (c.last_message_at - c.started_at)))), 0),
      count(c.rating),
      coalesce(sum(c.rating), 0)
    from conversations c
    where c.tenant_id = ${tenantId} and c.figures_day between ${from}::date and ${to}::date
      and c.channel = 'widget' and c.message_count > 0
    group by c.tenant_id, c.figures_day`,
  )
  // What remains of conversations that were deleted.
  await addConversations(
    trx,
    sql`select tenant_id, day, ${COUNT_COLUMNS} from archived_figures
      where tenant_id = ${tenantId} and day between ${from}::date and ${to}::date`,
  )
}

const COUNT_COLUMNS = sql.join(CONVERSATION_COUNTS.map((name) => sql.ref(name)))

/** Adds the counts of conversations that a query gives, one row a day, to the days that are there. */
async function addConversations(trx: TenantTrx, rows: RawBuilder<unknown>): Promise<void> {
  const sums = CONVERSATION_COUNTS.map(
    (name) => sql`${sql.ref(name)} = ${sql.ref(`daily_figures.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
  )
  await sql`insert into daily_figures (tenant_id, day, ${COUNT_COLUMNS}) ${rows}
    on conflict (tenant_id, day) do update set ${sql.join(sums)}`.execute(trx)
}

/** Sentiment 1-5: the colours of section 9, green from 4, yellow from 3, red below. */
export const POSITIVE_FROM = 4
export const NEUTRAL_FROM = 3
