import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, type StoreProfile } from '#contract/store-profile.ts'
import { dateOfRule, hoursOn, openState, shopTime } from './shop-clock.ts'

const profile: StoreProfile = {
  name: 'Test',
  timezone: 'America/New_York',
  hours: {
    ...DEFAULT_HOURS,
    friday: { open: '10:00', close: '02:00', closed: false },
    sunday: { open: '00:00', close: '00:00', closed: true },
  },
  holidays: [
    { name: 'Thanksgiving', rule: 'fourth Thursday of November', closed: true },
    { name: 'Short day', date: '12-24', closed: false, open: '10:00', close: '15:00' },
  ],
}

describe("the shop's clock", () => {
  it('shows the time of its own zone, summer and winter', () => {
    expect(shopTime(new Date('2026-01-15T15:00:00Z'), profile)).toMatchObject({ minutes: 600, weekday: 'thursday' })
    expect(shopTime(new Date('2026-07-15T15:00:00Z'), profile)).toMatchObject({ minutes: 660, weekday: 'wednesday' })
  })

  it('finds holidays given as words', () => {
    expect(dateOfRule('fourth Thursday of November', 2026)).toMatchObject({ month: 11, day: 26 })
    expect(dateOfRule('last Monday in May', 2026)).toMatchObject({ month: 5, day: 25 })
    expect(dateOfRule('3rd Monday of January', 2027)).toMatchObject({ month: 1, day: 18 })
    expect(dateOfRule('day after Thanksgiving', 2025)).toMatchObject({ month: 11, day: 28 })
    expect(dateOfRule('the Friday following Thanksgiving', 2025)).toMatchObject({ month: 11, day: 28 })
    expect(dateOfRule('Saturday after Thanksgiving', 2025)).toMatchObject({ month: 11, day: 29 })
    expect(dateOfRule('Saturday before Labor Day', 2025)).toMatchObject({ month: 8, day: 30 })
    expect(dateOfRule('the day before Easter', 2026)).toMatchObject({ month: 4, day: 4 })
    expect(dateOfRule('day after the day after', 2026)).toBeNull()
    expect(dateOfRule('some day or other', 2026)).toBeNull()
  })

  it('puts holidays before the usual hours', () => {
    expect(hoursOn(profile, { year: 2026, month: 11, day: 26, weekday: 'thursday' }).hours?.closed).toBe(true)
    expect(hoursOn(profile, { year: 2026, month: 12, day: 24, weekday: 'thursday' })).toMatchObject({
      hours: { close: '15:00' },
      holiday: 'Short day',
    })
  })

  it('is still open after midnight of a late day, and says when it opens next', () => {
    expect(openState(profile, new Date('2026-03-07T06:30:00Z'))).toMatchObject({ open: true, closesAt: '02:00' })
    expect(openState(profile, new Date('2026-03-08T16:00:00Z'))).toMatchObject({
      open: false,
      opensNext: { at: '09:00', inDays: 1 },
    })
  })
})
