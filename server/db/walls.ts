/** Reference tables: no tenant's rows live here, so they carry no policy and only the platform role reaches them. */
export const REFERENCE_TABLES = [
  'tenants',
  'users',
  'identities',
  'memberships',
  'tokens',
  'sign_in_attempts',
  'agent_keys',
  'store_keys',
  'vendor_hooks',
  'rate_counters',
  'platform_model_days',
  'platform_model_reservations',
  'signups',
  'signup_menus',
  'waitlist',
  'payment_accounts',
] as const
