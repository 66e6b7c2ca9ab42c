import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Tollgate',
    address: { street: '4 Mill Row', city: 'Athol', state_code: 'MA', zip: '01331' },
    hours: DEFAULT_HOURS,
    phone: '(978) 555-0143',
    wifi: 'Free guest Wi-Fi in the lobby.',
    shuttle: 'Free van from the Athol train station, Friday and Saturday, every 30 minutes, 2 PM - 8 PM.',
    lockers: 'Suitcases go in the lockers by the door. Put in a quarter, you get it back.',
    classes: 'Cannabis 101: first Tuesday of each month, 6:30 PM, free. Write to classes@tollgate.example.',
    lounge: { hours: '4 PM - 11 PM', entry_fee: 5, dogs: false },
    lost_and_found: 'Kept 14 days at the desk.',
    door_rules: ['Not accepted: expired ID, photos or phone copies of an ID.'],
    cameras_and_phones: 'No photos or video on the sales floor. The mural outside is fair game.',
  }),
  products: [],
})
const ask = (text: string) => askStore(store, text).text

describe('what a fact leaves out of that which is asked for', () => {
  it.each([
    'whats the wifi password',
    'how fast is the wifi',
    'does the shuttle van have a wheelchair lift',
    'does the shuttle go to amherst',
    'who teaches the 101 class',
    'how long is the cannabis 101 class',
    'is the class on zoom',
    'are the lockers big enough for a guitar',
    'who painted the mural',
    'does the lounge have a pool table',
    'how many people fit in the lounge',
  ])('is told to be unknown, beside what is known: %s', (text) => {
    expect(ask(text)).toMatch(/^I don't have that detail here\. What I know: .*555-0143/)
  })

  it.each([
    ['is there wifi', 'Free guest'],
    ['is the wifi free', 'Free guest'],
    ['when does the shuttle run', 'Free van'],
    ['how much is the shuttle', 'Free van'],
    ['does the shuttle stop at the train station', 'Free van'],
    ['do the lockers take quarters', 'Suitcases'],
    ['how much is the 101 class', '101'],
    ['when is the 101 class', '101'],
    ['how much is it to get in the lounge', '$5'],
    ['does the lounge allow dogs', 'dogs: sorry, no'],
    ['how long do you keep lost stuff', '14 days'],
    ['can i take a picture of the mural', 'fair game'],
  ])('while what it tells needs no such word: %s', (text, told) => {
    expect(ask(text)).toContain(told)
    expect(ask(text)).not.toContain('that detail')
  })
})
