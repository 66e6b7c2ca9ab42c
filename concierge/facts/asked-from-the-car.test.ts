import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Harbor Bud',
    hours: DEFAULT_HOURS,
    phone: '(555) 555-0170',
    text_line: '(555) 555-0171, texts only, answered while we are open',
    address: { street: '48 Larch St', city: 'Ludington', state: 'Michigan', state_code: 'MI', zip: '49431' },
    parking: { free_lot: true, rvs_and_trailers: 'along the mill, 2 hours at most', ev: '2 chargers, $0.25 per kWh' },
    payment: { accepted: ['cash', 'debit'] },
    pickup: { offered: true, curbside: true },
    delivery: {
      offered: true,
      zips: ['49431'],
      fee: 6,
      minimum_order: 50,
      payment_at_door: 'Debit or pay-by-bank only. Drivers carry no cash and take none.',
      not_served: 'Anywhere past the river, for example Scottville and Custer',
    },
    deals: {
      daily: { tuesday: '15% off every vape' },
      price_match: 'Yes: the same item at a shop within 10 miles, show us the ad.',
    },
    recycling: 'Empty tubes and carts from any shop: 10 pieces bring $1 off.',
    lost_and_found: 'Kept at the desk for 14 days.',
  }),
  products: [
    makeProduct({ name: 'Blue Dream Cart 1g', category: 'vape', stock: 9 }),
    makeProduct({ name: 'Grapefruit Seltzer', category: 'edible', subcategory: 'beverages', stock: 9 }),
  ],
})
const ask = (text: string): string => askStore(store, text).text

describe('what a driver takes', () => {
  it('is read clause by clause, so that a way which is denied is none', () => {
    expect(ask('can i hand the driver cash')).toMatch(/^No, our driver can't take cash/)
    expect(ask('can i pay the driver with debit')).toMatch(/^Yes, you can pay our driver with debit/)
  })
})

describe('what a key alone denies', () => {
  it('is told with its key', () => {
    expect(ask('do you deliver to scottville')).toMatch(/not served: anywhere past the river/i)
  })
})

describe('a question from the car', () => {
  it.each([
    ['can i text you guys instead of calling', /555-0171, texts only/],
    ['street number? the uber guy is lost', /48 Larch/],
    ['pulling a camper, is there somewhere to leave it', /along the mill/i],
    ['do i have to get out the car to grab my order', /curbside/],
    ['can i juice up my ev while i shop', /2 chargers/],
  ])('is answered from its fact: %s', (text, told) => expect(ask(text)).toMatch(told))

  it('goes on with the fee of a delivery', () => {
    expect(askAfter(store, ['do you deliver to 49431'], 'and what would that set me back, fee wise').text).toMatch(
      /\$6/,
    )
  })
})

describe('a deal in other words', () => {
  it.each([
    ['whats off on carts tuesdays', /15% off every vape/],
    ['a shop five minutes away advertises the same cart for less. will you meet it', /within 10 miles/],
    ['what do you do with dead vape pens, toss em?', /10 pieces/],
    ['got a shoebox of old doob tubes, do you take em back', /10 pieces/],
  ])('is told: %s', (text, told) => expect(ask(text)).toMatch(told))
})
