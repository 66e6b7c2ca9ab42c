import { isServedOn } from '#concierge/facts/days-served.ts'
import { WEEKDAYS } from '#contract/store-profile.ts'
import {
  inOneBreath,
  inSentences,
  isLoose,
  type Loose,
  onTheClock,
  sentenceCase,
  sentencesOf,
  tellLoose,
  wordsOf,
} from './loose-value.ts'
import { readSpan } from './shape-hours.ts'

/** Keys under which it stands when something runs. */
export const RUNS =
  /^(?:hours|open|open hours|times?|when|schedule|runs?|windows?|(?:delivery|van|driver|courier|drop ?off) (?:hours|times?|windows?)|slots?|days|days (?:and )?(?:times?|hours))$/

/** One span for all days, or days with a span of their own: each of these is told as a line. */
export function shapeRuns(entry: unknown): Loose {
  const rows = Array.isArray(entry)
    ? entry
    : isLoose(entry) && WEEK.test(Object.keys(entry).join(' '))
      ? rowsByName(entry)
      : null
  if (rows === null)
    return isLoose(entry) || (typeof entry === 'string' && readSpan(entry) !== null)
      ? { hours: shapeRun(withEnds(entry)), ...noteOf(entry) }
      : { days: tellLoose(entry) }
  const lines = rows.map((row) => {
    const { days = '', ...rest } = isLoose(row) ? withDays(row) : { days: tellLoose(row) }
    return sentenceCase(`${tellLoose(days)} ${onTheClock(tellLoose(rest))}`.trim())
  })
  const served = lines.filter((line) => !/closed|no delivery|\bnone\b|: no$/i.test(line))
  const days = daysNamed(served.join(' '))
  return {
    ...(days.length > 0 && { days: inOneBreath(days.map(sentenceCase)) }),
    ...(/\d/.test(served.join()) && { runs: served }),
  }
}

const WEEK = /\b(?:mon|tue|wed|thu|fri|sat|sun)/i

function withDays(row: Loose): Loose & { days?: unknown } {
  const entries = Object.entries(row).map(([key, entry]) => {
    const words = wordsOf(key)
    const told = Array.isArray(entry) ? inOneBreath(entry.map(tellLoose)) : entry
    return [
      /^(?:days?|on|name)$/.test(words)
        ? 'days'
        : /^(?:from|opens?|starts?)$/.test(words)
          ? 'from'
          : /^(?:to|until|closes?|ends?)$/.test(words)
            ? 'to'
            : /^(?:hours|times?|terms)$/.test(words)
              ? 'when'
              : key,
      told,
    ] as const
  })
  return Object.fromEntries(entries)
}

/** `from` and `to` are the ends that the contract calls open and close. */
function withEnds(entry: unknown): unknown {
  if (!isLoose(entry)) return entry
  const { from, to, start, end, hours, times, time, ...rest } = entry
  const [open, close] = [from ?? start, to ?? end]
  const told = [hours, times, time].find((one) => typeof one === 'string')
  if ((open === undefined || close === undefined) && told === undefined) return entry
  const span = readSpan(told === undefined ? `${tellLoose(open)}-${tellLoose(close)}` : tellLoose(told))
  const { days } = withDays(rest)
  return span === null
    ? entry
    : { open: span.open, close: span.close, ...(days !== undefined && { days: tellLoose(days) }) }
}

/** Every weekday that a text names, or spans. */
export function daysNamed(text: string): string[] {
  return WEEKDAYS.filter((day) => isServedOn(text, day) && WEEK.test(text))
}

/** A table by name or by day as rows. */
export function rowsByName(table: Loose): Loose[] {
  return Object.entries(table).map(([name, terms]) => ({
    name: name.replaceAll('_', ' '),
    ...(isLoose(terms) ? terms : { terms: tellLoose(terms) }),
  }))
}

/** When it runs: from and to where both are told, else the words. */
export function shapeRun(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const span = readSpan(value)
  return span === null
    ? value
    : {
        open: span.open,
        close: span.close,
        ...(/[a-z]{4,}|\b(?:mon|tue|wed|thu|fri|sat|sun)/i.test(value) && { days: daysIn(value) }),
      }
}

const TIME = String.raw`(?:noon|midnight|\d{1,2}(?::\d\d)?(?:\s*[ap]\.?m\b\.?|[ap]\b)?)`
const TIMES = new RegExp(String.raw`,?\s*\b(?:from |between )?${TIME}\s*(?:to|until|till|and|-|–)\s*${TIME}`, 'i')

/** "Every day" of "Every day from noon to 8 pm; last orders at 7": what is said beside the span, which is told by itself. */
function daysIn(text: string): string {
  const [first = text] = sentencesOf(text)
  const days = first.replace(TIMES, '').replace(/^[\s,:(]+|[\s,:.)]+$/g, '') || text
  return days.lastIndexOf('(') > days.lastIndexOf(')') ? `${days})` : days
}

/** What a text on the hours says after the span. */
function noteOf(entry: unknown): Loose {
  const rest = typeof entry === 'string' ? sentencesOf(entry).slice(1) : []
  return rest.length === 0 ? {} : { hours_note: inSentences(rest.map(sentenceCase)) }
}
