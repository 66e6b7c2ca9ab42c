import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askAt } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Lantern Row',
    hours: DEFAULT_HOURS,
    timezone: 'America/New_York',
    phone: '(207) 555-0101',
    deals: {
      daily: { monday: '15% off edibles', thursday: '10% off drinks', friday: '5% off ounces', saturday: 'none' },
      always: ['Veterans: 10%', 'Students: 5% off (21+)'],
      stacking: 'One discount per order.',
    },
    events: [
      'Bingo night: first Thursday of the month, 7 PM, free',
      'Vendor pop-up: Oxbow: Friday 2025-06-13, 3-6 PM, 20% off Oxbow',
      'Sandbar: buy one get one half off gummies, Saturday, June 21, 2025, noon to 4pm',
    ],
  }),
  products: [
    makeProduct({ name: 'Plum Gummies', brand: 'Oxbow', category: 'edible', subcategory: 'Gummies', priceCents: 2000 }),
    makeProduct({
      name: 'Fig Gummies',
      brand: 'Sandbar',
      category: 'edible',
      subcategory: 'Gummies',
      priceCents: 1800,
    }),
  ],
})
const at = (text: string, day: string) => askAt(store, text, `2025-06-${day}T16:00:00Z`).text

describe('what goes on at the shop on a day', () => {
  it.each(['whats special today', 'any deals today', 'whats todays deal'])(
    'is told beside the deals of that day where it takes money off: %s',
    (text) => {
      expect(at(text, '13')).toMatch(/20% off Oxbow.*5% off ounces/)
      expect(at(text, '20')).not.toContain('20% off Oxbow')
    },
  )

  it.each(['is oxbow 20% off today?', 'is oxbow discounted friday'])('is told of whoever comes: %s', (text) =>
    expect(at(text, '13')).toContain('20% off Oxbow'),
  )

  it('stands in for the deal that such a day has not', () => {
    expect(at('whats special today', '21')).toContain('half off gummies')
    expect(at('whats special today', '21')).not.toContain('no daily deal')
    expect(at('whats special today', '28')).toContain('no daily deal')
  })

  it('is told before what may not be put to it', () => {
    const said = at('can i get the sandbar bogo on the 21st plus my student discount', '05')
    expect(said).toMatch(/half off gummies.*Students: 5% off.*One discount per order/)
  })

  it.each(['is there anything going on tonight', 'any events going on today'])(
    'is told where that is asked, though it takes nothing off: %s',
    (text) => expect(at(text, '05')).toContain('Bingo night'),
  )

  it('is no deal where it takes nothing off', () => {
    expect(at('any deals today', '05')).toContain('10% off drinks')
    expect(at('any deals today', '05')).not.toContain('Bingo')
  })

  it.each(['any deals on saturday', 'whats the deal saturday'])('is on no other day of that name: %s', (text) =>
    expect(at(text, '05')).not.toContain('Sandbar'),
  )

  it.each(['which vendor comes june 21', 'que vendedor viene el 21 de junio', 'what event is on june 21'])(
    'is found by its date among several: %s',
    (text) => {
      expect(at(text, '05')).toContain('Sandbar')
      expect(at(text, '05')).not.toContain('Bingo')
    },
  )
})
