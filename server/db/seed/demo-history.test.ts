import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, localDay } from '#contract/local-day.ts'
import { Turn } from '#contract/turn.ts'
import { NEUTRAL_FROM, POSITIVE_FROM } from '#server/db/daily-figures.ts'
import { changePercent } from '#server/features/performance/summarize-days.ts'
import { DEMO_BRIEF } from './demo-accounts.ts'
import { buildDemoCatalog } from './demo-catalog.ts'
import { HISTORY_DAYS, MONTH_DAYS } from './demo-calendar.ts'
import { createDemoPlayer, type DemoHistory, generateHistory } from './demo-history.ts'
import { DEMO_PROFILE, DEMO_TIME_ZONE } from './demo-profile.ts'
import { SCRIPT_KINDS, SCRIPTS } from './demo-scripts.ts'

const products = buildDemoCatalog()

function inputFor(now: string, seed = 'demo history') {
  return {
    tenantId: '01900000-0000-7000-8000-000000000001',
    agentId: '01900000-0000-7000-8000-000000000002',
    brief: DEMO_BRIEF,
    products,
    profile: DEMO_PROFILE,
    now: new Date(now),
    seed,
  }
}

const NOW = '2026-11-21T18:00:00Z'
const sharedPlayer = createDemoPlayer(inputFor(NOW))

/** The cards of the month that ended `monthsAgo` times 30 days before the last day, from the rows alone. */
function cardsOf(history: DemoHistory, monthsAgo: number) {
  const to = addDays(history.to, -MONTH_DAYS * monthsAgo)
  const isWithin = (row: { figures_day: string }) => row.figures_day <= to && row.figures_day > addDays(to, -MONTH_DAYS)
  const placed = history.orders.filter((order) => isWithin(order) && order.status === 'placed')
  const withConcierge = placed.filter((order) => order.matched_by !== 'none')
  const without = placed.filter((order) => order.matched_by === 'none')
  const sentiments = history.conversations.filter(isWithin).flatMap((row) => row.sentiment ?? [])
  return {
    revenue: netOf(placed),
    aovWith: Math.round(netOf(withConcierge) / withConcierge.length),
    aovWithout: Math.round(netOf(without) / without.length),
    sentiment: sentiments.reduce((sum, sentiment) => sum + sentiment, 0) / sentiments.length,
    sentiments,
  }
}

function netOf(orders: readonly { net_cents: number }[]): number {
  return orders.reduce((sum, order) => sum + order.net_cents, 0)
}

describe('the demo scripts', () => {
  test('are about 70, each named once, of every kind', () => {
    expect(SCRIPTS.length).toBeGreaterThanOrEqual(65)
    expect(new Set(SCRIPTS.map((script) => script.id)).size).toBe(SCRIPTS.length)
    expect(new Set(SCRIPTS.map((script) => script.kind))).toEqual(new Set(SCRIPT_KINDS))
  })
})

