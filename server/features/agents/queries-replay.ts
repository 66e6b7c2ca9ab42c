import type { TenantTrx } from '#server/db/database.ts'

const MESSAGES_READ = 4000
const CASES_READ = 200

/** The last conversations of shoppers, newest first. Previews are no shoppers. */
export function listRecentConversations(trx: TenantTrx, tenantId: string, limit: number) {
  return trx
    .selectFrom('conversations')
    .select(['conversation_id', 'age_confirmed_at'])
    .where('tenant_id', '=', tenantId)
    .where('channel', '=', 'widget')
    .where('message_count', '>', 0)
    .orderBy('started_at', 'desc')
    .orderBy('conversation_id', 'desc')
    .limit(limit)
    .execute()
}

/** Both sides of these conversations, in order. */
export function listMessagesOf(trx: TenantTrx, tenantId: string, conversationIds: readonly string[]) {
  if (conversationIds.length === 0) return Promise.resolve([])
  return trx
    .selectFrom('messages')
    .select(['conversation_id', 'seq', 'role', 'text', 'turn', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('conversation_id', 'in', conversationIds)
    .orderBy('seq')
    .limit(MESSAGES_READ)
    .execute()
}

export function listSavedCases(trx: TenantTrx, tenantId: string) {
  return trx
    .selectFrom('test_cases')
    .select(['test_case_id', 'question', 'history', 'expected'])
    .where('tenant_id', '=', tenantId)
    .orderBy('saved_at', 'desc')
    .limit(CASES_READ)
    .execute()
}
