import { describe, expect, it } from 'vitest'
import { openState } from '#concierge/facts/shop-clock.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import { shapeProfile } from './shape-profile.ts'

const shape = (facts: Readonly<Record<string, unknown>>) => StoreProfile.parse(shapeProfile({ name: 'Shop', ...facts }))
const HOLIDAYS = [
  { name: 'Christmas Eve', date: '12-24', closed: false, open: '09:00', close: '16:00' },
  { name: 'Thanksgiving', rule: 'fourth thursday of november', closed: true },
]

describe('days with hours of their own', () => {
  it.each([
    [
      {
        special_days: [
          { day: 'Christmas Eve (December 24)', hours: '9 AM - 4 PM' },
          { day: 'Thanksgiving', hours: 'closed' },
        ],
      },
    ],
    [{ seasonal_hours: { 'Christmas Eve': '9am-4pm', Thanksgiving: 'closed' } }],
    [{ holiday_hours: ['Christmas Eve 9 AM - 4 PM', 'Thanksgiving: closed'] }],
    [{ holidays: 'Open 9 AM to 4 PM on Christmas Eve. We are closed on Thanksgiving.' }],
    [
      {
        exceptions: [
          { date: 'December 24', name: 'Christmas Eve', open: '9 AM', close: '4 PM' },
          'Closed Thanksgiving',
        ],
      },
    ],
  ])('are read from %j', (told) => {
    expect(shape(told).holidays).toEqual(HOLIDAYS)
  })

  it('are told apart where one line names several', () => {
    expect(shape({ closures: ["Thanksgiving, Christmas and New Year's Day"] }).holidays).toBeUndefined()
    expect(shape({ closures: ["Closed Thanksgiving, Christmas and New Year's Day"] }).holidays).toMatchObject([
      { name: 'Thanksgiving', closed: true },
      { name: 'Christmas', closed: true },
      { name: "New Year's Day", closed: true },
    ])
  })

  it('are days that nobody else keeps, where their date is written', () => {
    expect(shape({ holidays: [{ day: 'Shop birthday (June 12)', hours: '8 AM - 11 PM' }] }).holidays).toEqual([
      { name: 'Shop birthday', date: '06-12', closed: false, open: '08:00', close: '23:00' },
    ])
  })

  it.each([
    [['Mon-Sat: 9 AM - 9 PM', 'Sunday: 10 AM - 6 PM', 'First Monday of every month: we open late, at 12 PM']],
    ['Mon-Sat 9am-9pm; Sun 10am-6pm; first Monday of the month open from noon'],
    [{ mon_sat: '9am-9pm', sun: '10am-6pm', first_monday_of_month: 'opens at 12 PM' }],
  ])('are one of every month in %j', (hours) => {
    const profile = shape({ hours, timezone: 'America/Detroit' })
    expect(profile.hours?.monday).toEqual({ open: '09:00', close: '21:00', closed: false })
    expect(openState(profile, new Date('2026-12-07T10:15:00-05:00'))).toMatchObject({
      open: false,
      opensNext: { at: '12:00', inDays: 0 },
    })
    expect(openState(profile, new Date('2026-12-14T10:15:00-05:00')).open).toBe(true)
  })

  it('leave the usual day as it is where the shop is closed once a month', () => {
    const profile = shape({ hours: ['Daily: 9 AM - 9 PM', 'Last Sunday of the month: closed'] })
    expect(profile.hours?.sunday.closed).toBe(false)
    expect(profile.holidays).toMatchObject([{ rule: 'last Sunday of the month', closed: true }])
  })
})

describe('rules under other names', () => {
  it('are limits, smoking and the border out of one drawer', () => {
    expect(
      shape({
        rules: {
          purchase_limit: '2.5 ounces a day',
          consumption: 'No smoking in the lot.',
          crossing_state_lines: 'It must stay here.',
        },
      }).limits_and_rules,
    ).toEqual({
      purchase_limit: '2.5 ounces a day',
      on_site_consumption: false,
      consumption_note: 'No smoking in the lot.',
      leaving_state: 'It must stay here.',
    })
  })

  it.each([
    [{ we_accept: ['passport'], we_refuse: ['expired ID'] }],
    [{ ids_we_take: ['passport'], not_valid: ['expired ID'] }],
    [{ we_take: ['passport'], we_do_not_take: ['expired ID'] }],
    [{ acceptable: 'passport', unacceptable: 'expired ID' }],
  ])('are papers taken and refused in %j', (lists) => {
    expect(shape({ id_policy: { minimum_age: 21, ...lists } }).id_policy).toEqual({
      minimum_age: 21,
      accepted: ['passport'],
      not_accepted: ['expired ID'],
    })
  })

  it('tell from which age on whoever comes along is let in', () => {
    const policy = { minimum_age: 21, accepted: ['passport'], we_refuse: ['expired ID'] }
    expect(shape({ id_policy: { ...policy, everyone: 'Everybody inside must be 21.' } }).id_policy).toMatchObject({
      everyone_in_store_must_be: 21,
    })
    expect(
      shape({ id_policy: { ...policy, children: 'Must be 21 to buy, children may come in with a parent.' } }).id_policy,
    ).not.toHaveProperty('everyone_in_store_must_be')
  })

  it.each(['deal_rules', 'discount_terms', 'promo_policy', 'rules_for_deals'])(
    'say under %s what is combined and matched',
    (key) => {
      expect(shape({ [key]: 'One deal per item, no stacking. No price matching.' }).deals).toEqual({
        stacking: 'One deal per item, no stacking.',
        price_match: 'No price matching.',
      })
    },
  )
})

describe('rows of deals', () => {
  it('belong to the day that they say, whatever it is called', () => {
    expect(
      shape({
        deals: [
          { title: 'Dab Day', when: 'Wednesdays', offer: '25% off concentrates' },
          { title: 'Early Tuesday', when: 'Tuesdays before noon', offer: '10% off' },
          { title: 'Club night', when: 'second Friday of the month', offer: '15% off' },
          { title: 'Early Bird', when: 'Monday to Friday before 11 AM', offer: '10% off' },
        ],
      }).deals,
    ).toEqual({
      daily: {
        wednesday: 'Dab Day: 25% off concentrates',
        tuesday: 'Early Tuesday: Tuesdays before noon, 10% off',
      },
      always: ['Club night: second Friday of the month, 15% off', 'Early Bird: Monday to Friday before 11 AM, 10% off'],
    })
  })
})

describe('the way to the shop', () => {
  it('gives up what is told of the lot, and keeps the rest together', () => {
    const shaped = shape({
      directions: 'Behind the mill.',
      getting_here: { parking: 'Free lot. Two hours at most.', accessible_spaces: 3, bus: 'Route 18 stops outside.' },
    })
    expect(shaped).toMatchObject({
      directions: 'Behind the mill.',
      parking: { note: 'Free lot. Two hours at most.', accessible_spaces: 3 },
      getting_here: { bus: 'Route 18 stops outside.' },
    })
  })
})
