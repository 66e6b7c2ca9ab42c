import type { Selectable } from 'kysely'
import type { FlaggedConversation } from '#contract/quality.ts'
import type { TenantTables } from './schema.ts'

export type FlagRow = Selectable<TenantTables['flags']>

export function toFlaggedConversation(flag: FlagRow): FlaggedConversation {
  return {
    id: flag.flag_id,
    conversationId: flag.conversation_id,
    timestamp: flag.created_at.toISOString(),
    reason: flag.reason,
    severity: flag.severity,
    snippet: flag.snippet,
    resolved: flag.resolved_at !== null,
    resolvedBy: flag.resolved_by,
    note: flag.note,
  }
}
