import { describe, expect, it } from 'vitest'
import { AgentBrief } from '#contract/agent.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { takeTurn } from '#concierge/take-turn.ts'
import { lastEntryOf } from './last-entry.ts'

const day = (open: string, close: string) => ({ open, close, closed: false })
const store = openStore({
  profile: StoreProfile.parse({
    name: 'Test Shop',
    timezone: 'America/New_York',
    hours: {
      monday: day('10:00', '20:00'),
      tuesday: day('10:00', '20:00'),
      wednesday: day('12:00', '20:00'),
      thursday: day('10:00', '22:00'),
      friday: day('10:00', '23:00'),
      saturday: day('09:00', '23:00'),
      sunday: day('12:00', '18:00'),
    },
    holidays: [{ name: "New Year's Day", date: '01-01', closed: false, open: '13:00', close: '19:00' }],
    last_entry: 'The door locks 15 minutes before closing.',
    round_up: 'Round up your change for the dog shelter.',
  }),
  products: [],
})
const ask = (text: string, now = '2025-06-04T15:00:00-04:00') =>
  takeTurn(store, { agent: AgentBrief.parse({}), history: [], text, now: new Date(now), mayRecommend: true }).text

describe('the last minutes of a day', () => {
  it('lets nobody hope to be let in after the last entry', () => {
    for (const text of [
      'friday around 10:50 pm, can i still walk in',
      'saturday at 10:50pm good to come in?',
      'could i walk in sunday at 5:50',
      'thursday at 9:50, will they let me in still',
    ])
      expect(ask(text), text).toMatch(/^That's too late to come in\. The door locks 15 minutes before closing\./)
  })

  it('tells of it whoever comes shortly before, and nobody else', () => {
    expect(ask('can i come in on friday at 10:30 pm')).toMatch(/^Yes, .*The door locks/)
    expect(ask('am i too late to come in', '2025-06-02T19:30:00-04:00')).toContain('The door locks')
    expect(ask('can i come in on friday at 8 pm')).not.toContain('The door locks')
    expect(ask('am i too late to come in')).not.toContain('The door locks')
  })

  it('hears that somebody fears to come too late', () => {
    for (const text of [
      'did i miss you guys for today',
      'am i too late for today',
      'already closed up for the night?',
      'has everybody gone home already',
      'did we miss yall',
    ]) {
      expect(ask(text, '2025-06-02T20:25:00-04:00'), text).toMatch(
        /^We're closed right now\. We open tomorrow at 10 AM/,
      )
      expect(ask(text), text).toMatch(/^No, we're still open, until 8 PM/)
    }
  })
})

describe('an hour of a day', () => {
  it('reads an hour with what stands around it', () => {
    expect(ask('thursday at 9 pm you open?')).toMatch(/^Yes/)
    expect(ask('tomorrow at 9 good to come by?')).toMatch(/^No/)
    expect(ask('friday around 9:30pm ok?')).toMatch(/^Yes/)
  })

  it('hears a day at an hour as a question whether anybody is there', () => {
    for (const text of [
      'wensday morning at like 10, yall up and runing?',
      'wednesday at 11 ok?',
      'wenesday around 10 in the morning, good?',
    ])
      expect(ask(text), text).toMatch(/^No, .*On Wednesday we're open from 12 PM/)
    for (const text of ['can i grab something the morning of january 1st', 'could i pop in on the 1st of january'])
      expect(ask(text), text).toContain('1 PM to 7 PM')
  })
})

describe('who asks until when the door is open to guests', () => {
  it.each([
    'if i show up 5 min before closing will they let me in',
    'i can only be there ten minutes before you close, is that ok',
  ])('is told that it is too late: %s', (text) => {
    expect(ask(text)).toMatch(/^That's too late to come in\. The door locks 15 minutes/)
  })

  it.each(['half an hour before closing, would you let me in', 'can i get there 20 min before close'])(
    'is told that it is not: %s',
    (text) => expect(ask(text)).toMatch(/^Yes, you'd still get in\. The door locks/),
  )

  it.each(['when do you lock the doors', 'do you let people in right before closing', 'whats last call'])(
    'is told at any hour: %s',
    (text) => expect(ask(text)).toContain('The door locks 15 minutes'),
  )

  it('who parks soon is told no parking', () =>
    expect(ask('parking in 5 min, will they still let me in', '2025-06-04T19:50:00-04:00')).toMatch(
      /^That's too late to come in\. The door locks/,
    ))

  it.each([
    { last_entry_minutes: 15 },
    { last_walk_in: '15 minutes before closing' },
    { doors: 'Doors lock a quarter of an hour before we close.' },
    { house_rules_list: ['No pets', 'Last guest comes in 15 min before close'] },
    { at_the_door: 'The door closes to new guests 15 minutes before closing time.' },
    { note: 'No new customers in the last 15 minutes.' },
    { walk_ins: 'Walk-ins stop 15 minutes prior to closing.' },
    { last_call: '15 minutes to close' },
  ])('under any key: %j', (facts) => {
    const profile = StoreProfile.parse({ name: 'Shop', hours: DEFAULT_HOURS, ...facts })
    expect(lastEntryOf(openStore({ profile, products: [] }))).toMatchObject({ minutes: 15 })
  })
})
