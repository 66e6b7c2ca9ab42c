import type { StoreOrder } from '#contract/orders.ts'
import type { TenantTrx } from '#server/db/database.ts'
import {
  type Candidate,
  findConversationOfOrder,
  findVisitorsConversation,
  listDirectItems,
  listProductsOfSkus,
  listShowings,
  type OrderRow,
} from './queries.ts'

/** An order counts for a conversation when it is placed within this time after the last message. */
export const ATTRIBUTION_WINDOW_HOURS = 24
const WINDOW_MS = ATTRIBUTION_WINDOW_HOURS * 60 * 60 * 1000
/** Shops' clocks differ by some minutes, so an order may seem to precede the conversation a little. */
export const CLOCK_SKEW_MS = 5 * 60 * 1000

/** How sure a match is that the order itself does not state. */
const CONFIDENCE = { sameVisitor: 0.9, addedToCart: 0.7, severalShown: 0.5 } as const

export type Match = {
  matchedBy: OrderRow['matched_by']
  confidence: number
  conversationId: string | null
  visitorId: string | null
  /** Whether the conversation showed what stands on this line of the order. */
  isDirect: (item: StoreOrder['items'][number] | undefined) => boolean
}

/**
 * The conversation that an order came from: the one it names; else the one it was matched with before; else the only one
 * whose shopper, or whose shown products, point to it beyond reasonable doubt. In doubt none.
 */
export async function matchOrder(
  trx: TenantTrx,
  tenantId: string,
  input: { order: StoreOrder; before: OrderRow | undefined; placedAt: Date },
): Promise<Match> {
  const { order, before, placedAt } = input
  if (order.conversationId !== undefined) {
    const named = await findConversationOfOrder(trx, tenantId, order.conversationId)
    if (named !== undefined && isWithinWindow(named, placedAt)) return matchOf(named, 'conversation', 1)
    return named === undefined && before !== undefined ? keepMatch(trx, before) : NO_MATCH
  }
  if (before !== undefined && before.matched_by !== 'none') {
    const known = before.conversation_id && (await findConversationOfOrder(trx, tenantId, before.conversation_id))
    return known ? matchOf(known, before.matched_by, before.match_confidence) : keepMatch(trx, before)
  }
  const isRepeated = before !== undefined && before.visitor_id === (order.visitorId ?? before.visitor_id)
  return isRepeated ? NO_MATCH : matchByProducts(trx, tenantId, { order, placedAt })
}

const NO_MATCH: Match = {
  matchedBy: 'none',
  confidence: 0,
  conversationId: null,
  visitorId: null,
  isDirect: () => false,
}

function isWithinWindow(conversation: { started_at: Date; last_message_at: Date }, placedAt: Date): boolean {
  const placed = placedAt.getTime()
  return (
    placed >= conversation.started_at.getTime() - CLOCK_SKEW_MS &&
    placed <= conversation.last_message_at.getTime() + WINDOW_MS
  )
}

function matchOf(
  conversation: Pick<Candidate, 'visitor_id' | 'shown'> & { conversation_id: string | null },
  matchedBy: OrderRow['matched_by'],
  confidence: number,
): Match {
  const ids = new Set(conversation.shown.map((product) => product.product_id))
  const skus = new Set(conversation.shown.map((product) => product.sku).filter((sku) => sku !== null))
  return {
    matchedBy,
    confidence,
    conversationId: conversation.conversation_id,
    visitorId: conversation.visitor_id,
    isDirect: (item) =>
      item !== undefined &&
      ((item.productId !== undefined && ids.has(item.productId)) || (item.sku !== undefined && skus.has(item.sku))),
  }
}

/** The conversation has been deleted since: what was found while it was there still holds. */
async function keepMatch(trx: TenantTrx, before: OrderRow): Promise<Match> {
  if (before.matched_by === 'none') return NO_MATCH
  const shown = await listDirectItems(trx, before.tenant_id, before.order_id)
  const gone = { conversation_id: null, visitor_id: before.visitor_id, shown }
  return matchOf(gone, before.matched_by, before.match_confidence)
}

async function matchByProducts(
  trx: TenantTrx,
  tenantId: string,
  { order, placedAt }: { order: StoreOrder; placedAt: Date },
): Promise<Match> {
  const productIds = await productIdsOf(trx, tenantId, order)
  if (productIds.length === 0) return NO_MATCH
  const until = new Date(placedAt.getTime() + CLOCK_SKEW_MS)
  const since = new Date(placedAt.getTime() - WINDOW_MS)
  if (order.visitorId !== undefined) {
    const own = await findVisitorsConversation(trx, tenantId, { visitorId: order.visitorId, productIds, since, until })
    const conversation = own && (await findConversationOfOrder(trx, tenantId, own))
    return conversation ? matchOf(conversation, 'products', CONFIDENCE.sameVisitor) : NO_MATCH
  }
  const showings = await listShowings(trx, tenantId, { productIds, since, until })
  const [only] = showings
  if (only === undefined || showings.length > 1) return NO_MATCH
  const confidence = only.added > 0 ? CONFIDENCE.addedToCart : only.shown > 1 ? CONFIDENCE.severalShown : 0
  const conversation = confidence > 0 ? await findConversationOfOrder(trx, tenantId, only.conversation_id) : undefined
  if (conversation === undefined || conversation.has_order === true || !isWithinWindow(conversation, placedAt))
    return NO_MATCH
  return matchOf(conversation, 'products', confidence)
}

async function productIdsOf(trx: TenantTrx, tenantId: string, order: StoreOrder): Promise<string[]> {
  const given = order.items.flatMap((item) => item.productId ?? [])
  const skus = order.items.flatMap((item) => item.sku ?? [])
  return [...new Set([...given, ...(await listProductsOfSkus(trx, tenantId, skus))])]
}
