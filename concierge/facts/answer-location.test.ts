import { describe, expect, it } from 'vitest'
import { StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askAfter, askStore } from '#testing/ask.ts'

const facts = {
  name: 'Test Shop',
  address: { street: '61 Canal Row', city: 'Dover', state_code: 'DE', zip: '19901' },
  directions: 'Red brick works with the green wheel.',
  parking: { cars: '40 free spaces in front', rvs: 'Two long spaces, 2-hour limit, no overnight stays' },
  shuttle: 'Free van from the Olver Transit Center, Friday and Saturday, 2 PM to 8 PM.',
  id_policy: {
    minimum_age: 21,
    who_may_buy: [
      'Out of state guests: welcome with a valid ID. Nothing may leave the state.',
      'Everyone who comes in must be 21 or older, babies included.',
    ],
    everyone_in_store_must_be: 21,
    accepted: ['state ID', 'passport'],
    not_accepted: ['photos or phone copies of an ID'],
  },
}
const open = (more: Readonly<Record<string, unknown>> = {}) =>
  openStore({ profile: StoreProfile.parse({ ...facts, ...more }), products: [] })
const store = open()

describe('the way to a shop', () => {
  it.each([
    { detour_note: 'The bridge is closed for repairs, come in from Mill Street.' },
    { road_work: 'Come in from Mill Street until December.' },
    { construction: 'Canal Row is torn up; use Mill Street.' },
    { gps_tip: 'Phones send you to the back fence; the entrance is on Mill Street.' },
    { heads_up: 'Canal Row is closed at the bridge. Detour over Mill Street.' },
    { finding_us_now: 'Road work until spring: come in from Mill Street.' },
  ])('leads around what is closed: %j', (note) => {
    for (const text of [
      'gps keeps takin me to a bridge thats blocked off how do i get in',
      'is there construction by you guys',
      'where are you',
    ])
      expect(askStore(open(note), text).text, text).toContain('Mill Street')
  })

  it.each([
    'how do i get there from the amtrak without a car',
    'i dont drive, how do i get to you from the station',
    'is there a shuttle',
  ])('is told to whoever has no car: %s', (text) => expect(askStore(store, text).text).toContain('Free van'))
})

describe('a night on the lot', () => {
  it.each([
    'can i park my rv overnight',
    'could we sleep in our van there',
    'is it ok to crash in our truck overnight',
  ])('is told by the line on it: %s', (text) => expect(askStore(store, text).text).toContain('no overnight stays'))

  it('is meant after room for it was asked', () =>
    expect(askAfter(store, ['do u have rv parking'], 'could we sleep in it there').text).toContain(
      'no overnight stays',
    ))

  it('is no night of sleep', () =>
    expect(askStore(store, 'cant stay asleep, anything for that').intent).not.toBe('parking'))
})

describe('who comes without papers or with a child', () => {
  it('is refused first', () =>
    expect(askStore(store, 'lost my license but i got a pic of it on my phone').text).toMatch(
      /^No, sorry, we can't accept that/,
    ))

  it.each([
    'got my baby with me shes 8 months. can i run in real quick',
    'i have a newborn with me is that ok',
    'with my toddler in the stroller, can we pop in',
  ])('is told the rule in the words of the shop: %s', (text) =>
    expect(askStore(store, text).text).toMatch(
      /^Sorry, no\. Everyone who comes in must be 21 or older, babies included\./,
    ),
  )

  it('is told nothing of guests from elsewhere, who are', () => {
    expect(askStore(store, 'what id do i need').text).not.toContain('Out of state')
    expect(askStore(store, 'im visiting from ohio can i buy').text).toMatch(/^Out of state guests: welcome/)
  })
})

describe('a train that the way to the shop names', () => {
  const depot = open({
    shuttle: undefined,
    directions: 'Across the highway from the train depot.',
    bus: 'The free trolley stops at the corner.',
  })

  it.each(['how far is the shop from the train', 'are you near the train station'])('is told by that way: %s', (text) =>
    expect(askStore(depot, text).text).toContain('Across the highway'),
  )

  it.each(['which bus stops near you', 'can i get there by trolley'])('leaves a bus to its own line: %s', (text) =>
    expect(askStore(depot, text).text).toContain('free trolley'),
  )
})

describe('the way to the shop', () => {
  it.each(['how long is the drive from shelbyville', 'how long does the drive take from my hotel'])(
    'is told to whoever asks how long the way is: %s',
    (text) => expect(askStore(store, text).intent).toBe('store_location'),
  )
})
