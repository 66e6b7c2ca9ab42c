import { describe, expect, it } from 'vitest'
import { answerStore } from '#concierge/answer-store.ts'
import { openStore } from '#concierge/open-store.ts'
import type { StoreIntent } from '#concierge/understand/intent.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'

const profile = StoreProfile.parse({
  name: 'Bay Leaf',
  address: { street: '12 Mission St', city: 'San Francisco', state_code: 'CA', zip: '94110' },
  hours: DEFAULT_HOURS,
  pickup: { offered: true },
  delivery: {
    offered: true,
    zips: ['94110', '94601'],
    zones: ['Mission: 94110; no delivery fee', 'Fruitvale: 94601; delivery fee $8'],
  },
  id_policy: { minimum_age: 21, who_may_buy: ['Out-of-state IDs are welcome'] },
  payment: { atm_on_site: true },
  locations: [
    { name: 'Mission', address: '12 Mission St, San Francisco' },
    { name: 'Oakland', address: '510 Grand Ave, Oakland', hours: 'Mon-Sat 9am-10pm' },
  ],
  faq: [{ q: 'Do I need an appointment?', a: 'No, walk right in.' }],
  notes: ['The mural is by local artist Lila Ortiz.', 'We close early for training each spring.'],
})
const store = openStore({ profile, products: [] })
const ask = (intent: StoreIntent, plain: string) =>
  answerStore(intent, { store, profile, plain, language: 'en', now: new Date('2026-06-03T18:00:00Z') })

describe('store facts in shapes of the owner’s own', () => {
  it('tells the hours of another shop from that shop’s row, never from its own', () => {
    expect(ask('store_hours', 'what are the hours of the oakland shop').text).toBe('Oakland: hours Mon-Sat 9am-10pm.')
  })

  it('says that it does not know what the row of another shop lacks', () => {
    expect(ask('contact', 'oakland phone number')).toMatchObject({ known: false, text: /don't have that for Oakland/ })
  })

  it('lists the other shops when asked for', () => {
    expect(ask('store_location', 'do you have another location').text).toContain('510 Grand Ave')
  })

  it('answers from questions that the owner answered before, and from single notes', () => {
    expect(ask('store_info', 'do i need an appointment').text).toBe('No, walk right in.')
    expect(ask('store_info', 'who painted the mural').text).toBe('The mural is by local artist Lila Ortiz.')
  })

  it('tells the terms of the zone that was asked for', () => {
    expect(ask('delivery', 'delivery fee to 94601').text).toContain('delivery fee $8')
    expect(ask('delivery', 'delivery fee to 94601').text).not.toContain('no delivery fee')
  })

  it('claims nothing that the profile does not say', () => {
    expect(ask('pickup', 'do you have a drive thru').known).toBe(false)
    expect(ask('payment', 'do you take credit cards').text).not.toMatch(/^No/)
  })

  it('welcomes whoever the shop says it welcomes', () => {
    expect(ask('id_policy', 'im 22 from out of state can i buy').text).toMatch(/^Out-of-state IDs are welcome\./)
  })
})
