import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'
import { askAfter, askAt, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Juniper Post',
    hours: DEFAULT_HOURS,
    timezone: 'America/New_York',
    phone: '(207) 555-0177',
    pickup: { offered: true, ready_minutes: 15 },
    smoking_garden: {
      hours: 'Thursday to Sunday 5pm-11pm',
      entry: '$6, free with a purchase over $25',
      byo: 'Only what you bought here today',
      seats: '28, no reservations',
      food: 'A pie cart on Fridays',
      stay: '90 minutes',
    },
  }),
  products: [
    makeProduct({ productId: 'gum', category: 'edible', name: 'Garden Plum Gummies', subcategory: 'Gummies' }),
  ],
})
const FRIDAY = '2025-06-06T18:00:00-04:00'
const TUESDAY = '2025-06-03T18:00:00-04:00'

describe('a room that is called by the last word of its key', () => {
  it.each([
    ['can i bring my own weed to the garden', /Only what you bought here today/],
    ['can we reserve a table in the garden', /no reservations/],
    ['how long can we stay in the garden', /90 minutes/],
    ['is there a cover for the garden', /\$6/],
  ])('is asked for its terms: %s', (text, told) => expect(askStore(store, text).text).toMatch(told))

  it('is open by the days and hours of its line', () => {
    expect(askAt(store, 'is the garden open now', FRIDAY).text).toContain('until 11 PM')
    expect(askAt(store, 'is the garden open now', TUESDAY).text).toContain('closed')
    expect(askAt(store, 'is the shop open now', TUESDAY).text).not.toContain('Smoking garden')
  })

  it('goes on being asked of without its name', () => {
    expect(askAfter(store, ['how does the smoking garden work'], 'can i bring my own').text).toContain(
      'Only what you bought here today',
    )
  })

  it('is no thing of the menu', () => {
    expect(askStore(store, 'got any garden plum gummies').text).toContain('Garden Plum Gummies')
  })
})
