import type { AccountStatus, ChurnRisk, Standing } from '#contract/kitchen.ts'
import { PLANS, type PlanId } from '#contract/plans.ts'
import { SHARE_TONES } from '#contract/usage.ts'
import type { Tone } from '#web/ui/badge.tsx'
import type { ShareTone } from '#web/ui/share-bar.tsx'

export const STATUS_WORDS: Record<AccountStatus, { word: string; tone: Tone }> = {
  active: { word: 'Active', tone: 'good' },
  trial: { word: 'Trial', tone: 'brand' },
  past_due: { word: 'Past due', tone: 'bad' },
  canceled: { word: 'Canceled', tone: 'plain' },
  suspended: { word: 'Suspended', tone: 'bad' },
}

export const STANDING_WORDS: Record<Standing, { word: string; tone: Tone }> = {
  good: { word: 'Good', tone: 'good' },
  bad: { word: 'Bad', tone: 'bad' },
}

export const RISK_WORDS: Record<ChurnRisk, { word: string; tone: Tone }> = {
  low: { word: 'Low', tone: 'good' },
  medium: { word: 'Medium', tone: 'middling' },
  high: { word: 'High', tone: 'bad' },
}

export function planName(plan: PlanId | null): string {
  return plan === null ? 'No plan' : PLANS[plan].name
}

/** Monthly revenue in thousands: `$47k`, and `$9.7k` below ten. */
export function formatThousands(cents: number): string {
  const thousands = cents / 100_000
  const digits = thousands !== 0 && thousands < 10 ? 1 : 0
  return `$${thousands.toLocaleString('en-US', { maximumFractionDigits: digits })}k`
}

/** One account's share of all use: red above 20%, yellow above 10%. */
export function shareTone(percent: number): ShareTone {
  if (percent > SHARE_TONES.red) return 'bad'
  return percent > SHARE_TONES.yellow ? 'middling' : 'good'
}

/** `4.2 GB`: thousands of thousands, as providers count. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** power
  return `${value.toLocaleString('en-US', { maximumFractionDigits: power === 0 || value >= 100 ? 0 : 1 })} ${units[power]}`
}
