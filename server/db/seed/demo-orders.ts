import { localDay } from '#contract/local-day.ts'
import { isInStock, payableCents, type Product } from '#contract/catalog.ts'
import { addLine, type DraftOrder, fillBasket, type Shelf, shownIn } from './demo-baskets.ts'
import { type DemoDay, drawSaleTime, MONTH_DAYS } from './demo-calendar.ts'
import { type DraftConversation, endOf } from './demo-conversations.ts'
import type { Mood, ScriptKind } from './demo-scripts.ts'
import type { SeededRandom } from './seeded-random.ts'

const WALK_INS_PER_DAY = 25
const WALK_IN_CENTS = 5700
const VOIDED_SHARE = 0.012
const RETURNED_SHARE = 0.018
const FIRST_VISIT_SHARE = 0.07
const RETURNABLE = ['vape', 'accessory', 'merch']

/** How likely a conversation of a kind ends in an order, before the shopper's mood. */
const BUYS: Partial<Record<ScriptKind, number>> = {
  recommend: 0.34,
  product: 0.3,
  spanish: 0.28,
  loyalty: 0.22,
  store: 0.12,
  praise: 0.16,
  complaint: 0.05,
}
const MOOD_FACTORS: Record<Mood, number> = { delighted: 1.35, pleased: 1.1, plain: 0.85, 'let-down': 0.35, angry: 0 }

export type OrderMaker = {
  /** What a shopper without the concierge buys on that day; null when the shop is closed then. */
  walkIn: (day: DemoDay) => DraftOrder | null
  fromConversation: (conversation: DraftConversation) => DraftOrder | null
}

type Supplies = {
  shelf: Shelf
  products: readonly Product[]
  /** The day of the history of that name. */
  findDay: (day: string) => DemoDay | undefined
  random: SeededRandom
}

/** Makes single orders. */
export function createOrderMaker({ shelf, products, findDay, random }: Supplies): OrderMaker {
  const byId = new Map(products.map((product) => [product.productId, product]))

  function start(day: DemoDay, placedAt: Date, conversation: DraftConversation | null): DraftOrder {
    const isFirstVisit = random.chance(FIRST_VISIT_SHARE)
    const isVoided = random.chance(VOIDED_SHARE)
    return { id: random.uuid(placedAt), day, placedAt, conversation, isFirstVisit, isVoided, lines: [] }
  }

  function finish(order: DraftOrder, targetCents: number): DraftOrder {
    fillBasket(order, shelf, targetCents, random)
    const returned = order.lines.find((line) => RETURNABLE.includes(line.product.category))
    if (returned !== undefined && order.lines.length > 1 && order.day.age > 2 && random.chance(RETURNED_SHARE * 4))
      returned.returnedQuantity = 1
    return order
  }

  return {
    walkIn: (day) => {
      const placedAt = drawSaleTime(day, random)
      if (placedAt === null) return null
      return finish(start(day, placedAt, null), WALK_IN_CENTS * spread(random, 0.5))
    },
    fromConversation: (conversation) => {
      const { script, mood } = conversation.played
      if (!script.passesGate || !random.chance((BUYS[script.kind] ?? 0) * MOOD_FACTORS[mood])) return null
      const placedAt = new Date(
        endOf(conversation).getTime() + Math.round(60_000 * random.between(2, 9) * spread(random, 1)),
      )
      const day = findDay(localDay(placedAt, conversation.day.timeZone))
      if (day === undefined || day.openMinutes === null) return null
      const order = start(day, placedAt, conversation)
      const target = assistedCents(day.age) * spread(random, 0.38)
      for (const product of random
        .sample([...shownIn(conversation)], random.chance(0.3) ? 2 : 1)
        .flatMap((id) => byId.get(id) ?? [])) {
        if (isInStock(product) && (payableCents(product) ?? Number.POSITIVE_INFINITY) <= target * 1.4)
          addLine(order, product)
      }
      return finish(order, target)
    },
  }
}

/** All orders of the history placed by `now`, oldest first. */
export function draftOrders(
  history: { days: readonly DemoDay[]; conversations: readonly DraftConversation[]; now: Date },
  make: OrderMaker,
  random: SeededRandom,
): DraftOrder[] {
  const drafts: (DraftOrder | null)[] = history.conversations.map(make.fromConversation)
  for (const day of history.days) {
    const count = Math.round(WALK_INS_PER_DAY * day.busyness + random.normal() * 1.5)
    for (let index = 0; index < count; index++) drafts.push(make.walkIn(day))
  }
  return drafts.filter((order) => order !== null).filter((order) => order.placedAt <= history.now)
}

/** What an order from a conversation was worth on average: a slow climb, and a steep one since the concierge suggests what goes along. */
function assistedCents(age: number): number {
  if (age < MONTH_DAYS) return 9200
  return 5900 - 0.6 * (age - MONTH_DAYS)
}

/** A factor of mean 1 around which baskets spread, never absurdly large. */
function spread(random: SeededRandom, deviation: number): number {
  return Math.min(3.5, Math.exp(random.normal() * deviation - deviation ** 2 / 2))
}
