import { type RawBuilder, sql } from 'kysely'
import type { ConversationFilter } from '#contract/conversations.ts'
import { addDays } from '#contract/local-day.ts'
import { wordsOf } from '#server/db/conversation-words.ts'
import type { TenantTrx } from '#server/db/database.ts'

/** Where a conversation stands in the list, newest first. */
export type Place = { conversation_id: string; started_at: Date }

/** Pages beyond are not offered: whoever looks for something filters, and whoever wants all of it exports. */
export const COUNTED = 5_000
const WORDS_SOUGHT = 8
/** The newest conversations with the rarest word that are looked through for the other words and filters. */
const SEARCHED = 20_000

/** One page of conversations that a shopper really began, newest first, and how many there are, counted up to 5,000. */
export async function findConversations(
  trx: TenantTrx,
  tenantId: string,
  input: { filter: ConversationFilter; limit: number; offset: number },
): Promise<{ places: Place[]; total: number }> {
  const { matching, isSearch } = await matchingOf(trx, tenantId, input.filter)
  const isFoundOnce = isSearch || input.filter.flag === 'open' || input.filter.flagReason !== undefined
  const { rows } = await sql<{ conversation_id: string | null; started_at: Date; total: number }>`
    with matching as ${isFoundOnce ? sql`materialized` : sql`not materialized`} (${matching}),
    page as (select * from matching order by started_at desc, conversation_id desc limit ${input.limit} offset ${input.offset}),
    counted as (select count(*) as total from (select 1 from matching limit ${COUNTED}) few)
    select page.conversation_id, page.started_at, counted.total from counted left join page on true
    order by page.started_at desc, page.conversation_id desc
  `.execute(trx)
  return {
    places: rows.flatMap(({ conversation_id, started_at }) =>
      conversation_id === null ? [] : [{ conversation_id, started_at }],
    ),
    total: rows[0]?.total ?? 0,
  }
}

/** The next conversations after a place in the same order, for reading all of them in steps of equal cost. */
export async function findConversationsAfter(
  trx: TenantTrx,
  tenantId: string,
  input: { filter: ConversationFilter; limit: number; after: Place | null },
): Promise<Place[]> {
  const { matching } = await matchingOf(trx, tenantId, input.filter, input.after)
  const { rows } = await sql<Place>`
    select * from (${matching}) matching order by started_at desc, conversation_id desc limit ${input.limit}
  `.execute(trx)
  return rows
}

/** The query of places that a filter lets through. With a text it walks the rarest of its words, else the conversations. */
export async function matchingOf(
  trx: TenantTrx,
  tenantId: string,
  filter: ConversationFilter,
  after: Place | null = null,
): Promise<{ matching: RawBuilder<unknown>; isSearch: boolean }> {
  const words = wordsOf(filter.q ?? '').slice(0, WORDS_SOUGHT)
  const conditions = conditionsOf(tenantId, filter)
  if (words.length === 0) {
    const matching = sql`
      select c.conversation_id, c.started_at from conversations c
      where c.tenant_id = ${tenantId} and c.channel = 'widget' and c.message_count > 0
        ${spanOf('c', filter, after)} ${and(conditions)}`
    return { matching, isSearch: false }
  }
  const [rarest, ...others] = await sortByRarity(trx, tenantId, words)
  const also = others.map(
    (word) => sql`exists (select 1 from conversation_words o where o.tenant_id = ${tenantId} and o.word = ${word}
      and o.started_at = w.started_at and o.conversation_id = w.conversation_id)`,
  )
  const newest = sql`
    select w.conversation_id, w.started_at from conversation_words w
    where w.tenant_id = ${tenantId} and w.word = ${rarest} ${spanOf('w', filter, after)}
    order by w.started_at desc, w.conversation_id desc limit ${SEARCHED}`
  const joined =
    conditions.length === 0
      ? sql``
      : sql`join conversations c on c.tenant_id = ${tenantId} and c.conversation_id = w.conversation_id`
  const matching = sql`
    select w.conversation_id, w.started_at from (${newest}) w ${joined}
    where true ${and(also)} ${and(conditions)}`
  return { matching, isSearch: true }
}

