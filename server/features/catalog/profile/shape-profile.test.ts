import { describe, expect, it } from 'vitest'
import { StoreProfile } from '#contract/store-profile.ts'
import { shapeWeek } from './shape-hours.ts'
import { shapeProfile } from './shape-profile.ts'

const shape = (facts: Readonly<Record<string, unknown>>) => StoreProfile.parse(shapeProfile({ name: 'Shop', ...facts }))
const day = (open: string, close: string) => ({ open, close, closed: false })

describe('a week of opening hours in other words', () => {
  it.each([
    ['Mon-Thu 9am-9pm, Fri-Sat 9am-10pm, Sun 10am-6pm'],
    ['Monday to Thursday: 9 am to 9 pm; Friday & Saturday 9 AM – 10 PM; Sunday 10-6pm'],
    [{ 'mon-thu': '09:00-21:00', fri_sat: '9am-10pm', sun: '10am to 6pm' }],
    [
      [
        { days: 'Mon-Thu', open: '9:00 AM', close: '9:00 PM' },
        { days: 'Fri, Sat', hours: '9am-10pm' },
        { day: 'Sunday', from: '10:00', to: '18:00' },
      ],
    ],
  ])('is read from %j', (told) => {
    expect(shapeWeek(told)).toEqual({
      ...Object.fromEntries(
        ['monday', 'tuesday', 'wednesday', 'thursday'].map((name) => [name, day('09:00', '21:00')]),
      ),
      friday: day('09:00', '22:00'),
      saturday: day('09:00', '22:00'),
      sunday: day('10:00', '18:00'),
    })
  })

  it('is read when the time stands before the days, and closes after midnight', () => {
    expect(shapeWeek('10am-1am daily')?.sunday).toEqual(day('10:00', '01:00'))
    expect(shapeWeek('weekdays noon to midnight, weekends closed')).toMatchObject({
      monday: day('12:00', '00:00'),
      sunday: { closed: true },
    })
  })

  it('is not guessed where a day is missing', () => {
    expect(shapeWeek('Mon-Sat 9-9')).toBeNull()
    expect(shape({ hours: 'Mon-Sat 9-9' })).toMatchObject({ hours_note: 'Mon-Sat 9-9' })
  })
})

