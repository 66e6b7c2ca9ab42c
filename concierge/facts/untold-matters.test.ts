import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const products = [
  makeProduct({ name: 'Northern Lights', category: 'flower', stock: 9 }),
  makeProduct({ name: 'Ruby Gummies', category: 'edible', stock: 9 }),
]
const PLAIN = {
  name: 'Ledge',
  hours: DEFAULT_HOURS,
  phone: '(207) 555-0101',
  address: { street: '1 Main St', city: 'Bath', state: 'Maine', state_code: 'ME', zip: '04530' },
  payment: { accepted: ['cash', 'debit card'], not_accepted: ['credit cards'] },
  pickup: { offered: true, ready_minutes: 20, hold: 'until closing' },
  delivery: { offered: true, area: 'Bath', fee: 5, id_at_door: true },
  id_policy: { minimum_age: 21, accepted: ['passport'], checked: 'at the door' },
}
const silent = openStore({ profile: StoreProfile.parse(PLAIN), products })
const telling = openStore({
  profile: StoreProfile.parse({
    ...PLAIN,
    pickup: { ...PLAIN.pickup, someone_else: 'Only the person on the order may collect it.' },
    payment: { ...PLAIN.payment, large_bills: 'No bills over $50.' },
    privacy: 'We look at IDs and never store them.',
    smell_jars: 'Sniff any strain at the bud bar.',
  }),
  products,
})

describe('what a profile does not tell', () => {
  it.each([
    ['can i smell the weed before i buy it', /whether you can smell/],
    ['can i look at the buds up close before buying', /whether you can smell/],
    ['can someone else pick up for me', /whether somebody else may pick up.*20 minutes/],
    ['can my wife grab my order', /whether somebody else may pick up/],
    ['sending my husband to get it, is that fine', /whether somebody else may pick up/],
    ['does the person who ordered have to pick up', /whether somebody else may pick up/],
    ['can my boyfriend come get what i ordered', /must be 21 or older/],
    ['who can collect my order', /whether somebody else may pick up/],
    ['is it ok if my roommate picks it up, its under my name', /whether somebody else may pick up/],
    ['can you break a hundred', /^Yes, we take cash\. I don't know/],
    ['do you give change', /^Yes, we take cash\. I don't know/],
    ['can i pay with a 100 dollar bill', /^Yes, we take cash\. I don't know/],
    ['do i need exact change', /^Yes, we take cash\. I don't know/],
    ['can i get cash back', /whether you can get cash back/],
    ['do you guys do cashback on debit', /whether you can get cash back/],
    ['can i split payment cash and debit', /whether a payment can be split/],
    ['can i pay half cash half debit', /whether a payment can be split/],
    ['can you leave it at the door', /checks ID at the door/],
    ['do i have to be home for the delivery', /checks ID at the door/],
    ['what if im not home when the driver comes', /checks ID at the door/],
    ['can my roommate sign for the delivery', /checks ID at the door/],
    ['will my bank see where i shopped', /how a card payment shows/],
    ['does it say dispensary on my card statement', /how a card payment shows/],
    ['do you keep a copy of my license', /whether IDs are scanned/],
    ['is my info private', /whether IDs are scanned/],
    ['do you scan my id or just look at it', /whether IDs are scanned/],
    ['is the weed prepackaged or deli style', /not how it is packed/],
    ['do you weigh it out in front of customers', /not how it is packed/],
    ['are the jars sealed', /not how it is packed/],
    ['where does your weed come from', /in Maine by licensed companies/],
    ['is your weed grown locally', /in Maine by licensed companies/],
    ['puede mi esposa recoger mi pedido', /No tengo aquí si otra persona/],
  ])('is said not to be known, with what is: %s', (text, words) => {
    const { text: reply, products: shown } = askStore(silent, text)
    expect(reply).toMatch(words)
    expect(reply).toContain('555-0101')
    expect(shown).toEqual([])
  })

  it.each([
    ['can my wife grab my order', 'Only the person on the order may collect it'],
    ['can you break a hundred', 'No bills over $50'],
    ['do you keep a copy of my license', 'never store them'],
    ['can i smell the weed before i buy it', 'Sniff any strain'],
  ])('is told where it is: %s', (text, words) => {
    expect(askStore(telling, text).text).toContain(words)
  })
})

it('names no age of 21 where younger patients are served', () => {
  const id_policy = { minimum_age: 21, medical_cards: 'Patients 18 and older may buy with a card.' }
  const store = openStore({ profile: StoreProfile.parse({ ...PLAIN, id_policy }), products })
  expect(askStore(store, 'can my wife grab my order').text).toContain('must be of age')
})

describe('what sounds like it', () => {
  it.each([
    ['can my friend get the first time discount too', 'deals'],
    ['need to change my order', 'order_change'],
    ['can my wife come in with me', 'id_policy'],
    ['do you take credit cards', 'payment'],
    ['do you deliver to my door', 'delivery'],
    ['can i order ahead', 'pickup'],
  ])('keeps its own answer: %s', (text, intent) => {
    const turn = askStore(silent, text)
    expect(turn.intent).toBe(intent)
    expect(turn.text).not.toContain("don't know from here")
  })

  it.each(['i need a change, something fruity', 'gummies to split with my husband', 'something under a hundred bucks'])(
    'is a wish: %s',
    (text) => {
      expect(askStore(silent, text).text).not.toContain("don't know from here")
    },
  )
})

it('takes nobody who is bought for as somebody who collects an order', () => {
  for (const text of ['what can i pick up for my aunt', 'something to grab for my buddy on the way'])
    expect(askStore(silent, text).text, text).not.toContain('somebody else')
})
