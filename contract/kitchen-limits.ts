/** How long support may look at an account, in minutes. */
export const SUPPORT_MINUTES = [15, 30, 60] as const
export const MAX_TRIAL_DAYS = 90
export const INFRASTRUCTURE_RANGES = ['24h', '7d', '30d', '90d'] as const
export type InfrastructureRange = (typeof INFRASTRUCTURE_RANGES)[number]
