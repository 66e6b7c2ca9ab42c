import type { Period } from '#contract/performance.ts'
import { type Choices, readChoice } from '#web/lib/choices.ts'

export const PERIODS = { day: 'Day', week: 'Week', month: 'Month', annual: 'Annual' } as const satisfies Choices<Period>

export const DEFAULT_PERIOD = 'month' satisfies Period

/** What a trend badge compares with, in words. */
export const COMPARED_WITH: Readonly<Record<Period, string>> = {
  day: 'vs yesterday',
  week: 'vs last week',
  month: 'vs last month',
  annual: 'vs last year',
}

export function readPeriod(value: unknown): Period {
  return readChoice(value, PERIODS) ?? DEFAULT_PERIOD
}
