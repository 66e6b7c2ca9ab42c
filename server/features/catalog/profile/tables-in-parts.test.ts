import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import { shapeProfile } from './shape-profile.ts'
import { readProfile } from '#server/features/catalog/replace-profile.ts'
import { askAfter, askStore } from '#testing/ask.ts'

const store = openStore({
  profile: readProfile(
    JSON.stringify({
      name: 'Juniper & Slate',
      address: { street: '4 Ferry Rd', city: 'Elko', state: 'Nevada', zip: '89801' },
      payment: [
        { means: 'cash', ok: true },
        { means: 'debit card', ok: true, fee: '$2.25' },
        { means: 'credit cards', ok: false },
        { means: 'ATM', ok: true, fee: '$4', where: 'beside the exit' },
      ],
      delivery: {
        zones: [
          { zone: 'Elko', minimum: '$40', fee: '$3' },
          { zone: 'Spring Creek', minimum: '$90', fee: '$11' },
        ],
        runs: 'Daily from 1 pm to 7 pm; the last order is taken at 6:10 pm.',
        where_to: 'Homes only. Our drivers do not go to motels, casinos or the college.',
      },
      parking: 'Free lot with 21 spaces behind the shop; 2 are accessible.',
      loyalty: {
        program: 'Slate Club, free to join with an e-mail address',
        tiers: [
          { tier: 'Chip', from: 'sign-up', perk: '3% back' },
          { tier: 'Slab', from: '$900 a year', perk: '8% back and early access' },
        ],
        using_points: '100 points take $5 off.',
        expiry: 'Points lapse after 7 months without a visit.',
      },
      deal_rules: 'One discount per item. We never match prices.',
    }),
  ),
  products: [],
})
const ask = (text: string): string => askStore(store, text).text

describe('parts of a profile that are told in tables and in prose', () => {
  it('reads means of payment, the places refused, the club and its levels', () => {
    expect(store.profile).toMatchObject({
      payment: {
        accepted: ['cash', 'debit card ($2.25 fee)'],
        not_accepted: ['credit cards'],
        atm_on_site: true,
        atm_fee: 4,
        atm_where: 'beside the exit',
      },
      delivery: {
        hours: { open: '13:00', close: '19:00', days: 'Daily' },
        hours_note: 'The last order is taken at 6:10 pm.',
        no_delivery_to: ['motels', 'casinos', 'college'],
      },
      loyalty: {
        name: 'Slate Club',
        free: true,
        tiers: ['Chip: from sign-up, 3% back', 'Slab: from $900 a year, 8% back and early access'],
        redeem: '100 points take $5 off.',
        points_expire: 'Points lapse after 7 months without a visit.',
      },
      deals: { price_match: 'We never match prices.' },
    })
  })

  it.each([
    ['what do you get at the top level', '8% back'],
    ['how do i move up a tier', '$900'],
    ['whats the highest status in slate club', '8% back'],
    ['what levels does the rewards thing have', 'Chip'],
    ['how does slate club work', '3% back'],
    ['when does my slate club stuff expire', '7 months'],
    ['do you take visa credit cards', "don't take"],
    ['how late can i order delivery', '6:10'],
    ['can you drop an order at the casino', "can't deliver to casinos"],
    ['can somebody bring it to our suite at the resort', "can't deliver to motels"],
    ['do you deliver to spring creek', '$11'],
    ['do you match prices', 'never match'],
  ])('%s', (text, told) => expect(ask(text)).toContain(told))

  it.each([
    ['¿cuánto cuesta el envío a Elko?', 'costo de entrega $3'],
    ['cuánto cobran por llevar a Spring Creek', 'costo de entrega $11'],
    ['¿me lo traen a mi casa en Elko?', 'pedido mínimo $40'],
    ['¿hay estacionamiento?', '21 plazas'],
    ['¿dónde me estaciono?', 'gratis'],
    ['¿tienen parking gratis?', '21 plazas'],
  ])('in Spanish: %s', (text, told) => {
    expect(ask(text)).toContain(told)
    expect(ask(text)).not.toMatch(/\b(?:the|spaces|minimum)\b/)
  })

  it('goes on with the smallest order, however it is spelt', () => {
    for (const text of ['whats the minimun', 'what is the minumum', 'is there a minium'])
      expect(askAfter(store, ['hello', 'can you bring an order to elko'], text).text).toContain('$40')
  })
})

