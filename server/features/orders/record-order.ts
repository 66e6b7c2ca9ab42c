import { randomUUIDv7 } from 'node:crypto'
import { localDay } from '#contract/local-day.ts'
import type { StoreOrder } from '#contract/orders.ts'
import { addToDay } from '#server/db/daily-figures.ts'
import { type Database, sqlStateOf, type TenantTrx } from '#server/db/database.ts'
import type { DailyFigures } from '#server/db/schema.ts'
import type { StoreKeyContext } from '#server/http/context.ts'
import { attributeOrder } from './attribute-order.ts'
import {
  countPlacedOrders,
  deleteOrder,
  findConversationOfOrder,
  insertOrder,
  lockOrder,
  type OrderRow,
} from './queries.ts'

/** An order counts for a conversation when it is placed within this time after the last message. */
export const ATTRIBUTION_WINDOW_HOURS = 24

/**
 * Stores an order, or replaces it by its newer state, and moves the figures of its day by exactly the difference.
 * Repeating a report changes nothing. A conversation that is not the caller's own, or too long ago, is not matched.
 */
export async function recordOrder(deps: { db: Database }, context: StoreKeyContext, order: StoreOrder) {
  try {
    return await storeOrder(deps, context, order)
  } catch (error) {
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error
    return storeOrder(deps, context, order)
  }
}

/** Two first reports of one order at the same time: the loser finds the winner's row on its second try. */
const UNIQUE_VIOLATION = '23505'

async function storeOrder(deps: { db: Database }, context: StoreKeyContext, order: StoreOrder) {
  const { tenant, now } = context
  return deps.db.tenant(tenant.id, async (trx) => {
    const before = await lockOrder(trx, tenant.id, order.orderId)
    const placedAt = order.placedAt === undefined ? (before?.placed_at ?? now) : new Date(order.placedAt)
    const conversationId = order.conversationId ?? before?.conversation_id ?? undefined
    const conversation = conversationId && (await findConversationOfOrder(trx, tenant.id, conversationId))
    const matched = conversation && isWithinWindow(conversation, placedAt) ? conversation : undefined
    const shownIds = new Set(matched?.shown.map((product) => product.product_id))
    const shownSkus = new Set(matched?.shown.map((product) => product.sku).filter((sku) => sku !== null))
    const isDirect = (line: number) => {
      const item = order.items[line]
      if (item === undefined) return false
      return (
        (item.productId !== undefined && shownIds.has(item.productId)) ||
        (item.sku !== undefined && shownSkus.has(item.sku))
      )
    }
    const { netCents, directCents, assistedCents } = attributeOrder(order, matched !== undefined, isDirect)
    if (before !== undefined) await takeBack(trx, before)
    const row: OrderRow = {
      tenant_id: tenant.id,
      order_id: before?.order_id ?? randomUUIDv7(),
      external_id: order.orderId,
      placed_at: placedAt,
      status: order.status,
      conversation_id: matched?.conversation_id ?? null,
      matched_by: matched === undefined ? 'none' : 'conversation',
      match_confidence: matched === undefined ? 0 : 1,
      discount_cents: order.discountCents,
      tax_cents: order.taxCents,
      net_cents: netCents,
      direct_cents: directCents,
      assisted_cents: assistedCents,
      figures_day: localDay(placedAt, tenant.timeZone),
      received_at: before?.received_at ?? now,
    }
    const items = order.items.map((item, line) => ({
      tenant_id: tenant.id,
      order_id: row.order_id,
      line,
      product_id: item.productId ?? null,
      sku: item.sku ?? null,
      name: item.name,
      quantity: item.quantity,
      returned_quantity: item.returnedQuantity,
      unit_price_cents: item.unitPriceCents,
      is_direct: isDirect(line),
    }))
    await insertOrder(trx, row, items)
    await addToDay(trx, tenant.id, row.figures_day, figuresOf(row, 1))
    await countConversion(trx, row, 1)
    return { orderId: order.orderId, matchedBy: row.matched_by, matchConfidence: row.match_confidence, netCents }
  })
}

/** Shops' clocks differ by some minutes, so an order may seem to precede the conversation a little. */
const CLOCK_SKEW_MS = 5 * 60 * 1000
const WINDOW_MS = ATTRIBUTION_WINDOW_HOURS * 60 * 60 * 1000

function isWithinWindow(conversation: { started_at: Date; last_message_at: Date }, placedAt: Date): boolean {
  const placed = placedAt.getTime()
  return (
    placed >= conversation.started_at.getTime() - CLOCK_SKEW_MS &&
    placed <= conversation.last_message_at.getTime() + WINDOW_MS
  )
}

async function takeBack(trx: TenantTrx, order: OrderRow): Promise<void> {
  await deleteOrder(trx, order.tenant_id, order.order_id)
  await addToDay(trx, order.tenant_id, order.figures_day, figuresOf(order, -1))
  await countConversion(trx, order, -1)
}

function figuresOf(order: OrderRow, sign: 1 | -1): Partial<DailyFigures> {
  const isMatched = order.matched_by !== 'none'
  const placed = order.status === 'placed' ? sign : 0
  return {
    orders: placed,
    orders_with: isMatched ? placed : 0,
    net_cents: sign * order.net_cents,
    net_with_cents: isMatched ? sign * order.net_cents : 0,
    direct_cents: sign * order.direct_cents,
    assisted_cents: sign * order.assisted_cents,
  }
}

/** A conversation converts once, with its first placed order, on the day of the conversation. */
async function countConversion(trx: TenantTrx, order: OrderRow, sign: 1 | -1): Promise<void> {
  if (order.conversation_id === null || order.status !== 'placed') return
  const placed = await countPlacedOrders(trx, order.tenant_id, order.conversation_id)
  const isOnlyOne = sign === 1 ? placed === 1 : placed === 0
  if (!isOnlyOne) return
  const conversation = await findConversationOfOrder(trx, order.tenant_id, order.conversation_id)
  if (conversation === undefined || conversation.message_count === 0) return
  await addToDay(trx, order.tenant_id, conversation.figures_day, { conversions: sign })
}
