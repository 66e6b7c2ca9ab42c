import { WEEKDAYS } from '#contract/store-profile.ts'
import { isLoose, type Loose, sentenceCase, wordsOf } from './loose-value.ts'

const PART = /^(?:who|what|when|where|date|day|time)$/
const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december'
/** "June 6, 2025" and "2025-06-06". */
const DATE = new RegExp(
  String.raw`\b(${MONTHS}) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b|\b(\d{4})-(\d{2})-(\d{2})\b`,
  'i',
)

/**
 * What goes on at a shop as a list of who, what and when, each as one line: "Dulce Acres: 20% off gummies, Saturday, June 14, 2025,
 * noon to 4pm". A date tells its day of the week, by which such things are asked for. Null where the rows tell more than that.
 */
export function tellHappenings(value: unknown): readonly string[] | null {
  if (!Array.isArray(value) || value.length === 0) return null
  const lines = value.map((row) => (isLoose(row) ? tellRow(row) : null))
  const told = lines.filter((line) => line !== null)
  return told.length === lines.length ? told : null
}

function tellRow(row: Loose): string | null {
  const entries = Object.entries(row).map(([key, told]) => [wordsOf(key), told] as const)
  if (!entries.every(([key, told]) => PART.test(key) && typeof told === 'string')) return null
  const part = (...names: string[]): string[] =>
    names.flatMap((name) => entries.flatMap(([key, told]) => (key === name ? [String(told)] : [])))
  const [name, ...others] = part('who', 'what')
  const when = part('day', 'date', 'when', 'time')
  if (name === undefined || when.length === 0) return null
  return `${name}: ${[...others, withWeekday(when.join(', ')), ...part('where')].join(', ')}`
}

function withWeekday(when: string): string {
  const [, month, day, year, ...numbers] = DATE.exec(when) ?? []
  const [y, m, d] =
    month === undefined
      ? numbers.map(Number)
      : [Number(year), MONTHS.split('|').indexOf(month.toLowerCase()) + 1, Number(day)]
  if (
    y === undefined ||
    m === undefined ||
    d === undefined ||
    WEEKDAYS.some((name) => when.toLowerCase().includes(name.slice(0, 4)))
  )
    return when
  const weekday = WEEKDAYS[(new Date(Date.UTC(y, m - 1, d)).getUTCDay() + 6) % 7]
  return weekday === undefined ? when : `${sentenceCase(weekday)}, ${when}`
}
