import { type Holiday, WEEKDAYS } from '#contract/store-profile.ts'
import { isLoose, type Loose, sentencesOf, tellLoose, wordsOf } from './loose-value.ts'
import { readEnd, readSpan } from './shape-hours.ts'

const MONTHLY = new RegExp(
  String.raw`\b(first|second|third|fourth|last|1st|2nd|3rd|4th)\s+(${WEEKDAYS.join('|')})s?\b(?=.*\bmonth)`,
  'i',
)

export type Exceptions = {
  usual: unknown
  exceptions: readonly Holiday[]
  /** Lines on such days of which the hours are not understood. */
  notes: readonly string[]
  /** What stands beside the days under keys of its own: when the doors lock, the hours of the phones, the holidays. */
  others?: readonly (readonly [string, unknown])[]
}

const MAIN_HOURS =
  /^(?:(?:the )?(?:lobby|sales floor|showroom|front|inside|store|shop|main|regular|normal|standard|usual|retail|general|opening|open|business|adult use|recreational|rec|all|every|daily|week|weekly)(?: (?:hours|floor|days?|schedule|store|shop))?|hours|every ?day|all week)$/
const NAMES_DAYS =
  /\b(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom)[a-z]*\b|\bweek ?(?:days?|ends?)\b|\b(?:daily|every ?day|all week|\d days)\b|^m ?(?:f|th|w|su|sa)$|^(?:sa|su|s|m|tu|w|th|f)$|^\d+$/

/** The hours themselves, apart from what else stands in their table. */
function partTable(table: Loose): { days: unknown; others: readonly (readonly [string, unknown])[] } {
  const isOfDays = ([key]: readonly [string, unknown]): boolean =>
    NAMES_DAYS.test(wordsOf(key)) || MAIN_HOURS.test(wordsOf(key))
  const days = Object.entries(table).filter(isOfDays)
  const [only] = days
  if (only === undefined) return { days: table, others: [] }
  const others = Object.entries(table).filter((entry) => !isOfDays(entry))
  const isWhole = days.length === 1 && MAIN_HOURS.test(wordsOf(only[0]))
  return {
    days: isWhole ? only[1] : others.length === 0 ? table : Object.fromEntries(days),
    others: others.map(([key, entry]) => [otherKey(wordsOf(key)), entry] as const),
  }
}

function otherKey(words: string): string {
  const name = words.replaceAll(' ', '_')
  if (/^(?:notes?|comments?|remarks?)$/.test(words)) return 'hours_note'
  return /^(?:deliver(?:y|ies)|drive (?:thru|through)|drive up|curb ?side|pick ?up|phones?|medical|patients?)$/.test(
    words,
  )
    ? `${name}_hours`
    : name
}

/** "Last entry 15 minutes before closing" in one text with the hours. */
const TOLD_BESIDE =
  /\bbefore (?:we |the (?:shop|store) |our )?clos|\blast (?:entry|call|orders?|guests?|customers?|walk[- ]ins?)\b|\bdoors? locks?\b/i

/** Opening hours without the days of a month that keep others ("Last Sunday of the month: closed"), and those days. */
export function readExceptions(value: unknown): Exceptions {
  if (typeof value === 'string') {
    const { usual, lines } = parted(sentencesOf(value), (line) => line)
    const beside = usual.filter((line) => TOLD_BESIDE.test(line) && !NAMES_DAYS.test(line.toLowerCase()))
    if (lines.length + beside.length === 0) return { usual: value, exceptions: [], notes: [] }
    const read = told(lines)
    return {
      usual: usual.filter((line) => !beside.includes(line)).join('; '),
      ...read,
      notes: [...read.notes, ...beside],
    }
  }
  if (Array.isArray(value)) {
    const { usual, lines } = parted(value, tellLoose)
    return { usual, ...told(lines) }
  }
  if (!isLoose(value)) return { usual: value, exceptions: [], notes: [] }
  const { days, others } = partTable(value)
  if (others.length > 0 || days !== value) return { ...readExceptions(days), ...(others.length > 0 && { others }) }
  const { usual, lines } = parted(Object.entries(value), ([key, entry]) => `${wordsOf(key)}: ${tellLoose(entry)}`)
  return { usual: Object.fromEntries(usual), ...told(lines) }
}

function parted<T>(entries: readonly T[], tell: (entry: T) => string): { usual: T[]; lines: string[] } {
  return {
    usual: entries.filter((entry) => !MONTHLY.test(tell(entry))),
    lines: entries.map(tell).filter((line) => MONTHLY.test(line)),
  }
}

function told(lines: readonly string[]): Pick<Exceptions, 'exceptions' | 'notes'> {
  const read = lines.map(readException)
  return {
    exceptions: read.filter((entry) => entry !== null),
    notes: lines.filter((_, at) => read[at] === null),
  }
}

function readException(line: string): Holiday | null {
  const [, ordinal = '', weekday = ''] = MONTHLY.exec(line) ?? []
  const day = `${weekday.charAt(0).toUpperCase()}${weekday.slice(1).toLowerCase()}`
  const named = `${ordinal.toLowerCase()} ${day} of the month`
  const base = { name: `the ${named}`, rule: named }
  if (/\bclosed\b(?! (?:at|until|till|early|from))/i.test(line)) return { ...base, closed: true }
  const span = readSpan(line)
  if (span !== null && SPAN.test(line)) return { ...base, ...span }
  const end = readEnd(line)
  return end === null ? null : { ...base, closed: false, ...end }
}

const SPAN = /\d\s*(?:[ap]\.?m\.?)?\s*(?:-|–|—|\bto\b|\buntil\b|\btill\b)\s*(?:\d|noon|midnight)/i
