import { describe, expect, it } from 'vitest'
import { shapeProfile } from './shape-profile.ts'

const shape = (profile: object): unknown => shapeProfile({ name: 'Shop', ...profile })

const WEEK = { mon: '10-20', tue: '10-20', wed: '10-20', thu: '10-21', fri: '10-22', sat: '9-22', sun: '11-18' }
const TERSE = { tel: '(555) 555-0100', hrs: WEEK, loc: {}, lic: 'X-1', hol: { july_4: '10-16' } }

describe('short keys', () => {
  it.each([
    ['hrs', WEEK],
    ['shop_hrs', WEEK],
    ['hrs', { ...WEEK, last_call: 'Doors lock 10 minutes before close' }],
    ['hrs', { au: WEEK, med: { ...WEEK, mon: '9-20' } }],
  ])('are written out: %s', (key, hours) => {
    expect(shape({ [key]: hours })).toMatchObject({
      hours: { monday: { open: '10:00', close: '20:00' }, sunday: { open: '11:00', close: '18:00' } },
    })
  })

  it('tell hours of patients and of holidays beside those of all', () => {
    expect(
      shape({
        hrs: { au: WEEK, med: { ...WEEK, mon: '9-20' }, hol: { christmas: 'closed', july_4: '10-16', '4_20': '8-22' } },
      }),
    ).toMatchObject({
      hours: { monday: { open: '10:00', close: '20:00', closed: false } },
      department_hours: { medical: { monday: { open: '09:00', close: '20:00', closed: false } } },
      holidays: [
        { name: 'christmas', closed: true },
        { name: 'july 4', date: '07-04', open: '10:00', close: '16:00' },
        { name: '4/20', date: '04-20', open: '08:00', close: '22:00' },
      ],
    })
  })

  it('are read as the table says in which they stand', () => {
    expect(
      shape({
        ...TERSE,
        loc: {
          addr: { st: '12 Loom St', city: 'Elmton', st_code: 'MA', zip: '01000' },
          find: 'Brick mill behind the canal',
          pk: { lot: { free: true, n: 12 }, hc: 2, ev: { n: 2, kind: 'Level 2' } },
          acc: { ramp: 'Left door', wc: true },
        },
        ct: { tel: '(555) 555-0101', sms: '(555) 555-0102', mail: 'hi@shop.example' },
        loy: { nm: 'Thread Club', earn: '1 thread per $1', burn: { '100': '$4' }, exp: '9 months' },
        etc: { wc: 'No public restroom, the bakery has one', wifi: 'Free, ask for the password' },
      }),
    ).toMatchObject({
      address: { street: '12 Loom St', city: 'Elmton', zip: '01000' },
      directions: 'Brick mill behind the canal',
      parking: { free_lot: true, spaces: 12, accessible_spaces: 2 },
      accessibility: { ramp: 'Left door', wheelchair: true },
      email: 'hi@shop.example',
      text_line: '(555) 555-0102',
      loyalty: { name: 'Thread Club', redeem: '100 threads: $4', points_expire: '9 months' },
      restroom: 'No public restroom, the bakery has one',
    })
  })

  it.each([
    [{ 'm-f': '9-9', sat: '10-8', sun: '11-6' }, '09:00'],
    [{ 'm-th': '9-9', 'f-sa': '10-10', su: '11-6' }, '09:00'],
    [{ m_f: '8-8', 'sa-su': '10-6' }, '08:00'],
  ])('of days are days', (hrs, open) => {
    expect(shape({ hrs })).toMatchObject({ hours: { tuesday: { open, closed: false }, sunday: { closed: false } } })
  })

  it('of labs and phones say whose they are', () => {
    expect(
      shape({ ...TERSE, lab: { by: 'Elm Labs', coa: 'QR code on each label' }, phones: 'No calls or photos' }),
    ).toMatchObject({
      lab_testing: { tested_by: 'Elm Labs' },
      calls_and_photos: 'No calls or photos',
    })
    expect(shape({ phones: '(555) 555-0100' })).toMatchObject({ phone: '(555) 555-0100' })
  })

  it('of groups and of goods are groups and goods', () => {
    expect(
      shape({
        ...TERSE,
        disc: { srs: '10% 60+', stu: '5%' },
        lim: { fl: '1 oz', conc: '5 g', ed: '500 mg' },
        pmt: { ok: ['cash', 'debit'], debit_fee: '$3', atm_fee: '$2' },
      }),
    ).toMatchObject({
      deals: { always: ['Seniors: 10% 60+', 'Students: 5%'] },
      limits_and_rules: { purchase_limit: 'flower 1 oz; concentrates 5 g; edibles 500 mg' },
      payment: { accepted: ['cash', 'debit cards ($3.00 fee)'], atm_on_site: true, atm_fee: 2 },
    })
  })

  it('stay as they are where a profile does not shorten its keys', () => {
    expect(shape({ grow: 'Our own', etc: 'Bring a bag', give: 'A coat drive', ev: 'Two chargers' })).toMatchObject({
      grow: 'Our own',
      etc: 'Bring a bag',
      give: 'A coat drive',
      ev: 'Two chargers',
    })
  })
})

