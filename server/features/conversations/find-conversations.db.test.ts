import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { conversationRoutes } from '#contract/conversations.ts'
import { makeProduct, makeTenant, signIn, type TestTenant } from '#testing/factories.ts'
import { makeShopper } from '#testing/shopper.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { matchingOf } from './find-conversations.ts'

const database = await openTestDatabase()
const app = await createTestApp(database.db)
afterAll(async () => {
  await app.close()
  await database.close()
})

type Talk = { id: string; secret: string }

async function talk(tenant: TestTenant, said: string[], then: { rating?: number; end?: boolean } = {}): Promise<Talk> {
  const shopper = await makeShopper(app, tenant.agent.key)
  await shopper.confirmAge()
  for (const text of said) await shopper.say(text)
  const below = `/api/chat/conversations/${shopper.conversationId}`
  if (then.rating !== undefined)
    await app.call('POST', `${below}/feedback`, { token: shopper.secret, body: { rating: then.rating } })
  if (then.end !== false) await app.call('POST', `${below}/end`, { token: shopper.secret })
  return { id: shopper.conversationId, secret: shopper.secret }
}

describe('the list of conversations', () => {
  let tenant: TestTenant
  let token: string
  let pleased: Talk
  let angry: Talk
  let buyer: Talk

  beforeAll(async () => {
    tenant = await makeTenant(database.db, { products: [makeProduct({ productId: 'A-1' })] })
    token = await signIn(database.db, { tenant, role: 'viewer' })
    pleased = await talk(tenant, ['thank you so much, this is wonderful and you are very helpful'])
    angry = await talk(tenant, ['this is terrible service, I want my money back, horrible'], { rating: 1 })
    buyer = await talk(tenant, ['an indica eighth under $40'])
    const items = [{ productId: 'A-1', name: 'Quiet Harbor', quantity: 1, unitPriceCents: 3500 }]
    const order = { orderId: 'o-1', conversationId: buyer.id, items }
    await app.call('POST', '/api/store/orders', { token: tenant.storeKey, body: order })
    await makeShopper(app, tenant.agent.key)
  })

  const list = async (query: string) => {
    const reply = await app.call('GET', `/api/admin/conversations?${query}`, { token })
    expect(reply.status, reply.text).toBe(200)
    return conversationRoutes.listConversations.reply.parse(reply.body)
  }
  const ids = async (query: string) => (await list(query)).conversations.map((conversation) => conversation.id)

  test('is newest first, twenty a page, without conversations in which nothing was said', async () => {
    const { conversations, pagination } = await list('')
    expect(conversations.map((conversation) => conversation.id)).toEqual([buyer.id, angry.id, pleased.id])
    expect(pagination).toEqual({ page: 1, limit: 20, total: 3, pages: 1, isCounted: true })
  })

  test('is cut into pages that together hold each conversation once', async () => {
    const pages = [await list('limit=2&page=1'), await list('limit=2&page=2'), await list('limit=2&page=3')]
    const seen = pages.flatMap((page) => page.conversations.map((conversation) => conversation.id))
    expect(seen).toEqual([buyer.id, angry.id, pleased.id])
    expect(pages.map((page) => page.pagination.total)).toEqual([3, 3, 3])
  })

  test.each([
    ['q=MONEY+back', 'angry'],
    ['q=eighths', 'buyer'],
    ['q=Quiet+Harbor', 'buyer'],
    ['sentiment=positive&q=wonderful', 'pleased'],
    ['sentiment=negative', 'angry'],
    ['bought=yes', 'buyer'],
    ['flag=any', 'angry'],
    ['flag=open', 'angry'],
    ['flagReason=low+rating', 'angry'],
  ])('finds by %s', async (query, name) => {
    const named: Record<string, string> = { pleased: pleased.id, angry: angry.id, buyer: buyer.id }
    expect(await ids(query)).toEqual([named[name]])
  })

  test('finds nothing by words that were said in different conversations', async () => {
    expect(await ids('q=wonderful+eighth')).toEqual([])
    expect(await ids('q=nobodysaidthis')).toEqual([])
  })

  test('takes the opposite of each filter to be the rest', async () => {
    expect(await ids('bought=no')).toEqual([angry.id, pleased.id])
    expect(await ids('flag=none')).toEqual([buyer.id, pleased.id])
    expect((await ids('answered=no')).length + (await ids('answered=yes')).length).toBe(3)
  })

  test('keeps to the local days that the figures count by', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: tenant.timeZone }).format(new Date())
    expect(await ids(`from=${today}&to=${today}`)).toHaveLength(3)
    expect(await ids('to=2020-01-01')).toEqual([])
    expect(await ids('from=2099-01-01&q=wonderful')).toEqual([])
    expect(await ids(`agentId=${tenant.agent.id}`)).toHaveLength(3)
    expect(await ids(`agentId=${randomUUIDv7()}`)).toEqual([])
    expect(await ids(`since=${encodeURIComponent(new Date(Date.now() - 3_600_000).toISOString())}`)).toHaveLength(3)
  })

  test('has the words of a later message too, and no other tenant’s', async () => {
    const open = await talk(tenant, ['hello there'], { end: false })
    expect(await ids('q=zanzibar')).toEqual([])
    await app.call('POST', `/api/chat/conversations/${open.id}/messages`, {
      token: open.secret,
      body: { text: 'do you ship to Zanzibar' },
    })
    expect(await ids('q=zanzibar')).toEqual([open.id])
    const stranger = await makeTenant(database.db)
    const theirs = await signIn(database.db, { tenant: stranger, role: 'viewer' })
    const reply = await app.call('GET', '/api/admin/conversations?q=zanzibar', { token: theirs })
    expect(reply.body).toMatchObject({ conversations: [], pagination: { total: 0 } })
  })

  test.each(['sentiment=cheerful', 'from=yesterday', 'limit=1000', 'page=0', 'flag=maybe', 'agentId=1'])(
    'refuses %s',
    async (query) => {
      expect((await app.call('GET', `/api/admin/conversations?${query}`, { token })).status).toBe(400)
    },
  )
})

