import { describe, expect, it } from 'vitest'
import { StoreProfile } from '#contract/store-profile.ts'
import { shapeProfile } from './shape-profile.ts'

const shape = (facts: Readonly<Record<string, unknown>>) => StoreProfile.parse(shapeProfile({ name: 'Shop', ...facts }))

describe('holidays told in lines', () => {
  const shaped = shape({
    holidays: [
      'Closed on Thanksgiving and Christmas',
      "New Year's Eve until 9 PM",
      'Easter Sunday noon to 6 PM',
      'Kite Festival week: doors open at 5 AM',
    ],
  })

  it('are days, also where only one end is told', () => {
    expect(shaped.holidays).toEqual([
      { name: 'Thanksgiving', rule: 'fourth thursday of november', closed: true },
      { name: 'Christmas', date: '12-25', closed: true },
      { name: "New Year's Eve", date: '12-31', closed: false, close: '21:00' },
      { name: 'Easter Sunday', rule: 'easter', closed: false, open: '12:00', close: '18:00' },
    ])
  })

  it('keep the line on days that no calendar knows', () =>
    expect(shaped).toMatchObject({ holidays_note: 'Kite Festival week: doors open at 5 AM.' }))
})
