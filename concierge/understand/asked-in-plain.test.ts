import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: { name: 'Fern & Co', hours: DEFAULT_HOURS },
  products: [
    makeProduct({
      productId: 'fog',
      name: 'Valley Fog',
      brand: 'Rootdown',
      category: 'flower',
      priceCents: 4200,
      effects: ['relaxed', 'happy'],
      terpenes: ['Myrcene', 'Linalool'],
    }),
    makeProduct({ productId: 'chews', name: 'Amber Chews', category: 'edible', subcategory: 'Gummies' }),
    makeProduct({ productId: 'dark', name: 'Dark Chocolate Bar', category: 'edible', subcategory: 'Chocolate' }),
  ],
})

describe('what is asked of a thing in words of its own', () => {
  it.each([
    'what kind of high is valley fog',
    'what kinda feeling does valley fog give',
    'whats the buzz like with valley fog',
    'valley fog - what kind of feeling does it give?',
    'whats the vibe of valley fog',
    'what mood is valley fog for',
  ])('is what it feels like: %s', (text) => expect(askStore(store, text).text).toMatch(/relax|happy/i))

  it.each(["what's the price tag on valley fog", 'what do you charge for valley fog'])('is its price: %s', (text) =>
    expect(askStore(store, text).text).toContain('$42'),
  )

  it('is who makes it', () => {
    expect(askStore(store, 'who is valley fog by').text).toContain('Rootdown')
  })

  it('is no lesson on terpenes where they are to be had', () => {
    const turn = askStore(store, 'flower w linalool and myrcene')
    expect(turn.products.map(({ productId }) => productId)).toEqual(['fog'])
  })
})

describe('what is to be had, said in other words', () => {
  it('is changed for what was shown, where no order is spoken of', () => {
    for (const text of ['switch to gummies', 'change that to gummies'])
      expect(askAfter(store, ['something relaxing to smoke'], text).products[0]?.productId, text).toBe('chews')
    expect(askStore(store, 'can i change my order to gummies').intent).toBe('order_change')
  })

  it('is to eat for whoever eats it, and names no place or favour', () => {
    expect(askStore(store, 'my aunt only eats dark chocolate. anything infused').products[0]?.productId).toBe('dark')
    for (const text of ['got a bonus at work, spoil me. best flower', 'flower for the back deck'])
      expect(askStore(store, text).products[0]?.productId, text).toBe('fog')
  })
})

describe('another day after a question about the shop', () => {
  it.each(['what about saturday morning, how early', 'and saturday night?', 'and tomorrow night'])(
    'is no mood, whatever part of it is named: %s',
    (text) => {
      const turn = askAfter(store, ['what time do you close thursday'], text)
      expect(turn.intent).toBe('store_hours')
      expect(turn.products).toEqual([])
    },
  )
})
