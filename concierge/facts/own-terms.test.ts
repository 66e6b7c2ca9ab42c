import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const products = [
  makeProduct({ name: 'Blue Dream', category: 'flower', stock: 9 }),
  makeProduct({ name: 'Beaker Bong', category: 'accessory', stock: 9 }),
]
const closed = { open: '00:00', close: '00:00', closed: true }
const evening = { open: '16:00', close: '22:00', closed: false }
const patio = {
  about: 'A covered terrace for use on site, behind the shop.',
  entry_fee: '$6 a head after dark',
  max_stay: '90 minutes',
  booking: 'Book at the till; tables seat six.',
  outside_products: 'Only what was bought here today may be used.',
  unfinished: 'Sealed remains go into an exit bag.',
  alcohol: 'None, ever.',
  rentals: { bong: '$5', rig: '$9' },
  ages: '25 and older',
}
const store = openStore({
  profile: StoreProfile.parse({
    name: 'Ledge',
    hours: DEFAULT_HOURS,
    phone: '(207) 555-0101',
    department_hours: {
      terrace: {
        monday: closed,
        tuesday: evening,
        wednesday: evening,
        thursday: evening,
        friday: evening,
        saturday: evening,
        sunday: closed,
      },
    },
    terrace: patio,
  }),
  products,
})

describe('what is asked of a room of the shop is told by its own terms', () => {
  it.each([
    ['what does it cost to get into the terrace', '$6'],
    ['is there a cover charge at your terrace', '$6'],
    ['terrace entry fee', '$6'],
    ['do we pay to sit on the terrace friday night', '$6'],
    ['how long may we sit on the terrace', '90 minutes'],
    ['time limit on the terrace?', '90 minutes'],
    ['can i reserve a table on the terrace', 'Book at the till'],
    ['may i smoke my own weed on the terrace', 'bought here today'],
    ['couldnt finish my bowl on the terrace, what now', 'exit bag'],
    ['is beer served on the terrace', 'None, ever'],
    ['can i rent a bong on the terrace', '$5'],
    ['do you have bongs for rent', '$5'],
    ['renting a rig costs how much', '$9'],
    ['how old must i be for the terrace', '25'],
  ])('%s', (text, told) => {
    const answer = askStore(store, text).text
    expect(answer).toContain(told)
    expect(answer).not.toMatch(/open from|covered terrace/)
  })

  it.each([
    ['do we have to book', 'Book at the till'],
    ['how long can people stay', '90 minutes'],
    ['can i bring my own', 'bought here today'],
    ['do i pay to get in', '$6'],
    ['any age limit', '25'],
    ['what days is it closed', 'Monday'],
    ['how late on friday', '10 PM'],
    ['and tomorrow', '10 PM'],
  ])('after it was spoken of: %s', (text, told) => {
    expect(askAfter(store, ['tell me about the terrace'], text).text).toContain(told)
  })

  it('stays with it from one to the next, and leaves it for the shop', () => {
    expect(
      askAfter(store, ['whats the terrace like', 'do we have to book'], 'and how long can we stay').text,
    ).toContain('90 minutes')
    expect(askAfter(store, ['tell me about the terrace'], 'what days are you closed').text).not.toContain('Terrace')
  })

  it.each([
    ['how much is the blue dream', 'Blue Dream'],
    ['got bongs under 90', 'Beaker Bong'],
    ['what are your hours', '9 PM'],
    ['whats the minimum for delivery', '(207) 555-0101'],
  ])('and is left for other things: %s', (text, told) => {
    const answer = askAfter(store, ['tell me about the terrace'], text).text
    expect(answer).toContain(told)
    expect(answer).not.toMatch(/Terrace|\$6/)
  })

  it.each([
    ['do you have bongs', 'Beaker Bong'],
    ['how do i pay on the terrace with a card', 'terrace'],
  ])('and asks for no term in "%s"', (text, told) => {
    const answer = askStore(store, text).text
    expect(answer).toContain(told)
    expect(answer).not.toMatch(/^\$/)
  })
})
