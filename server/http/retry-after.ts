const LONGEST_WAIT_MS = 60 * 60 * 1000

/** Milliseconds to wait, from seconds or a date; null where neither stands. Never longer than an hour. */
export function readRetryAfter(headers: Headers, now: Date = new Date()): number | null {
  const value = headers.get('retry-after')?.trim() ?? ''
  const seconds = /^\d{1,9}(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - now.getTime()) / 1000
  return Number.isNaN(seconds) ? null : Math.min(Math.max(0, seconds * 1000), LONGEST_WAIT_MS)
}