describe('offers under a word of the shop for them', () => {
  const named = (profile: Record<string, unknown>) => {
    const shop = openStore({ profile: readProfile(JSON.stringify({ name: 'Wren', ...profile })), products: [] })
    return (text: string): string => askStore(shop, text).text
  }
  const rows = [
    { day: 'Sunday', deal: '15% off concentrates' },
    { who: 'Veterans', deal: '25% off with a DD-214' },
  ]

  it.each(['savings', 'our_savings', 'ways_to_save', 'deals_and_specials', 'discounts and offers'])(
    'are deals: %s',
    (key) => {
      const of = named({ [key]: rows })
      expect(of('whats the deal on sunday')).toContain('15% off concentrates')
      expect(of('any discount for vets')).toMatch(/^Veterans: 25% off/)
    },
  )

  it('are none where the profile says so, and a rule of them all is no offer', () => {
    const of = named({ promos: { students: 'none', seniors: '10% off', rule: 'One promo per visit.' } })
    expect(of('do students get a discount')).toMatch(/no discount is listed for students/)
    expect(of('can i combine discounts')).toContain('One promo per visit.')
    expect(of('what deals do you have')).not.toContain('none')
  })

  it.each(['price_promise', 'price_guarantee', 'low_price_guarantee', 'price_matching'])(
    'tell of prices elsewhere under %s',
    (key) => {
      const of = named({ [key]: { match: true, terms: 'any licensed shop within 15 miles' } })
      expect(of('do you price match')).toMatch(/^Yes.*15 miles/)
      expect(of('if another shop has it cheaper will you beat it')).toMatch(/^Yes.*15 miles/)
    },
  )
})

describe('terms that a shop writes in rows', () => {
  const shop = openStore({
    profile: readProfile(
      JSON.stringify({
        name: 'Wren',
        timezone: 'America/Denver',
        payment: { accepted: ['cash'], not_accepted: ['checks'], atm: { on_site: true, fee: 3.5 } },
        delivery: {
          offered: true,
          area: 'Sorrel and Vetch',
          days_and_times: 'Wednesday to Sunday, 12:00 PM - 7:00 PM. No delivery on Monday and Tuesday.',
          fees: [
            { distance: 'up to 5 miles', fee: 6, free: 'for orders of $120 or more' },
            { distance: 'over 5 and up to 12 miles', fee: 11, free: 'never' },
          ],
          minimum_order: 45,
        },
      }),
    ),
    products: [],
  })
  const tell = (text: string): string => askStore(shop, text).text

  it('are told: fees by distance, days with their hours, the cash machine', () => {
    expect(tell('whats the delivery fee')).toMatch(
      /Up to 5 miles: delivery fee \$6; free over \$120\. Over 5 and up to 12 miles: delivery fee \$11\./,
    )
    expect(tell('when do you deliver')).toMatch(/12 PM to 7 PM, Wednesday to Sunday\./)
    expect(tell('do you deliver on mondays')).toContain("don't deliver on Monday")
    expect(tell('¿hacen entregas los lunes?')).toContain('no entregamos el lunes')
    expect(tell('what does your atm charge')).toContain('$3.50')
  })
})

describe('terms of a shop that writes them in rows of its own', () => {
  const shop = openStore({
    profile: StoreProfile.parse(
      shapeProfile({
        name: 'Wren',
        timezone: 'America/Denver',
        opening_times: [{ days: 'Monday-Sunday', from: '9:00 AM', to: '9:00 PM' }],
        drive_thru_window: {
          available: true,
          times: [{ days: 'daily', from: '10:00 AM', to: '8:00 PM' }],
          for: 'online orders only',
        },
        special_days: [
          { name: 'Founders Day', rule: 'last Friday of October', note: 'regular Friday hours' },
          { name: 'Christmas Day', date: '12-25', closed: true },
        ],
        delivery: {
          offered: true,
          area: 'homes in Sorrel and Vetch',
          fees: [
            { order: '$75 to $149.99', fee: '$6' },
            { order: '$150 and more', fee: 'free' },
          ],
          hours: 'noon to 8 PM, Tuesday through Sunday (no delivery on Monday)',
        },
      }),
    ),
    products: [],
  })
  const tell = (text: string): string => askStore(shop, text).text

  it('tells the times of its window as they are written', () => {
    expect(tell('drive thru hours?')).toContain('from 10:00 AM to 8:00 PM')
    expect(tell('can i pick up at the window')).toContain('online orders only')
  })

  it('is open as usual on a day that it names for that', () => {
    expect(tell('are you open on founders day')).toMatch(/Founders Day.*9 AM to 9 PM/)
  })

  it('reads fees by the size of an order', () => {
    expect(tell('how much is delivery')).toMatch(/delivery fee \$6, free over \$150/i)
    expect(
      shapeProfile({
        delivery: {
          offered: true,
          fees: [
            { order: 'up to $50', fee: 9 },
            { order: 'over $50', fee: 4 },
          ],
        },
      }),
    ).toMatchObject({
      delivery: { zones: ['orders of up to $50: delivery fee $9', 'orders of over $50: delivery fee $4'] },
    })
  })

  it('leaves no bracket open', () => expect(tell('when do you deliver')).toContain('(no delivery on Monday).'))
})
