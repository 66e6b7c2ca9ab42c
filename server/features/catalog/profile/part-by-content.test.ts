import { describe, expect, it } from 'vitest'
import { StoreProfile } from '#contract/store-profile.ts'
import { shapeProfile } from './shape-profile.ts'

const shape = (facts: Readonly<Record<string, unknown>>) => StoreProfile.parse(shapeProfile({ name: 'Shop', ...facts }))

describe('a club of customers under a key of its own', () => {
  it.each([
    { wheel_club: { cost: 'free', redeem: '150 points = $10 off', expiry: 'Points lapse on January 31.' } },
    { regulars: 'Earn 1 point per dollar. 150 points = $10 off. Points lapse on January 31.' },
    { green_circle: ['1 point for every $1', '150 points = $10 off', 'Points expire on January 31'] },
    { stars: { how_you_earn: '1 star per $1', cashing_in: '150 stars for $10 off', good_for: 'until January 31' } },
    {
      the_punch_card: {
        earning: 'one stamp per visit',
        what_stamps_are_worth: '10 stamps = $10 off',
        stamps_last: 'until January 31',
      },
    },
    { perks: { earn: '1 point per $1', redeem: '150 points = $10 off', points_lapse: 'January 31' } },
    { frequent_buyer: { earn: '2 points per $1', spending_them: '150 points = $10 off', they_expire: 'January 31' } },
  ])('is the programme: %j', (facts) => {
    const { loyalty } = shape(facts)
    expect(loyalty?.['redeem']).toContain('$10 off')
    expect(loyalty?.['points_expire']).toContain('January 31')
  })

  it('is called as its key where that is a name', () =>
    expect(shape({ wheel_club: { redeem: '150 points = $10 off' } }).loyalty?.name).toBe('Wheel Club'))

  it('is told by levels that begin at so many points', () =>
    expect(
      shape({ mill_club: { tiers: [{ tier: 'Spark', from_points: 0, benefit: '1 point per $1' }] } }).loyalty,
    ).toMatchObject({ tiers: ['Spark: from 0 points, 1 point per $1'] }))

  it.each([
    { empties: 'Five empties earn 10 points.' },
    { gift_cards: '$25, $50 and $100, sold at the register.' },
    { classes: 'Every Tuesday at 6 PM, $12 per person.' },
  ])('is no other thing that costs or earns: %j', (facts) => expect(shape(facts).loyalty).toBeUndefined())
})

describe('what may come back under a key of its own', () => {
  it.each([
    {
      bring_backs: {
        cartridges: 'Faulty ones are swapped within 10 days with the receipt.',
        flower: 'all sales final',
      },
    },
    { if_something_is_wrong: 'Defective carts are replaced within 10 days.' },
    { make_it_right: ['Broken hardware: exchanged within 10 days', 'Opened flower: final sale'] },
    { warranty: 'Faulty batteries are replaced within 10 days.' },
    { problem_products: [{ item: 'carts', rule: 'leaking ones are exchanged within 10 days' }] },
  ])('is the policy of returns: %j', (facts) => expect(JSON.stringify(shape(facts).return_policy)).toContain('10 days'))
})

describe('the way in', () => {
  it.each([
    { getting_in: 'Ramp and automatic door on the north side, and a loaner wheelchair.' },
    { entrance: { ramp: true, steps: 'no steps inside' } },
    { comfort: ['Wheelchair at the desk on loan', 'Ramp by the side door'] },
    { building: 'Two steps in front, a ramp at the back.' },
  ])('is a matter of access: %j', (facts) => expect(shape(facts).accessibility).toBeDefined())

  it('is none of a van that has a lift', () =>
    expect(shape({ shuttle: 'Free van with a wheelchair ramp and lift' }).accessibility).toBeUndefined())
})

describe('rules of the door', () => {
  const shaped = shape({
    door_rules: [
      'Everyone who comes in must be 21 or older, babies and children included.',
      "Accepted: driver's license of any US state, passport or passport card.",
      'Not accepted: expired ID, photos or phone copies of an ID, consular cards.',
      'Take your helmet off before you come in.',
    ],
  })

  it('are those on papers and ages', () =>
    expect(shaped.id_policy).toMatchObject({
      everyone_in_store_must_be: 21,
      accepted: ["driver's license of any US state", 'passport or passport card'],
      not_accepted: ['expired ID', 'photos or phone copies of an ID', 'consular cards'],
    }))

  it('leave what else is asked of guests where it was', () =>
    expect(shaped['door_rules']).toEqual(['Take your helmet off before you come in.']))
})

