import type { ColumnType } from 'kysely'

/** Invitations, uploaded pictures and notifications. */
export type TeamPlatformTables = {
  invitations: {
    invitation_id: string
    tenant: string
    email: string
    email_key: string
    role: string
    token_hash: string
    invited_by: string
    created_at: Date
    expires_at: Date
    accepted_at: Date | null
    revoked_at: Date | null
  }
  media_keys: { media_key: string; tenant: string; media_id: string }
  text_stops: { phone: string; stopped_at: Date }
  platform_secrets: { name: string; secret: string; created_at: Date }
}

export type TeamTables = {
  media: {
    tenant_id: string
    media_id: string
    media_key: string
    png: Uint8Array
    width: number
    height: number
    made_by: string
    created_at: Date
    /** Since when nothing has referred to it. */
    unused_since: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  notification_choices: {
    tenant_id: string
    user_id: string
    new_conversations: boolean
    weekly_reports: boolean
    product_alerts: boolean
    billing: boolean
    high_priority_texts: boolean
    maintenance_texts: boolean
    phone: string | null
    phone_verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    updated_at: Date
  }
  phone_codes: {
    tenant_id: string
    user_id: string
    phone: string
    code_hash: string
    tries: number
    expires_at: Date
  }
  notification_runs: { tenant_id: string; kind: string; period: string; ran_at: Date }
}
