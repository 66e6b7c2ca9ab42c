import type { QaRange } from '#contract/quality.ts'
import { type Choices, readChoice } from '#web/lib/choices.ts'

export type QaTab = 'overview' | 'sentiment' | 'flagged'

export const TABS = {
  overview: 'Overview',
  sentiment: 'Sentiment Analysis',
  flagged: 'Flagged Conversations',
} as const satisfies Choices<QaTab>

export const RANGES = {
  '24h': 'Last 24 Hours',
  '7d': 'Last 7 Days',
  '30d': 'Last 30 Days',
  '90d': 'Last 90 Days',
} as const satisfies Choices<QaRange>

/** Conversations on a page of the list. */
export const PAGE_SIZE = 20

export const DEFAULT_TAB = 'overview' satisfies QaTab
export const DEFAULT_RANGE = '7d' satisfies QaRange

export function readRange(value: unknown): QaRange {
  return readChoice(value, RANGES) ?? DEFAULT_RANGE
}
