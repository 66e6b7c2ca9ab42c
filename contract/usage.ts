import type { PlanId } from '#contract/plans.ts'

/** What a plan includes each calendar month (UTC). Past it, the built-in engine answers alone. */
export const USAGE_LIMITS: Record<PlanId, { apiCalls: number; tokens: number }> = {
  professional: { apiCalls: 3_000_000, tokens: 50_000_000 },
  econcierge: { apiCalls: 3_000_000, tokens: 50_000_000 },
  optimization: { apiCalls: 3_000_000, tokens: 50_000_000 },
}

/** What all accounts together may use in a month before somebody should look. */
export const PLATFORM_LIMITS = { apiCalls: 3_000_000, tokens: 50_000_000 } as const

/** From these shares of a limit on, a warning shows. */
export const WARNING_PERCENTS = { apiCalls: 60, tokens: 80 } as const
/** From this share on, the people of a tenant are told. */
export const NOTICE_PERCENT = 80

/** Dollars for each thousand tokens. */
export const DOLLARS_PER_1000_TOKENS = 0.002

/** One account's share of all usage: above this it is red, or yellow. */
export const SHARE_TONES = { red: 20, yellow: 10 } as const

export type UsageKind = 'apiCalls' | 'tokens'

/** In cents, to a hundredth of one. */
export function tokenCostCents(tokens: number): number {
  return Math.round((tokens / 1000) * DOLLARS_PER_1000_TOKENS * 10_000) / 100
}

/** A share in percent with one decimal; 0 of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.round((part / whole) * 1000) / 10
}
