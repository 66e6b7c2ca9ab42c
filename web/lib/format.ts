/** How figures and times read throughout the dashboard. Locale en-US; times in the tenant's time zone. */

const LOCALE = 'en-US'
const NOTHING = '–'
/** Intl puts thin and unbreakable spaces into times and ranges; plain ones copy and compare better. */
const NARROW_SPACES = /[\u00a0\u2009\u202f]/g

const numberFormat = madeOnce((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(LOCALE, options))
const timeFormat = madeOnce((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LOCALE, options))
const relativeFormat = madeOnce(
  (options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(LOCALE, options),
)

/** `$1,234.56` */
export function formatCents(cents: number | null, currency = 'USD'): string {
  if (cents === null) return NOTHING
  return numberFormat({ style: 'currency', currency }).format(cents / 100)
}

/** `$48,217`: for figures where cents would only be noise. */
export function formatWholeDollars(cents: number | null, currency = 'USD'): string {
  if (cents === null) return NOTHING
  return numberFormat({ style: 'currency', currency, maximumFractionDigits: 0 }).format(cents / 100)
}

/** Money as the headline of a card: to the cent, from a million on to the dollar. */
export function formatHeadlineCents(cents: number | null, currency = 'USD'): string {
  const isLong = cents !== null && Math.abs(cents) >= 100_000_000
  return isLong ? formatWholeDollars(cents, currency) : formatCents(cents, currency)
}

export function formatCount(count: number | null): string {
  return count === null ? NOTHING : numberFormat({}).format(count)
}

/** A number and its noun: `1 order`, `1,204 orders`. */
export function formatNoun(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}

/** A whole percentage: `12%`. */
export function formatPercent(percent: number | null): string {
  return percent === null ? NOTHING : `${formatCount(percent)}%`
}

/** A change in whole percent with its sign: `+12%`, `−3%`, `0%`. */
export function formatChange(percent: number): string {
  if (percent === 0) return '0%'
  return `${percent > 0 ? '+' : '−'}${formatCount(Math.abs(percent))}%`
}

/** A score of five with one decimal: `4.3`. */
export function formatScore(score: number | null): string {
  return score === null ? NOTHING : score.toFixed(1)
}

/** A length of time: `45 s`, `3 min 5 s`, `1 h 12 min`. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 60) return `${whole} s`
  if (whole < 3600) return whole % 60 === 0 ? `${whole / 60} min` : `${Math.floor(whole / 60)} min ${whole % 60} s`
  const minutes = Math.floor(whole / 60)
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** How long ago: `just now`, `5 minutes ago`, `3 days ago`. */
export function formatRelative(instant: string, now: Date): string {
  const seconds = Math.round((now.getTime() - new Date(instant).getTime()) / 1000)
  if (Math.abs(seconds) < 45) return 'just now'
  const step = STEPS.find((known) => Math.abs(seconds) < known.below * 0.98) ?? STEPS[STEPS.length - 1]
  return step === undefined
    ? NOTHING
    : relativeFormat({ numeric: 'always' }).format(-Math.round(seconds / step.seconds), step.unit)
}

const STEPS: { unit: Intl.RelativeTimeFormatUnit; seconds: number; below: number }[] = [
  { unit: 'minute', seconds: 60, below: 3600 },
  { unit: 'hour', seconds: 3600, below: 86_400 },
  { unit: 'day', seconds: 86_400, below: 30 * 86_400 },
  { unit: 'month', seconds: 30.44 * 86_400, below: 365 * 86_400 },
  { unit: 'year', seconds: 365.25 * 86_400, below: Number.POSITIVE_INFINITY },
]

/** The exact moment with its zone: `Nov 20, 2026, 4:05:09 PM MST`. */
export function formatExact(instant: string, timeZone: string): string {
  return timeFormat({ timeZone, dateStyle: 'medium', timeStyle: 'medium' })
    .formatToParts(new Date(instant))
    .map((part) => part.value.replace(NARROW_SPACES, ' '))
    .concat(` ${zoneAbbreviation(instant, timeZone)}`)
    .join('')
}

/** The time of day: `4:05 PM`. */
export function formatTimeOfDay(instant: string, timeZone: string): string {
  return timeFormat({ timeZone, hour: 'numeric', minute: '2-digit' })
    .format(new Date(instant))
    .replace(NARROW_SPACES, ' ')
}

/** A calendar day `2026-11-20` as `Nov 20`, with its weekday when asked. */
export function formatDay(day: string, withWeekday = false): string {
  const weekday = withWeekday ? ({ weekday: 'short' } as const) : {}
  return dayFormat({ month: 'short', day: 'numeric', ...weekday }).format(asUtc(day))
}

/** Two calendar days, both included: `Oct 22 – Nov 20, 2026`. */
export function formatDayRange(from: string, to: string): string {
  const format = dayFormat({ month: 'short', day: 'numeric', year: 'numeric' })
  if (from === to) return format.format(asUtc(from))
  return format.formatRange(asUtc(from), asUtc(to)).replace(NARROW_SPACES, ' ')
}

/** The zone in words: `Mountain Time`. */
export function formatZone(timeZone: string): string {
  const parts = timeFormat({ timeZone, timeZoneName: 'longGeneric' }).formatToParts(new Date())
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}

function zoneAbbreviation(instant: string, timeZone: string): string {
  const parts = timeFormat({ timeZone, timeZoneName: 'short' }).formatToParts(new Date(instant))
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}

function dayFormat(parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return timeFormat({ ...parts, timeZone: 'UTC' })
}

function asUtc(day: string): Date {
  return new Date(`${day.slice(0, 10)}T00:00:00Z`)
}

/** Making a formatter takes a hundred times as long as using it, and a table uses one in every cell. */
function madeOnce<Options, Format>(make: (options: Options) => Format): (options: Options) => Format {
  const made = new Map<string, Format>()
  return (options) => {
    const key = JSON.stringify(options)
    const format = made.get(key) ?? make(options)
    made.set(key, format)
    return format
  }
}
