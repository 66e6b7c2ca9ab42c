import { describe, expect, it } from 'vitest'
import { answerStore } from '#concierge/answer-store.ts'
import { openStore } from '#concierge/open-store.ts'
import type { StoreIntent } from '#concierge/understand/intent.ts'
import { askAfter, askStore } from '#testing/ask.ts'
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

describe('a second shop of the same owner', () => {
  const second = StoreProfile.parse({
    name: 'Fern & Fog Cannabis',
    address: { street: '20 Dock St', city: 'Astoria', state_code: 'OR', zip: '97103' },
    phone: '(503) 555-0100',
    hours: DEFAULT_HOURS,
    parking: { free_lot: true, spaces: 9 },
    pickup: { offered: true, curbside: true },
    second_location: {
      name: 'Fern & Fog Seaside',
      address: '8 Broadway, Seaside, OR 97138',
      phone: '(503) 555-0177',
      hours: 'Wednesday to Monday 10 AM to 7 PM, closed Tuesday',
      curbside: false,
      parking: '30 free spaces',
      transfer: 'Orders for pickup in Seaside are ready the next day.',
    },
  })
  const shop = openStore({ profile: second, products: [] })
  const told = (text: string) => askStore(shop, text).text

  it.each([
    ['seaside store open tuesdays?', /closed on Tuesday/],
    ['is the seaside one open sunday', /open on Sunday/],
    ['what time does seaside close', /10 AM to 7 PM/],
    ['phone # for the seaside one', /555-0177/],
    ['can you park at the seaside location', /30 free spaces/],
    ['does the seaside shop do curbside', /^No, .*no curbside/],
    ['whats the address of the second store', /8 Broadway/],
    ["what's your other location's number", /555-0177/],
    ['can i get my order sent to the other store', /ready the next day/],
  ])('answers "%s" from its own row', (text, words) => {
    expect(told(text)).toMatch(words)
    expect(told(text)).not.toMatch(/555-0100|9 spaces/)
  })

  it('says whom to call where its row does not tell', () => {
    expect(told('does the seaside shop have a bathroom')).toMatch(/don't have that for Fern & Fog Seaside.*555-0177/)
  })

  it('knows it by the name that both bear', () => {
    expect(told('is there another fern & fog? i live further down the coast')).toContain('8 Broadway')
    expect(told('how many stores do you have')).toMatch(/20 Dock St.*8 Broadway/)
  })

  it('is not meant by the second one of what was shown', () =>
    expect(askAfter(shop, ['do you have gummies'], 'is the second one strong').text).not.toContain('Seaside'))

  it('still answers for this shop by its own town', () => {
    expect(told('wheres the astoria store exactly')).toContain('20 Dock St')
    expect(told('phone number?')).toContain('555-0100')
  })
})
