import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Tollgate',
    address: { street: '4 Mill Row', city: 'Athol', state_code: 'MA', zip: '01331' },
    hours: DEFAULT_HOURS,
    phone: '(978) 555-0143',
    wifi: 'Free guest Wi-Fi in the lobby.',
    shuttle: 'Free van from the Athol train station, Friday and Saturday, 2 PM - 8 PM.',
    pets: 'Service animals only inside. Water bowl on the porch.',
    classes: 'Cannabis 101: first Tuesday of the month, 6:30 PM, free.',
    deals_of_the_week: 'Monday: 20% off edibles and lemon drinks.',
  }),
  products: [],
})
const ask = (text: string) => askStore(store, text)

describe('a word that a fact shares does not make a question one about the shop', () => {
  it.each([
    'whats the best mechanic in athol',
    'best pizza near athol',
    'how do i reset my netflix password',
    'what time does the athol post office close',
  ])('%s', (text) => {
    expect(ask(text).intent).toBe('out_of_scope')
    expect(ask(text).text).not.toMatch(/van|Wi-Fi|Service animals/)
  })

  it.each([
    ['do you have wifi', 'Free guest Wi-Fi'],
    ['what network do i join for wifi', 'Free guest Wi-Fi'],
    ['is there a van from the train', 'Free van'],
    ['can my dog come in', 'Service animals'],
    ['when is the next class', 'Cannabis 101'],
  ])('but the fact itself is told: %s', (text, told) => {
    expect(ask(text).text).toContain(told)
  })

  it('nor one about how cannabis works', () => {
    const { intent, text } = ask('is it true drinking lemon water kills a high')
    expect(intent).toBe('education')
    expect(text).not.toContain('Monday')
  })
})
