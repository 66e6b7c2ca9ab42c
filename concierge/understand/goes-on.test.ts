import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: StoreProfile.parse({
    name: 'Harbor Row',
    phone: '(555) 555-0100',
    hours: DEFAULT_HOURS,
    return_policy: { cannabis: 'Unopened products within 5 days with the receipt.' },
    limits_and_rules: {
      purchase_limit: '1 ounce of flower or 7 grams of concentrate per visit',
      on_site_consumption: false,
      public_consumption: 'Not allowed.',
      ferry: 'State ferries do not allow cannabis use on board.',
    },
    loyalty: { name: 'Tide Table', earn: '1 shell per $1 spent', redeem: '150 shells = $10 off' },
    deals: { always: ['Veterans: 12% off'] },
    ev_charger: 'Two chargers behind the barn.',
  }),
  products: [
    makeProduct({ productId: 'c1', name: 'Ferry Fog Wax', category: 'concentrate', subcategory: 'Wax' }),
    makeProduct({ productId: 'g1', name: 'Amber Chews', category: 'edible', subcategory: 'Gummies' }),
    makeProduct({ productId: 'm1', name: 'Winter Mints', category: 'edible', subcategory: 'Mints' }),
  ],
})
const after = (first: string, text: string) => askAfter(store, [first], text)

describe('what goes on with a question about the shop', () => {
  it.each(['and for dabs?', 'what about gummies', 'same for concentrates?', 'and concentrates', 'how about wax then'])(
    'asks for the limits of another shelf: %s',
    (text) => {
      expect(after('how much flower can i buy in one go', text).intent).toBe('purchase_limits')
    },
  )

  it.each(['ok show me gummies', 'what gummies do you have', 'gummies under 60'])(
    'is no further limit where goods are asked for: %s',
    (text) => {
      expect(after('how much flower can i buy in one go', text).intent).toBe('recommend')
    },
  )

  it.each([
    'what if its opened',
    'even if ive used it',
    'i already opened it',
    'do i need the receipt',
    'what if it isnt sealed',
    'without the original box',
  ])('asks what else holds of a return: %s', (text) => {
    expect(after("can i bring back gummies i didn't like", text).intent).toBe('returns')
  })

  it.each([
    'its about 2 weeks old, did i miss the window',
    'i bought it yesterday',
    'its been a month',
    'is it too late',
  ])('hears when a thing was bought that is brought back: %s', (text) => {
    expect(after('my cart from you guys quit working', text).intent).toBe('returns')
    expect(after('my cart from you guys quit working', 'got anything new this week').intent).not.toBe('returns')
  })

  it.each(['are you open today', 'how late are you open'])('is no return where the hours are asked for: %s', (text) => {
    expect(after('can i return gummies', text).intent).toBe('store_hours')
  })

  it.each(['same on the ferry home?', 'what about on the ferry', 'is it the same on the ferry'])(
    'asks where else it is not allowed, and is told by the place: %s',
    (text) => {
      const turn = after('can i smoke in your parking lot', text)
      expect(turn.intent).toBe('consumption_rules')
      expect(turn.text).toBe('State ferries do not allow cannabis use on board.')
    },
  )

  it('tells of no place that was not named', () => {
    expect(after('can i smoke in your parking lot', 'what about at the beach').text).not.toContain('erries')
  })
})

describe('a question about the shop in words of its own', () => {
  it.each([
    'cool, is there somewhere to charge the car',
    'is there a place to plug in the ev',
    'can i charge my tesla while i shop',
    'nice. got somewhere to plug in my car',
  ])('asks for a charger: %s', (text) => {
    expect(askStore(store, text).text).toContain('Two chargers')
  })

  it.each(['how many shells for money off', 'shells for a discount', 'how many shells do i need'])(
    'asks for the worth of what is earned: %s',
    (text) => {
      const turn = askStore(store, text)
      expect(turn.intent).toBe('loyalty')
      expect(turn.text).toContain('150 shells')
    },
  )

  it.each([
    'mm changed my mind, not smoking tonight. mints?',
    'um changed my mind. mints',
    'mmm i changed my mind, mints',
  ])('changes a wish and no order: %s', (text) => {
    expect(askStore(store, text).products.map(({ name }) => name)).toEqual(['Winter Mints'])
  })
})

describe('how long points last', () => {
  it.each([
    'do they ever expire',
    'when do they expire',
    'ok and do those run out',
    'can i lose them',
    'how long are they good for',
    'is there an expiration',
    'do they go away if i dont use them',
  ])('is asked of the points that were spoken of: %s', (text) => {
    expect(after('how do your rewards work', text).intent).toBe('loyalty')
  })

  it('is asked of goods where goods were spoken of', () => {
    expect(after('amber chews', 'do they ever expire').intent).not.toBe('loyalty')
  })
})
