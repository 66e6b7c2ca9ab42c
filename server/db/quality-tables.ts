import type { Day, Json, Numeric } from './column-types.ts'
import type { ConversationCount } from './day-counts.ts'

/** What stands around conversations: search, measurement, criteria, knowledge. */
export type QualityTables = {
  conversation_words: { tenant_id: string; word: string; started_at: Date; conversation_id: string }
  archived_figures: Record<ConversationCount, number> & { tenant_id: string; day: Day }
  conversation_settings: {
    tenant_id: string
    holdout_percent: number
    retention_days: number
    experiment: number
    experiment_since: Date
    updated_by: string
    updated_at: Date
  }
  visitors: {
    tenant_id: string
    experiment: number
    visitor_id: string
    is_held_out: boolean
    seen_at: Date
    net_cents: number
  }
  lift_figures: {
    tenant_id: string
    experiment: number
    is_held_out: boolean
    visitors: number
    orders: number
    net_cents: number
    order_squares: Numeric
    visitor_squares: Numeric
  }
  criteria: {
    tenant_id: string
    criterion_id: string
    name: string
    severity: 'high' | 'medium' | 'low'
    words: string
    reading: Json
    is_on: boolean
    created_by: string
    created_at: Date
  }
  taught_answers: {
    tenant_id: string
    taught_id: string
    question_key: string
    question: string
    answer: string
    needs_age: boolean
    conversation_id: string | null
    hits: number
    last_used_at: Date | null
    taught_by: string
    updated_at: Date
  }
  test_cases: {
    tenant_id: string
    test_case_id: string
    question: string
    history: Json
    given: string
    expected: string
    conversation_id: string | null
    saved_by: string
    saved_at: Date
  }
  open_questions: { tenant_id: string; conversation_id: string; seq: number; text: string; asked_at: Date }
  unmet_wishes: {
    tenant_id: string
    conversation_id: string
    seq: number
    kind: string
    wanted: string
    said: string
    asked_at: Date
  }
}