describe.each([
  ['an evening', '2026-11-22T01:30:00Z'],
  ['a second after local midnight', '2026-11-22T07:00:01Z'],
  ['a second before local midnight', '2026-11-22T06:59:59Z'],
  ['the day the clocks go forward', '2026-03-08T18:00:00Z'],
  ['the hour that the clocks take back', '2026-11-01T07:30:00Z'],
  ['the last day of a month', '2026-08-31T20:00:00Z'],
  ['a leap day', '2028-02-29T15:00:00Z'],
  ['a day on which the shop is closed', '2026-12-25T19:00:00Z'],
  ['a month after the busiest day', '2026-05-21T17:00:00Z'],
])('a history that ends on %s', (_, now) => {
  let history: DemoHistory
  beforeAll(() => {
    history = generateHistory(inputFor(now), sharedPlayer)
  })

  test('shows the badges +12, +8 and +58', () => {
    const [month, before] = [cardsOf(history, 0), cardsOf(history, 1)]
    expect(changePercent(month.revenue, before.revenue)).toBe(12)
    expect(changePercent(month.sentiment, before.sentiment)).toBe(8)
    expect(changePercent(month.aovWith, before.aovWith)).toBe(58)
  })

  test('keeps its figures plausible', () => {
    const [month, before] = [cardsOf(history, 0), cardsOf(history, 1)]
    expect(month.sentiment).toBeCloseTo(4.2, 1)
    expect(month.aovWith / 100).toBeCloseTo(92, 0)
    for (const { aovWithout } of [month, before]) {
      expect(aovWithout).toBeGreaterThan(5200)
      expect(aovWithout).toBeLessThan(6600)
    }
    expect(month.sentiments.some((sentiment) => sentiment >= POSITIVE_FROM)).toBe(true)
    expect(month.sentiments.some((sentiment) => sentiment < NEUTRAL_FROM)).toBe(true)
  })

  test('covers 400 local days and nothing after the instant it was made', () => {
    const end = new Date(now)
    expect(history.to).toBe(localDay(end, DEMO_TIME_ZONE))
    expect(history.from).toBe(addDays(history.to, 1 - HISTORY_DAYS))
    expect(Math.max(...history.conversations.map((row) => (row.ended_at ?? end).getTime()))).toBeLessThanOrEqual(
      end.getTime(),
    )
    expect(Math.max(...history.orders.map((row) => row.placed_at.getTime()))).toBeLessThanOrEqual(end.getTime())
    for (const { started_at, figures_day } of history.conversations) {
      expect(figures_day).toBe(localDay(started_at, DEMO_TIME_ZONE))
      expect(figures_day >= history.from).toBe(true)
    }
  })
})

