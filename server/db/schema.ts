import type { ColumnType } from 'kysely'
import type { AgentTables } from './agent-tables.ts'
import type { AuditTables } from './audit-tables.ts'
import type { PlatformBillingTables, TenantBillingTables } from './billing-tables.ts'
import type { Day, Json } from './column-types.ts'
import type { DAILY_COUNTS } from './day-counts.ts'
import type { EmbedPlatformTables, EmbedTables } from './embed-tables.ts'
import type { IntegrationPlatformTables, IntegrationTables } from './integration-tables.ts'
import type { KitchenTables, TranscriptTables } from './kitchen-tables.ts'
import type { QualityTables } from './quality-tables.ts'
import type { TeamPlatformTables, TeamTables } from './team-tables.ts'

export type PlatformTables = TeamPlatformTables &
  KitchenTables &
  IntegrationPlatformTables &
  PlatformBillingTables &
  EmbedPlatformTables & {
    tenants: {
      id: string
      slug: string
      name: string
      status: 'active' | 'suspended'
      time_zone: string
      is_demo: boolean
      created_at: Date
    }
    users: {
      id: string
      email: string
      email_key: string
      first_name: string | null
      last_name: string | null
      phone: string | null
      is_super_admin: boolean
      created_at: Date
    }
    identities: { issuer: string; subject: string; user_id: string; created_at: Date }
    memberships: { user_id: string; tenant: string; role: string; created_at: Date; last_active_at: Date | null }
    tokens: {
      token_hash: string
      purpose: 'session' | 'login_ticket'
      user_id: string
      tenant: string | null
      bound_to: string | null
      created_at: Date
      last_used_at: Date
      expires_at: Date
    }
    sign_in_attempts: {
      state_hash: string
      browser_hash: string
      nonce: string
      code_verifier: string
      invitation_id: ColumnType<string | null, string | null | undefined, string | null>
      expires_at: Date
    }
    agent_keys: { agent_key: string; tenant: string; agent_id: string }
    rate_counters: { bucket: string; window_start: Date; hits: number }
    platform_model_days: { day: Day; used_tokens: number }
    platform_model_reservations: { call_id: string; day: Day; tokens: number; expires_at: Date }
    signups: {
      signup_id: string
      token_hash: string
      email_key: string
      is_beta: boolean
      account: Json
      password_hash: string
      payment: Json | null
      business: Json | null
      agent: Json | null
      tenant: string | null
      user_id: string | null
      completed_at: Date | null
      created_at: Date
      expires_at: Date
    }
    signup_menus: { signup_id: string; version: string; summary: Json; products: Json }
    waitlist: { email_key: string; email: string; joined_at: Date }
  }

export type TenantTables = TeamTables &
  TranscriptTables &
  IntegrationTables &
  AgentTables &
  AuditTables &
  EmbedTables &
  QualityTables &
  TenantBillingTables & {
    settings: {
      tenant_id: string
      version: number
      data: Json
      updated_at: Date
      updated_by: ColumnType<string | null, string | null | undefined, string | null>
    }
    stores: { tenant_id: string; store_id: string; is_primary: boolean; profile: Json; updated_at: Date }
    agents: {
      tenant_id: string
      agent_id: string
      agent_key: string
      name: string
      description: string
      status: 'draft' | 'active'
      /** `brief` and `theme` are what is published. */
      brief: Json
      theme: Json
      /** 0 until a version of it was published. */
      published_version: ColumnType<number, number | undefined, number>
      created_at: Date
      updated_at: Date
    }
    catalogs: { tenant_id: string; version: number; product_count: number; imported_at: Date; source: string }
    products: ProductRow
    product_vectors: { tenant_id: string; text_hash: string; vector: Uint8Array }
    catalog_imports: {
      tenant_id: string
      import_id: string
      file_name: string
      imported_rows: number
      bad_rows: Json
      actor: string
      created_at: Date
    }
    conversations: {
      tenant_id: string
      conversation_id: string
      agent_id: string
      secret_hash: string
      visitor_id: string | null
      /** A customer whom the shop's server vouched for; null for anybody else. */
      customer_key: string | null
      customer_type: string | null
      channel: 'widget' | 'preview'
      page_url: string | null
      language: string
      greeting: string
      quick_replies: Json
      age_gate_required: boolean
      minimum_age: number
      age_confirmed_at: Date | null
      age_refused_at: Date | null
      started_at: Date
      last_message_at: Date
      ended_at: Date | null
      message_count: number
      recommendation_count: number
      rating: number | null
      helpful: boolean | null
      sentiment: number | null
      answered: boolean | null
      quality: string | null
      score: Json | null
      flag_count: number
      figures_day: Day
      review: Json | null
      /** Null like false: no placed order names this conversation. */
      has_order: boolean | null
    }
    messages: {
      tenant_id: string
      conversation_id: string
      seq: number
      message_id: string
      client_message_id: string | null
      /** The `seq` of the shopper's message that an answer answers. */
      reply_to: number | null
      role: 'user' | 'assistant'
      text: string
      turn: Json | null
      feedback: string | null
      created_at: Date
    }
    conversation_products: {
      tenant_id: string
      conversation_id: string
      product_id: string
      shown_at: Date
      clicked_at: Date | null
      added_at: Date | null
    }
    flags: {
      tenant_id: string
      flag_id: string
      conversation_id: string
      reason: string
      severity: 'high' | 'medium' | 'low'
      snippet: string
      created_at: Date
      resolved_at: Date | null
      resolved_by: string | null
      note: string | null
    }
    orders: {
      tenant_id: string
      order_id: string
      external_id: string
      placed_at: Date
      status: 'placed' | 'voided'
      conversation_id: string | null
      matched_by: 'conversation' | 'products' | 'none'
      match_confidence: number
      discount_cents: number
      tax_cents: number
      net_cents: number
      direct_cents: number
      assisted_cents: number
      figures_day: Day
      received_at: Date
      visitor_id: string | null
      /** The experiment in which the order's visitor was counted; null outside of one. */
      experiment: number | null
    }
    order_items: {
      tenant_id: string
      order_id: string
      line: number
      product_id: string | null
      sku: string | null
      name: string
      quantity: number
      returned_quantity: number
      unit_price_cents: number
      is_direct: boolean
    }
    daily_figures: DailyFigures & { tenant_id: string; day: Day }
    model_calls: {
      tenant_id: string
      call_id: string
      conversation_id: string
      day: Day
      reserved_tokens: number
      input_tokens: number | null
      output_tokens: number | null
      expires_at: Date
    }
  }

export type DailyFigures = Record<(typeof DAILY_COUNTS)[number], number>

type ProductRow = {
  tenant_id: string
  product_id: string
  position: number
  sku: string | null
  name: string
  brand: string | null
  category: string
  subcategory: string | null
  strain_name: string | null
  strain_type: string | null
  thc_percent: number | null
  cbd_percent: number | null
  thc_mg_total: number | null
  thc_mg_per_piece: number | null
  cbd_mg_total: number | null
  size: string | null
  size_grams: number | null
  pack_count: number | null
  price_cents: number | null
  sale_price_cents: number | null
  currency: string
  stock: number | null
  effects: Json
  flavors: Json
  terpenes: Json
  tags: Json
  promo: string | null
  description: string | null
  image_url: string | null
  url: string | null
}
