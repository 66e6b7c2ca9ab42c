import type { ColumnType } from 'kysely'

/** What was done, by whom, and the mail that follows from it. */
export type AuditTables = {
  audit_entries: {
    tenant_id: string
    seq: number
    at: Date
    actor: string
    actor_role: string
    address: string | null
    action: string
    subject: string
    /** JSON text, or null where there is nothing to compare. */
    before: string | null
    after: string | null
    previous_hash: string
    hash: string
  }
  audit_heads: { tenant_id: string; seq: number; hash: string }
  mails: {
    tenant_id: string
    mail_id: string
    channel: ColumnType<'mail' | 'text', 'mail' | 'text' | undefined, never>
    kind: string
    once_key: string | null
    to_address: string
    reply_to: string | null
    subject: string
    text: string
    html: string | null
    unsubscribe_url: ColumnType<string | null, string | null | undefined, never>
    created_at: Date
    not_before: Date
    attempts: number
    sent_at: Date | null
    given_up_at: Date | null
    last_error: string | null
  }
}
