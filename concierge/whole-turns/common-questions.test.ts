import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { loadOwnCases } from '#testing/eval/load-set.ts'

const store = loadOwnCases('testing/eval/own-cases').shops.get('juniper')?.store

/** What every shop is asked daily, in the few words it is asked in: none of it may be lost to what is built for rarer questions. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  store_location: [
    'address?',
    'whats the address',
    'what is the address',
    "what's your address",
    'where are you',
    'location',
    'what street are you on',
  ],
  store_hours: [
    'hours?',
    'what time do you open',
    'when do you close',
    'open now?',
    'r u guys open atm',
    'open late?',
    'when does the door open tmrw',
    'closing time',
  ],
  payment: [
    'do you take cards',
    'cash only?',
    'can i use apple pay',
    'do you have an atm',
    'how can i pay',
    'do you take venmo',
  ],
  delivery: ['do you deliver', 'delivery?', 'how much is delivery', 'delivery minimum'],
  id_policy: ['what do i need to bring', 'do i need id', 'how old do i have to be', 'can i use a passport'],
  pickup: ['can i order ahead', 'do you do pickup', 'how long for pickup'],
  parking: ['is there parking', 'where do i park', 'free parking?'],
  deals: ['any deals today', 'discounts', 'do you have a veteran discount', 'any specials today'],
  loyalty: ['do you have a rewards program', 'how do points work'],
  returns: ['whats your return policy', 'can i return a cart', 'do you do refunds'],
  purchase_limits: ['how much can i buy', 'whats the limit'],
  tax: ['is tax included', 'how much is tax'],
  contact: ['phone number', 'whats your number', 'how do i contact you'],
  human_handoff: ['talk to a person', 'can i speak to a manager'],
  order_status: ['where is my order', 'is my order ready'],
  bot_identity: ['are you a bot', 'who are you', 'whats your name', 'what should i address you as'],
  small_talk: ['hi', 'thanks', 'how are you', 'bye', 'good morning'],
  recommend: [
    'indica flower',
    'cheapest ounce',
    'strongest edible',
    'something for sleep',
    'show me gummies',
    'what do you recommend',
  ],
}

describe('what every shop is asked daily', () => {
  it.each(Object.entries(ASKED))('is heard as %s', (intent, questions) => {
    if (store === undefined) throw new Error('The shop of the own cases is gone')
    for (const text of questions) expect(askStore(store, text).intent, text).toBe(intent)
  })

  it('gives nobody a cart who is too young and says to have no medical card', () => {
    if (store === undefined) throw new Error('The shop of the own cases is gone')
    for (const text of ['im 18 no med card, sell me a cart?', 'im 19 and have no medical card, show me vapes'])
      expect(askStore(store, text).products, text).toEqual([])
  })
})
