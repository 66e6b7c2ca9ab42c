import type { Period } from '#contract/performance.ts'
import { addDays } from '#contract/local-day.ts'

export type Bucket = { label: string; from: string; to: string }

const BUCKETS: Record<Period, number> = { day: 7, week: 8, month: 12, annual: 5 }

/**
 * The bars of a period's chart, oldest first, the last one holding today: days, weeks from Monday, months, or years.
 * The current year carries an asterisk, because it is not over.
 */
export function chartBuckets(period: Period, today: string): Bucket[] {
  const buckets: Bucket[] = []
  let bucket = bucketOf(period, today)
  for (let i = 0; i < BUCKETS[period]; i++) {
    buckets.unshift(bucket)
    bucket = bucketOf(period, addDays(bucket.from, -1))
  }
  const last = buckets.at(-1)
  if (last !== undefined) {
    last.to = today
    if (period === 'annual') last.label += '*'
  }
  return buckets
}

function bucketOf(period: Period, day: string): Bucket {
  const date = new Date(`${day}T00:00:00Z`)
  const year = date.getUTCFullYear()
  const month = date.getUTCMonth()
  switch (period) {
    case 'day':
      return { label: words(date, { weekday: 'short', day: 'numeric' }), from: day, to: day }
    case 'week': {
      const from = addDays(day, -((date.getUTCDay() + 6) % 7))
      return {
        label: words(new Date(`${from}T00:00:00Z`), { month: 'short', day: 'numeric' }),
        from,
        to: addDays(from, 6),
      }
    }
    case 'month': {
      const from = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
      const to = new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10)
      return { label: words(date, { month: 'short', year: '2-digit' }), from, to }
    }
    case 'annual':
      return { label: String(year), from: `${year}-01-01`, to: `${year}-12-31` }
  }
}

function words(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(date)
}
