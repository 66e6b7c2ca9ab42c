import { type Holiday, WEEKDAYS } from '#contract/store-profile.ts'
import { isLoose, sentencesOf, tellLoose, wordsOf } from './loose-value.ts'
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
}

/** Opening hours without the days of a month that keep others ("Last Sunday of the month: closed"), and those days. */
export function readExceptions(value: unknown): Exceptions {
  if (typeof value === 'string') {
    const { usual, lines } = parted(sentencesOf(value), (line) => line)
    return lines.length === 0
      ? { usual: value, exceptions: [], notes: [] }
      : { usual: usual.join('; '), ...told(lines) }
  }
  if (Array.isArray(value)) {
    const { usual, lines } = parted(value, tellLoose)
    return { usual, ...told(lines) }
  }
  if (!isLoose(value)) return { usual: value, exceptions: [], notes: [] }
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
