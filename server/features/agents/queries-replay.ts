import type { TenantTrx } from '#server/db/database.ts'

const MESSAGES_READ = 4000
const CASES_READ = 200

/** What shoppers said last, newest first. Previews are no shoppers. */
export function listRecentQuestions(trx: TenantTrx, tenantId: string, limit: number) {
  return trx
    .selectFrom('messages as m')
    .innerJoin(
      trx
        .selectFrom('conversations')
        .select(['tenant_id', 'conversation_id', 'started_at', 'age_confirmed_at'])
        .where('tenant_id', '=', tenantId)
        .where('channel', '=', 'widget')
        .where('message_count', '>', 0)
        .orderBy('started_at', 'desc')
        .orderBy('conversation_id', 'desc')
        .limit(limit)
        .as('c'),
      (join) => join.onRef('c.tenant_id', '=', 'm.tenant_id').onRef('c.conversation_id', '=', 'm.conversation_id'),
    )
    .select(['m.conversation_id', 'm.seq', 'm.text', 'm.created_at', 'c.age_confirmed_at'])
    .where('m.tenant_id', '=', tenantId)
    .where('m.role', '=', 'user')
    .orderBy('m.created_at', 'desc')
    .orderBy('m.message_id', 'desc')
    .limit(limit)
    .execute()
}

export function listMessagesOf(trx: TenantTrx, tenantId: string, conversationIds: readonly string[]) {
  if (conversationIds.length === 0) return Promise.resolve([])
  return trx
    .selectFrom('messages')
    .select(['conversation_id', 'seq', 'role', 'text', 'turn'])
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
