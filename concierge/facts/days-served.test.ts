import { describe, expect, it } from 'vitest'
import { WEEKDAYS } from '#contract/store-profile.ts'
import { isServedOn } from './days-served.ts'

const daysOf = (words: string) => WEEKDAYS.filter((day) => isServedOn(words, day)).map((day) => day.slice(0, 3))

describe('isServedOn', () => {
  it('leaves out a day of which there is said to be none', () =>
    expect(daysOf('Tuesday to Sunday, none on Friday')).toEqual(['tue', 'wed', 'thu', 'sat', 'sun']))

  it.each([
    ['Monday to Saturday', 'mon tue wed thu fri sat'],
    ['Fri-Mon', 'mon fri sat sun'],
    ['Mon, Wed and Fri', 'mon wed fri'],
    ['Tuesday through Thursday and Sunday', 'tue wed thu sun'],
    ['weekdays', 'mon tue wed thu fri'],
    ['weekends only', 'sat sun'],
    ['every day', 'mon tue wed thu fri sat sun'],
    ['Tuesday to Saturday (no delivery on Sunday and Monday)', 'tue wed thu fri sat'],
    ['every day except Tuesday', 'mon wed thu fri sat sun'],
    ['daily, but not on Sundays', 'mon tue wed thu fri sat'],
    ['Mon-Fri, no minimum on Mondays', 'mon tue wed thu fri'],
  ])('reads "%s" as %s', (words, days) => {
    expect(daysOf(words).join(' ')).toBe(days)
  })
})
