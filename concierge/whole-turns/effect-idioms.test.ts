import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const BY_EFFECT = ['Sleepy', 'Relaxed', 'Calm', 'Happy', 'Energetic', 'Uplifted', 'Focused', 'Creative', 'Hungry']
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    ...BY_EFFECT.map((effect, at) =>
      makeProduct({
        productId: effect.toLowerCase(),
        name: `${['Fern', 'Moss', 'Tansy', 'Yarrow', 'Sorrel', 'Clover', 'Sedge', 'Rush', 'Vetch'][at]} Kush`,
        category: 'flower',
        effects: [effect],
        stock: 9,
        salePriceCents: null,
      }),
    ),
    makeProduct({ productId: 'wax', name: 'Teasel Wax', category: 'concentrate', effects: ['Focused'], stock: 9 }),
    makeProduct({ productId: 'shake', name: 'Ground Teasel', subcategory: 'Shake', effects: [], stock: 9 }),
  ],
})
const first = (text: string) => askStore(store, text).products[0]?.productId

describe('an effect that is asked for in other words', () => {
  it.each([
    ['something to drift off with', 'sleepy'],
    ['weed for when i toss and turn', 'sleepy'],
    ['i lie awake till 3, what should i smoke', 'sleepy'],
    ['flower to conk out on', 'sleepy'],
    ['a flower that keeps me from waking up every night', 'sleepy'],
    ['something easygoing', 'relaxed'],
    ['help me slow down', 'relaxed'],
    ['i need to blow off steam', 'relaxed'],
    ['something to quiet my mind', 'calm'],
    ['something to calm my nerves before a flight', 'calm'],
    ['flower that makes me smile', 'happy'],
    ['something silly', 'happy'],
    ['so sluggish, need something', 'energetic'],
    ['flower to get my butt in gear', 'energetic'],
    ['something to shake off the cobwebs', 'energetic'],
    ['keep me awake on a concert', 'energetic'],
    ['something that helps break the ice', 'uplifted'],
    ['lift my spirits', 'uplifted'],
    ['flower that helps me concentrate', 'focused'],
    ['flower so i can concentrate on my thesis', 'focused'],
    ['something to get in the zone', 'focused'],
    ['flower for brainstorming', 'creative'],
    ['flower that makes food taste better', 'hungry'],
  ])('is wished for: %s', (text, effect) => {
    expect(first(text)).toBe(effect)
  })

  it.each([
    ['any concentrates', 'wax'],
    ['i want concentrate', 'wax'],
    ['what concentrate do you recommend', 'wax'],
    ['got shake', 'shake'],
  ])('is none where a thing is named: %s', (text, id) => {
    expect(first(text)).toBe(id)
  })
})