describe('the rows of the demo history', () => {
  const history = generateHistory(inputFor(NOW))

  test('are the same for the same seed and instant, and others for another seed', () => {
    expect(generateHistory(inputFor(NOW))).toEqual(history)
    expect(generateHistory(inputFor(NOW, 'another'), sharedPlayer).orders[0]).not.toEqual(history.orders[0])
  })

  test('have ids of their own', () => {
    for (const ids of [
      history.conversations.map((row) => row.conversation_id),
      history.messages.map((row) => row.message_id),
      history.orders.map((row) => row.order_id),
      history.orders.map((row) => row.external_id),
      history.flags.map((row) => row.flag_id),
    ]) {
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  test('match an order only with a conversation of the day before it, and call direct what that showed', () => {
    const conversations = new Map(history.conversations.map((row) => [row.conversation_id, row]))
    const shown = new Set(history.conversationProducts.map((row) => `${row.conversation_id} ${row.product_id}`))
    const orders = new Map(history.orders.map((row) => [row.order_id, row]))
    const matched = history.orders.filter((order) => order.conversation_id !== null)
    expect(matched.length).toBeGreaterThan(300)
    for (const order of matched) {
      const waited =
        order.placed_at.getTime() - (conversations.get(order.conversation_id ?? '')?.last_message_at.getTime() ?? 0)
      expect(waited).toBeGreaterThan(0)
      expect(waited).toBeLessThan(24 * 60 * 60 * 1000)
      expect(order.direct_cents + order.assisted_cents).toBe(order.net_cents)
    }
    for (const item of history.orderItems) {
      expect(item.is_direct).toBe(shown.has(`${orders.get(item.order_id)?.conversation_id} ${item.product_id}`))
    }
  })

  test('count net as items less discounts, voids and returns, and sell at the menu price', () => {
    const prices = new Map(
      products.map((product) => [
        product.productId,
        Math.min(product.priceCents ?? 0, product.salePriceCents ?? Infinity),
      ]),
    )
    const items = Map.groupBy(history.orderItems, (item) => item.order_id)
    for (const item of history.orderItems) expect(item.unit_price_cents).toBe(prices.get(item.product_id ?? ''))
    for (const order of history.orders) {
      const lines = items.get(order.order_id) ?? []
      const ordered = lines.reduce((sum, line) => sum + line.unit_price_cents * line.quantity, 0)
      const kept = lines.reduce(
        (sum, line) => sum + line.unit_price_cents * (line.quantity - line.returned_quantity),
        0,
      )
      const discount = Math.round((order.discount_cents * kept) / ordered)
      expect(order.net_cents).toBe(order.status === 'voided' ? 0 : kept - discount)
    }
  })

  test('hold some voided orders, some returns and some discounts', () => {
    const share = (count: number, of: number) => count / of
    expect(
      share(history.orders.filter((order) => order.status === 'voided').length, history.orders.length),
    ).toBeGreaterThan(0.005)
    expect(
      share(history.orderItems.filter((item) => item.returned_quantity > 0).length, history.orderItems.length),
    ).toBeGreaterThan(0.002)
    expect(
      share(history.orders.filter((order) => order.discount_cents > 0).length, history.orders.length),
    ).toBeGreaterThan(0.2)
  })

  test('are busiest on Fridays and on 4/20, and grow over the year', () => {
    const perDay = new Map<string, number>()
    for (const order of history.orders) perDay.set(order.figures_day, (perDay.get(order.figures_day) ?? 0) + 1)
    const onWeekday = (weekday: number) => {
      const counts = [...perDay]
        .filter(([day]) => new Date(`${day}T00:00:00Z`).getUTCDay() === weekday)
        .map(([, count]) => count)
      return counts.reduce((sum, count) => sum + count, 0) / counts.length
    }
    expect([0, 1, 2, 3, 4, 6].every((weekday) => onWeekday(weekday) < onWeekday(5))).toBe(true)
    const around = [-14, -7, 7, 14].map((days) => perDay.get(addDays('2026-04-20', days)) ?? 0)
    expect(perDay.get('2026-04-20')).toBeGreaterThan(1.6 * Math.max(...around))
    expect(perDay.has('2025-12-25')).toBe(false)
    const days = [...perDay.keys()].sort()
    const sumOf = (some: string[]) => some.reduce((sum, day) => sum + (perDay.get(day) ?? 0), 0)
    expect(sumOf(days.slice(-90))).toBeGreaterThan(1.15 * sumOf(days.slice(0, 90)))
  })

  test('are conversations that the concierge itself answered, scored as it scores', () => {
    const answers = history.messages.filter((message) => message.role === 'assistant')
    expect(answers.length).toBeGreaterThan(5000)
    for (const answer of answers) expect(answer.text).not.toBe('')
    for (const answer of answers.slice(0, 300)) expect(Turn.safeParse(answer.turn).error).toBeUndefined()
    expect(history.conversations.every((row) => row.sentiment !== null && row.quality !== null)).toBe(true)
    const guarded = new Set(answers.slice(0, 4000).flatMap((answer) => Turn.parse(answer.turn).guard ?? []))
    for (const guard of ['medical', 'underage', 'injection'] as const) expect(guarded).toContain(guard)
  })

  test('show sold-out products to nobody and keep personal data out', () => {
    const soldOut = new Set(products.filter((product) => product.stock === 0).map((product) => product.productId))
    expect(history.conversationProducts.filter((row) => soldOut.has(row.product_id))).toEqual([])
    expect(history.messages.filter((message) => message.text.includes('303-555-0188'))).toEqual([])
  })

  test('flag what needs a look, and have most of it dealt with', () => {
    const reasons = new Set(history.flags.map((flag) => flag.reason))
    for (const reason of ['complaint', 'medical advice asked', 'under-age', 'attack']) expect(reasons).toContain(reason)
    const open = history.flags.filter((flag) => flag.resolved_at === null)
    expect(open.length).toBeGreaterThan(2)
    expect(open.length).toBeLessThan(history.flags.length / 3)
  })
})
