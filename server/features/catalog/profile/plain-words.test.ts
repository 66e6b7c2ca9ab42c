import { describe, expect, it } from 'vitest'
import { shapeProfile } from './shape-profile.ts'

const shape = (profile: object): unknown => shapeProfile({ name: 'Shop', ...profile })

describe('keys in plain words', () => {
  it.each(['where', 'address', 'find us at', 'Where we are', 'location'])('tell the address under "%s"', (key) => {
    expect(shape({ [key]: '118 Elm Rd, Suite C, Las Flores, New Mexico 88000' })).toMatchObject({
      address: { street: '118 Elm Rd, Suite C', city: 'Las Flores', state: 'New Mexico', zip: '88000' },
    })
  })

  it.each(['how you can pay', 'How can I pay?', 'ways we let you pay'])(
    'tell the ways to pay beside the cash machine: %s',
    (key) => {
      expect(
        shape({
          [key]: 'Cash, debit card (we add $2), and CanPay. No credit cards.',
          atm: 'Yes, by the door, fee is $3',
        }),
      ).toMatchObject({
        payment: { accepted: ['cash', 'debit card (we add $2)', 'CanPay'], not_accepted: ['credit cards'], atm_fee: 3 },
      })
    },
  )

  it.each(['discounts all the time', 'who saves', 'always on'])('tell standing discounts: %s', (key) => {
    expect(shape({ [key]: 'Students 10% with school ID. Veterans 15%. Seniors 60+ 10%.' })).toMatchObject({
      deals: { always: ['Students 10% with school ID', 'Veterans 15%', 'Seniors 60+ 10%'] },
    })
  })

  it.each(['can I use two discounts', 'Can I use more than one deal?', 'two coupons'])(
    'tell whether deals combine: %s',
    (key) => {
      const rule = 'Only one discount per order, the best one.'
      expect(shape({ [key]: rule })).toMatchObject({ deals: { stacking: rule } })
    },
  )

  it('tell papers that are taken and refused in sentences', () => {
    expect(
      shape({
        'ID rules':
          '21 and over with a valid photo ID. We take driver licenses from any state, passports, consular ID is NOT accepted, military ID ok. No expired IDs, no pictures on your phone.',
      }),
    ).toMatchObject({
      id_policy: {
        minimum_age: 21,
        accepted: ['driver licenses from any state', 'passports', 'military ID'],
        not_accepted: ['consular ID', 'expired IDs', 'pictures on your phone'],
      },
    })
  })

  it('leave names of towns and days as they are', () => {
    expect(shape({ delivery: { offered: true, fee: { 'South Elm': 4, 'Will County': 6 } } })).toMatchObject({
      delivery: { fee_by_area: { 'South Elm': 4, 'Will County': 6 } },
    })
  })
})

describe('questions with their answers', () => {
  it.each([
    ['question', 'answer'],
    ['q', 'a'],
    ['Q', 'A'],
  ])('stand each under its question: %s and %s', (question, answer) => {
    expect(
      shape({
        faq: [
          { [question]: 'Do you have wifi?', [answer]: 'Yes, ask for the password' },
          { [question]: 'Do you match prices?', [answer]: 'We match any shop in town on the same item.' },
          { [question]: 'Do you have a military discount for families?', [answer]: 'Yes, spouses with an ID get 10%.' },
          { [question]: 'Can I come in with an ID from another state?', [answer]: 'Yes! You just have to be 21.' },
        ],
      }),
    ).toMatchObject({
      do_you_have_wifi: 'Yes, ask for the password',
      deals: {
        price_match: 'We match any shop in town on the same item.',
        always: ['Military discount for families: spouses with an ID get 10%.'],
      },
      can_i_come_in_with_an_id_from_another_state: 'Yes! You just have to be 21.',
    })
  })
})

describe('what goes on', () => {
  it.each([
    [
      { when: 'June 14, 2025, noon to 4pm', who: 'Dulce Acres', what: '20% off gummies' },
      'Dulce Acres: 20% off gummies, Saturday, June 14, 2025, noon to 4pm',
    ],
    [
      { who: 'Dulce Acres', date: '2025-06-14', what: '20% off gummies' },
      'Dulce Acres: 20% off gummies, Saturday, 2025-06-14',
    ],
    [{ what: 'Rolling class', when: 'Second Tuesday, 6 PM' }, 'Rolling class: Second Tuesday, 6 PM'],
  ])('is told in one line with its day', (row, line) => {
    expect(shape({ 'vendor days': [row] })).toMatchObject({ vendor_days: [line] })
  })

  it('stays a table where more is told of it', () => {
    const event = { name: 'Rolling class', when: 'Second Tuesday', cost: 'free' }
    expect(shape({ events: [event] })).toMatchObject({ events: [event] })
  })
})

describe('rules and fees beside others', () => {
  it('tell what a way to pay costs with that way', () => {
    expect(
      shape({
        paying: {
          we_take: ['cash', 'debit card (PIN)', 'CanPay app'],
          debit_fee: 3.25,
          canpay_fee: 0,
          cash_machine: 'One inside by the stickers; it charges $2.75. The bank next door is cheaper.',
        },
      }),
    ).toMatchObject({
      payment: {
        accepted: ['cash', 'debit card (PIN; $3.25 fee)', 'CanPay app (no fee)'],
        atm_fee: 2.75,
        atm_note: 'The bank next door is cheaper.',
      },
    })
  })

  it('tell where one may smoke, and how to travel with it', () => {
    expect(
      shape({
        rules: {
          smoke_here: 'No, and not in the lot either.',
          smoke_anywhere: "Private property with the owner's word. Not on the streets.",
          train: 'The train does not allow it.',
          car: 'Sealed and in the trunk.',
        },
      }),
    ).toMatchObject({
      limits_and_rules: {
        on_site_consumption: false,
        consumption_note: "No, and not in the lot either. Private property with the owner's word. Not on the streets.",
        leaving_state: 'The train does not allow it',
        driving: 'Sealed and in the trunk.',
      },
    })
  })

  it.each([
    ['train', 'Elm station, 8 minute walk'],
    ['bus', 'Route 4 stops at the corner'],
    ['cars', 'Park behind the shop, the lot is free'],
  ])('leave the way to the shop as it is: %s', (key, told) => {
    expect(shape({ [key]: told })).not.toHaveProperty('limits_and_rules')
  })

  it('read taxes under a key that speaks of them, and a gift under another name', () => {
    expect(
      shape({
        prices_and_taxes: 'On cannabis it is 15% state and 3% city on top, so 18% all together.',
        giving: 'A dollar of each joint goes to the shelter.',
      }),
    ).toMatchObject({
      tax: 'On cannabis it is 15% state and 3% city on top, so 18% all together.',
      giving_back: 'A dollar of each joint goes to the shelter.',
    })
  })
})
