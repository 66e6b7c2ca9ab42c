import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askAt, askStore } from '#testing/ask.ts'
import { withSpecialDays } from './read-special-days.ts'

const open = (own: Readonly<Record<string, unknown>>) =>
  openStore({
    profile: StoreProfile.parse({
      name: 'Birch Lane',
      timezone: 'America/Denver',
      hours: DEFAULT_HOURS,
      phone: '(303) 555-0101',
      deals: { always: ['Veterans: 10% off'] },
      ...own,
    }),
    products: [],
  })

describe('days that keep hours of their own are read', () => {
  it.each([
    [{ special_days: [{ day: 'Labor Day', note: '10am - 4pm' }] }],
    [{ special_days: [{ occasion: 'Labor Day', times: 'open 10am to 4pm' }] }],
    [{ exceptions: [{ name: 'Labor Day', opens: '10 am', closes: '4 pm' }] }],
    [{ holiday_note: 'Labor Day: 10-4.' }],
    [{ special_hours: ['Labor Day: 10 to 4'] }],
    [{ special_hours: { labor_day: { note: '10am-4pm' } } }],
  ])('in whatever form they are told: %j', (told) =>
    expect(askStore(open(told), 'are you open labor day').text).toMatch(/^On Labor Day .*from 10 AM to 4 PM\.$/i),
  )

  it.each([
    [
      { day: 'April 20 (420)', note: '9am - midnight, brass band in the yard' },
      '09:00',
      '00:00',
      'brass band in the yard',
    ],
    [{ when: 'March 3', name: 'Stock count', note: 'closed until 2pm' }, '14:00', undefined, undefined],
    [{ day: "New Year's Eve", note: 'closing early at 6pm' }, undefined, '18:00', undefined],
    [
      { day: 'Halloween', note: 'costume contest from 5pm to 7pm' },
      undefined,
      undefined,
      'costume contest from 5pm to 7pm',
    ],
  ])('with what else goes on: %j', (row, from, to, note) => {
    const { holidays = [] } = withSpecialDays(StoreProfile.parse({ name: 'Birch Lane', special_days: [row] }))
    expect(holidays).toMatchObject([{ closed: false }])
    expect([holidays[0]?.open, holidays[0]?.close, holidays[0]?.['note']]).toEqual([from, to, note])
  })

  it('leaves those that the profile lists, and lines that name no day of the year', () => {
    const profile = StoreProfile.parse({
      name: 'Birch Lane',
      holidays: [{ name: 'Labor Day', rule: 'first monday of september', closed: true }],
      special_days: [{ day: 'Labor Day', note: '10am - 4pm' }],
      holidays_note: 'Home games: open from 7am.',
      parking_days: [{ day: 'Labor Day', note: 'closed' }],
    })
    expect(withSpecialDays(profile)).toBe(profile)
  })
})

const store = open({
  special_days: [
    { day: 'Thanksgiving', note: 'closed' },
    { day: 'July 4', note: '9am - 5pm' },
    { day: 'April 20', note: '8am - 11pm, brass band and a waffle cart in the yard' },
  ],
})

describe('a special day is told', () => {
  it.each([
    ['what are todays hours', '2025-07-04T10:00:00-06:00', /^Today, July 4, we're open from 9 AM to 5 PM/],
    ['are you open on the fourth today', '2025-07-04T10:00:00-06:00', /^Yes, we're open now, until 5 PM/],
    ['are you still open', '2025-07-04T18:00:00-06:00', /closed at 5 PM for July 4/],
    ['you open today?', '2025-11-27T12:00:00-07:00', /closed right now for Thanksgiving/],
    ['are you open on the fourth', '2025-06-10T12:00:00-06:00', /July 4/],
  ])('%s', (text, at, told) => expect(askAt(store, text, at).text).toMatch(told))

  it.each([
    'is 4/20 a special day there, any party',
    'any food or music on 420',
    'what are you doing for 4/20',
    'is there a waffle cart on four twenty',
  ])('with what goes on: %s', (text) =>
    expect(askStore(store, text).text).toMatch(/8 AM to 11 PM\. Brass band and a waffle cart/),
  )

  it.each(['when are you closed this year', 'when do yall close during the year'])(
    'is among the days without: %s',
    (text) => expect(askStore(store, text).text).toContain('closed on Thanksgiving'),
  )

  it('is no deal, and no other day', () => {
    expect(askStore(store, '420 deals?').text).toMatch(/^I don't have any offers for 4\/20/)
    expect(askStore(store, 'any food or music on friday').text).not.toContain('Brass')
    expect(askStore(store, 'when do you close').text).not.toContain('Thanksgiving')
  })
})

describe('days of a game that a note tells among the holidays', () => {
  const games = open({ holidays_note: 'Home football Saturdays: open early, 6am-10pm.' })
  it.each([
    'do you open early on football saturdays',
    'were 5 of us with a 3pm kickoff, what are your hours that day',
    'what time do you close on game day',
    'open early for tailgating?',
  ])('%s', (text) => expect(askStore(games, text).text).toBe('Home football Saturdays: open early, 6am-10pm.'))

  it('leave other saturdays alone', () => expect(askStore(games, 'hours saturday').text).not.toContain('6am'))
})