/** Rarest first. Beyond some thousands it does not matter which of two words is walked, so counting stops there. */
async function sortByRarity(trx: TenantTrx, tenantId: string, words: readonly string[]): Promise<string[]> {
  const [only] = words
  if (only !== undefined && words.length === 1) return [only]
  const { rows } = await sql<{ word: string; found: number }>`
    select word, (select count(*) from (select 1 from conversation_words w
      where w.tenant_id = ${tenantId} and w.word = sought.word limit ${COUNTED_OF_A_WORD}) few) as found
    from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as sought (word)`.execute(trx)
  return rows.sort((one, other) => one.found - other.found).map((row) => row.word)
}

const COUNTED_OF_A_WORD = 3_000

/** The stretch of the index that can hold what is looked for. A local day begins and ends within a day of UTC's. */
function spanOf(alias: 'c' | 'w', filter: ConversationFilter, after: Place | null): RawBuilder<unknown> {
  const started = sql.ref(`${alias}.started_at`)
  const id = sql.ref(`${alias}.conversation_id`)
  const bounds: RawBuilder<unknown>[] = []
  if (filter.since !== undefined) bounds.push(sql`${started} >= ${new Date(filter.since)}`)
  if (filter.from !== undefined) bounds.push(sql`${started} >= ${new Date(`${addDays(filter.from, -1)}T00:00:00Z`)}`)
  if (filter.to !== undefined) bounds.push(sql`${started} < ${new Date(`${addDays(filter.to, 2)}T00:00:00Z`)}`)
  if (after !== null)
    bounds.push(sql`(${started}, ${id}) < (${after.started_at}::timestamptz, ${after.conversation_id}::uuid)`)
  return and(bounds)
}

/** Constants are written out where a partial index of the same words can then be used. */
function conditionsOf(tenantId: string, filter: ConversationFilter): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = []
  const add = (condition: RawBuilder<unknown>) => conditions.push(condition)
  if (filter.from !== undefined) add(sql`c.figures_day >= ${filter.from}::date`)
  if (filter.to !== undefined) add(sql`c.figures_day <= ${filter.to}::date`)
  if (filter.sentiment === 'positive') add(sql`c.sentiment >= 4`)
  if (filter.sentiment === 'neutral') add(sql`c.sentiment >= 3 and c.sentiment < 4`)
  if (filter.sentiment === 'negative') add(sql`c.sentiment < 3`)
  if (filter.quality !== undefined) add(QUALITY_CONDITIONS[filter.quality])
  if (filter.answered !== undefined) add(filter.answered === 'yes' ? sql`c.answered = true` : sql`c.answered = false`)
  if (filter.bought !== undefined)
    add(filter.bought === 'yes' ? sql`c.has_order = true` : sql`c.has_order is distinct from true`)
  if (filter.agentId !== undefined) add(sql`c.agent_id = ${filter.agentId}::uuid`)
  if (filter.visitorId !== undefined) add(sql`c.visitor_id = ${filter.visitorId}::uuid`)
  if (filter.flag === 'none') add(sql`c.flag_count = 0`)
  if (filter.flag === 'any' || filter.flag === 'open' || filter.flagReason !== undefined) add(sql`c.flag_count > 0`)
  const ofFlags = [
    ...(filter.flag === 'open' ? [sql`f.resolved_at is null`] : []),
    ...(filter.flagReason === undefined ? [] : [sql`f.reason = ${filter.flagReason}`]),
  ]
  if (ofFlags.length > 0)
    add(sql`exists (select 1 from flags f where f.tenant_id = ${tenantId} and f.conversation_id = c.conversation_id
      ${and(ofFlags)})`)
  return conditions
}

const QUALITY_CONDITIONS = {
  good: sql`c.quality = 'good'`,
  needs_review: sql`c.quality = 'needs_review'`,
  bad: sql`c.quality = 'bad'`,
} as const

function and(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`` : sql` and ${sql.join(conditions, sql` and `)}`
}
