import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'

const shop = openStore({
  profile: StoreProfile.parse({
    name: 'Elm Street',
    hours: DEFAULT_HOURS,
    phone: '(503) 555-0100',
    id_policy: { minimum_age: 21 },
    holidays: [
      { name: 'Thanksgiving', rule: 'fourth Thursday of November', closed: true },
      { name: 'Independence Day', date: '07-04', closed: false, open: '09:00', close: '15:00' },
    ],
    deals: { always: ['Veterans: 10% off'] },
  }),
  products: [],
})
const ask = (text: string) => askStore(shop, text).text

describe('days with hours of their own', () => {
  it.each(['any special hours coming up', 'upcoming holiday hours?', 'are your hours changing soon'])(
    'are told with their dates to whoever looks ahead: %s',
    (text) => {
      expect(ask(text)).toMatch(/Independence Day \(.+, July 4\) 9 AM to 3 PM/)
      expect(ask(text)).not.toMatch(/Veterans/)
    },
  )

  it.each(['when are you next closed', 'any closures coming up'])('are the next without any: %s', (text) =>
    expect(ask(text)).toMatch(/^We're next closed on Thanksgiving \(Thursday, November \d+\)\.$/),
  )

  it.each(['abren el dia de gracias', 'abren en accion de gracias?'])('keep their name in Spanish: %s', (text) =>
    expect(ask(text)).toMatch(/Thanksgiving.*cerrados/),
  )

  it('are no deals', () => expect(ask('any specials for veterans')).toContain('10% off'))
})

it.each(['quel âge pour entrer', 'Il faut avoir quel âge pour entrer ?', "c'est quoi l'âge minimum"])(
  'tells the age to whoever asks in French: %s',
  (text) => expect(ask(text)).toContain('21 ans'),
)

it.each(['never mind, cancel what i just ordered', 'cancel everything i just ordered pls'])(
  'says who cancels what was ordered: %s',
  (text) => expect(ask(text)).toMatch(/can't change or cancel.*555-0100/),
)

it.each(['ordered delivery at 3 and its 5 now.. hello??', 'placed my order at 11 and its 1 now'])(
  'is sorry for a long wait: %s',
  (text) => expect(ask(text)).toMatch(/^I'm sorry about the wait/),
)
