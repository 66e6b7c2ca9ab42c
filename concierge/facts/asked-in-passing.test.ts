import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { takeTurn } from '#concierge/take-turn.ts'
import { AgentBrief } from '#contract/agent.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Ledge',
    hours: { ...DEFAULT_HOURS, sunday: { open: '11:00', close: '18:00', closed: false } },
    timezone: 'America/New_York',
    phone: '(207) 555-0101',
    address: { street: '4 Quarry Rd', city: 'Ledge', state: 'Maine', zip: '04001' },
    payment: { accepted: ['cash', 'debit card'], not_accepted: ['credit cards'] },
    delivery: {
      offered: true,
      area: 'Ledge',
      zips: ['04001'],
      hours: { open: '10:00', close: '18:00', days: 'Monday to Saturday, no delivery on Sunday' },
    },
    id_policy: {
      minimum_age: 21,
      accepted: ["driver's license (any US state)", 'passport'],
      not_accepted: ['expired ID', 'photo or photocopy of an ID'],
    },
    accessibility: { service_animals: true, pets: false },
    deals: { daily: { sunday: 'Sunday: 10% off edibles', monday: 'Munchie Monday: 15% off chocolate' } },
    loyalty: { name: 'Ledge Lamps', earn: '2 lamps per $1', redeem: '250 lamps = $10 off' },
    coffee: 'Free coffee in the lobby.',
    text_alerts: 'Text LEDGE to 555 for deals. Reply STOP to leave.',
  }),
  products: [makeProduct({ name: 'Lamp Black', category: 'flower', stock: 9 })],
})
const told = (text: string) => askStore(store, text).text
const toldAt = (text: string, now: string) =>
  takeTurn(store, { agent: AgentBrief.parse({}), history: [], text, now: new Date(now), mayRecommend: true }).text

describe('the shop, asked in passing', () => {
  it('has no name for a deal that only names its day', () => {
    expect(told('can you bring me stuff on a sunday')).toMatch(/don't deliver on Sunday/)
    expect(told('sunday hours')).toMatch(/11 AM to 6 PM/)
    expect(told('what is munchie monday')).toContain('15% off chocolate')
  })

  it.each(['still open?? its sunday like 630', 'anybody still there?? its 630 sunday'])(
    'is told to be closed to whoever says what time it is: %s',
    (text) => expect(toldAt(text, '2025-06-08T22:30:00Z')).toMatch(/closed/),
  )

  it.each([
    'does my drivers license in my iphone wallet count',
    'mobile drivers license ok?',
    'i have a pic of my license, ok?',
  ])('takes no picture of a card for the card: %s', (text) => expect(told(text)).toMatch(/photo|physical/))

  it.each(['i have my license in my wallet is that enough', 'is the passport in my wallet ok'])(
    'takes the card in a wallet of leather: %s',
    (text) => expect(told(text)).not.toMatch(/^No\b/),
  )

  it('takes a card of the telephone where that is accepted, and still no picture of one', () => {
    const accepted = ["driver's license", 'digital ID in the state app']
    const id_policy = { accepted, not_accepted: ['photo of an ID'] }
    const other = openStore({ profile: { name: 'Cove', id_policy }, products: [] })
    expect(askStore(other, 'is a mobile drivers license ok').text).toMatch(/^Yes.*digital ID/)
    expect(askStore(other, 'is a picture of my license on my phone ok').text).toMatch(/^No\b/)
  })

  it('takes a license past due for an expired one', () => {
    expect(told('my drivers license is a month past due')).not.toMatch(/^Yes/)
  })

  it('answers each of several questions that are strung together', () => {
    const answer = told('adress? n can i bring my dog n do u take debit')
    for (const part of [/4 Quarry Rd/, /[Ss]ervice animals/, /debit/]) expect(answer).toMatch(part)
  })

  it.each([
    ['ref 77120, has that left the store yet?', 'order_status'],
    ['can you look up #CL-2291 for me', 'order_status'],
    ['hey just checking on my pickup, name is on the bag', 'order_status'],
    ['your driver went to the wrong gate and just left', 'complaint'],
    ['the girl at the window rolled her eyes at my mom', 'complaint'],
  ])('hears what is the matter: %s', (text, intent) => expect(askStore(store, text).intent).toBe(intent))

  it.each([
    ['any caffeine in the building?', 'Free coffee'],
    ['how do i make the promo texts stop', 'Reply STOP'],
    ['whats 250 lamps good for', '$10 off'],
  ])('finds its own facts: %s', (text, fact) => expect(told(text)).toContain(fact))

  it('says that it does not know whether it is air-conditioned', () => {
    expect(told('is it air conditioned in there')).toMatch(/don't know/)
  })
})
