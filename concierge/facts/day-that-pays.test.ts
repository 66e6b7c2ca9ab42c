import { expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Ledge',
    hours: DEFAULT_HOURS,
    loyalty: { name: 'Ledge Club', earn: '1 point per $1', referral: '50 points for you and for the friend you bring' },
    deals: {
      daily: { wednesday: '20% off vapes', saturday: '25% off concentrates' },
      stacking: 'Discounts cannot be combined.',
    },
  }),
  products: [
    makeProduct({ name: 'Purple Punch Shatter', category: 'concentrate', subcategory: 'shatter', stock: 9 }),
    makeProduct({ name: 'GG4 Cart', category: 'vape', subcategory: 'cartridge', stock: 9 }),
  ],
})

it.each([
  ['if i wait till saturday to grab my shatter what does that save me', '25% off concentrates'],
  ['which day is smartest to come in for a cart', '20% off vapes'],
  ['is it worth holding off till wednesday for a vape', '20% off vapes'],
  ['am i better off getting a cart wednesday', '20% off vapes'],
  ['if i wait til wednesday are vapes cheaper', '20% off vapes'],
  ['are vapes cheaper on wednesday', '20% off vapes'],
  ['should i wait until saturday for wax', '25% off concentrates'],
])('the deal of a day is told to whoever asks whether it pays to come then: %s', (text, told) => {
  expect(askStore(store, text).text).toContain(told)
})

it.each([
  'if i talk a buddy into signing up do we both get something',
  'do you have a referral thing',
  'if i bring a friend do we both get a reward',
])('what a friend brings is told by the programme: %s', (text) => {
  expect(askStore(store, text).text).toContain('50 points')
})

it('a wish that cannot wait is no question about days', () => {
  expect(askStore(store, 'cant wait till saturday, got any shatter').products.length).toBeGreaterThan(0)
})
