import type { Json } from './column-types.ts'

/** What the widget's pages ask of the platform before anyone is let in. */
export type EmbedPlatformTables = {
  allowed_origins: { tenant: string; origins: Json; updated_by: string; updated_at: Date }
  widget_builds: { version: string; script: string; first_served_at: Date }
}

/** Who a shop says its customers are, and who of them wants to hear from a person. */
export type EmbedTables = {
  identity_secrets: {
    tenant_id: string
    secret_id: string
    sealed: string
    last_four: string
    made_by: string
    made_at: Date
    valid_until: Date | null
  }
  handoff_requests: {
    tenant_id: string
    conversation_id: string
    request_id: string
    email: string | null
    note: string | null
    /** The words that the shopper ticked to get the shop's news. */
    news_consent: string | null
    created_at: Date
  }
}
