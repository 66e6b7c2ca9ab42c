import type { Selectable } from 'kysely'
import { openStore } from '#concierge/open-store.ts'
import type { TenantTables } from '#server/db/schema.ts'
import { balanceOrders, balanceSentiment } from './balance-history.ts'
import { stockShelf } from './demo-baskets.ts'
import { type DemoDay, listDemoDays } from './demo-calendar.ts'
import { draftConversations } from './demo-conversations.ts'
import { createConversationWriter, type HistoryInput } from './conversation-rows.ts'
import { createOrderMaker, draftOrders } from './demo-orders.ts'
import { toItemRows, toOrderRow } from './order-rows.ts'
import { createPlayer, type Play } from './play-scripts.ts'
import { createSeededRandom } from './seeded-random.ts'

type Rows<Table extends keyof TenantTables> = Selectable<TenantTables[Table]>[]

export type DemoHistory = {
  /** First and last local day that have rows. */
  from: string
  to: string
  conversations: Rows<'conversations'>
  messages: Rows<'messages'>
  conversationProducts: Rows<'conversation_products'>
  flags: Rows<'flags'>
  orders: Rows<'orders'>
  orderItems: Rows<'order_items'>
}

/**
 * 400 days of conversations and orders of one shop, ending at `now`. Pure: the same input gives the same rows. The
 * conversations are played against the concierge itself, and the last two months are balanced so that the dashboard's
 * month shows the badges of section 9. `play` may be given to share what it remembers between histories of one shop.
 */
export function generateHistory(input: HistoryInput, play: Play = createDemoPlayer(input)): DemoHistory {
  const { products, profile, now } = input
  const random = createSeededRandom(input.seed)
  const days = listDemoDays(profile, now, random.fork('days'))
  const byDay = new Map(days.map((day) => [day.day, day]))
  const drafts = balanceSentiment(
    draftConversations(days, now, play, random.fork('conversations')),
    play,
    random.fork('mood'),
  )
  const shelf = stockShelf(products, random.fork('shelf'))
  const make = createOrderMaker({ shelf, products, findDay: (day) => byDay.get(day), random: random.fork('baskets') })
  const orders = balanceOrders(draftOrders({ days, conversations: drafts, now }, make, random.fork('orders')), {
    shelf,
    make,
    days,
    now,
    random: random.fork('balance'),
  }).sort((one, other) => one.placedAt.getTime() - other.placedAt.getTime())
  const write = createConversationWriter(input, orders, random.fork('events'))
  const written = drafts.map(write)
  return {
    ...spanOf(days),
    conversations: written.map((rows) => rows.conversation),
    messages: written.flatMap((rows) => rows.messages),
    conversationProducts: written.flatMap((rows) => rows.products),
    flags: written.flatMap((rows) => rows.flags),
    orders: orders.map((order, index) => toOrderRow(order, index, input.tenantId)),
    orderItems: orders.flatMap((order) => toItemRows(order, input.tenantId)),
  }
}

export function createDemoPlayer({ products, profile, brief, now }: HistoryInput): Play {
  return createPlayer(openStore({ profile, products }), brief, now)
}

function spanOf(days: readonly DemoDay[]): { from: string; to: string } {
  return { from: days[0]?.day ?? '', to: days.at(-1)?.day ?? '' }
}
