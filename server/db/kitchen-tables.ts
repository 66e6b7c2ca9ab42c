import type { ColumnType } from 'kysely'
import type { Day } from './column-types.ts'

type Added = ColumnType<number, number | undefined, number>

/** What the platform side knows of all tenants: counts, and the operator's own log. */
export type KitchenTables = {
  /** The day is UTC. */
  usage_days: {
    tenant: string
    day: Day
    shopper_calls: Added
    staff_calls: Added
    store_calls: Added
    tokens: Added
    conversations: Added
    updated_at: Date
  }
  tenant_pulses: {
    tenant: string
    domain: string
    /** When a chat was first opened on a page that is not ours. */
    snippet_seen_at: Date | null
    first_conversation_on: Day | null
    last_conversation_on: Day | null
    open_flags: number
    storage_bytes: number
    storage_counted_at: Date
    rolled_up_at: Date
  }
  server_minutes: { minute: Date; requests: number; failures: number; total_ms: number; slowest_ms: number }
  landing_days: { day: Day; visits: number }
  journey_days: { day: Day; signups: number; payments: number; setups: number }
  operator_entries: {
    seq: number
    at: Date
    actor: string
    actor_role: string
    address: string | null
    action: string
    subject: string
    before: string | null
    after: string | null
    previous_hash: string
    hash: string
  }
  operator_heads: { chain: string; seq: number; hash: string }
  support_sessions: {
    support_id: string
    token_hash: string
    user_id: string
    tenant: string
    reason: string
    started_at: Date
    expires_at: Date
    ended_at: Date | null
  }
}

export type TranscriptTables = {
  transcript_seals: {
    tenant_id: string
    conversation_id: string
    seq: number
    /** The fingerprint of the rules that made the answer. */
    rule_set: string
    age_gate: 'not_required' | 'open' | 'confirmed' | 'refused'
    previous_hash: string
    hash: string
  }
}
