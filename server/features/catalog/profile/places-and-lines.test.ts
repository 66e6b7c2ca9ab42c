import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
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

describe('means of payment', () => {
  it('are refused where a line of what is taken says so', () =>
    expect(shape({ payments: ['cash', 'debit (rounded up to $5)', 'no credit cards', 'No checks'] }).payment).toEqual({
      accepted: ['cash', 'debit (rounded up to $5)'],
      not_accepted: ['credit cards', 'checks'],
    }))

  it('stand with what they cost', () => {
    expect(
      shape({
        payment: {
          accepted: ['Cash', 'Debit with PIN', 'Aeropay'],
          fees: { debit: '$3 per purchase', aeropay: 'none' },
        },
      }).payment,
    ).toEqual({ accepted: ['Cash', 'Debit with PIN ($3 fee per purchase)', 'Aeropay (no fee)'] })
    expect(
      shape({
        payment:
          'Cash, debit and Hill Pay. No credit cards or Cash App. Debit costs $2.95 below $50 and nothing above.',
      }).payment,
    ).toEqual({
      accepted: ['cash', 'debit (costs $2.95 below $50 and nothing above)', 'Hill Pay'],
      not_accepted: ['credit cards', 'Cash App'],
    })
  })

  it('say how much the machine gives', () =>
    expect(shape({ atm: { on_site: true, fee: 3, limit: '$200 a day' } }).payment).toEqual({
      atm_on_site: true,
      atm_fee: 3,
      atm_limit: '$200 a day',
    }))
})

describe('what stands in a drawer', () => {
  it('is the address, the way and what goes by', () =>
    expect(
      shape({
        location: {
          street: '1 Quay',
          city: 'Lowell',
          state: 'Massachusetts',
          zip: '01852',
          directions: 'By the clock.',
          transit: 'The 8 bus.',
        },
      }),
    ).toEqual({
      name: 'Shop',
      address: { street: '1 Quay', city: 'Lowell', state: 'Massachusetts', zip: '01852' },
      directions: 'By the clock.',
      transit: 'The 8 bus.',
    }))

  it('is another shop, whose phone and parking are not of this one', () => {
    const second = {
      name: 'Shop Seaside',
      address: '8 Broadway, Seaside',
      phone: '(503) 555-0177',
      hours: 'Wednesday to Monday 10 AM to 7 PM',
      parking: '30 free spaces',
    }
    const address = { street: '20 Dock St', city: 'Astoria' }
    for (const key of ['second_location', 'seaside_store', 'sister_shop'])
      expect(shape({ address, [key]: second })).toMatchObject({ [key]: second })
  })

  it('is a department of its own, or joins what is told of it', () =>
    expect(
      shape({
        departments: {
          drive_through: { hours: '10 AM to 8 PM', note: 'Paid orders only.' },
          delivery: { hours: '11 AM to 9 PM every day, last order 8:15 PM' },
          glass_gallery: { hours: 'Thursday to Sunday, noon to 7 PM' },
        },
        delivery: { offered: true, fee: 7 },
      }),
    ).toMatchObject({
      pickup: { drive_thru: true, drive_thru_note: expect.stringContaining('10 AM to 8 PM') },
      delivery: { offered: true, fee: 7, hours: { open: '11:00', close: '21:00' } },
      glass_gallery: { hours: 'Thursday to Sunday, noon to 7 PM' },
    }))
})

describe('figures beside others', () => {
  it('are no wait where they tell until when to order', () =>
    expect(
      shape({ pickup: { order_ahead: 'Order until 30 minutes before closing; ready in 20 minutes' } }).pickup,
    ).toMatchObject({ ready_minutes: 20 }))

  it('keep the condition that a fee hangs on', () =>
    expect(shape({ delivery: { fee: '$7, or $3 for members; free over $150' } }).delivery).toEqual({
      offered: true,
      fee: 7,
      free_over: 150,
      fee_note: 'delivery fee $7, or $3 for members',
    }))
})

describe('rules of returning', () => {
  it('keep the thing that each holds for', () => {
    expect(
      shape({
        refunds: [
          { category: 'Vape hardware', rule: 'Exchanged within 5 days.' },
          { category: 'Batteries', rule: '90-day warranty.' },
          { category: 'Glass', rule: 'Final sale.' },
        ],
      }).return_policy,
    ).toEqual({
      hardware: 'Vape hardware: Exchanged within 5 days. Batteries: 90-day warranty.',
      accessories: 'Glass: Final sale.',
    })
    expect(
      shape({ returns: { opened_flower: 'No returns.', edibles: 'Replaced the same day.' } }).return_policy,
    ).toEqual({
      cannabis: 'Opened flower: No returns. Edibles: Replaced the same day.',
    })
    expect(
      shape({ returns: 'Flower: no returns. Carts that fail: 10 days. Clothing: no refunds.' }).return_policy,
    ).toEqual({
      cannabis: 'Flower: no returns',
      hardware: 'Carts that fail: 10 days',
      accessories: 'Clothing: no refunds',
    })
  })
})

