import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import * as z from 'zod'
import { Turn } from '#contract/turn.ts'
import type { ChatMessage } from '#contract/chat.ts'
import type { TenantTrx } from '#server/db/database.ts'
import type { TenantTables } from '#server/db/schema.ts'

export type ConversationRow = Selectable<TenantTables['conversations']>
export type MessageRow = Selectable<TenantTables['messages']>

/** The conversation, locked until the transaction ends, so that its messages get their numbers one after another. */
export function lockConversation(trx: TenantTrx, tenantId: string, id: string): Promise<ConversationRow | undefined> {
  return trx
    .selectFrom('conversations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function findConversation(trx: TenantTrx, tenantId: string, id: string): Promise<ConversationRow | undefined> {
  return trx
    .selectFrom('conversations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', id)
    .executeTakeFirst()
}

/** The newest `limit` messages, oldest first. */
export async function listMessages(trx: TenantTrx, tenantId: string, id: string, limit: number): Promise<MessageRow[]> {
  const rows = await trx
    .selectFrom('messages')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse()
}

export async function insertMessage(
  trx: TenantTrx,
  row: Omit<MessageRow, 'turn'> & { turn: Turn | null },
): Promise<void> {
  await trx
    .insertInto('messages')
    .values({ ...row, turn: row.turn === null ? null : JSON.stringify(row.turn) })
    .execute()
}

export async function updateConversation(
  trx: TenantTrx,
  tenantId: string,
  id: string,
  changes: Partial<Omit<ConversationRow, 'tenant_id' | 'conversation_id' | 'score' | 'review' | 'quick_replies'>>,
): Promise<void> {
  await trx
    .updateTable('conversations')
    .set(changes)
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', id)
    .execute()
}

/** Remembers that a conversation showed these products; showing one again changes nothing. */
export async function insertShownProducts(
  trx: TenantTrx,
  shown: { tenantId: string; conversationId: string; productIds: readonly string[]; at: Date },
): Promise<void> {
  if (shown.productIds.length === 0) return
  await trx
    .insertInto('conversation_products')
    .values(
      shown.productIds.map((productId) => ({
        tenant_id: shown.tenantId,
        conversation_id: shown.conversationId,
        product_id: productId,
        shown_at: shown.at,
        clicked_at: null,
        added_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenant_id', 'conversation_id', 'product_id']).doNothing())
    .execute()
}

export async function insertOpenQuestion(
  trx: TenantTrx,
  question: Insertable<TenantTables['open_questions']>,
): Promise<void> {
  await trx
    .insertInto('open_questions')
    .values(question)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'conversation_id', 'seq']).doNothing())
    .execute()
}

export async function insertUnmetWishes(
  trx: TenantTrx,
  wishes: Insertable<TenantTables['unmet_wishes']>[],
): Promise<void> {
  await trx
    .insertInto('unmet_wishes')
    .values(wishes)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'conversation_id', 'seq', 'kind', 'wanted']).doNothing())
    .execute()
}

