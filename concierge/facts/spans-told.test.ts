import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile, type Weekday } from '#contract/store-profile.ts'
import { nextWeekday } from './shop-clock.ts'
import { momentOf } from './span-now.ts'
import { readSpans, runOn } from './spans-told.ts'

const day = (open: string, close: string) => ({ open, close, closed: false })
const profile = StoreProfile.parse({
  name: 'Harbor',
  timezone: 'America/New_York',
  hours: {
    ...DEFAULT_HOURS,
    monday: day('09:00', '21:00'),
    sunday: day('10:00', '18:00'),
    friday: day('09:00', '02:00'),
  },
  holidays: [{ name: 'Founding Day', date: '06-04', closed: false, open: '12:00', close: '16:00' }],
})
const MONDAY = { year: 2025, month: 6, day: 9, weekday: 'monday' } as const
const on = (text: string, weekday: Weekday): string | null => {
  const run = runOn(readSpans(text), profile, nextWeekday(MONDAY, weekday))
  return run === null ? null : `${run.from / 60} ${run.until / 60}`
}

describe('a span of time in words', () => {
  it.each([
    ['30 minutes before closing', 'monday', '9 20.5'],
    ['The lane is for paid orders and closes one hour before the store.', 'monday', '9 20'],
    ['until half an hour before we close', 'sunday', '10 17.5'],
    ['Monday to Saturday 09:30-20:00, closed on Sunday', 'monday', '9.5 20'],
    ['Monday to Saturday 09:30-20:00, closed on Sunday', 'sunday', null],
    ['daily until 19:00 (Sunday until 17:00)', 'monday', '9 19'],
    ['daily until 19:00 (Sunday until 17:00)', 'sunday', '10 17'],
    ['Mon-Fri 9 AM-8 PM, Sat 10-6 PM', 'saturday', '10 18'],
    ['Weekdays 4-5 PM: 10% off vapes', 'monday', '16 17'],
    ['Weekdays 4-5 PM: 10% off vapes', 'sunday', null],
    ['8-10 AM Monday to Friday: 10% off the whole store', 'monday', '8 10'],
    ['10% off flower Monday to Thursday before 11:30', 'monday', '9 11.5'],
    ['10% off before noon, Monday to Thursday', 'friday', null],
    ['10% off from 22:00 until close', 'friday', '22 26'],
    ['5% off between 8 and 9 AM (Monday, Thursday)', 'monday', '8 9'],
    ['5% off between 8 and 9 AM (Monday, Thursday)', 'sunday', null],
    ['11 to 1 PM', 'monday', '11 13'],
    ['open 08:00; close 20:00; online orders only', 'monday', '8 20'],
  ] as const)('tells of "%s" on %s: %s', (text, weekday, run) => {
    expect(on(text, weekday)).toBe(run)
  })

  it.each(['First visit: 25% off', 'Buy 2 to 4 packs', 'Guests 55 and older: 10% off', 'Spots 1 to 3, $5 to $10'])(
    'is none in "%s"',
    (text) => expect(readSpans(text)).toEqual([]),
  )

  it('is held to the hours of a holiday', () => {
    const holiday = { year: 2025, month: 6, day: 4, weekday: 'wednesday' } as const
    expect(runOn(readSpans('10:00 to 20:00'), profile, holiday)).toEqual({ from: 720, until: 960 })
  })
})

describe('this moment', () => {
  const momentAt = (text: string, now: string) => momentOf(readSpans(text), profile, new Date(now))

  it.each([
    ['2025-06-09T09:30:00-04:00', 'ahead'],
    ['2025-06-09T10:00:00-04:00', 'running'],
    ['2025-06-09T20:00:00-04:00', 'over'],
    ['2025-06-08T12:00:00-04:00', 'off'],
  ])('at %s is %s', (now, is) => {
    expect(momentAt('Monday to Saturday 10:00-20:00', now)?.is).toBe(is)
  })

  it('belongs past midnight to the day before', () => {
    expect(momentAt('10% off from 22:00 until close', '2025-06-07T01:00:00-04:00')?.is).toBe('running')
  })

  it('is none where no time is told', () => expect(momentAt('online orders only', '2025-06-09T10:00:00Z')).toBeNull())
})
