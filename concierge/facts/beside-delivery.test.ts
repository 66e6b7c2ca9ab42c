import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'

const shop = openStore({
  profile: StoreProfile.parse({
    name: 'Elm Street',
    phone: '(503) 555-0100',
    hours: DEFAULT_HOURS,
    delivery: {
      offered: true,
      fee: 5,
      zips: ['97103'],
      heat: 'Vans are cooled, and an ice pack comes with chocolate.',
    },
    pickup: { offered: true, curbside: false, drive_thru: true },
    id_policy: {
      minimum_age: 21,
      everyone_in_store_must_be: '21 or older, babies included.',
      accepted: ["driver's license (any US state)", 'passport from any country'],
    },
    return_policy: { cannabis: 'Cannabis is never taken back.' },
    snow_policy: { travel_ban: 'The shop is closed.', storm_warning: 'In a storm warning delivery is paused.' },
    photos: 'No photos or filming in the shop.',
  }),
  products: [],
})
const ask = (text: string) => askStore(shop, text).text

describe('what is asked of delivery and told outside it', () => {
  it('is a matter of the shop’s own that speaks of it', () =>
    expect(ask('do you deliver in a storm warning')).toContain('delivery is paused'))

  it('is the number to call', () => {
    expect(ask('whats the number for delivery')).toContain('555-0100')
    expect(ask('whats the delivery fee')).toContain('$5')
  })

  it('is how it is kept cold', () => expect(ask('do i get an ice pack with chocolates')).toContain('ice pack comes'))
})

it.each(['do u take canadian drivers license', 'is my ontario license ok', 'i have a license from germany'])(
  'takes no licence for listed that is of another country: %s',
  (text) => expect(ask(text)).toMatch(/^A license from abroad is not on our list\. Bring this instead: passport/),
)

it.each(['my girlfriend is 20 can she come in with me', 'can i bring my baby'])(
  'says no to whoever is too young, in the words of the shop: %s',
  (text) => expect(ask(text)).toMatch(/^Sorry, no: everyone in the store must be 21 or older, babies included\./),
)

it('takes an age for no hour', () => {
  expect(ask('can i come in at 17 with my parents')).not.toMatch(/open then|PM/)
  expect(ask('can i come in at 17:30')).toMatch(/open|closed/)
})

it('names what there is in place of a way that there is not', () =>
  expect(ask('where are the curbside spots')).toBe(
    "Sorry, we don't have curbside pickup. You can order ahead and use the drive-thru or pick it up in the store.",
  ))

it.each([
  ['how do i complain', /make it right/],
  ['can i film in there', /No photos or filming/],
  ['opened gummies taste off, refund?', /never taken back/],
])('answers "%s"', (text, words) => {
  expect(ask(text)).toMatch(words)
  expect(ask(text)).not.toMatch(/Our hours/)
})
