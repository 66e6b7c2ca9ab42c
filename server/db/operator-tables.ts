import type { PlatformTables } from './schema.ts'

/** What the operator's role may read; its grants in the database say the same. */
export type OperatorTables = Pick<
  PlatformTables,
  | 'tenants'
  | 'memberships'
  | 'subscriptions'
  | 'usage_days'
  | 'tenant_pulses'
  | 'server_minutes'
  | 'landing_days'
  | 'journey_days'
  | 'operator_entries'
> & {
  users: Pick<PlatformTables['users'], 'id' | 'email' | 'first_name' | 'last_name' | 'is_super_admin'>
  signups: Pick<
    PlatformTables['signups'],
    'signup_id' | 'is_beta' | 'payment' | 'business' | 'tenant' | 'completed_at' | 'created_at'
  >
  support_sessions: Omit<PlatformTables['support_sessions'], 'token_hash'>
}