describe('deals sorted by what they are for', () => {
  it('are of their day, their date or always', () =>
    expect(
      shape({
        specials: {
          by_product: { edibles: 'Mondays 20% off', flower: 'Every day before 11 AM: 10% off' },
          by_date: { '1st of the month': '25% off one item', 'last Sunday': 'Double points' },
        },
        month_deals: { '20th': '20th of each month: 20% off storewide' },
        new_customers: 'First visit 25% off, second 20%',
        referrals: 'Both of you get 1,500 miles.',
      }).deals,
    ).toEqual({
      daily: { monday: 'Edibles: 20% off' },
      always: [
        'Flower: Every day before 11 AM: 10% off',
        '1st of the month: 25% off one item',
        'Last Sunday: Double points',
        '20th of each month: 20% off storewide',
        'New customers: First visit 25% off, second 20%',
        'Refer a friend: Both of you get 1,500 miles.',
      ],
    }))
})

describe('a club told in prose', () => {
  it('has a name, levels and an end of its points', () =>
    expect(
      shape({
        rewards:
          'Mesa Miles: 5 miles per $1. Coyote is the starting level. Roadrunner from 5,000 miles a year: 3% back. 1,000 miles are worth $10. Miles end after one year. Birthday week: 20% off.',
      }).loyalty,
    ).toEqual({
      name: 'Mesa Miles',
      earn: '5 miles per $1',
      redeem: '1,000 miles are worth $10',
      points_expire: 'Miles end after one year',
      birthday: 'Birthday week: 20% off',
      tiers: ['Coyote is the starting level', 'Roadrunner from 5,000 miles a year: 3% back'],
    }))

  it('gives up its levels where they stand in another line', () =>
    expect(
      shape({ loyalty: { how: '1 point per dollar. Silver starts at sign-up, and Gold at $500 a year gets 5% off.' } })
        .loyalty,
    ).toEqual({
      earn: '1 point per dollar.',
      tiers: ['Silver starts at sign-up, and Gold at $500 a year gets 5% off'],
    }))
})

it('hears what the staff speaks, how much adults may buy and whose papers will do', () =>
  expect(
    shape({
      staff: { speak: 'English, Spanish and Dine', uniform: 'blue vests' },
      adult_limits: '2 ounces of flower at one time',
      id_rules: '21 with a valid government ID. No expired IDs.',
    }),
  ).toMatchObject({
    staff: { languages: ['English', 'Spanish', 'Dine'] },
    limits_and_rules: { purchase_limit: '2 ounces of flower at one time' },
    id_policy: { minimum_age: 21, who_may_buy: ['21 with a valid government ID'], not_accepted: ['expired IDs'] },
  }))

it('says what a fee hangs on beside the fee, and a note on limits without its key', () => {
  const profile = shape({
    delivery: { area: 'Reno', minimum: '$50', fee: '$7, or $3 for members; free over $150' },
    limits: { flower: '1 ounce a day', note: 'Counted across all shops.' },
    loyalty: { name: 'Club', points: '100 points take $5 off.' },
  })
  const { text } = askStore(openStore({ profile, products: [] }), 'how much is delivery')
  expect(text).toContain('inimum order $50, delivery fee $7')
  expect(text).toContain('$3 for members')
  expect(profile.limits_and_rules).toEqual({ purchase_limit: 'flower 1 ounce a day; Counted across all shops' })
  expect(profile.loyalty).toEqual({ name: 'Club', redeem: '100 points take $5 off.' })
})

describe('what stands beside the days of a week', () => {
  const week = { 'mon-sat': '9am-9pm', sun: '10am-6pm' }
  it.each([
    { ...week, last_entry: '15 minutes before closing' },
    { monday: ['9:00', '21:00'], 'tue-sun': '9am-9pm', last_entry: '15 minutes before closing' },
    { store: week, last_entry: '15 minutes before closing' },
  ])('is kept under its own key: %j', (hours) => {
    const shaped = shape({ hours })
    expect(shaped.hours?.monday).toMatchObject({ open: '09:00', close: '21:00' })
    expect(shaped['last_entry']).toBe('15 minutes before closing')
  })

  it('is kept also in one text with them', () =>
    expect(shape({ hours: 'Mon-Sat 9am-9pm; Sun 10am-6pm; last entry 15 minutes before closing' })).toMatchObject({
      hours_note: 'Last entry 15 minutes before closing.',
    }))

  it('are the hours of a service, which are none of the shop', () => {
    const shaped = shape({ hours: { store: '9am-9pm daily', drive_thru: '10am-8pm daily' } })
    expect(shaped.hours?.monday).toMatchObject({ open: '09:00', close: '21:00' })
    expect(shaped.pickup).toBeDefined()
  })
})
