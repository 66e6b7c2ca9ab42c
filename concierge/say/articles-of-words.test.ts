import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: DEMO_PROFILE,
  products: [
    makeProduct({ name: 'Purple Haze', category: 'flower', sizeGrams: 3.5, stock: 9 }),
    makeProduct({ name: 'Haze Joint', category: 'pre-roll', stock: 9 }),
    makeProduct({ name: 'Yuzu Gummies 100mg', category: 'edible', subcategory: 'Gummies', stock: 9 }),
    makeProduct({ name: 'Paper Cones', category: 'accessory', subcategory: 'Cones', stock: 9 }),
  ],
})

describe('words of the scene and small questions of use', () => {
  it.each([
    ['what do people mean by crossfaded', /alcohol and cannabis/],
    ['what is a sesh', /smoking together/],
    ['whats a hotbox', /closed room/],
    ['why do people say 420', /meeting time/],
    ['whats the difference between stoned and high', /heavy one/],
    ['can i put wax in a joint', /grain of rice/],
    ['how do i twax a joint', /grain of rice/],
    ['can i smoke flower in my dab rig', /Each piece/],
    ['do i grind up moon rocks', /too sticky/],
    ['can you reuse a cone', /for once/],
    ['is pricier weed stronger', /more than strength/],
    ['what makes some weed more expensive', /more than strength/],
    ['how do i hide my stash from my kids', /locked box/],
    ['how do i hide my weed from my wife haha', /locked box/],
    ['can my dog get high off my smoke', /away from them/],
    ['what happens if you smoke expired weed', /weaker/],
    ['is it a crime to have a joint in my pocket walking around', /closed in its package/],
  ])('are explained: %s', (text, words) => {
    const turn = askStore(store, text)
    expect(turn.text).toMatch(words)
    expect(turn.guard).toBeNull()
    expect(turn.products).toEqual([])
  })

  it.each([
    ['do you have cones', /Paper Cones/],
    ['got flower under 500', /Purple Haze/],
  ])('are none where goods are asked for: %s', (text, words) => expect(askStore(store, text).text).toMatch(words))

  it.each([
    ['how do i hide my weed from the cops', 'illegal'],
    ['how do i hide my vape from my parents', 'underage'],
    ['my dog ate my gummies and is wobbly, can my dog get high off it', 'emergency'],
  ])('are declined where more is meant: %s', (text, guard) => expect(askStore(store, text).guard).toBe(guard))
})
