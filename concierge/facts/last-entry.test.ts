import { describe, expect, it } from 'vitest'
import { AgentBrief } from '#contract/agent.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { takeTurn } from '#concierge/take-turn.ts'

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
