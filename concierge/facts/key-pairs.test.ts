import { expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Summit',
    hours: DEFAULT_HOURS,
    powder_rule: 'On powder days of ten inches or more we open one hour late.',
  }),
  products: [makeProduct({ name: 'Powder Pair', category: 'pre-roll', stock: 9 })],
})
const ask = (text: string) => askStore(store, text)

it('tells what is kept under a key of its own about the hours of certain days', () => {
  for (const text of [
    'do you open late on powder days?',
    'what time do you open on a powder day',
    'powder day hours',
    'opening time on powder days',
    'are you open later on powder days',
  ])
    expect(ask(text).text, text).toContain('one hour late')
})

it('leaves other questions of the hours, and the menu, to themselves', () => {
  for (const text of ['what time do you open', 'do you open late on fridays'])
    expect(ask(text).intent, text).toBe('store_hours')
  expect(ask('do you have the powder pair').intent).toBe('availability')
})
