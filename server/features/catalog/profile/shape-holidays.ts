import { dateOfHoliday } from '#concierge/facts/read-day.ts'
import { dateOfRule } from '#concierge/facts/shop-clock.ts'
import type { Holiday } from '#contract/store-profile.ts'
import { isLoose, sentenceCase, sentencesOf, tellLoose } from './loose-value.ts'
import { DAY, readEnd, readSpan, tellDay } from './shape-hours.ts'

/** Holidays by name ("Christmas Eve": "9am - 3pm"), or as rows; those whose day or hours stay open are left as notes. */
export function shapeHolidays(value: unknown): { holidays: Holiday[]; notes: string[] } | null {
  const rows = Array.isArray(value)
    ? value.flatMap((entry) => (typeof entry === 'string' ? rowsOfLine(entry) : [rowOf(entry)]))
    : isLoose(value)
      ? Object.entries(value).flatMap(openGroup)
      : typeof value === 'string'
        ? sentencesOf(value).flatMap(rowsOfLine)
        : null
  if (rows === null) return null
  const holidays: Holiday[] = []
  const notes: string[] = []
  for (const [name, told] of rows.flatMap(eachDay)) {
    const holiday = shapeHoliday(sayDay(name), told)
    if (holiday === null)
      notes.push(
        isLoose(told) && told['name'] === name ? tellLoose(told) : `${sentenceCase(sayDay(name))}: ${tellLoose(told)}`,
      )
    else holidays.push(holiday)
  }
  return { holidays, notes }
}

/** `july_4` and, with two figures, `4_20`. */
function sayDay(name: string): string {
  return /^\d{1,2}[_ ]\d{1,2}$/.test(name) ? name.replace(/[_ ]/, '/') : name.replaceAll('_', ' ')
}

/** "Memorial Day and Labor Day": each of several days that one name holds. */
function eachDay([name, told]: readonly [string, unknown]): (readonly [string, unknown])[] {
  const names = name.split(/\s*(?:,|&|\band\b)\s*/).filter(Boolean)
  return names.length > 1 &&
    names.every((one) => dateOfHoliday(one) !== null) &&
    new Set(names.map((one) => JSON.stringify(dateOfHoliday(one)))).size === names.length
    ? names.map((one) => [one, told] as const)
    : [[name, told]]
}

/** "closed": a list of days; "short": a table of them. */
function openGroup([name, told]: readonly [string, unknown]): (readonly [string, unknown])[] {
  if (/^closed/i.test(name) && Array.isArray(told)) return told.map((day) => [rowOf(day)[0], 'closed'])
  const isGroup =
    isLoose(told) && !Object.keys(told).some((key) => /^(?:date|rule|closed|open|close|from|to|hours|note)/i.test(key))
  return isGroup ? Object.entries(told) : [[name, told]]
}

function rowOf(entry: unknown): readonly [string, unknown] {
  if (typeof entry === 'string') {
    const [name = '', ...rest] = entry.split(/:\s+|\s+[-–]\s+/)
    return [name, rest.join(' - ')]
  }
  const name = isLoose(entry) ? (entry['name'] ?? entry['holiday'] ?? entry['day']) : ''
  return [typeof name === 'string' ? name : '', entry]
}

/** "Closed Thanksgiving and Christmas Day", "Christmas Eve 9-4": each day that a line names, with what it says of the hours. */
function rowsOfLine(line: string): (readonly [string, unknown])[] {
  const [name, told] = rowOf(line)
  if (
    typeof told === 'string' &&
    told !== '' &&
    !/\d ?[ap]\.?m/i.test(name) &&
    (dateOfHoliday(name) ?? readDate(name)) !== null &&
    !LISTS.test(name)
  )
    return [[name, told]]
  const names = line
    .replaceAll(TOLD_OF_HOURS, ', ')
    .split(LISTS)
    .map((part) => part.trim())
    .filter((part) => (dateOfHoliday(part) ?? readDate(part)) !== null)
  const shut = /\bclosed\b(?! (?:at|early))/i.test(line)
  return names.length === 0 ? [[name, told]] : names.map((part) => [part, shut ? 'closed' : line.replace(part, '')])
}

