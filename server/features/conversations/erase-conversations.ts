import { randomUUID } from 'node:crypto'
import { recordAudit } from '#server/db/audit-log.ts'
import type { Database, TenantTrx } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'
import { readConversationSettings } from './conversation-settings.ts'
import { deleteConversations } from './delete-conversations.ts'
import { findConversation, lockConversationsBefore, lockConversationsOf, lockConversation } from './queries.ts'

const DELETED_AT_ONCE = 200
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Erases all conversations of one shopper, and what was saved from them. Their orders stay with the shop's books, under a
 * new random visitor that leads back to nobody. Throws `not_found` for a conversation that is not there.
 */
export async function eraseConversations(
  deps: { db: Database },
  context: StaffContext,
  who: { visitorId?: string; conversationId?: string },
): Promise<{ erased: number }> {
  const tenantId = context.tenant.id
  return deps.db.tenant(tenantId, async (trx) => {
    const named = who.conversationId === undefined ? null : await findConversation(trx, tenantId, who.conversationId)
    if (named === undefined) throw new AppError('not_found')
    const visitorId = who.visitorId ?? named?.visitor_id ?? null
    if (visitorId === null) {
      const erased = await eraseOne(trx, tenantId, who.conversationId ?? '')
      await recordErasure(trx, context, { subject: `Conversation ${who.conversationId ?? ''}`, erased })
      return { erased }
    }
    let erased = 0
    for (;;) {
      const rows = await lockConversationsOf(trx, tenantId, { visitorId, limit: DELETED_AT_ONCE })
      if (rows.length === 0) break
      await eraseSaved(trx, tenantId, rows)
      await deleteConversations(trx, tenantId, rows)
      erased += rows.length
    }
    await forgetVisitor(trx, tenantId, visitorId)
    // The log says that it happened; it does not keep whom.
    await recordErasure(trx, context, { subject: 'All conversations of one shopper', erased })
    return { erased }
  })
}

function recordErasure(
  trx: TenantTrx,
  context: StaffContext,
  { subject, erased }: { subject: string; erased: number },
) {
  const entry = { action: 'conversation.erased', subject, after: { conversations: erased } } as const
  return recordAudit(trx, context.tenant.id, auditActorOf(context), entry)
}

async function eraseOne(trx: TenantTrx, tenantId: string, conversationId: string): Promise<number> {
  const row = await lockConversation(trx, tenantId, conversationId)
  if (row === undefined) return 0
  await eraseSaved(trx, tenantId, [row])
  await deleteConversations(trx, tenantId, [row])
  return 1
}

/** A test case holds the shopper's own words, so an erasure takes it along; mere age does not. */
async function eraseSaved(
  trx: TenantTrx,
  tenantId: string,
  rows: readonly { conversation_id: string }[],
): Promise<void> {
  await trx
    .deleteFrom('test_cases')
    .where('tenant_id', '=', tenantId)
    .where(
      'conversation_id',
      'in',
      rows.map((row) => row.conversation_id),
    )
    .execute()
}

async function forgetVisitor(trx: TenantTrx, tenantId: string, visitorId: string): Promise<void> {
  const nobody = randomUUID()
  await trx
    .updateTable('visitors')
    .set({ visitor_id: nobody })
    .where('tenant_id', '=', tenantId)
    .where('visitor_id', '=', visitorId)
    .execute()
  await trx
    .updateTable('orders')
    .set({ visitor_id: nobody })
    .where('tenant_id', '=', tenantId)
    .where('visitor_id', '=', visitorId)
    .execute()
}

/** Deletes what is past the tenant's retention. Returns how many; call again while it returns any. */
export async function forgetOldConversations(deps: { db: Database }, tenantId: string, now: Date): Promise<number> {
  return deps.db.tenant(tenantId, async (trx) => {
    const { retentionDays } = await readConversationSettings(trx, tenantId)
    const before = new Date(now.getTime() - retentionDays * DAY_MS)
    const rows = await lockConversationsBefore(trx, tenantId, { before, limit: DELETED_AT_ONCE })
    await deleteConversations(trx, tenantId, rows)
    return rows.length
  })
}
