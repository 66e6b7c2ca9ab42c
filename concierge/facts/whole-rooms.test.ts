import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askAt, askStore } from '#testing/ask.ts'

const terms = {
  entry_fee: '$7, waived with a $25 purchase',
  bring_your_own: 'No, only what was bought here',
  alcohol: 'None',
  time_limit: '90 minutes',
  rentals: 'Bongs and dab rigs from $8',
}
const hours = { open: '15:00', close: '01:00', days: 'Thursday to Sunday' }
const shop = { name: 'Ledge', hours: DEFAULT_HOURS, phone: '(207) 555-0101', timezone: 'America/New_York' }
const told = {
  'under keys beside one another': { smoking_lounge_name: 'The Hollow', smoking_lounge_hours: hours, ...terms },
  'under one key': { smoking_lounge: { name: 'The Hollow', hours, ...terms } },
}
const TUESDAY = '2025-06-03T20:00:00Z'
const FRIDAY = '2025-06-06T22:00:00Z'

describe.each(Object.entries(told))('a room told %s', (_as, room) => {
  const store = openStore({ profile: StoreProfile.parse({ ...shop, ...room }), products: [] })

  it.each([
    ['lounge hours?', FRIDAY, /3 PM to 1 AM/],
    ['lounge open on a tuesday?', FRIDAY, /closed on Tuesday/],
    ['is the lounge open rn', FRIDAY, /open now, until 1 AM/],
    ['is the hollow open now', FRIDAY, /open now, until 1 AM/],
    ['can i come chill in the lounge now', TUESDAY, /closed today/],
    ['how late is the lounge open tonight', FRIDAY, /1 AM/],
  ])('is asked for its own hours: %s', (text, at, answer) => {
    expect(askAt(store, text, at).text).toMatch(answer)
  })

  it.each([
    ['how much to get in the lounge', '$7'],
    ['can i bring my own weed to the lounge', 'bought here'],
    ['do u rent bongs', '$8'],
    ['how long can we sit in the lounge', '90 minutes'],
    ['can i drink alcohol in the lounge', 'None'],
  ])('is asked for what it has: %s', (text, answer) => {
    const said = askStore(store, text).text
    expect(said).toContain(answer)
    expect(said).not.toMatch(/3 PM/)
  })

  it.each(['what are your hours', 'open on sunday?', 'are you open 24 hrs', 'new years eve hours', 'hours on friday'])(
    'leaves the hours of the shop to whoever asks for those: %s',
    (text) => expect(askStore(store, text).text).not.toMatch(/lounge|1 AM|3 PM/i),
  )
})

describe('what is asked of a room in any words', () => {
  const store = openStore({
    profile: StoreProfile.parse({
      ...shop,
      license: 'Retail and smoking lounge',
      smoking_lounge: {
        name: 'The Hollow',
        hours,
        ...terms,
        food: 'Nachos and iced tea',
        reservation: 'Advised on Saturday; tables for up to 9',
        events: { thursday: 'Quiz 19:30', saturday: 'Fiddle band 21:00' },
      },
    }),
    products: [],
  })

  it.each([
    ['how many ppl fit at a lounge table', 'up to 9'],
    ['do we need to book a table at the lounge', 'up to 9'],
    ['can we get a table for 6 in the lounge saturday night', 'up to 9'],
    ['do they have nachos in the hollow', 'Nachos'],
    ['are dab rigs rentable in the lounge', '$8'],
    ['lounge prices', '$7'],
    ['whens the quiz at the hollow', 'Thursday: Quiz 7:30 PM'],
    ['whats happening at the lounge on saturday', 'Saturday: Fiddle band 9 PM'],
    ['anything going on in the lounge friday', 'Nothing is listed there for Friday'],
    ['how does the lounge work', '3 PM to 1 AM'],
    ['tell me about the lounge', 'The Hollow'],
  ])('%s', (text, answer) => expect(askStore(store, text).text).toContain(answer))

  it.each(['is the lounge open on saturday', 'lounge hours', 'how late is the hollow open on friday'])(
    'and its hours are told where those are asked: %s',
    (text) => expect(askStore(store, text).text).toMatch(/1 AM/),
  )
})

describe('keys beside one another', () => {
  it('stay apart where two rooms might have them, and where no room is told of', () => {
    const two = { smoking_lounge_name: 'The Hollow', tasting_room_name: 'The Nook', ...terms }
    for (const keys of [two, terms]) {
      const store = openStore({ profile: StoreProfile.parse({ ...shop, ...keys }), products: [] })
      expect(store.facts.map(({ path }) => path)).toContain('entry_fee')
    }
  })
})
