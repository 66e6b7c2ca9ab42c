import { type DayHours, type StoreProfile, WEEKDAYS, type Weekday } from '#contract/store-profile.ts'

/** A calendar day of the shop's own time zone. */
export type ShopDay = Readonly<{ year: number; month: number; day: number; weekday: Weekday }>
export type ShopTime = ShopDay & { readonly minutes: number }

const formatters = new Map<string, Intl.DateTimeFormat>()

const MINUTE = 60_000
const MOST_KEPT = 500
const shown = new Map<string, ShopTime>()

/** What the clock on the shop's wall shows. An unknown time zone is read as New York, the field's most common. */
export function shopTime(now: Date, { timezone = 'America/New_York' }: StoreProfile): ShopTime {
  const key = `${Math.floor(now.getTime() / MINUTE)} ${timezone}`
  const known = shown.get(key)
  if (known !== undefined) return known
  const time = readClock(now, timezone)
  if (shown.size >= MOST_KEPT) shown.clear()
  shown.set(key, time)
  return time
}

function readClock(now: Date, timezone: string): ShopTime {
  const parts = new Map(
    formatterFor(timezone)
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  )
  const read = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type) ?? '0')
  const day = { year: read('year'), month: read('month'), day: read('day') }
  return { ...day, weekday: weekdayOf(day), minutes: (read('hour') % 24) * 60 + read('minute') }
}

function formatterFor(timezone: string): Intl.DateTimeFormat {
  const known = formatters.get(timezone)
  if (known !== undefined) return known
  const options = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  } satisfies Intl.DateTimeFormatOptions
  let made: Intl.DateTimeFormat
  try {
    made = new Intl.DateTimeFormat('en-US', { ...options, timeZone: timezone })
  } catch {
    made = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'America/New_York' })
  }
  formatters.set(timezone, made)
  return made
}

export function weekdayOf(day: { year: number; month: number; day: number }): Weekday {
  const index = (new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay() + 6) % 7
  return WEEKDAYS[index] ?? 'monday'
}

export function addDays(day: ShopDay, days: number): ShopDay {
  const moved = new Date(Date.UTC(day.year, day.month - 1, day.day + days))
  const plain = { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() }
  return { ...plain, weekday: weekdayOf(plain) }
}

/** The next day (today included) that is the weekday. */
export function nextWeekday(today: ShopDay, weekday: Weekday): ShopDay {
  const ahead = (WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(today.weekday) + 7) % 7
  return addDays(today, ahead)
}

export type OpenDay = { day: ShopDay; hours: DayHours | null; holiday: string | null }

/**
 * The hours of one day with holidays applied; null hours when the profile gives none. Where two fall on one day the one that
 * was asked for by name counts, else the one with a date of its own.
 */
