import { addDays } from '#contract/local-day.ts'
import type { Performance } from '#contract/performance.ts'
import { formatDayRange, formatZone } from '#web/lib/format.ts'

type Span = Pick<Performance, 'from' | 'to'>

/** The span of as many days just before. */
export function spanBefore({ from, to }: Span): Span {
  const days = Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1
  return { from: addDays(from, -days), to: addDays(from, -1) }
}

/** What a trend compares, in full: `Oct 23 – Nov 21, 2026 compared with Sep 23 – Oct 22, 2026`. */
export function describeComparison(span: Span): string {
  const before = spanBefore(span)
  return `${formatDayRange(span.from, span.to)} compared with ${formatDayRange(before.from, before.to)}`
}

/** The span of the figures and their zone: `Oct 23 – Nov 21, 2026, Mountain Time`. */
export function describeSpan(figures: Span & Pick<Performance, 'timeZone'>): string {
  return `${formatDayRange(figures.from, figures.to)}, ${formatZone(figures.timeZone)}`
}

const DAY_MS = 24 * 60 * 60 * 1000
