import { type DayHours, type Holiday, WEEKDAYS, WeekHours, type Weekday } from '#contract/store-profile.ts'
import { isLoose, readFlag, tellLoose } from './loose-value.ts'

/** The days of the week as owners write them, for a pattern. */
export const DAY =
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
export function tellDay(day: string, entry: unknown): string {
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
