import { addLine, type DraftOrder, figuresOf, type Shelf } from './demo-baskets.ts'
import { type DemoDay, HISTORY_DAYS, MONTH_DAYS } from './demo-calendar.ts'
import { changeMood, type DraftConversation, moodShare } from './demo-conversations.ts'
import type { OrderMaker } from './demo-orders.ts'
import { MOODS } from './demo-scripts.ts'
import type { Play } from './play-scripts.ts'
import type { SeededRandom } from './seeded-random.ts'

/** What the demo's month shows against the month before: section 9 of the specification, in percent. */
export const DEMO_BADGES = { revenue: 12, sentiment: 8, aovWith: 58 } as const

const SENTIMENT_NOW = 4.2
const SENTIMENT_BEFORE = SENTIMENT_NOW / (1 + DEMO_BADGES.sentiment / 100)
const AOV_WITH_NOW_CENTS = 9200
const AOV_WITH_BEFORE_CENTS = AOV_WITH_NOW_CENTS / (1 + DEMO_BADGES.aovWith / 100)
/** Share by which a sum may miss its target: an order of magnitude below what would show in a badge. */
const TOLERANCE = 0.0004
const MAX_MOVES = 20_000

/** The month an age in days lies in: 0 is the last 30 days, today included. */
const monthOf = (day: DemoDay) => Math.floor(day.age / MONTH_DAYS)

/**
 * Moves the mood of each month to its target by giving some conversations another ending: rising slowly for a year, then
 * by the badge. A month without enough conversations to move keeps what it has.
 */
export function balanceSentiment(
  drafts: readonly DraftConversation[],
  play: Play,
  random: SeededRandom,
): DraftConversation[] {
  const balanced = [...drafts]
  for (let month = 0; month * MONTH_DAYS < HISTORY_DAYS; month++) {
    const indexes = [...balanced.keys()].filter((index) => {
      const draft = balanced[index]
      return draft !== undefined && monthOf(draft.day) === month
    })
    const target = sentimentOf(month, random)
    moveSentiment(balanced, indexes, target, { play, random })
  }
  return balanced
}

function sentimentOf(month: number, random: SeededRandom): number {
  if (month === 0) return SENTIMENT_NOW
  if (month === 1) return SENTIMENT_BEFORE
  return SENTIMENT_BEFORE - 0.022 * (month - 1) + random.between(-0.05, 0.05)
}

function moveSentiment(
  drafts: DraftConversation[],
  indexes: readonly number[],
  target: number,
  tools: { play: Play; random: SeededRandom },
): void {
  const { play, random } = tools
  let missing = indexes.reduce((sum, index) => sum + target - (drafts[index]?.played.score.sentiment ?? target), 0)
  for (let move = 0; move < MAX_MOVES && Math.abs(missing) > 0.5 && indexes.length > 0; move++) {
    const index = random.pick(indexes)
    const draft = drafts[index]
    if (draft === undefined || draft.played.script.isTimed) continue
    const mood = random.pickWeighted(MOODS, (candidate) => moodShare(draft.played.script.kind, candidate))
    const changed = changeMood(draft, mood, play, random)
    const gain = changed.played.score.sentiment - draft.played.score.sentiment
    if (Math.abs(missing - gain) >= Math.abs(missing)) continue
    drafts[index] = changed
    missing -= gain
  }
}

type Tools = { shelf: Shelf; make: OrderMaker; days: readonly DemoDay[]; now: Date; random: SeededRandom }

/**
 * Moves the last two months to the badges: first what orders from conversations are worth, by what else lies in their
 * baskets, then all revenue, by how many people came in. Returns the orders, some added and some gone.
 */