describe('terms of patients beside those of all', () => {
  it.each([
    ['au', 'med'],
    ['adult_use', 'medical'],
    ['recreational', 'patients'],
  ])('are parted under %s and %s', (adults, patients) => {
    expect(
      shape({
        delivery: {
          on: true,
          min: { [patients]: 35, [adults]: 60 },
          fee: { [patients]: 0, [adults]: 6, free_at: 125 },
          area: { [patients]: 'Anywhere in the county', [adults]: 'Adult use in Elmton and Cedar' },
          hours: { days: 'Tue-Sat', hours: '12-19' },
          eta: '90 minutes or less',
        },
      }),
    ).toMatchObject({
      delivery: {
        offered: true,
        minimum_order: 60,
        fee: 6,
        free_over: 125,
        area: 'Elmton and Cedar',
        hours: { open: '12:00', close: '19:00', days: 'Tue-Sat' },
        eta_minutes: 'up to 90',
        for_patients: 'Patients: Anywhere in the county, minimum order $35, no fee',
      },
    })
  })

  it('leave zones by town as they are', () => {
    expect(shape({ delivery: { offered: true, fee: { Elmton: 4, Cedar: 6 } } })).toMatchObject({
      delivery: { fee_by_area: { Elmton: 4, Cedar: 6 } },
    })
  })

  it('are papers, offers, limits and taxes where one table tells them all', () => {
    expect(
      shape({
        medical: {
          perks: { tax: 'No sales tax', off: '10% below the adult menu' },
          first: { off: '25% off the first visit' },
          card: { how: 'See a clinician, then register' },
          cap: '10 oz per 60 days',
          caregivers: 'Caregivers bring their own card',
        },
        au: '',
        med_hrs: '',
        tel: '(555) 555-0100',
        lic: 'X-1',
      }),
    ).toMatchObject({
      deals: { always: ['Patients: 10% below the adult menu', 'New patients: 25% off the first visit'] },
      limits_and_rules: { medical_purchase_limit: '10 oz per 60 days' },
      id_policy: { medical_cards: 'See a clinician, then register. Caregivers bring their own card.' },
      medical_tax: 'No sales tax',
    })
  })
})

describe('rates and rules in short tables', () => {
  it.each([
    [
      { sales: '6.25%', excise: '10.75%', city: '3%', all: '20%' },
      'Tax: 20% in all (6.25% sales, 10.75% excise, 3% city).',
    ],
    [
      { recreational: { state: 15, local: 3, total: 18 }, medical: '0%', shown: 'Before tax' },
      'Recreational: 18% in all (15% state, 3% local). Medical: 0%. Menu prices do not include tax.',
    ],
    [{ state: '15%', city: '3%' }, 'State: 15%. City: 3%.'],
  ])('tell the sum of taxes', (tax, told) => {
    expect(shape({ tax })).toMatchObject({ tax: told })
  })

  it('tell ages, rules of joining and apps as a shopper may read them', () => {
    expect(
      shape({
        deals: {
          weekly: { mon: 'Mill Monday: 15% off' },
          standing: { seniors: { age: 60, off: '10% every day' }, vets: '20% with an ID' },
          rules: { stack: false, best: 'The best one is used' },
        },
        payment: { cash: true, ach: { app: 'PayLoop', fee: 0 } },
        jobs: { mail: 'work@shop.example', now: 'Two budtenders' },
        gift_cards: { cards: { yes: true, expire: 'never' } },
      }),
    ).toMatchObject({
      deals: {
        daily: { monday: 'Mill Monday: 15% off' },
        always: ['Seniors 60 and over: 10% off every day', 'Veterans: 20% with an ID'],
        stacking: 'Discounts cannot be combined. The best one is used.',
      },
      payment: { accepted: ['cash', 'PayLoop (no fee)'] },
      jobs: 'Two budtenders; work@shop.example',
      gift_cards: { yes: true, expire: 'never' },
    })
  })
})
