import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Ledge',
    hours: DEFAULT_HOURS,
    phone: '(207) 555-0101',
    limits_and_rules: {
      purchase_limit: '1 ounce a day',
      leaving_state: 'Take nothing over the line or onto federal land such as Gannet Point or Lake Orrin.',
    },
    deals: { always: ['Seniors: 10% off'], promo_codes: 'TIDE15 takes 15% off a first order' },
    staff: { manager: 'Odile Ferrant' },
  }),
  products: [makeProduct({ name: 'Lake Orrin Haze', category: 'flower', stock: 9 })],
})

describe('what a row names is told by that row', () => {
  it.each([
    ['can i smoke at gannet point', 'federal land'],
    ['is it ok to bring a joint on our lake orrin trip', 'federal land'],
    ['what does TIDE15 do', '15% off'],
    ['who is odile', 'Odile Ferrant'],
  ])('%s', (text, told) => expect(askStore(store, text).text).toContain(told))

  it.each(['how much is lake orrin haze', 'got flower', 'who owns the shop', 'what deals do you have'])(
    'but not where something else is asked: %s',
    (text) => expect(askStore(store, text).text).not.toMatch(/federal|^TIDE15|Our store manager/),
  )
})