const Plan = z.looseObject({ 'Index Name': z.string().optional(), 'Index Cond': z.string().optional() })

/** Every node of a plan, as text: index and condition. */
function readScans(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(readScans)
  if (typeof plan !== 'object' || plan === null) return []
  const { 'Index Name': name, 'Index Cond': condition } = Plan.parse(plan)
  const below = Object.values(plan).flatMap(readScans)
  return name === undefined ? below : [`${name}: ${condition ?? ''}`, ...below]
}

describe.runIf(database.db.kind === 'postgres')('below the wall', () => {
  const CONVERSATIONS = 4_000
  let tenant: TestTenant

  beforeAll(async () => {
    tenant = await makeTenant(database.db, { products: null })
    await database.owner.query(
      `insert into conversations (tenant_id, conversation_id, agent_id, secret_hash, channel, language, greeting, quick_replies,
         age_gate_required, minimum_age, started_at, last_message_at, message_count, recommendation_count, flag_count, figures_day, sentiment, answered)
       select $1, gen_random_uuid(), $2, '', 'widget', 'en', '', '[]', false, 21, now() - n * interval '1 minute', now(), 2, 0,
         (n % 40 = 0)::int, current_date, 1 + n % 5, n % 50 <> 0 from generate_series(1, ${CONVERSATIONS}) n`,
      [tenant.id, tenant.agent.id],
    )
    await database.owner.query(
      `insert into conversation_words (tenant_id, word, started_at, conversation_id)
       select tenant_id, 'w' || k, started_at, conversation_id from conversations, generate_series(1, 8) k where tenant_id = $1
       and abs(hashtext(conversation_id::text || k::text)) % (k * k) = 0`,
      [tenant.id],
    )
    await database.owner.query('analyze conversations')
    await database.owner.query('analyze conversation_words')
  })

  const explain = (filter: Parameters<typeof matchingOf>[2]) =>
    database.db.tenant(tenant.id, async (trx) => {
      const { matching } = await matchingOf(trx, tenant.id, filter)
      const { rows } = await sql<{ 'QUERY PLAN': unknown }>`
        explain (format json) select * from (${matching}) m order by started_at desc, conversation_id desc limit 20`.execute(
        trx,
      )
      return readScans(rows[0]?.['QUERY PLAN'])
    })

  test('a search uses the index of words by the word itself, for each word', async () => {
    const one = await explain({ q: 'w7' })
    expect(
      one.some((scan) => /^conversation_words_pkey: .*word = 'w7'/.test(scan)),
      one.join('\n'),
    ).toBe(true)
    const two = await explain({ q: 'w2 w8' })
    expect(
      two.some((scan) => /^conversation_words_pkey: .*word = 'w8'/.test(scan)),
      two.join('\n'),
    ).toBe(true)
    expect(
      two.every((scan) => /word =|conversation_id =/.test(scan)),
      two.join('\n'),
    ).toBe(true)
  })

  test.each([
    [{}, 'conversations_listed_idx'],
    [{ flag: 'any' as const }, 'conversations_flagged_idx'],
    [{ answered: 'no' as const }, 'conversations_unanswered_idx'],
    [{ bought: 'yes' as const }, 'conversations_bought_idx'],
    [{ visitorId: randomUUIDv7() }, 'conversations_visitor_idx'],
    [{ since: new Date().toISOString() }, 'conversations_'],
  ])('a list filtered by %o walks an index of that filter', async (filter, index) => {
    const scans = await explain(filter)
    expect(scans.join('\n')).toContain(index)
    expect(scans.every((scan) => scan.includes('tenant_id ='))).toBe(true)
  })
})
