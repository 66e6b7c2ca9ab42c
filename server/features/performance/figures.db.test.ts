import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { recountDays } from '#server/db/daily-figures.ts'
import { DAILY_COUNTS } from '#server/db/day-counts.ts'
import { recountLift } from '#server/db/lift-figures.ts'
import { endIdleConversations } from '#server/features/conversations/end-conversation.ts'
import { forgetOldConversations } from '#server/features/conversations/erase-conversations.ts'
import { makeProduct, makeTenant, signIn, type TestTenant } from '#testing/factories.ts'
import { createTestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
let now = new Date('2026-06-01T12:00:00Z')
const app = await createTestApp(database.db, { clock: () => now })
afterAll(async () => {
  await app.close()
  await database.close()
})

const ZONES = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles']
const EVER = ['2020-01-01', '2030-12-31'] as const
const MENU = [
  makeProduct({ productId: 'A', sku: 'SKU-A', priceCents: 3500 }),
  makeProduct({ productId: 'B', sku: 'SKU-B', name: 'Sunny Gummies', category: 'edible', priceCents: 2000 }),
]

type Days = Record<string, Record<string, number>>

/** The figures of every day that has any, without those that are nought. */
async function readDays(tenant: TestTenant): Promise<Days> {
  const rows = await database.db.tenant(tenant.id, (trx) =>
    trx.selectFrom('daily_figures').selectAll().where('tenant_id', '=', tenant.id).orderBy('day').execute(),
  )
  const days: Days = {}
  for (const row of rows) {
    const counts = Object.fromEntries(DAILY_COUNTS.map((name) => [name, row[name]] as const).filter(([, n]) => n !== 0))
    if (Object.keys(counts).length > 0) days[row.day] = counts
  }
  return days
}

async function recounted(tenant: TestTenant): Promise<Days> {
  await database.db.tenant(tenant.id, (trx) => recountDays(trx, tenant.id, ...EVER))
  return readDays(tenant)
}

function readLift(tenant: TestTenant) {
  return database.db.tenant(tenant.id, (trx) =>
    trx.selectFrom('lift_figures').selectAll().where('tenant_id', '=', tenant.id).orderBy('is_held_out').execute(),
  )
}

type Chat = { id: string; secret: string }

async function startChat(tenant: TestTenant, visitorId?: string): Promise<Chat> {
  const body = { agentKey: tenant.agent.key, ...(visitorId === undefined ? {} : { visitorId }) }
  const reply = await app.call('POST', '/api/chat/conversations', { body })
  const { conversationId: id, secret } = JSON.parse(reply.text)
  await app.call('POST', `/api/chat/conversations/${id}/age`, { token: secret, body: { confirmed: true } })
  return { id, secret }
}

const inChat = ({ id, secret }: Chat, path: string, body?: object) =>
  app.call('POST', `/api/chat/conversations/${id}/${path}`, { token: secret, ...(body === undefined ? {} : { body }) })

const report = (tenant: TestTenant, order: object) =>
  app.call('POST', '/api/store/orders', { token: tenant.storeKey, body: order })

describe('a conversation before midnight and its order after it', () => {
  /** The instant at which clocks of a zone show a local time. */
  function instantOf(zone: string, local: string): Date {
    const asUtc = new Date(`${local}:00Z`)
    const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
    for (let hours = 4; hours <= 8; hours++) {
      const candidate = new Date(asUtc.getTime() + hours * 3_600_000)
      if (shown.format(candidate) === `${local.replace('T', ' ')}:00`) return candidate
    }
    throw new Error(`no instant shows ${local} in ${zone}`)
  }

  const NIGHTS = [
    ['the end of a month', '2026-02-28', '2026-03-01'],
    ['the night when clocks go forward', '2026-03-07', '2026-03-08'],
    ['the day when clocks went forward', '2026-03-08', '2026-03-09'],
    ['the end of a month, the night when clocks go back', '2026-10-31', '2026-11-01'],
    ['the end of a year', '2026-12-31', '2027-01-01'],
  ] as const

  test.each(ZONES.flatMap((zone) => NIGHTS.map(([what, before, after]) => ({ zone, what, before, after }))))(
    'in $zone, at $what, change the figures of their days by exactly their amounts and nothing else',
    async ({ zone, before, after }) => {
      now = instantOf(zone, `${before}T23:58`)
      const tenant = await makeTenant(database.db, { products: MENU, timeZone: zone, now })
      const chat = await startChat(tenant)
      await inChat(chat, 'messages', { text: 'an indica eighth under $40' })
      expect(await readDays(tenant)).toEqual({ [before]: { conversations: 1, messages: 2, recommendations: 1 } })

      now = instantOf(zone, `${after}T00:03`)
      const items = [
        { productId: 'A', name: 'Quiet Harbor', quantity: 1, unitPriceCents: 3500 },
        { productId: 'X', name: 'Papers', quantity: 1, unitPriceCents: 500 },
      ]
      await report(tenant, { orderId: 'o', conversationId: chat.id, items, discountCents: 400, taxCents: 700 })
      const conversation = { conversations: 1, messages: 2, recommendations: 1, conversions: 1 }
      const order = {
        orders: 1,
        orders_with: 1,
        net_cents: 3600,
        net_with_cents: 3600,
        direct_cents: 3150,
        assisted_cents: 450,
      }
      expect(await readDays(tenant)).toEqual({ [before]: conversation, [after]: order })

      await inChat(chat, 'end')
      const ended = await readDays(tenant)
      expect(ended[after]).toEqual(order)
      expect(ended[before]).toMatchObject({ ...conversation, scored: 1 })
      expect(await recounted(tenant)).toEqual(ended)
    },
  )
})

/** What may happen to a shop, in any order. Numbers pick among what is there. */
const pick = fc.nat({ max: 1000 })
const lines = fc.array(
  fc.record({
    product: fc.constantFrom('A', 'B', 'X'),
    quantity: fc.integer({ min: 1, max: 3 }),
    returned: fc.integer({ min: 0, max: 3 }),
    price: fc.integer({ min: 0, max: 9000 }),
  }),
  { minLength: 1, maxLength: 3 },
)
const happening = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('start' as const),
      visitor: fc.option(fc.nat({ max: 3 }), { nil: null }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('say' as const),
      chat: pick,
      text: fc.constantFrom(
        'an indica eighth under $40',
        'thank you, wonderful',
        'this is terrible, I want my money back',
        'do you have a helipad',
        'gummies please',
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('end' as const), chat: pick }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('rate' as const), chat: pick, rating: fc.integer({ min: 1, max: 5 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('review' as const),
      chat: pick,
      sentiment: fc.option(
        fc.integer({ min: 2, max: 10 }).map((half) => half / 2),
        { nil: null },
      ),
      answered: fc.option(fc.boolean(), { nil: null }),
      quality: fc.option(fc.constantFrom('good', 'needs_review', 'bad'), { nil: null }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), chat: pick }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      number: fc.nat({ max: 4 }),
      by: fc.constantFrom('conversation', 'visitor', 'nothing'),
      chat: pick,
      status: fc.constantFrom('placed', 'placed', 'voided'),
      discount: fc.integer({ min: 0, max: 2000 }),
      lines,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('visit' as const), visitor: fc.nat({ max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), chat: pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('idle' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('retention' as const) }) },
)
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never

const VISITORS = Array.from({ length: 4 }, () => randomUUID())

type World = { tenant: TestTenant; chats: (Chat & { visitorId: string | undefined })[] }

async function happen({ tenant, chats }: World, what: Happening): Promise<void> {
  const chosen = 'chat' in what && chats.length > 0 ? chats[what.chat % chats.length] : undefined
  const asStaff = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const token = await signIn(database.db, { tenant, role: 'admin', now })
    return app.call(method, `/api/admin/conversations/${path}`, { token, ...(body === undefined ? {} : { body }) })
  }
  switch (what.kind) {
    case 'start': {
      const visitorId = what.visitor === null ? undefined : VISITORS[what.visitor]
      chats.push({ ...(await startChat(tenant, visitorId)), visitorId })
      return
    }
    case 'say':
      if (chosen) await inChat(chosen, 'messages', { text: what.text })
      return
    case 'end':
      if (chosen) await inChat(chosen, 'end')
      return
    case 'rate':
      if (chosen) await inChat(chosen, 'feedback', { rating: what.rating })
      return
    case 'review': {
      const { sentiment, answered, quality } = what
      if (chosen) await asStaff('PUT', `${chosen.id}/review`, { sentiment, answered, quality })
      return
    }
    case 'withdraw':
      if (chosen) await asStaff('DELETE', `${chosen.id}/review`)
      return
    case 'order':
      await report(tenant, {
        orderId: `o-${what.number}`,
        status: what.status,
        discountCents: what.discount,
        ...(what.by === 'conversation' && chosen ? { conversationId: chosen.id } : {}),
        ...(what.by === 'visitor' && chosen?.visitorId !== undefined ? { visitorId: chosen.visitorId } : {}),
        items: what.lines.map((line) => ({
          productId: line.product,
          name: line.product,
          quantity: line.quantity,
          returnedQuantity: line.returned,
          unitPriceCents: line.price,
        })),
      })
      return
    case 'visit':
      await app.call('POST', '/api/chat/visits', {
        body: { agentKey: tenant.agent.key, visitorId: VISITORS[what.visitor] },
      })
      return
    case 'erase':
      if (chosen) await asStaff('POST', 'erase', { conversationId: chosen.id })
      return
    case 'idle':
      now = new Date(now.getTime() + 31 * 60_000)
      await endIdleConversations({ db: database.db }, tenant.id, now)
      return
    case 'retention':
      await forgetOldConversations({ db: database.db }, tenant.id, now)
  }
}

