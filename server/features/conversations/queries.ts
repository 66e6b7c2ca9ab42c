import type { Selectable } from 'kysely'
import type { TenantTrx } from '#server/db/database.ts'
import type { TenantTables } from '#server/db/schema.ts'

export type ConversationRow = Selectable<TenantTables['conversations']>

/** What the list shows of the given conversations: the row, what was said first and what was bought. In no order. */
export function listSummaries(trx: TenantTrx, tenantId: string, ids: readonly string[]) {
  return trx
    .selectFrom('conversations as c')
    .selectAll('c')
    .select((eb) => [
      eb
        .selectFrom('messages as m')
        .select('m.text')
        .where('m.tenant_id', '=', tenantId)
        .whereRef('m.conversation_id', '=', 'c.conversation_id')
        .where('m.role', '=', 'user')
        .orderBy('m.seq')
        .limit(1)
        .as('first_message'),
      eb
        .selectFrom('orders as o')
        .select(({ fn }) => fn.sum<number | null>('o.net_cents').as('cents'))
        .where('o.tenant_id', '=', tenantId)
        .whereRef('o.conversation_id', '=', 'c.conversation_id')
        .where('o.status', '=', 'placed')
        .as('ordered_cents'),
    ])
    .where('c.tenant_id', '=', tenantId)
    .where('c.conversation_id', 'in', [...ids])
    .execute()
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

/** All messages of some conversations, in order of their numbers. A conversation holds at most some hundreds. */
export function listMessagesOf(trx: TenantTrx, tenantId: string, ids: readonly string[]) {
  return trx
    .selectFrom('messages')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', 'in', [...ids])
    .orderBy('conversation_id')
    .orderBy('seq')
    .execute()
}

export function lockConversationsOf(
  trx: TenantTrx,
  tenantId: string,
  sought: { visitorId: string; limit: number },
): Promise<ConversationRow[]> {
  return trx
    .selectFrom('conversations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('visitor_id', '=', sought.visitorId)
    .limit(sought.limit)
    .forUpdate()
    .execute()
}

/** Conversations in which nobody has written since `before`, oldest first. */
export function lockConversationsBefore(
  trx: TenantTrx,
  tenantId: string,
  sought: { before: Date; limit: number },
): Promise<ConversationRow[]> {
  return trx
    .selectFrom('conversations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('started_at', '<', sought.before)
    .where('last_message_at', '<', sought.before)
    .orderBy('started_at')
    .limit(sought.limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

export type ChangedConversation = Pick<
  ConversationRow,
  'conversation_id' | 'started_at' | 'message_count' | 'ended_at' | 'flag_count'
>

const CHANGED_READ = 200
const WATCHED_HOURS = 6

/** Conversations of the last hours that began, went on or ended since `since`, oldest first. */
export function listChangedConversations(
  trx: TenantTrx,
  tenantId: string,
  since: Date,
): Promise<ChangedConversation[]> {
  return trx
    .selectFrom('conversations')
    .select(['conversation_id', 'started_at', 'message_count', 'ended_at', 'flag_count'])
    .where('tenant_id', '=', tenantId)
    .where('channel', '=', 'widget')
    .where('message_count', '>', 0)
    .where('started_at', '>=', new Date(since.getTime() - WATCHED_HOURS * 60 * 60 * 1000))
    .where((eb) => eb.or([eb('last_message_at', '>=', since), eb('ended_at', '>=', since)]))
    .orderBy('started_at')
    .limit(CHANGED_READ)
    .execute()
}