/** Marks a shown product as clicked or added, the first time. Returns false for a product that was never shown. */
export async function markProduct(
  trx: TenantTrx,
  mark: {
    tenantId: string
    conversationId: string
    productId: string
    kind: 'product-click' | 'add-to-cart'
    at: Date
  },
): Promise<boolean> {
  const column = mark.kind === 'product-click' ? 'clicked_at' : 'added_at'
  const result = await trx
    .updateTable('conversation_products')
    .set({ [column]: sql`coalesce(${sql.ref(column)}, ${mark.at}::timestamptz)` })
    .where('tenant_id', '=', mark.tenantId)
    .where('conversation_id', '=', mark.conversationId)
    .where('product_id', '=', mark.productId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** A stored message as the shopper sees it. */
export function toChatMessage(row: MessageRow): ChatMessage {
  const turn = row.turn === null ? null : Turn.parse(row.turn)
  return {
    messageId: row.message_id,
    role: row.role,
    text: row.text,
    products: turn?.products ?? [],
    quickReplies: turn?.quickReplies ?? [],
    handoff: turn?.handoff ?? null,
    createdAt: row.created_at.toISOString(),
    feedback: row.feedback === 'helpful' || row.feedback === 'unhelpful' ? row.feedback : null,
  }
}

export type PastProduct = { productId: string; orders: number; lastAt: Date }

const PAST_PRODUCTS = 20

/**
 * What the customer of a conversation bought in orders that name a conversation of theirs, most often first, then what they
 * put into the cart. Empty for a customer whom nobody vouched for.
 */
export async function listPastProducts(
  trx: TenantTrx,
  tenantId: string,
  conversationId: string,
): Promise<PastProduct[]> {
  const current = await trx
    .selectFrom('conversations')
    .select('customer_key')
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
  const customerKey = current?.customer_key ?? null
  if (customerKey === null) return []
  const of = { tenantId, customerKey }
  const bought = await listBought(trx, of)
  const added = await listAdded(trx, of)
  const ids = new Set(bought.map((one) => one.productId))
  return [...bought, ...added.filter((one) => !ids.has(one.productId))].slice(0, PAST_PRODUCTS)
}

async function listBought(
  trx: TenantTrx,
  { tenantId, customerKey }: { tenantId: string; customerKey: string },
): Promise<PastProduct[]> {
  const rows = await trx
    .selectFrom('conversations as c')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.tenant_id', '=', 'c.tenant_id').onRef('o.conversation_id', '=', 'c.conversation_id'),
    )
    .innerJoin('order_items as i', (join) =>
      join.onRef('i.tenant_id', '=', 'o.tenant_id').onRef('i.order_id', '=', 'o.order_id'),
    )
    .select((select) => [
      'i.product_id',
      select.fn.count<number>('o.order_id').distinct().as('orders'),
      select.fn.max('o.placed_at').as('last_at'),
    ])
    .where('c.tenant_id', '=', tenantId)
    .where('o.tenant_id', '=', tenantId)
    .where('i.tenant_id', '=', tenantId)
    .where('c.customer_key', '=', customerKey)
    .where('o.status', '=', 'placed')
    .where('i.product_id', 'is not', null)
    .whereRef('i.quantity', '>', 'i.returned_quantity')
    .groupBy('i.product_id')
    .orderBy('orders', 'desc')
    .orderBy('last_at', 'desc')
    .limit(PAST_PRODUCTS)
    .execute()
  return rows.flatMap(({ product_id, orders, last_at }) =>
    product_id === null ? [] : [{ productId: product_id, orders: Number(orders), lastAt: last_at }],
  )
}

async function listAdded(
  trx: TenantTrx,
  { tenantId, customerKey }: { tenantId: string; customerKey: string },
): Promise<PastProduct[]> {
  const rows = await trx
    .selectFrom('conversations as c')
    .innerJoin('conversation_products as p', (join) =>
      join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.conversation_id', '=', 'c.conversation_id'),
    )
    .select((select) => ['p.product_id', select.fn.max('p.added_at').as('last_at')])
    .where('c.tenant_id', '=', tenantId)
    .where('p.tenant_id', '=', tenantId)
    .where('c.customer_key', '=', customerKey)
    .where('p.added_at', 'is not', null)
    .groupBy('p.product_id')
    .orderBy('last_at', 'desc')
    .limit(PAST_PRODUCTS)
    .execute()
  return rows.flatMap(({ product_id, last_at }) =>
    last_at === null ? [] : [{ productId: product_id, orders: 0, lastAt: last_at }],
  )
}

export async function insertHandoffRequest(
  trx: TenantTrx,
  row: Insertable<TenantTables['handoff_requests']>,
): Promise<void> {
  await trx.insertInto('handoff_requests').values(row).execute()
}

const OwnerSettings = z.object({ user: z.object({ email: z.string() }) })

/** The address that the settings give for the owner. */
export async function findOwnerEmail(trx: TenantTrx, tenantId: string): Promise<string | null> {
  const row = await trx.selectFrom('settings').select('data').where('tenant_id', '=', tenantId).executeTakeFirst()
  return OwnerSettings.safeParse(row?.data).data?.user.email ?? null
}
