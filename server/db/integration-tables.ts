import type { ColumnType } from 'kysely'
import type { Json } from './column-types.ts'

export type IntegrationPlatformTables = {
  store_keys: {
    key_hash: string
    tenant: string
    name: string
    last_four: string
    created_at: Date
    scopes: ColumnType<object, string | undefined, string>
    created_by: ColumnType<string | null, string | null | undefined, string | null>
    last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  vendor_hooks: { hook_id: string; tenant: string; provider: string; created_at: Date }
}

/** Connections to vendors, what they brought, and who hears of what happens. */
export type IntegrationTables = {
  tenant_data_keys: { tenant_id: string; master_key_id: string; wrapped_key: string; created_at: Date }
  integrations: {
    tenant_id: string
    provider: string
    settings: Json
    sealed: string | null
    last_four: string | null
    account_name: string
    /** Whether the tenant's menu is this vendor's; true of one connection at most. */
    is_menu_source: boolean
    last_result: string
    checked_at: Date
    connected_by: string
    connected_at: Date
    /** Failed syncs since the last one that went well. */
    failures: number
    /** What changed at the vendor up to then is here. */
    products_until: Date | null
    orders_until: Date | null
    next_sync_at: Date | null
  }
  sync_runs: {
    tenant_id: string
    run_id: string
    provider: string
    kind: 'full' | 'changes'
    status: 'running' | 'waiting' | 'done' | 'failed' | 'stopped'
    phase: 'products' | 'orders' | 'finished'
    place: string | null
    result: string
    started_by: string
    started_at: Date
    /** When the run last gave a sign of life; one that gave none for long is taken over. */
    beat_at: Date
    retry_at: Date | null
    finished_at: Date | null
    products_since: Date | null
    orders_since: Date | null
    tries: number
    products_read: number
    products_expected: number | null
    products_added: number
    products_changed: number
    products_removed: number
    orders_read: number
    orders_expected: number | null
    failed_items: number
  }
  /** `product` is null for one that is no longer sold. */
  sync_products: {
    tenant_id: string
    run_id: string
    product_id: string
    position: number
    product: ColumnType<object | null, string | null, string | null>
  }
  sync_failures: {
    tenant_id: string
    run_id: string
    kind: 'product' | 'order'
    external_id: string
    name: string
    reason: string
  }
  vendor_hook_receipts: {
    tenant_id: string
    provider: string
    delivery_id: string
    topic: string
    received_at: Date
  }
  column_mappings: { tenant_id: string; mapping: Json; saved_by: string; saved_at: Date }
  events: {
    tenant_id: string
    event_id: string
    type: string
    once_key: string
    data: Json
    created_at: Date
    /** When its deliveries were made. */
    spread_at: Date | null
  }
  webhook_endpoints: {
    tenant_id: string
    endpoint_id: string
    url: string
    description: string
    events: Json
    sealed: string
    last_four: string
    is_on: boolean
    off_reason: string | null
    failures: number
    failing_since: Date | null
    created_by: string
    created_at: Date
  }
  deliveries: {
    tenant_id: string
    delivery_id: string
    event_id: string
    hearer: string
    status: 'waiting' | 'delivered' | 'failed' | 'dropped'
    attempts: number
    next_attempt_at: Date
    created_at: Date
    settled_at: Date | null
  }
  delivery_attempts: {
    tenant_id: string
    delivery_id: string
    attempt: number
    at: Date
    duration_ms: number
    status_code: number | null
    result: string
  }
}
