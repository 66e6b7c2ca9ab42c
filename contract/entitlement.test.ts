import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entitlementAt, LATE_WORD_DAYS, PAST_DUE_DAYS, type Standing } from './entitlement.ts'

const START = new Date('2026-11-21T15:00:00Z')
const day = (days: number) => new Date(START.getTime() + days * 24 * 60 * 60 * 1000)

const TRIAL: Standing = {
  status: 'trialing',
  trialEndsAt: day(30),
  periodEndsAt: null,
  cancelsAtPeriodEnd: false,
  pastDueSince: null,
  endedAt: null,
  hasPaymentMethod: true,
}
const PAID: Standing = { ...TRIAL, status: 'active', periodEndsAt: day(60) }
const at = (standing: Standing, days: number) => {
  const { isEntitled, reason } = entitlementAt(standing, day(days))
  return `${isEntitled ? 'on' : 'off'}: ${reason}`
}

describe('a trial', () => {
  test('is on through day 30', () => {
    expect(at(TRIAL, 0)).toBe('on: trial')
    expect(at(TRIAL, 29.99)).toBe('on: trial')
  })

  test('with a card stays on while the word on its first charge is late, and no longer', () => {
    expect(at(TRIAL, 30)).toBe('on: paid')
    expect(at(TRIAL, 30 + LATE_WORD_DAYS)).toBe('off: trial_over')
  })

  test('without a card is over on its last day', () => {
    expect(at({ ...TRIAL, hasPaymentMethod: false }, 30)).toBe('off: trial_over')
  })

  test('that was cancelled ends with the trial', () => {
    const cancelled = { ...TRIAL, cancelsAtPeriodEnd: true }
    expect(at(cancelled, 29)).toBe('on: cancelling')
    expect(at(cancelled, 30)).toBe('off: cancelled')
  })
})

describe('a paid subscription', () => {
  test('is on for its period, and a little while its renewal is late', () => {
    expect(at(PAID, 59)).toBe('on: paid')
    expect(at(PAID, 60.5)).toBe('on: paid')
    expect(at(PAID, 60 + LATE_WORD_DAYS)).toBe('off: payment_overdue')
  })

  test('that was cancelled is on to the end of its period', () => {
    const cancelled = { ...PAID, cancelsAtPeriodEnd: true }
    expect(at(cancelled, 59)).toBe('on: cancelling')
    expect(at(cancelled, 60)).toBe('off: cancelled')
  })

  test('whose payment failed is on for two weeks', () => {
    const late: Standing = { ...PAID, status: 'past_due', pastDueSince: day(30) }
    expect(at(late, 30)).toBe('on: payment_late')
    expect(at(late, 30 + PAST_DUE_DAYS)).toBe('off: payment_overdue')
  })

  test('that has ended is off, whatever else is stored', () => {
    expect(at({ ...PAID, status: 'canceled', endedAt: day(10) }, 10)).toBe('off: cancelled')
    expect(at({ ...PAID, status: 'canceled', endedAt: null }, 10)).toBe('off: cancelled')
  })
})

const someDay = fc.integer({ min: 0, max: 200 }).map(day)
const anyStanding: fc.Arbitrary<Standing> = fc.record({
  status: fc.constantFrom('trialing', 'active', 'past_due', 'canceled'),
  trialEndsAt: someDay,
  periodEndsAt: fc.option(someDay),
  cancelsAtPeriodEnd: fc.boolean(),
  pastDueSince: fc.option(someDay),
  endedAt: fc.option(someDay),
  hasPaymentMethod: fc.boolean(),
})

test('once off, nothing but a change of the subscription turns it on again', () => {
  fc.assert(
    fc.property(
      anyStanding,
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 0, max: 300 }),
      (standing, one, other) => {
        const [earlier, later] = [Math.min(one, other), Math.max(one, other)]
        const before = entitlementAt(standing, day(earlier))
        const after = entitlementAt(standing, day(later))
        expect(before.isEntitled || !after.isEntitled).toBe(true)
      },
    ),
  )
})

test('what is on says until when, and is off from then on', () => {
  fc.assert(
    fc.property(anyStanding, someDay, (standing, now) => {
      const { isEntitled, until } = entitlementAt(standing, now)
      if (!isEntitled) return
      if (until === null || until <= now) throw new Error('what is on must say until when')
      const then = entitlementAt(standing, until)
      // The end of a trial or a period may pass into the days in which the provider's word is awaited.
      const last = then.isEntitled && then.until !== null ? entitlementAt(standing, then.until) : then
      expect(last.isEntitled).toBe(false)
    }),
  )
})
