import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { answerPickup } from './answer-pickup.ts'

const profile = StoreProfile.parse({
  name: 'Harbor',
  pickup: {
    offered: true,
    ready_minutes: 20,
    curbside: true,
    drive_thru: true,
    drive_thru_hours: { open: '10:00', close: '20:00', days: 'daily' },
    drive_thru_rules: 'No trailers in the lane.',
  },
})
const store = openStore({ profile, products: [] })
const ask = (plain: string, language: 'en' | 'es' = 'en') =>
  answerPickup({ store, profile, plain, language, now: new Date() }).text

describe('a service with hours of its own', () => {
  it('tells them, and beside a question of time nothing else', () => {
    expect(ask('what time does the drive thru close')).toBe(
      'Yes, we have a drive-thru. It is open from 10 AM to 8 PM, daily.',
    )
    expect(ask('hasta que hora esta abierto el drive thru', 'es')).toContain('Abre de 10 AM a 8 PM')
  })

  it('tells them with the rest where the service is asked for', () => {
    const text = ask('do you have a drive thru')
    for (const part of ['10 AM to 8 PM', '20 minutes', 'No trailers']) expect(text).toContain(part)
  })

  it('tells them where no service is named in a question of opening', () => {
    for (const plain of ['how late is it open', 'until when is it open', 'what are its hours', 'when does it close'])
      expect(ask(plain), plain).toContain('10 AM to 8 PM')
    for (const plain of ['when will it be ready', 'how long until my order is ready', 'can i order ahead'])
      expect(ask(plain), plain).not.toContain('10 AM')
  })

  it('says nothing of hours for a service that has none of its own', () => {
    expect(ask('what time does curbside close')).not.toContain('open from')
  })
})

describe('a service whose hours rest on those of the shop', () => {
  const resting = StoreProfile.parse({
    ...profile,
    hours: { ...DEFAULT_HOURS, monday: { open: '10:00', close: '20:00', closed: false } },
    pickup: {
      offered: true,
      drive_thru: true,
      drive_thru_note: 'The pickup window is for online orders and closes 1 hour before the store.',
      order_by: '30 minutes before closing for same-day pickup',
    },
  })
  const askResting = (plain: string): string =>
    answerPickup({
      store: openStore({ profile: resting, products: [] }),
      profile: resting,
      plain,
      language: 'en',
      now: new Date('2025-06-04T17:00:00Z'),
    }).text

  it.each([
    'when does the pickup window shut on a monday',
    'how late is the window open monday',
    'what time does the drive thru close on monday',
  ])('tells both, by the name that its note gives it too: %s', (plain) => {
    expect(askResting(plain)).toBe(
      'Yes, we have a drive-thru. The pickup window is for online orders and closes 1 hour before the store. The store is open from 10 AM to 8 PM on Monday.',
    )
  })

  it('says until when to order', () => {
    expect(askResting('can i order ahead')).toContain('Order by: 30 minutes before closing')
  })
})

describe('an order that nobody gets out of the car for', () => {
  it.each([
    'do i have to come inside for my order',
    'can i get my order without going in',
    'do we need to walk in to get an order',
    'can i just wait in my car',
  ])('tells of the kerb and of the window: %s', (plain) => {
    const text = ask(plain)
    for (const part of ['curbside', 'drive-thru']) expect(text).toContain(part)
  })

  it.each(['can i order ahead', 'i want to come in and pick up my order', 'how long do you hold an order'])(
    'tells of neither where it is not asked: %s',
    (plain) => {
      expect(ask(plain)).not.toContain('drive-thru')
    },
  )
})

it.each(['is there curbside on sundays', 'curbside pickup this sunday?', 'can i do curbside on sunday morning'])(
  'says no for a day that the note of a way leaves out: %s',
  (text) => {
    const kerb = openStore({
      profile: {
        name: 'Test Shop',
        pickup: { offered: true, curbside: true, curbside_note: 'Park by the heron and call; not on Sundays.' },
      },
      products: [],
    })
    expect(askStore(kerb, text).text).toContain('Sorry, no curbside pickup on Sunday.')
    expect(askStore(kerb, 'can i do curbside saturday').text).toContain('Yes, we have curbside pickup.')
  },
)

describe('a way to take an order with lines of its own', () => {
  const opened = (parts: Readonly<Record<string, unknown>>) =>
    openStore({
      profile: StoreProfile.parse({
        name: 'Harbor',
        hours: DEFAULT_HOURS,
        id_policy: { minimum_age: 21 },
        ...parts,
      }),
      products: [],
    })
  const besides = opened({
    pickup: {
      offered: true,
      ready_minutes: 20,
      hold: '48 hours',
      minimum_order: '$10',
      last_online_order: '30 minutes before closing',
      curbside: true,
      curbside_how: 'Park in a blue space on Quay St and text your name to (503) 555-0144.',
      curbside_hours: 'Monday to Saturday, 10 AM to 6 PM. No curbside on Sunday.',
    },
  })
  const apart = opened({
    pickup: { offered: true, ready_minutes: 20, curbside: true },
    curbside_lane: {
      where: 'the covered lane behind the bakery, three bays',
      hours: '10 AM to 7:30 PM every day',
      how: 'Order online, pull into a bay and text its number to (503) 555-0144.',
      payment: 'cash only in the lane',
      everyone_in_car: 'Everyone in the car must be 21 or older.',
    },
  })

  it.each([
    ['how does the curbside lane work', /pull into a bay/, /7:30|bakery|cash/],
    ['what time does curbside shut', /7:30/, /bakery|cash|20 minutes/],
    ['where is the curbside lane', /bakery/, /7:30|cash/],
    ['can i pay with debit at curbside', /cash only/i, /^Yes|bakery/],
    ['can my kid be in the car at curbside', /21 or older/, /bakery|sealed jar/],
    ['who can be in the car for curbside', /21 or older/, /bakery/],
  ])('tells "%s" by the line that the question points at', (text, told, untold) => {
    expect(askStore(apart, text).text).toMatch(told)
    expect(askStore(apart, text).text).not.toMatch(untold)
  })

  it.each([
    ['curbside hours', /10 AM to 6 PM/, /blue space/],
    ['where do i pull up for curbside', /blue space/, /6 PM/],
    ['is curbside open on sunday', /^Sorry, no curbside pickup on Sunday/, /blue space/],
    ['curbside still going at 5?', /10 AM to 6 PM/, /blue space/],
    ['is there a minimum for pickup', /\$10/, /blue space|20 minutes/],
    ['im doing curbside, what do i do when i get there', /blue space/, /6 PM/],
    ['whats the last time i can order online', /30 minutes before closing/, /blue space|48 hours/],
    ['how long do you hold orders', /48 hours/, /blue space/],
  ])('tells "%s" alike where the lines stand beside the others', (text, told, untold) => {
    expect(askStore(besides, text).text).toMatch(told)
    expect(askStore(besides, text).text).not.toMatch(untold)
  })

  it('tells all of it where the way itself is asked for', () => {
    for (const part of ['Yes', 'bakery', '7:30 PM', 'pull into a bay', 'cash only'])
      expect(askStore(apart, 'do you have curbside').text).toContain(part)
  })
})
