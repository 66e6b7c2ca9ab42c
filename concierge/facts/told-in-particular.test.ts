import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Lantern',
    address: { street: '1 Bridge St', city: 'Troy', state_code: 'MI', zip: '48000' },
    hours: DEFAULT_HOURS,
    phone: '(616) 555-0100',
    payment: { accepted: ['cash'], not_accepted: ['credit cards'] },
    text_line: 'Text (616) 555-0188 for order questions.',
    quiet_times: 'Weekdays before 11 AM are the quietest. Friday evening has the longest line.',
    getting_here: { bus: 'Route 18 stops at the door.' },
    accessibility: { quiet_hour: 'Tuesday 9 AM - 10 AM: music off.' },
    delivery: { offered: true, area: 'Troy', last_order: '7:15 PM', days_and_times: 'Daily, 12 PM - 8 PM.' },
    id_policy: { minimum_age: 21, accepted: ['passport', 'US military ID', 'permanent resident card'] },
    deals: { always: ['Early Bird: 10% off before 11', 'Veterans: 20% off'], stacking: 'One deal per item.' },
    limits_and_rules: { on_site_consumption: false, consumption_note: 'No smoking in the lot.' },
  }),
  products: [],
})
const ask = (text: string) => askStore(store, text).text

describe('what is asked in particular is told first', () => {
  it.each([
    'does any bus stop near you',
    'which bus gets me there',
    'any buses stop by you',
    'does the 18 bus go there',
    'can i get to you by public transit',
    'is there a train nearby',
  ])('of buses and trains: %s', (text) => {
    expect(ask(text)).toMatch(/^Route 18/)
  })

  it('is the address where no ride is named', () => {
    expect(ask('where are you located')).toContain('1 Bridge St')
  })

  it.each([
    'least crowded time to visit?',
    'when is it quietest',
    'whens it dead in there? i hate crowds',
    'what time is it empty',
    'when should i come to avoid a line',
    'what day has the shortest line',
    'when is the store the most packed',
  ])('of crowds: %s', (text) => {
    expect(ask(text)).toMatch(/^Weekdays before 11/)
  })

  it.each(['do you have a sensory friendly hour', 'loud music overwhelms me, is there a calm time'])(
    'of noise: %s',
    (text) => {
      expect(ask(text)).toContain('music off')
    },
  )

  it.each([
    'latest i can put in a delivery order?',
    'whats the last time i can order delivery',
    'cutoff for delivery today',
    'by when do i have to order for delivery',
    'how late can i place a delivery order',
  ])('of the last order: %s', (text) => {
    expect(ask(text)).toMatch(/^Last order: 7:15 PM/)
  })

  it.each(['where is my delivery order', 'is my delivery order late'])(
    'but an order on its way is looked up: %s',
    (text) => {
      expect(askStore(store, text).intent).toBe('order_status')
    },
  )

  it.each([
    'can i use the veteran discount on top of early bird',
    'can i get early bird and the veteran discount at the same time',
    'can i use two deals',
    'am i allowed more than one discount',
    'will you let me double up on deals',
  ])('of deals together: %s', (text) => {
    expect(ask(text)).toMatch(/^One deal per item/)
  })

  it.each([
    ['is a green card fine for id', 'permanent resident card'],
    ['is my army id ok', 'US military ID'],
    ['will you take my military card as id', 'US military ID'],
  ])('of a card by another name: %s', (text, card) => {
    expect(ask(text)).toContain(`Yes, that works: we accept ${card}`)
  })

  it.each(['how do i text you', 'can i shoot you a text'])('of the line for texts: %s', (text) => {
    expect(ask(text)).toMatch(/^Text \(616\) 555-0188/)
  })

  it('of smoking', () => {
    expect(ask('can i smoke in the parking lot')).toBe('No smoking in the lot.')
  })
})

it('tells the calm hours of a shop that has them beside the busy ones', () => {
  const crowds = { busiest: 'Friday 4-7 PM', calmest: 'Tuesday before noon' }
  const shop = openStore({ profile: StoreProfile.parse({ name: 'Wren', hours: DEFAULT_HOURS, crowds }), products: [] })
  expect(askStore(shop, 'when is it dead in there').text).toContain('Tuesday before noon')
  expect(askStore(shop, 'when is it busiest').text).toContain('Friday 4-7 PM')
})
