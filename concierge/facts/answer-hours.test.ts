import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { answerHours } from './answer-hours.ts'

const profile = StoreProfile.parse({
  name: 'Harbor',
  hours: {
    ...DEFAULT_HOURS,
    friday: { open: '10:00', close: '01:00', closed: false },
    sunday: { open: '11:00', close: '18:00', closed: false },
  },
})
const store = openStore({ profile, products: [] })
const ask = (plain: string) =>
  answerHours({ store, profile, plain, language: 'en', now: new Date('2025-06-04T17:00:00Z') }).text

describe('a time named with a day', () => {
  it.each(['can i still come by, its 6:30 on sunday', 'are you open at 9am sunday', 'open sunday at 7'])(
    'is told to be too late or too early: %s',
    (text) => {
      expect(ask(text)).toMatch(/^No, we're closed then\. On Sunday/)
    },
  )

  it.each(['are you open sunday at 5', 'open at 11:30 am on sunday', 'open at 11pm friday'])(
    'is told to be within the hours, also past midnight: %s',
    (text) => {
      expect(ask(text)).toMatch(/^Yes, we're open then\./)
    },
  )

  it('is none where a day alone is asked about, or until when', () => {
    for (const text of ['what are your hours on sunday', 'are you open sunday til 10pm'])
      expect(ask(text)).toMatch(/^On Sunday/)
  })
})