export function hoursOn(profile: StoreProfile, day: ShopDay, asked?: string | null): OpenDay {
  const falling = (profile.holidays ?? []).filter((entry) => isHoliday(entry, day))
  const holiday =
    falling.find((entry) => entry.name === asked) ?? falling.find((entry) => entry.date !== undefined) ?? falling[0]
  if (holiday !== undefined) {
    if (holiday.closed) return { day, holiday: holiday.name, hours: { open: '00:00', close: '00:00', closed: true } }
    const usual = profile.hours?.[day.weekday]
    const open = holiday.open ?? usual?.open
    const close = holiday.close ?? usual?.close
    if (open !== undefined && close !== undefined)
      return { day, holiday: holiday.name, hours: { open, close, closed: false } }
  }
  return { day, holiday: null, hours: profile.hours?.[day.weekday] ?? null }
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']

/** `date` is `MM-DD` or `YYYY-MM-DD`; `rule` is words: "fourth Thursday of November", "last Monday in May". */
export function isHoliday(entry: { date?: string | undefined; rule?: string | undefined }, day: ShopDay): boolean {
  const two = (value: number): string => String(value).padStart(2, '0')
  if (entry.date !== undefined) {
    return (
      entry.date === `${two(day.month)}-${two(day.day)}` ||
      entry.date === `${day.year}-${two(day.month)}-${two(day.day)}`
    )
  }
  return entry.rule !== undefined && dayOfRule(entry.rule, day.year, day) !== null
}

function dayOfRule(rule: string, year: number, only: ShopDay): ShopDay | null {
  const found = isMonthly(rule) ? dateOfRule(rule, year, only.month) : dateOfRule(rule, year)
  return found !== null && found.month === only.month && found.day === only.day ? found : null
}

/** "First Monday of the month" falls on a day of every month. */
export function isMonthly(rule: string): boolean {
  return /\bmonth\b/i.test(rule)
}

/** The day a rule falls on in a year (one of every month, in the month given), or null when the rule is not understood. */
export function dateOfRule(rule: string, year: number, ofMonth = 0): ShopDay | null {
  const words = rule.toLowerCase()
  const beside = BESIDE.exec(words)
  if (beside !== null) return dayBeside(beside, year)
  if (/easter/.test(words)) return easterOf(year)
  const month = ofMonth > 0 ? ofMonth : MONTHS.findIndex((name) => words.includes(name)) + 1
  const weekday = WEEKDAYS.find((name) => words.includes(name))
  const dated = new RegExp(`${MONTHS[month - 1] ?? '#'} (\\d{1,2})`).exec(words)?.[1]
  if (month > 0 && weekday === undefined && dated !== undefined)
    return addDays({ year, month, day: Number(dated), weekday: 'monday' }, 0)
  if (month === 0 || weekday === undefined) return null
  const numbered = /(\d)(?:st|nd|rd|th)/.exec(words)?.[1]
  const ordinal = words.includes('last')
    ? -1
    : numbered === undefined
      ? ORDINALS.findIndex((name) => words.includes(name)) + 1
      : Number(numbered)
  if (ordinal === 0) return null
  if (ordinal === -1) {
    const end = addDays({ year, month: month + 1, day: 1, weekday }, -1)
    return addDays(end, -((WEEKDAYS.indexOf(end.weekday) - WEEKDAYS.indexOf(weekday) + 7) % 7))
  }
  const first = addDays({ year, month, day: 1, weekday }, 0)
  return addDays(nextWeekday(first, weekday), (ordinal - 1) * 7)
}

/** "Day after Thanksgiving", "the Friday before Labor Day". */
const BESIDE = new RegExp(`\\b(?:day|(${WEEKDAYS.join('|')}))s? (after|following|before) (.+)`)

/** Holidays that a rule may start from by their names. */
const STARTS: readonly (readonly [RegExp, string])[] = [
  [/thanks ?giving/, 'fourth thursday of november'],
  [/christmas|xmas/, 'december 25'],
  [/new year/, 'january 1'],
  [/memorial/, 'last monday of may'],
  [/labou?r/, 'first monday of september'],
  [/independence|(?:4th|fourth) of july/, 'july 4'],
]

function dayBeside([, weekday, way, start = '']: RegExpExecArray, year: number): ShopDay | null {
  const known = STARTS.find(([words]) => words.test(start))?.[1]
  const from = dateOfRule(known ?? start.replace(BESIDE, ''), year)
  if (from === null) return null
  const step = way === 'before' ? -1 : 1
  const next = addDays(from, step)
  const on = WEEKDAYS.find((name) => name === weekday)
  return on === undefined ? next : step > 0 ? nextWeekday(next, on) : nextWeekday(addDays(next, -6), on)
}

function easterOf(year: number): ShopDay {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return addDays({ year, month: Math.floor(f / 31), day: (f % 31) + 1, weekday: 'sunday' }, 0)
}

export function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':')
  return Number(hours) * 60 + Number(minutes ?? '0')
}

/** From midnight to midnight, however its end is written. */
export function isAllDay({ open, close, closed }: DayHours): boolean {
  return !closed && minutesOf(open) === 0 && (minutesOf(close) === 0 || minutesOf(close) >= LAST_MINUTE)
}

const LAST_MINUTE = 24 * 60 - 1

/** Open around the clock on every day of the week, holidays aside. */
export function neverCloses({ hours }: StoreProfile): boolean {
  return hours !== undefined && WEEKDAYS.every((day) => isAllDay(hours[day]))
}

/** `closesAt` is null while it is closed, and where one whole day follows the other. */
export type OpenState = {
  open: boolean
  today: OpenDay
  closesAt: string | null
  opensNext: { day: ShopDay; at: string; inDays: number } | null
}

/** Whether the shop is open at this moment, also past midnight of the day before. */
export function openState(profile: StoreProfile, now: Date): OpenState {
  const time = shopTime(now, profile)
  const today = hoursOn(profile, time)
  const before = hoursOn(profile, addDays(time, -1))
  if (
    before.hours !== null &&
    !before.hours.closed &&
    minutesOf(before.hours.close) <= minutesOf(before.hours.open) &&
    time.minutes < minutesOf(before.hours.close)
  ) {
    return { open: true, today, closesAt: before.hours.close, opensNext: null }
  }
  if (today.hours !== null && isAllDay(today.hours)) {
    const next = hoursOn(profile, addDays(time, 1)).hours
    const goesOn = next !== null && !next.closed && minutesOf(next.open) === 0
    return { open: true, today, closesAt: goesOn ? null : '24:00', opensNext: null }
  }
  if (today.hours !== null && !today.hours.closed) {
    const opens = minutesOf(today.hours.open)
    const closes = minutesOf(today.hours.close)
    const until = closes <= opens ? closes + 1440 : closes
    if (time.minutes >= opens && time.minutes < until)
      return { open: true, today, closesAt: today.hours.close, opensNext: null }
    if (time.minutes < opens)
      return { open: false, today, closesAt: null, opensNext: { day: time, at: today.hours.open, inDays: 0 } }
  }
  for (let ahead = 1; ahead <= 14; ahead++) {
    const next = hoursOn(profile, addDays(time, ahead))
    if (next.hours !== null && !next.hours.closed)
      return { open: false, today, closesAt: null, opensNext: { day: next.day, at: next.hours.open, inDays: ahead } }
  }
  return { open: false, today, closesAt: null, opensNext: null }
}