const LISTS = /[,;]|\band\b|&/
const TOLD_OF_HOURS =
  /\b(?:we(?: are|'re| will be)?|the (?:store|shop)|is|are|only|always|open(?:s|ing)?|clos(?:ed?|es|ing)|early|late|on|for|at|from|to|till?|until|through|hours?|(?<!\/)\d{1,2}(?::\d{2})? ?[ap]\.?m\.?|noon|midnight)\b\.?|[:–—]| - /gi

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WRITTEN_DATE = new RegExp(
  String.raw`^(?:(?:${DAY})(?:day)?,? )?(?:(${MONTHS.join('|')})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?|(\d{1,2})/(\d{1,2}))(?:,? (\d{4}))?$`,
  'i',
)

/** "12-24", "December 24", "12/24" or "fourth Thursday of November" as a profile states it; null for anything else. */
function readDate(written: unknown): { date: string } | { rule: string } | null {
  if (typeof written !== 'string') return null
  const text = written.trim()
  if (/^(\d{4}-)?\d{2}-\d{2}$/.test(text)) return { date: text }
  const [, name, day, slashedMonth, slashedDay, year] = WRITTEN_DATE.exec(text) ?? []
  const month = name === undefined ? Number(slashedMonth) : MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
  const inMonth = Number(day ?? slashedDay)
  if (month >= 1 && month <= 12 && inMonth >= 1 && inMonth <= 31)
    return {
      date: `${year === undefined ? '' : `${year}-`}${String(month).padStart(2, '0')}-${String(inMonth).padStart(2, '0')}`,
    }
  return dateOfRule(text, 2026) === null ? null : { rule: text }
}

function shapeHoliday(called: string, told: unknown): Holiday | null {
  const written = isLoose(told) ? (told['date'] ?? told['rule'] ?? told['when']) : undefined
  const date = readDate(written) ?? dateOfHoliday(called) ?? readDate(/\((.+?)\)/.exec(called)?.[1]) ?? readDate(called)
  if (date === null) return null
  const name = called.replace(/\s*\(.+?\)\s*$/, '')
  const whole = isLoose(told) ? tellDay(name, told) : tellLoose(told)
  const { text, departments } = apart(whole, name)
  const holiday = readHoliday({ name, ...date }, { text, told })
  if (holiday === null) return null
  return { ...holiday, ...noteOf(told), ...(departments.length > 0 && { departments }) }
}

/** What goes on that day beside its hours ("DJ and taco truck in the lot"). */
function noteOf(told: unknown): { note?: string } {
  const note = isLoose(told) ? told['note'] : undefined
  return typeof note === 'string' && note.length <= LONGEST_NOTE && !SAYS_HOURS.test(note) ? { note } : {}
}

const LONGEST_NOTE = 300
const SAYS_HOURS = /\b(?:open|clos(?:e[ds]?|ing)|hours|until|till?)\b|\d ?(?:[ap]\.?m|:\d\d)/i

/** A window or a counter that has hours of its own on such a day: "lobby 8 to 2, drive-thru closed". */
const OF_DEPARTMENT =
  /\b(?:drive[- ]?(?:thru|through|up)|window|lane|\p{L}+ (?:counter|desk)|deliver\p{L}*|curbside)\b/iu
const OF_SHOP = /^(?:the )?(?:lobby|store|shop|sales floor|inside|counter|front)\b:?\s*/i

function apart(whole: string, name: string): { text: string; departments: string[] } {
  const clauses = whole
    .slice(whole.startsWith(name) ? name.length : 0)
    .split(/[,;]\s+|\s+(?:and|but)\s+(?=(?:the )?(?:drive|window|lane|lobby|deliver))/)
  const departments = clauses.filter((clause) => OF_DEPARTMENT.test(clause)).map((clause) => clause.trim())
  const rest = clauses
    .filter((clause) => !OF_DEPARTMENT.test(clause))
    .map((clause) => clause.trim().replace(OF_SHOP, ''))
  return departments.length === 0 || rest.length === 0
    ? { text: whole.trim().replace(OF_SHOP, ''), departments: [] }
    : { text: rest.join(', '), departments }
}

function readHoliday(
  day: Pick<Holiday, 'name' | 'date' | 'rule'>,
  { text, told }: { text: string; told: unknown },
): Holiday | null {
  const { name } = day
  if (/\bclosed\b|cerrado/i.test(text)) return { ...day, closed: true }
  const line = text.startsWith(name) ? text.slice(name.length) : text
  const span = readSpan(line)
  if (span !== null) return { ...day, closed: false, open: span.open, close: span.close }
  const end = readEnd(line)
  if (end !== null) return { ...day, closed: false, ...end }
  return AS_USUAL.test(isLoose(told) ? tellLoose(told) : line) ? { ...day, closed: false } : null
}

/** "Regular hours", "open as usual": the hours of the weekday hold. */
const AS_USUAL =
  /\b(?:regular|normal|usual|standard|same|ordinary)\b(?: \p{L}+){0,2} (?:hours|schedule|times?)\b|\bas (?:usual|normal|always)\b|\bopen(?:ed)? (?:normally|regularly|all day)\b/iu
