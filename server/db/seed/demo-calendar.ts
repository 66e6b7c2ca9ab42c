import { addDays, localDay } from '#contract/local-day.ts'
import { PERIOD_DAYS } from '#contract/performance.ts'
import type { StoreProfile } from '#contract/store-profile.ts'
import { hoursOn, minutesOf, weekdayOf } from '#concierge/facts/shop-clock.ts'
import type { SeededRandom } from './seeded-random.ts'

export const HISTORY_DAYS = 400
/** Days of the dashboard's month, today included; its trend compares with as many days before. */
export const MONTH_DAYS = PERIOD_DAYS.month

/**
 * One local day of the demo history. `age` is 0 for today, `weekday` 0 on Sunday, `busyness` 1 on an average day.
 * `openMinutes` are the shop's hours as minutes from midnight; null when it stays closed.
 */
export type DemoDay = {
  day: string
  age: number
  weekday: number
  busyness: number
  openMinutes: { from: number; to: number } | null
  timeZone: string
}

/** The days of the history, oldest first, the last one holding `now`. */
export function listDemoDays(profile: StoreProfile, now: Date, random: SeededRandom): DemoDay[] {
  const timeZone = profile.timezone ?? 'UTC'
  const today = localDay(now, timeZone)
  return Array.from({ length: HISTORY_DAYS }, (_, index) => {
    const age = HISTORY_DAYS - 1 - index
    const day = addDays(today, -age)
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    const noise = Math.max(0.6, 1 + random.normal() * 0.12)
    const growth = 1 - (0.4 * age) / HISTORY_DAYS
    const busyness = (WEEKDAY_SHARES[weekday] ?? 1) * seasonOf(day) * growth * noise
    return { day, age, weekday, busyness, openMinutes: openMinutesOf(profile, day), timeZone }
  })
}

/** Sunday first: quiet early in the week, busiest on Friday. */
const WEEKDAY_SHARES = [0.88, 0.82, 0.84, 0.94, 1.08, 1.34, 1.2]

function seasonOf(day: string): number {
  const date = day.slice(5)
  if (date === '04-20') return 3
  if (date === '04-19' || date === '04-18') return 1.6
  if (isDayBeforeThanksgiving(day)) return 1.7
  if (date >= '12-20' && date <= '12-24') return 1.25
  if (date === '12-31' || date === '07-03') return 1.35
  if (date >= '01-02' && date <= '01-31') return 0.92
  if (date >= '06-15' && date <= '08-20') return 1.06
  return 1
}

/** Thanksgiving is the fourth Thursday of November; the shop is busiest the day before. */
function isDayBeforeThanksgiving(day: string): boolean {
  const next = addDays(day, 1)
  return (
    next >= `${day.slice(0, 4)}-11-22` &&
    next <= `${day.slice(0, 4)}-11-28` &&
    new Date(`${next}T00:00:00Z`).getUTCDay() === 4
  )
}

function openMinutesOf(profile: StoreProfile, day: string): DemoDay['openMinutes'] {
  const date = { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), day: Number(day.slice(8)) }
  const { hours } = hoursOn(profile, { ...date, weekday: weekdayOf(date) })
  return hours === null || hours.closed ? null : { from: minutesOf(hours.open), to: minutesOf(hours.close) }
}

/** Share of a day's events in each hour, from midnight: people chat at lunch and after work, and shop mostly after work. */
const CHAT_HOURS = [5, 3, 2, 1, 1, 2, 4, 8, 16, 28, 38, 46, 56, 50, 44, 46, 56, 70, 76, 68, 54, 38, 20, 10]
const SALE_HOURS = [0, 0, 0, 0, 0, 0, 0, 0, 20, 34, 44, 54, 66, 58, 52, 58, 76, 96, 98, 84, 64, 42, 0, 0]

/** A moment of the day at which somebody opens the chat. */
export function drawChatTime(day: DemoDay, random: SeededRandom): Date {
  return drawTime(day, CHAT_HOURS, random)
}

/** A moment within opening hours at which the shop sells something; null on a day on which it is closed. */
export function drawSaleTime(day: DemoDay, random: SeededRandom): Date | null {
  const { openMinutes } = day
  if (openMinutes === null) return null
  return drawTime(
    day,
    SALE_HOURS.map((share, hour) => (hour * 60 >= openMinutes.from && hour * 60 < openMinutes.to ? share : 0)),
    random,
  )
}

function drawTime({ day, timeZone }: DemoDay, hours: readonly number[], random: SeededRandom): Date {
  const hour = random.pickWeighted([...hours.keys()], (at) => hours[at] ?? 0)
  const seconds = hour * 3600 + random.int(0, 3599)
  return new Date(startOfDay(day, timeZone) + seconds * 1000)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Local midnight as the clocks stand at noon: on a day of a clock change the small hours may shift by one, within the day. */
function startOfDay(day: string, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(timeZone, clock)
  const noon = new Date(`${day}T12:00:00Z`)
  const offset = new Date(`${clock.format(noon).replace(' ', 'T')}Z`).getTime() - noon.getTime()
  return new Date(`${day}T00:00:00Z`).getTime() - offset
}
