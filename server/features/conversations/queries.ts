import { type Selectable, sql } from 'kysely'
import type { TenantTrx } from '#server/db/database.ts'
import type { TenantTables } from '#server/db/schema.ts'

export type ConversationRow = Selectable<TenantTables['conversations']>

const COUNTED = 10_000

/** One page of conversations that a shopper really began, newest first, with what was said first and what was bought. */
export async function listConversations(trx: TenantTrx, tenantId: string, page: { limit: number; offset: number }) {
  return trx
    .selectFrom('conversations as c')
    .selectAll('c')
    .select((eb) => [
      eb
        .selectFrom('messages as m')
        .select('m.text')
        .whereRef('m.tenant_id', '=', 'c.tenant_id')
        .whereRef('m.conversation_id', '=', 'c.conversation_id')
        .where('m.role', '=', 'user')
        .orderBy('m.seq')
        .limit(1)
        .as('first_message'),
      eb
        .selectFrom('orders as o')
        .select(({ fn }) => fn.sum<number | null>('o.net_cents').as('cents'))
        .whereRef('o.tenant_id', '=', 'c.tenant_id')
        .whereRef('o.conversation_id', '=', 'c.conversation_id')
        .where('o.status', '=', 'placed')
        .as('ordered_cents'),
    ])
    .where('c.tenant_id', '=', tenantId)
    .where('c.channel', '=', 'widget')
    .where('c.message_count', '>', 0)
    .orderBy('c.started_at', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** How many there are, counted up to 10,000 so that the answer stays cheap. */
export async function countConversations(trx: TenantTrx, tenantId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from conversations
      where tenant_id = ${tenantId} and channel = 'widget' and message_count > 0
      limit ${COUNTED}
    ) counted`.execute(trx)
  return rows[0]?.total ?? 0
}

export function findConversation(trx: TenantTrx, tenantId: string, id: string): Promise<ConversationRow | undefined> {
  return trx
    .selectFrom('conversations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', id)
    .executeTakeFirst()
}

const MESSAGES_READ = 500

export function listMessages(trx: TenantTrx, tenantId: string, id: string) {
  return trx
    .selectFrom('messages')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', id)
    .orderBy('seq')
    .limit(MESSAGES_READ)
    .execute()
}

export function listFlagsOf(trx: TenantTrx, tenantId: string, id: string) {
  return trx
    .selectFrom('flags')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', id)
    .orderBy('created_at')
    .limit(100)
    .execute()
}

export function listOrdersOf(trx: TenantTrx, tenantId: string, id: string) {
  return trx
    .selectFrom('orders')
    .select(['external_id', 'placed_at', 'net_cents', 'direct_cents'])
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', id)
    .orderBy('placed_at')
    .limit(100)
    .execute()
}

/** Conversations that nobody has written in since `idleSince`, locked; others working on the same list skip them. */
export function lockIdleConversations(
  trx: TenantTrx,
  tenantId: string,
  idleSince: Date,
  limit: number,
): Promise<ConversationRow[]> {
  return trx
    .selectFrom('conversations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('ended_at', 'is', null)
    .where('last_message_at', '<', idleSince)
    .orderBy('last_message_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

export function lockConversation(trx: TenantTrx, tenantId: string, id: string): Promise<ConversationRow | undefined> {
  return trx
    .selectFrom('conversations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
