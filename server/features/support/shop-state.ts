import type { Entitlement } from '#contract/entitlement.ts'

/** What the assistant may know of the dispensary that asks. */
export type ShopState = {
  /** The last chat that a shopper began on a page of the dispensary's own. */
  lastSeenAt: Date | null
  allowedOrigins: readonly string[]
  /** Origin of the website in the store profile; null where there is none. */
  websiteOrigin: string | null
  agentName: string | null
  publishedAt: Date | null
  /** Edits that shoppers do not see yet. */
  draftSavedAt: Date | null
  menu: { products: number; importedAt: Date; isSample: boolean } | null
  connections: readonly { name: string; isWorking: boolean; advice: string; isMenuSource: boolean }[]
  plan: { name: string; isTrial: boolean; trialEndsAt: Date; periodEndsAt: Date | null; entitlement: Entitlement }
  isWidgetServed: boolean
}

const STEPS: readonly [number, string][] = [
  [60, 'minute'],
  [24, 'hour'],
  [30, 'day'],
  [12, 'month'],
]

/** `3 hours ago`, `just now`. */
export function sayAgo(at: Date, now: Date): string {
  let amount = Math.max(0, (now.getTime() - at.getTime()) / 60_000)
  if (amount < 1) return 'just now'
  for (const [below, unit] of STEPS) {
    if (amount < below) return `${Math.round(amount)} ${unit}${Math.round(amount) === 1 ? '' : 's'} ago`
    amount /= below
  }
  return 'more than a year ago'
}

export function sayDay(at: Date, timeZone: string): string {
  return at.toLocaleDateString('en-US', { timeZone, month: 'long', day: 'numeric', year: 'numeric' })
}