describe('other parts under keys of their own', () => {
  it('are limits, also of what is vaped', () =>
    expect(shape({ daily_limit_ma: { flower: '1 ounce', concentrate_and_vapes: '5 grams' } }).limits_and_rules).toEqual(
      {
        purchase_limit: 'flower 1 ounce; concentrate and vapes 5 grams',
      },
    ))

  it('are rules on using it', () =>
    expect(shape({ using_on_the_property: 'No smoking anywhere, parked cars included.' }).limits_and_rules).toEqual({
      on_site_consumption: false,
      consumption_note: 'No smoking anywhere, parked cars included.',
    }))

  it.each([
    {
      week_of_deals: [
        { days: 'Mon', deal: '20% off edibles' },
        { days: 'Tue-Wed', deal: '25% off carts' },
        { days: 'Thu', deal: '15% off wax' },
      ],
    },
    { mill_week: { mon: '20% off edibles', tue_wed: '25% off carts', thursday: '15% off wax', friday: '5% off' } },
    { each_day: ['Monday: 20% off edibles', 'Tue-Wed: 25% off carts', 'Thursday: 15% off wax'] },
  ])('are deals of the week, also of a span of days: %j', (facts) =>
    expect(shape(facts).deals).toMatchObject({ daily: { tuesday: '25% off carts', wednesday: '25% off carts' } }),
  )

  it('are days on which other hours hold', () =>
    expect(shape({ red_letter_days: { Thanksgiving: 'closed', 'Christmas Eve': '10am-4pm' } }).holidays).toHaveLength(
      2,
    ))

  it('are means of payment', () =>
    expect(shape({ at_the_register: ['cash', 'debit card with PIN'] }).payment).toEqual({
      accepted: ['cash', 'debit card with PIN'],
    }))

  it.each([
    { we_bring_it: { towns: ['Bangor', 'Brewer'], charge: '$7', smallest_order: '$60', days: 'Thu-Sun' } },
    { to_your_door: 'We deliver in Bangor and Brewer, $7, minimum $60.' },
  ])('are delivery: %j', (facts) => expect(shape(facts).delivery).toMatchObject({ offered: true }))

  it.each([
    { always_on: ['Seniors 60+ 10%', 'First timers 20% off', 'Vets 15%'] },
    { thank_yous: { seniors: '10% off', veterans: '15% off', teachers: '10% off' } },
  ])('are standing offers for kinds of guests: %j', (facts) => expect(shape(facts).deals?.['always']).toHaveLength(3))

  it('are where the shop is, how it is called and what is spoken there', () =>
    expect(
      shape({
        where: { street: '9 Foundry Rd', city: 'Bangor', state: 'ME', zip: '04401' },
        call: '(207) 555-0111',
        team_speaks: 'English, French',
        can_i_combine: 'No, the biggest wins.',
      }),
    ).toMatchObject({
      address: { street: '9 Foundry Rd' },
      phone: '(207) 555-0111',
      staff: { languages: ['English', 'French'] },
      deals: { stacking: 'No, the biggest wins.' },
    }))

  it('are opening hours with what stands beside them', () =>
    expect(
      shape({ clock: { mon: 'closed', tue_sat: '10-7', sun: 'noon-5', last_one_in: '20 minutes before close' } }),
    ).toMatchObject({ hours: { sunday: { open: '12:00' } }, last_one_in: '20 minutes before close' }))

  it('are days in rows that tell their hours under any key', () =>
    expect(
      shape({
        red_letter_days: [
          { day: 'Thanksgiving', we_are: 'closed' },
          { day: 'Christmas Eve', we_are: 'open 10 am to 2 pm' },
        ],
      }).holidays,
    ).toMatchObject([{ closed: true }, { open: '10:00', close: '14:00' }]))

  it('are steps of what points take off', () =>
    expect(
      shape({
        circle: {
          you_get: '3 sparks for every $2',
          sparks_buy: [
            { sparks: 100, gets: '$4 off' },
            { sparks: 250, gets: '$12 off' },
          ],
        },
      }).loyalty,
    ).toMatchObject({ earn: '3 sparks for every $2', redeem: '100 sparks: $4 off; 250 sparks: $12 off' }))

  it('are opening hours', () =>
    expect(shape({ doors_open: 'Mon-Sat 9am-9pm, Sun 10am-6pm' }).hours?.sunday).toMatchObject({ open: '10:00' }))
})
