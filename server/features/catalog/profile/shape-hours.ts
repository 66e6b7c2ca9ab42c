import { dateOfHoliday } from '#concierge/facts/read-day.ts'
import { dateOfRule } from '#concierge/facts/shop-clock.ts'
import { type DayHours, type Holiday, WEEKDAYS, WeekHours, type Weekday } from '#contract/store-profile.ts'
import { isLoose, readFlag, sentenceCase, sentencesOf, tellLoose } from './loose-value.ts'

const DAY =
  'mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun|lun(?:es)?|mar(?:tes)?|mi[eé](?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|s[aá]b(?:ado)?|dom(?:ingo)?'
const TIME = '(?:\\d{1,2}(?::\\d{2})?\\s*(?:[ap]\\.?m\\.?|[ap]\\b)?|noon|midnight)'
const TOKEN = new RegExp(
  `(?<day>\\b(?:${DAY})(?:day)?s?\\b\\.?)|(?<all>\\bdaily\\b|\\bevery ?day\\b|\\b(?:7|seven) days(?: a week)?\\b|\\ball week\\b|\\btodos los d[ií]as\\b)|(?<weekdays>\\bweek ?days\\b)|(?<weekend>\\bweek ?ends?\\b)|(?<range>${TIME}\\s*(?:-|–|—|to|until|till|through|thru)\\s*${TIME})|(?<shut>\\bclosed\\b|\\bcerrado\\b)|(?<always>\\b24 ?(?:hours|hrs|h)\\b|\\b24/7\\b)|(?<until>-|–|—|\\bto\\b|\\bthrough\\b|\\bthru\\b|\\ba\\b)`,
  'gi',
)
const SPANISH: Readonly<Record<string, number>> = { lu: 0, ma: 1, mi: 2, ju: 3, vi: 4, sa: 5, do: 6 }

/** Opening hours of a whole week from text, from keys such as `mon_fri`, or from rows; null unless all seven days are told. */
export function shapeWeek(value: unknown): WeekHours | null {
  const week = readWeek(tellWeek(value))
  const told = WeekHours.safeParse(Object.fromEntries(week))
  return told.success ? told.data : null
}

/** The hours of the days that are told, the others being closed; null where none is told, or a line tells them for no day. */
export function shapeSomeDays(value: unknown): WeekHours | null {
  const told = readWeek(tellWeek(value))
  if (told.size === 0 || ![...told.values()].some(({ closed }) => !closed)) return null
  const closed: DayHours = { open: '00:00', close: '00:00', closed: true }
  const read = WeekHours.safeParse(Object.fromEntries(WEEKDAYS.map((day) => [day, told.get(day) ?? closed])))
  return read.success ? read.data : null
}

function tellWeek(value: unknown): string {
  if (Array.isArray(value))
    return value.map((entry) => (isLoose(entry) ? tellDay('', entry) : tellLoose(entry))).join('; ')
  if (!isLoose(value)) return tellLoose(value)
  return Object.entries(value)
    .map(([key, entry]) =>
      tellDay(/^[a-z]+_[a-z]+$/i.test(key) ? key.replace('_', '-') : key.replaceAll('_', ' '), entry),
    )
    .join('; ')
}

/** One line of a week as text: "mon 09:00-21:00". */
function tellDay(day: string, entry: unknown): string {
  if (entry === null || entry === false) return `${day} closed`
  if (Array.isArray(entry) && entry.length === 2) return `${day} ${entry.join('-')}`
  if (!isLoose(entry)) return `${day} ${tellLoose(entry)}`
  const part = (pattern: RegExp): string => {
    const found = Object.entries(entry).find(([key, told]) => pattern.test(key) && typeof told === 'string')
    return found === undefined ? '' : String(found[1])
  }
  const name = day === '' ? part(/^days?$/i) : day
  if (
    Object.entries(entry).some(([key, told]) =>
      /closed/i.test(key) ? readFlag(told) === true : /^open$/i.test(key) && told === false,
    )
  )
    return `${name} closed`
  const [from, to] = [part(/^(?:open|opens|from|start|opening)/i), part(/^(?:close|closes|to|end|until|closing)/i)]
  if (from !== '' && to !== '') return `${name} ${from}-${to}`
  const told = part(/^hours?|^times?/i)
  // A row may tell it under any key: "we are: open 10 to 2".
  const others = Object.entries(entry).filter(([key]) => !/^(?:name|days?|holiday|date|rule|when|note)$/i.test(key))
  return `${name} ${told === '' ? others.map(([, other]) => (typeof other === 'string' ? other : '')).join(' ') : told}`
}

