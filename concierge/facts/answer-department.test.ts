import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, type WeekHours } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'

const CLOSED = { open: '00:00', close: '00:00', closed: true }
const day = { open: '11:00', close: '18:30', closed: false }
const LANE: WeekHours = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: { open: '12:00', close: '17:00', closed: false },
  sunday: CLOSED,
}
const store = openStore({
  profile: {
    name: 'Test Shop',
    hours: DEFAULT_HOURS,
    department_hours: { drive_thru_lane: LANE, patient_desk: { ...LANE, wednesday: CLOSED } },
    holidays: [
      { name: 'Thanksgiving', rule: 'fourth thursday of november', closed: true },
      { name: 'Christmas Eve', date: '12-24', closed: false, open: '09:00', close: '14:00' },
      { name: '4/20', date: '04-20', closed: false, open: '08:00', close: '22:00', departments: ['drive-thru closed'] },
    ],
    pickup: { offered: true, drive_thru: true },
    payment: { accepted: ['cash'], at_the_lane: 'The lane takes no bills over $20.' },
    return_policy: { cannabis: 'No returns on flower.', recalls: 'What is recalled is paid back in full.' },
    limits_and_rules: { purchase_limit: '1 ounce a day', medical_purchase_limit: '3 ounces a month' },
    loyalty: {
      name: 'Spur Club',
      earn: '1 spur per dollar',
      points_expire: 'Spurs lapse after a year without a visit',
    },
    text_line: '555-555-0102',
    phone: '555-555-0101',
    smoke_lounge: 'The Den, a consumption lounge next door.',
    dropping_off: 'Our couriers deliver in the valley from $50.',
  },
  products: [],
})
const ask = (text: string) => askStore(store, text).text

describe('a counter with hours of its own', () => {
  it.each([
    ['is the drive thru open right now', /drive-thru: Yes, we're open now, until 6:30 PM/],
    ['drive through still open?', /until 6:30 PM/],
    ['can i use the drive thru on sunday', /drive-thru: We're closed on Sunday/],
    ['how late is the drive up open on saturday', /5 PM/],
    ['is the drive thru open on thanksgiving', /closed on Thanksgiving/],
    ['is the drive thru open on christmas eve', /to 2 PM/],
    ['drive thru on 4/20?', /closed on 4\/20/],
    ['is the patient desk open today', /Patient desk: .*closed/],
  ])('is asked for its own: %s', (text, told) => expect(ask(text)).toMatch(told))

  it('leaves the hours of the shop to who asks for the shop', () =>
    expect(ask('are you open right now')).not.toMatch(/drive|desk/i))
})

describe('what stands under keys of the shop', () => {
  it.each([
    ['will you take a 100 dollar bill', /no bills over \$20/],
    ['can i pay cash at the drive thru', /no bills over \$20/],
    ['my gummies got recalled, do i get a refund', /paid back in full/],
    ['how much can a patient buy', /3 ounces a month/],
    ['where can i smoke around here', /The Den/],
    ['havent been in for ages, are my points gone', /^(?:Spurs lapse|.*\. Spurs lapse) after a year/],
    ['how do i reach you', /555-555-0102/],
    ['do you deliver', /couriers deliver in the valley/],
  ])('is told before nothing is known: %s', (text, told) => expect(ask(text)).toMatch(told))

  it('is the line to text to, where a person is asked for', () =>
    expect(ask('let me talk to a person')).toMatch(/555-555-0101.*555-555-0102/))
})

describe('the one window of a shop', () => {
  const windowed = openStore({
    profile: {
      name: 'Test Shop',
      hours: DEFAULT_HOURS,
      department_hours: { order_window: LANE },
      pickup: { offered: true, drive_thru: false },
    },
    products: [],
  })

  it.each([
    'until when is the walk-up window open',
    'what time does the outside window close',
    'when can i use the window out front',
    'window on the side, still open today?',
  ])('is asked for by whatever it is called: %s', (text) =>
    expect(askStore(windowed, text).text).toMatch(/Order window: .*6:30 PM/),
  )
})

describe('a counter that a note tells of', () => {
  const countered = openStore({
    profile: {
      name: 'Test Shop',
      hours: DEFAULT_HOURS,
      license_type: 'Medical and adult use (apart, at counters of their own)',
      medical_counter: '11am - 6:30pm, Monday to Friday',
      department_hours: { medical_counter: LANE },
      tax: 'Adults pay 20% at the register, patients 6%.',
    },
    products: [],
  })

  it.each([
    ['until when is the medical counter open', /^Medical counter: .*to 6:30 PM/],
    ['what time does the med side close', /^Medical counter: .*to 6:30 PM/],
    ['is the medical side open on sunday', /closed on Sunday/],
    ['when is the med counter open', /^Medical counter: 11am - 6:30pm/],
    ['medical counter hours?', /^Medical counter: 11am - 6:30pm/],
  ])('is asked for its own hours: %s', (text, told) => expect(askStore(countered, text).text).toMatch(told))

  it('leaves who asks of the shop, or of the tax of patients', () => {
    expect(askStore(countered, 'until when are you open').text).not.toContain('counter')
    expect(askStore(countered, 'is the tax less for med patients').text).toContain('6%')
  })
})