export function balanceOrders(drafts: readonly DraftOrder[], tools: Tools): DraftOrder[] {
  const months = [0, 1].map((month) => drafts.filter((order) => monthOf(order.day) === month))
  const [now = [], before = []] = months
  moveBaskets(withConversation(now), AOV_WITH_NOW_CENTS * withConversation(now).length, tools)
  moveBaskets(withConversation(before), AOV_WITH_BEFORE_CENTS * withConversation(before).length, tools)
  moveCrowd(now, before, tools)
  const walkIns = now.filter((order) => order.conversation === null && !order.isVoided)
  moveBaskets(walkIns, targetRevenue(before) - netOf(withConversation(now)), tools)
  return [...drafts.filter((order) => monthOf(order.day) > 1), ...before, ...now]
}

function withConversation(orders: readonly DraftOrder[]): DraftOrder[] {
  return orders.filter((order) => order.conversation !== null && !order.isVoided)
}

function netOf(orders: readonly DraftOrder[]): number {
  return orders.reduce((sum, order) => sum + figuresOf(order).netCents, 0)
}

function targetRevenue(before: readonly DraftOrder[]): number {
  return netOf(before) * (1 + DEMO_BADGES.revenue / 100)
}

/** Adds, takes out or swaps single products until the orders together are worth `targetCents`. */
function moveBaskets(orders: readonly DraftOrder[], targetCents: number, { shelf, random }: Tools): void {
  if (orders.length === 0) return
  let missing = targetCents - netOf(orders)
  for (let move = 0; move < MAX_MOVES && Math.abs(missing) > targetCents * TOLERANCE; move++) {
    const order = random.pick(orders)
    const kept = order.lines.map((line) => ({ ...line }))
    const worth = figuresOf(order).netCents
    if (missing < 0 || random.chance(0.3)) takeOut(order, random)
    if (missing > 0 || order.lines.length === 0) {
      const product = shelf.draw(random, order.day, 4500)
      if (product !== null && order.lines.length < MAX_LINES_AFTER) addLine(order, product)
    }
    const gain = figuresOf(order).netCents - worth
    if (order.lines.length === 0 || Math.abs(missing - gain) >= Math.abs(missing)) order.lines = kept
    else missing -= gain
  }
}

const MAX_LINES_AFTER = 8

/** Takes one product out of the basket, though never one that the conversation showed or that came back. */
function takeOut(order: DraftOrder, random: SeededRandom): void {
  const direct = new Set(
    order.conversation?.played.exchanges.flatMap(({ turn }) => turn.products.map((product) => product.productId)),
  )
  const free = order.lines.filter((line) => !direct.has(line.product.productId) && line.returnedQuantity === 0)
  if (free.length === 0) return
  const line = random.pick(free)
  if (line.quantity > 1) line.quantity -= 1
  else order.lines = order.lines.filter((other) => other !== line)
}

/** Lets people come in or stay away, in both months alike, until revenue rose by about the badge. */
function moveCrowd(now: DraftOrder[], before: DraftOrder[], tools: Tools): void {
  const { random } = tools
  let missing = targetRevenue(before) - netOf(now)
  for (let move = 0; move < MAX_MOVES && Math.abs(missing) > ONE_ORDER_CENTS; move++) {
    const isNow = random.chance(0.5)
    const gain =
      missing > 0 === isNow
        ? comeIn(isNow ? now : before, isNow ? 0 : 1, tools)
        : -stayAway(isNow ? now : before, random)
    missing -= isNow ? gain : -gain * (1 + DEMO_BADGES.revenue / 100)
  }
}

const ONE_ORDER_CENTS = 8000

/** Adds an order of somebody who came in during that month. Returns what it is worth. */
function comeIn(orders: DraftOrder[], month: number, { make, days, now, random }: Tools): number {
  const day = random.pickWeighted(
    days.filter((candidate) => monthOf(candidate) === month),
    (candidate) => candidate.busyness,
  )
  const order = make.walkIn(day)
  if (order === null || order.placedAt > now) return 0
  orders.push(order)
  return figuresOf(order).netCents
}

/** Takes away an order that no conversation led to. Returns what it was worth. */
function stayAway(orders: DraftOrder[], random: SeededRandom): number {
  const index = random.int(0, orders.length - 1)
  const order = orders[index]
  if (order === undefined || order.conversation !== null) return 0
  orders.splice(index, 1)
  return figuresOf(order).netCents
}
