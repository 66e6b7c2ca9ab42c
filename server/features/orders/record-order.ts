import { randomUUIDv7 } from 'node:crypto'
import { localDay } from '#contract/local-day.ts'
import type { StoreOrder } from '#contract/orders.ts'
import { addToDay } from '#server/db/daily-figures.ts'
import { type Database, sqlStateOf, type TenantTrx } from '#server/db/database.ts'
import { appendEvent } from '#server/db/events.ts'
import { countOrderInLift, findExperiment } from '#server/db/lift-figures.ts'
import type { DailyFigures } from '#server/db/schema.ts'
import type { StoreKeyContext } from '#server/http/context.ts'
import { attributeOrder } from './attribute-order.ts'
import { CLOCK_SKEW_MS, matchOrder } from './match-order.ts'
import {
  countPlacedOrders,
  deleteOrder,
  findConversationOfOrder,
  findVisitor,
  hasVisitor,
  insertOrder,
  lockOrder,
  type OrderRow,
  setHasOrder,
} from './queries.ts'

/**
 * Stores an order, or replaces it by its newer state, and moves the figures of its day by exactly the difference.
 * Repeating a report changes nothing. A conversation that is not the caller's own, or too long ago, is not matched.
 */
export async function recordOrder(
  deps: { db: Database },
  context: Pick<StoreKeyContext, 'tenant' | 'now'>,
  order: StoreOrder,
) {
  try {
    return await storeOrder(deps, context, order)
  } catch (error) {
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error
    return storeOrder(deps, context, order)
  }
}

/** Two first reports of one order at the same time: the loser finds the winner's row on its second try. */
const UNIQUE_VIOLATION = '23505'

async function storeOrder(deps: { db: Database }, context: Pick<StoreKeyContext, 'tenant' | 'now'>, order: StoreOrder) {
  const { tenant, now } = context
  return deps.db.tenant(tenant.id, async (trx) => {
    const before = await lockOrder(trx, tenant.id, order.orderId)
    const placedAt = order.placedAt === undefined ? (before?.placed_at ?? now) : new Date(order.placedAt)
    const match = await matchOrder(trx, tenant.id, { order, before, placedAt })
    const isDirect = (line: number) => match.isDirect(order.items[line])
    const { netCents, directCents, assistedCents } = attributeOrder(order, match.matchedBy !== 'none', isDirect)
    const visit = await findVisit(trx, tenant.id, { before, visitorId: order.visitorId ?? match.visitorId, placedAt })
    if (before !== undefined) await takeBack(trx, before)
    const row: OrderRow = {
      tenant_id: tenant.id,
      order_id: before?.order_id ?? randomUUIDv7(),
      external_id: order.orderId,
      placed_at: placedAt,
      status: order.status,
      conversation_id: match.conversationId,
      matched_by: match.matchedBy,
      match_confidence: match.confidence,
      discount_cents: order.discountCents,
      tax_cents: order.taxCents,
      net_cents: netCents,
      direct_cents: directCents,
      assisted_cents: assistedCents,
      figures_day: localDay(placedAt, tenant.timeZone),
      received_at: before?.received_at ?? now,
      ...visit,
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
    await countOrderInLift(trx, row, 1)
    await tellOfOrder(trx, row, now)
    return { orderId: order.orderId, matchedBy: row.matched_by, matchConfidence: row.match_confidence, netCents }
  })
}

/** Told again only when what it is worth, or where it came from, has changed. */
async function tellOfOrder(trx: TenantTrx, row: OrderRow, now: Date): Promise<void> {
  if (row.matched_by === 'none' || row.conversation_id === null) return
  const data = {
    orderId: row.external_id,
    conversationId: row.conversation_id,
    placedAt: row.placed_at.toISOString(),
    status: row.status,
    currency: 'USD' as const,
    netCents: row.net_cents,
    directCents: row.direct_cents,
    assistedCents: row.assisted_cents,
    matchedBy: row.matched_by,
    analyticsConsent: await hasVisitor(trx, row.tenant_id, row.conversation_id),
  }
  const onceKey = `${row.external_id}:${row.status}:${row.net_cents}:${row.direct_cents}:${row.conversation_id}`
  await appendEvent(trx, row.tenant_id, { type: 'order.attributed', data, onceKey }, now)
}

/** Who ordered, and the experiment that counts it: an order after its visitor was first seen in it, and then for good. */
async function findVisit(
  trx: TenantTrx,
  tenantId: string,
  order: { before: OrderRow | undefined; visitorId: string | null; placedAt: Date },
): Promise<Pick<OrderRow, 'visitor_id' | 'experiment'>> {
  const { before, placedAt } = order
  if (before !== undefined && before.experiment !== null)
    return { visitor_id: before.visitor_id, experiment: before.experiment }
  const visitorId = order.visitorId ?? before?.visitor_id ?? null
  const running = visitorId === null ? null : await findExperiment(trx, tenantId)
  if (visitorId === null || running === null) return { visitor_id: visitorId, experiment: null }
  const visitor = await findVisitor(trx, tenantId, { visitorId, experiment: running.experiment })
  const isCounted = visitor !== undefined && placedAt.getTime() >= visitor.seen_at.getTime() - CLOCK_SKEW_MS
  return { visitor_id: visitorId, experiment: isCounted ? running.experiment : null }
}

async function takeBack(trx: TenantTrx, order: OrderRow): Promise<void> {
  await deleteOrder(trx, order.tenant_id, order.order_id)
  await addToDay(trx, order.tenant_id, order.figures_day, figuresOf(order, -1))
  await countConversion(trx, order, -1)
  await countOrderInLift(trx, order, -1)
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
  if (conversation === undefined) return
  await setHasOrder(trx, order.tenant_id, order.conversation_id, sign === 1)
  if (conversation.message_count === 0) return
  await addToDay(trx, order.tenant_id, conversation.figures_day, { conversions: sign })
}
