import { type ConversationSettings, DEFAULT_CONVERSATION_SETTINGS } from '#contract/conversations.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { Database, TenantTrx } from '#server/db/database.ts'
import { auditActorOf, type StaffContext } from '#server/http/context.ts'

export function getConversationSettings(deps: { db: Database }, context: StaffContext): Promise<ConversationSettings> {
  return deps.db.tenant(context.tenant.id, (trx) => readConversationSettings(trx, context.tenant.id))
}

export async function readConversationSettings(trx: TenantTrx, tenantId: string): Promise<ConversationSettings> {
  const row = await findSettings(trx, tenantId)
  if (row === undefined) return DEFAULT_CONVERSATION_SETTINGS
  return { holdoutPercent: row.holdout_percent, retentionDays: row.retention_days }
}

/** A new share begins a new experiment: who was counted under another share would blur the sides. */
export async function saveConversationSettings(
  deps: { db: Database },
  context: StaffContext,
  settings: ConversationSettings,
): Promise<ConversationSettings> {
  const { tenant, now, actor } = context
  return deps.db.tenant(tenant.id, async (trx) => {
    const before = await findSettings(trx, tenant.id)
    const isNewShare = settings.holdoutPercent !== (before?.holdout_percent ?? 0)
    const row = {
      holdout_percent: settings.holdoutPercent,
      retention_days: settings.retentionDays,
      experiment: (before?.experiment ?? 0) + (isNewShare ? 1 : 0),
      experiment_since: isNewShare ? now : (before?.experiment_since ?? now),
      updated_by: actor.email,
      updated_at: now,
    }
    await trx
      .insertInto('conversation_settings')
      .values({ tenant_id: tenant.id, ...row })
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(row))
      .execute()
    const was = { holdoutPercent: before?.holdout_percent ?? 0, retentionDays: before?.retention_days }
    await recordAudit(trx, tenant.id, auditActorOf(context), {
      action: 'retention.changed',
      subject: 'Conversations kept, visitors held out',
      before: was,
      after: settings,
    })
    return settings
  })
}

function findSettings(trx: TenantTrx, tenantId: string) {
  return trx.selectFrom('conversation_settings').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst()
}
