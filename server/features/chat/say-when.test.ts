import { expect, test } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { sayWhen } from './say-when.ts'

const PROFILE = StoreProfile.parse({
  name: 'Shop',
  timezone: 'America/New_York',
  hours: { ...DEFAULT_HOURS, tuesday: { open: '09:00', close: '21:00', closed: true } },
})

test.each([
  ['Monday noon', '2026-03-02T17:00:00Z', 'We are open until 9 PM today and read it as soon as we can.'],
  ['Monday before eight', '2026-03-02T12:30:00Z', 'We are closed now. We open today at 9 AM and read it then.'],
  ['Wednesday night', '2026-03-05T03:00:00Z', 'We are closed now. We open tomorrow at 9 AM and read it then.'],
  [
    'Monday night, before a closed Tuesday',
    '2026-03-03T03:00:00Z',
    'We are closed now. We open on Wednesday at 9 AM and read it then.',
  ],
])('on %s it tells the hours that are', (_when, at, text) => {
  expect(sayWhen(PROFILE, new Date(at), 'en')).toBe(text)
})

test('speaks Spanish, and promises nothing where there are no hours', () => {
  expect(sayWhen(PROFILE, new Date('2026-03-05T03:00:00Z'), 'es')).toContain('Abrimos mañana a las 9 AM')
  expect(sayWhen(StoreProfile.parse({ name: 'Shop' }), new Date(), 'en')).toBe('We read it when we are in the shop.')
})