/** Reads days and spans in the order they stand; a span belongs to the days before it, or, said first, to those after. */
function readWeek(text: string): Map<Weekday, DayHours> {
  const week = new Map<Weekday, DayHours>()
  let days: number[] = []
  let isTold = false
  let early: DayHours | null = null
  let joins = false
  for (const { groups = {} } of text
    .replaceAll(/a\.m\./gi, 'am')
    .replaceAll(/p\.m\./gi, 'pm')
    .matchAll(TOKEN)) {
    const named = daysOf(groups)
    const hours = hoursOf(groups)
    if (named !== null) {
      if (isTold) days = []
      isTold = false
      days = joins && days.length > 0 ? stretch(days, named) : [...days, ...named]
    } else if (hours !== null) {
      if (days.length === 0) early = hours
      for (const day of days) week.set(WEEKDAYS[day] ?? 'monday', hours)
      isTold = days.length > 0
    }
    joins = groups['until'] !== undefined
  }
  const untold = days.length > 0 && !isTold ? days : week.size === 0 ? [0, 1, 2, 3, 4, 5, 6] : []
  if (early !== null) for (const day of untold) week.set(WEEKDAYS[day] ?? 'monday', early)
  return week
}

function daysOf(groups: Readonly<Record<string, string | undefined>>): number[] | null {
  if (groups['all'] !== undefined) return [0, 1, 2, 3, 4, 5, 6]
  if (groups['weekdays'] !== undefined) return [0, 1, 2, 3, 4]
  if (groups['weekend'] !== undefined) return [5, 6]
  const name = groups['day']?.toLowerCase()
  if (name === undefined) return null
  const english = WEEKDAYS.findIndex((weekday) => weekday.startsWith(name.slice(0, 3)))
  return [english >= 0 ? english : (SPANISH[name.normalize('NFKD').slice(0, 2)] ?? 0)]
}

/** Monday to Thursday; Friday to Monday goes over the weekend. */
function stretch(days: readonly number[], [last = 0]: readonly number[]): number[] {
  const first = days.at(-1) ?? 0
  const count = (last - first + 7) % 7
  return [...days, ...Array.from({ length: count }, (_, step) => (first + step + 1) % 7)]
}

function hoursOf(groups: Readonly<Record<string, string | undefined>>): DayHours | null {
  if (groups['shut'] !== undefined) return { open: '00:00', close: '00:00', closed: true }
  if (groups['always'] !== undefined) return { open: '00:00', close: '00:00', closed: false }
  return groups['range'] === undefined ? null : readSpan(groups['range'])
}

/** "10-9pm", "9 am to 9 pm", "09:00-21:00" as times of the 24-hour clock; null where it cannot be one. */
export function readSpan(text: string): DayHours | null {
  const times = [...text.matchAll(new RegExp(TIME, 'gi'))].map(([time]) => time.trim().toLowerCase())
  const [from, to] = times.slice(0, 2)
  if (from === undefined || to === undefined) return null
  const isWritten24 = /^\d{2}:\d{2}$/.test(from) && /^\d{2}:\d{2}$/.test(to)
  const open = readTime(
    from,
    isWritten24 ? 'none' : /[ap]\.?m?/.test(to) && Number.parseInt(from, 10) < 7 ? 'pm' : 'am',
  )
  const close = readTime(to, isWritten24 ? 'none' : 'pm')
  return open === null || close === null ? null : { open, close, closed: false }
}

export function readTime(time: string, otherwise: 'am' | 'pm' | 'none'): string | null {
  if (time === 'noon') return '12:00'
  if (time === 'midnight') return '00:00'
  const [, hours = '', minutes = '00', half] = /^(\d{1,2})(?::(\d{2}))?\s*([ap])?/.exec(time) ?? []
  const hour = Number(hours)
  if (hours === '' || hour > 24 || Number(minutes) > 59) return null
  const isAfternoon = half === undefined ? otherwise === 'pm' && hour < 12 : half === 'p'
  const base = half === undefined && (otherwise === 'none' || hour > 12) ? hour % 24 : hour % 12
  const counted = isAfternoon ? base + 12 : half === undefined && hour === 12 ? 12 : base
  return `${String(counted).padStart(2, '0')}:${minutes}`
}

const ONE_TIME = '((?:\\d{1,2}(?::\\d{2})?\\s*(?:[ap]\\.?m\\.?)?|noon|midnight))(?![\\d:])'
const OPENS = new RegExp(`\\bopen(?:s|ing)?\\b[^.\\d]{0,20}?\\b(?:at|from) ${ONE_TIME}`, 'i')
const CLOSES = new RegExp(`\\b(?:clos(?:e|es|ing)\\b[^.\\d]{0,20}?|until |till? )(?:at |by )?${ONE_TIME}`, 'i')

/** "Until 9 PM", "opens at noon": the one end that a line tells, the other being the usual; null when it tells none. */
export function readEnd(line: string): Pick<Holiday, 'open' | 'close'> | null {
  const open = readTime((OPENS.exec(line)?.[1] ?? '').toLowerCase(), 'am')
  const close = readTime((CLOSES.exec(line)?.[1] ?? '').toLowerCase(), 'pm')
  return open === null && close === null ? null : { ...(open !== null && { open }), ...(close !== null && { close }) }
}

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
    const holiday = shapeHoliday(name.replaceAll('_', ' '), told)
    if (holiday === null)
      notes.push(
        isLoose(told) && told['name'] === name
          ? tellLoose(told)
          : `${sentenceCase(name.replaceAll('_', ' '))}: ${tellLoose(told)}`,
      )
    else holidays.push(holiday)
  }
  return { holidays, notes }
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
  return holiday === null || departments.length === 0 ? holiday : { ...holiday, departments }
}

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
