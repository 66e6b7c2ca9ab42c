import { expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: {
    name: 'Test Shop',
    hours: DEFAULT_HOURS,
    pickup: {
      offered: true,
      drive_thru: true,
      drive_thru_note: 'The drive-up window is for online orders, until 19:15.',
    },
  },
  products: [],
})
const ask = (text: string, ...before: readonly string[]) => askAfter(store, before, text)

it('takes the place of a service for the service', () => {
  for (const text of ['until when is the window open', 'how late is the window', 'hours for the window?'])
    expect(ask(text).text, text).toContain('19:15')
})

it('tells the hours of the service that was talked about', () => {
  for (const text of [
    'how late is it open',
    'what are its hours',
    'is it open til close',
    'until what time is it open',
  ])
    expect(ask(text, 'do you have a drive thru').text, text).toContain('19:15')
})

it('tells the hours of the shop where the shop is meant', () => {
  for (const text of ['how late are you open', 'what time do you close', 'store hours?'])
    expect(ask(text, 'do you have a drive thru').intent, text).toBe('store_hours')
})
