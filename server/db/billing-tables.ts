import type { ColumnType } from 'kysely'
import type { Json } from './column-types.ts'

export type PaymentProviderName = 'sandbox' | 'stripe'
export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'canceled'

/**
 * `subscriptions` is a reference table, one row a tenant: the operator's screens read plan, price and standing across
 * tenants there, through `db.platform`. Monthly revenue is `price_cents` of those that pay; `last_paid_at` the last payment.
 */
export type PlatformBillingTables = {
  subscriptions: {
    tenant: string
    plan: 'professional' | 'econcierge' | 'optimization'
    status: SubscriptionStatus
    is_beta: boolean
    price_cents: number
    billing_email: string
    card_brand: string | null
    card_last_four: string | null
    card_expiry_month: number | null
    card_expiry_year: number | null
    trial_ends_at: Date
    cancels_at_period_end: ColumnType<boolean, boolean | undefined, boolean>
    current_period_ends_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    past_due_since: ColumnType<Date | null, Date | null | undefined, Date | null>
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    last_paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    asked_seq: ColumnType<number, number | undefined, number>
    applied_seq: ColumnType<number, number | undefined, number>
    checked_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    created_at: Date
    updated_at: Date
  }
  payment_accounts: {
    provider: PaymentProviderName
    customer_id: string
    /** Null while the provider knows the customer and no subscription. */
    subscription_id: string | null
    tenant: string
    created_at: Date
  }
  payment_events: {
    provider: string
    event_id: string
    type: string
    customer_id: string | null
    received_at: Date
  }
  /** Customers of erased accounts whose subscriptions are still to be ended at the provider. */
  payment_closures: {
    provider: PaymentProviderName
    customer_id: string
    /** The account's name, as the operator's log has it. */
    account: string
    asked_at: Date
    next_try_at: Date
    tries: number
    last_error: string | null
  }
  sandbox_accounts: { customer_id: string; state: Json; updated_at: Date }
  sandbox_pages: { token_hash: string; customer_id: string; page: Json; created_at: Date; expires_at: Date }
}

export type TenantBillingTables = {
  invoices: {
    tenant_id: string
    invoice_id: string
    provider_invoice_id: string | null
    number: string
    issued_at: Date
    description: string
    amount_cents: number
    status: 'paid' | 'open' | 'failed' | 'void'
    period_starts_at: Date | null
    period_ends_at: Date | null
    paid_at: Date | null
    card_brand: string | null
    card_last_four: string | null
  }
}