describe('a profile in other words', () => {
  it('leaves what has the shape of the contract as it is', () => {
    const own = {
      payment: { accepted: ['cash'], atm_on_site: true },
      deals: { daily: { monday: '10% off' }, always: [] },
      parking: { free_lot: true },
      rv_spot: 'Two, behind the shop',
    }
    expect(shape(own)).toEqual({ name: 'Shop', ...own })
  })

  it.each([
    [
      'Cash, debit with PIN and Venmo. Sorry, no credit cards or checks.',
      ['cash', 'debit with PIN', 'Venmo'],
      ['credit cards', 'checks'],
    ],
    [{ cash: true, debit: 'yes', credit: 'no' }, ['cash', 'debit cards'], ['credit cards']],
    [
      {
        methods: [
          { type: 'cash', fee: 0 },
          { type: 'debit', fee: 3.5 },
        ],
        no: ['credit'],
      },
      ['cash (no fee)', 'debit ($3.50 fee)'],
      ['credit cards'],
    ],
  ])('tells means of payment from %j', (payments, accepted, refused) => {
    expect(shape({ payment_methods: payments }).payment).toMatchObject({ accepted, not_accepted: refused })
  })

  it('says that nothing is charged only where that is said', () => {
    const methods = [
      { type: 'debit', fee: true },
      { type: 'credit', fee: { amount: '$2' } },
      { type: 'check', fee: false },
    ]
    expect(shape({ payment_methods: { methods } }).payment).toMatchObject({
      accepted: ['debit (with a fee)', 'credit (fee: amount: $2)', 'check (no fee)'],
    })
    expect(shape({ atm: { fee: 'none', location: 'in the lobby' } }).payment).toEqual({
      atm_on_site: true,
      atm_where: 'in the lobby',
    })
    expect(shape({ delivery: { fee: 'free over $75.00' } }).delivery).toEqual({ offered: true, free_over: 75 })
    expect(shape({ delivery: { fee: 'free over $75, otherwise $8' } }).delivery).toMatchObject({
      fee: 8,
      free_over: 75,
    })
  })

  it('keeps the words of a zone whose terms are no plain sum', () => {
    const zones = [
      { zone: 'North', fee: 'not yet decided', minimum: 'ask us' },
      { zone: 'East', fee: 'free over $50, else $5', minimum: 'none' },
      { zone: 'South', fee: 'No fee', minimum: 0 },
    ]
    expect(shape({ delivery_zones: zones }).delivery).toMatchObject({
      zones: [
        'North: delivery fee: not yet decided; minimum order: ask us',
        'East: delivery free over $50, else $5; no minimum order',
        'South: no delivery fee; no minimum order',
      ],
    })
  })

  it('takes only the figures of delivery that prose names, and keeps the prose', () => {
    const note = 'We deliver within 12 miles. Minimum order is $75. Delivery costs $5 and is free over $200.'
    expect(shape({ delivery_info: note }).delivery).toEqual({
      offered: true,
      minimum_order: 75,
      fee: 5,
      free_over: 200,
      note,
    })
    expect(shape({ delivery: 'no' }).delivery).toEqual({ offered: false })
  })

  it('takes what is null for untold, however deep, and keeps the rest of its part', () => {
    const delivery = {
      offered: true,
      area: 'the east side',
      free_over: null,
      note: null,
      hours: { open: '11:00', close: null },
    }
    expect(shape({ delivery }).delivery).toEqual({ offered: true, area: 'the east side', hours: { open: '11:00' } })
  })

  it('reads ZIP codes that are rows with their own terms as zones', () => {
    const zips = [
      { zip: '48104', town: 'Old Town', minimum_order: 40, fee: 0 },
      { zip: '48105', town: 'Hillside', minimum_order: 65, fee: 6 },
    ]
    expect(shape({ delivery: { offered: true, area: 'By ZIP', zips } }).delivery).toMatchObject({
      zips: ['48104', '48105'],
      zones: [
        'Old Town: 48104; minimum order $40; no delivery fee',
        'Hillside: 48105; minimum order $65; delivery fee $6',
      ],
    })
  })

  it.each(['zips', 'zones', 'areas'])('does not deliver where it says so, whatever %s it plans', (key) => {
    const rows = [{ zip: '48104', fee: 3 }]
    expect(shape({ delivery: { offered: false, [key]: rows } }).delivery).toMatchObject({ offered: false })
    expect(shape({ delivery: { [key]: rows, offered: false } }).delivery).toMatchObject({ offered: false })
  })

  it('claims no fee for all zones where zones differ', () => {
    const zones = [
      { zone: 'Downtown', zips: ['49684'], fee: 0, minimum: 40 },
      { zone: 'Peninsula', zips: ['49682'], fee: 8, minimum: 90 },
    ]
    const { delivery } = shape({ delivery_zones: zones })
    expect(delivery?.fee).toBeUndefined()
    expect(delivery).toMatchObject({
      zips: ['49684', '49682'],
      zones: [
        'Downtown: 49684; no delivery fee; minimum order $40',
        'Peninsula: 49682; delivery fee $8; minimum order $90',
      ],
    })
  })

  it('sorts deals by day from prose, tables and lists', () => {
    expect(
      shape({ deals_by_day: 'Monday: 20% off vapes. Friday: free lighter over $50. No deals on weekends.' }).deals
        ?.daily,
    ).toEqual({
      monday: '20% off vapes',
      friday: 'free lighter over $50',
      saturday: 'No daily deal',
      sunday: 'No daily deal',
    })
    expect(shape({ specials: { tue: 'BOGO', happy_hour: '15% off at 4' }, discounts_stack: 'no' }).deals).toEqual({
      daily: { tuesday: 'BOGO' },
      always: ['Happy hour: 15% off at 4'],
      stacking: 'Discounts cannot be combined.',
    })
    expect(shape({ promos: ['Taco Tuesday: 20% off', 'First Sunday of the month: yoga'] }).deals).toEqual({
      daily: { tuesday: 'Taco Tuesday: 20% off' },
      always: ['First Sunday of the month: yoga'],
    })
  })

  it('keeps what goes on on a special day beside its hours', () => {
    const rows = [{ holiday: '4/20', hours: '7 AM - 9:45 PM', note: 'DJ and tacos in the lot' }]
    expect(shape({ holidays: rows }).holidays).toEqual([
      { name: '4/20', date: '04-20', closed: false, open: '07:00', close: '21:45', note: 'DJ and tacos in the lot' },
    ])
  })

  it('knows the day of a holiday by its name', () => {
    expect(shape({ holiday_hours: { Thanksgiving: 'closed', 'Christmas Eve': '9am - 3pm' } }).holidays).toEqual([
      { name: 'Thanksgiving', rule: 'fourth thursday of november', closed: true },
      { name: 'Christmas Eve', date: '12-24', closed: false, open: '09:00', close: '15:00' },
    ])
    expect(shape({ holidays: { "Owner's birthday": 'closed' } })).toMatchObject({
      holidays_note: { "Owner's birthday": 'closed' },
    })
  })

  it('takes a line on visitors as one on who may buy', () => {
    expect(shape({ out_of_state_customers: 'Visitors may buy half.' }).id_policy).toEqual({
      who_may_buy: ['Visitors may buy half'],
    })
  })

  it('keeps who may buy apart from what patients may', () => {
    expect(
      shape({ who_can_shop: ['Anyone 21 or older with a photo ID from any state', 'Patients 18+ with a card'] })
        .id_policy,
    ).toEqual({
      minimum_age: 21,
      who_may_buy: ['Anyone 21 or older with a photo ID from any state'],
      medical_cards: 'Patients 18+ with a card',
    })
  })

  it('empties a drawer of policies without losing the profile’s own id', () => {
    const shaped = shape({ id: 's3', policies: { id: 'Any valid ID', returns: 'Within 7 days', mask: 'Optional' } })
    expect(shaped).toMatchObject({
      id: 's3',
      id_policy: { who_may_buy: ['Any valid ID'] },
      return_policy: { policy: 'Within 7 days' },
      mask: 'Optional',
    })
  })

  it('brings nothing to a level of the club that is reached by spending', () => {
    expect(
      shape({ loyalty: { tiers: [{ tier: 'Glow', needs: '$500 spent in a year', earns: '2 points per $1' }] } })
        .loyalty,
    ).toMatchObject({
      tiers: ['Glow: with $500 spent in a year, earns 2 points per $1'],
    })
  })

  it('tells rows of tables in words that a shopper reads', () => {
    expect(
      shape({
        payment: {
          methods: [
            { kind: 'cash', fee: 'none', note: 'No bills over $50.' },
            { kind: 'debit card', fee: '$2' },
          ],
        },
        returns: [{ what: 'defective vapes', rule: 'exchange', within: '14 days', bring: ['receipt', 'package'] }],
        rewards: {
          program: 'Star Club',
          cost: 'free',
          spend: [{ points: 150, gets: '$10 off' }],
          points_end: 'after a year',
        },
        tax: { in_menu_prices: false, recreational: ['10% excise', '6% sales tax'] },
      }),
    ).toMatchObject({
      payment: { accepted: ['cash (no fee; No bills over $50)', 'debit card ($2.00 fee)'] },
      return_policy: { hardware: 'defective vapes: exchange, within 14 days, bring receipt and package' },
      loyalty: { name: 'Star Club', free: true, redeem: '150 points: $10 off', points_expire: 'after a year' },
      tax: 'Menu prices do not include tax. Recreational: 10% excise and 6% sales tax.',
    })
  })

  it('reads zones, runs and places without delivery in other words', () => {
    const { delivery } = shape({
      delivery: {
        offered: true,
        zones: [{ towns: ['Dover', 'Leipsic'], zips: ['19901'], fee: '$4', minimum: '$40', usual_time: '45 minutes' }],
        free_delivery_from: '$125, in all zones',
        runs: [{ days: ['Monday', 'Friday'], from: '13:00', to: '19:30' }],
        never_to: ['dormitories'],
      },
    })
    expect(delivery).toMatchObject({
      zips: ['19901'],
      free_over: 125,
      zones: ['Dover, Leipsic: 19901; delivery fee $4; minimum order $40; usually 45 minutes'],
      days: 'Monday and Friday',
      runs: ['Monday and Friday from 1 PM to 7:30 PM'],
      no_delivery_to: ['dormitories'],
    })
  })

  it.each([
    [['Monday: 20% off flower', 'Friday: free lighter']],
    [
      [
        { day: 'Monday', offer: '20% off flower' },
        { day: 'Fri', deal: 'free lighter' },
      ],
    ],
    [{ mon: '20% off flower', friday: { offer: 'free lighter' } }],
  ])('takes the deals of a week from %j', (daily) => {
    expect(shape({ deals: { daily } }).deals).toEqual({ daily: { monday: '20% off flower', friday: 'free lighter' } })
  })

  it('tells a way of pickup, of two ages and of several numbers', () => {
    expect(
      shape({
        pickup: { curbside: { yes: true, how: ['park in C1', 'text us'] }, drive_thru: { offered: false } },
        identification: { age: { recreational: 21, medical_patients: 18 }, good: ['passport'] },
        phone: { store: '(555) 555-0100', delivery: '(555) 555-0101' },
        parking: { lot: { free: true, spaces: 12 }, handicap_spots: 2 },
      }),
    ).toMatchObject({
      pickup: { curbside: true, curbside_note: 'park in C1 and text us', drive_thru: false },
      id_policy: {
        minimum_age: 21,
        accepted: ['passport'],
        medical_cards: 'Medical patients may shop from 18 years on',
      },
      phone: '(555) 555-0100',
      delivery_phone: '(555) 555-0101',
      parking: { free_lot: true, spaces: 12, accessible_spaces: 2 },
    })
  })
})