describe('after any history', () => {
  test.each(ZONES)('kept figures equal a recount for every day, in %s', async (timeZone) => {
    const history = fc.array(fc.record({ what: happening, minutesLater: fc.nat({ max: 900 }) }), {
      minLength: 12,
      maxLength: 40,
    })
    await fc.assert(
      fc.asyncProperty(
        history,
        fc.constantFrom('2026-03-06T20:00:00Z', '2026-10-30T20:00:00Z'),
        async (steps, from) => {
          now = new Date(from)
          const world: World = { tenant: await makeTenant(database.db, { products: MENU, timeZone, now }), chats: [] }
          const token = await signIn(database.db, { tenant: world.tenant, role: 'admin', now })
          const settings = { holdoutPercent: 40, retentionDays: 7 }
          await app.call('PUT', '/api/admin/conversations/settings', { token, body: settings })
          for (const { what, minutesLater } of steps) {
            now = new Date(now.getTime() + minutesLater * 60_000)
            await happen(world, what)
          }
          const kept = await readDays(world.tenant)
          expect(await recounted(world.tenant)).toEqual(kept)
          const lift = await readLift(world.tenant)
          await database.db.tenant(world.tenant.id, (trx) => recountLift(trx, world.tenant.id, 1))
          expect(await readLift(world.tenant)).toEqual(lift)
        },
      ),
      { numRuns: 5, endOnFailure: true },
    )
  })
})

test('the order target is that of the active agent as published, and of no other shop', async () => {
  const tenant = await makeTenant(database.db)
  const other = await makeTenant(database.db)
  const [token, strange] = await Promise.all(
    [tenant, other].map((shop) => signIn(database.db, { tenant: shop, role: 'admin', now })),
  )
  const targetOf = async (credential = token): Promise<unknown> =>
    JSON.parse((await app.call('GET', '/api/admin/analytics', { token: credential ?? '' })).text).aovTargetCents
  const agent = `/api/admin/agents/${tenant.agent.id}`
  const call = (method: 'PUT' | 'POST', path: string, body: object) =>
    app.call(method, `${agent}/${path}`, { token: token ?? '', body })
  expect(await targetOf()).toBeNull()
  const { draft } = JSON.parse((await app.call('GET', agent, { token: token ?? '' })).text)
  draft.document.brief.revenue.aovTargetCents = 6250
  const saved = JSON.parse((await call('PUT', 'draft', draft)).text)
  expect(await targetOf()).toBeNull()
  expect((await call('POST', 'publish', { version: saved.draft.version, reason: 'A test' })).status).toBe(200)
  expect(await targetOf()).toBe(6250)
  expect(await targetOf(strange)).toBeNull()
})
