import { describe, expect, it } from 'vitest'
import type { Category } from '#contract/catalog.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { openStore } from './open-store.ts'

const row = (category: Category, name: string) =>
  makeProduct({ name, brand: null, category, strainName: null, strainType: null, size: null, sizeGrams: null })
const flower = makeProduct({ name: 'Northern Drift 3.5g' })
const pantry = openStore({
  profile: DEMO_PROFILE,
  products: [
    flower,
    row('pre-roll', 'Herb Infused Joint'),
    row('edible', 'Pepperoni Pizza'),
    row('edible', 'Butter & Salt Popcorn'),
    row('edible', 'Chipotle Hot Sauce'),
    row('edible', 'Blackberry BBQ Sauce'),
    row('edible', 'Lemon Honey Sticks'),
    row('edible', 'Wildflower Honey'),
    row('edible', 'Chocolate Chip Cookie'),
    row('edible', 'Tortilla Chips'),
    row('edible', 'Chamomile Tea'),
    row('topical', 'Rose Soap - Large'),
    row('topical', 'Hemp Body Wash'),
  ],
})
const shown = (text: string): string[] =>
  askStore(pantry, text)
    .products.map(({ name }) => name)
    .sort()

describe('an everyday noun that names of the menu end in', () => {
  it('is what is asked for, whatever stands before it', () => {
    for (const [text, ...names] of [
      ['got soap', 'Rose Soap - Large'],
      ['any bar soap or body wash', 'Hemp Body Wash', 'Rose Soap - Large'],
      ['do you have like a frozen pizza with weed in it lol', 'Pepperoni Pizza'],
      ['weed pizza', 'Pepperoni Pizza'],
      ['popcorn, the infused kind', 'Butter & Salt Popcorn'],
      ['thc popcorn', 'Butter & Salt Popcorn'],
      ['infused hot sauce or bbq sauce', 'Blackberry BBQ Sauce', 'Chipotle Hot Sauce'],
      ['any hot sauce', 'Chipotle Hot Sauce'],
      ['need that honey in the little sticks for tea', 'Lemon Honey Sticks'],
      ['any chips', 'Tortilla Chips'],
      ['tienen jabón?', 'Rose Soap - Large'],
    ] as const)
      expect(shown(text), text).toEqual(names)
  })

  it('is said to be missing by its name', () => {
    for (const text of ['one of those little rolling machines', 'do you sell rolling machines'])
      expect(askStore(pantry, text).text, text).toContain("don't carry rolling machines")
    expect(askStore(pantry, 'got any ramen').text).toContain("don't carry ramen")
  })

  it('is not asked for where it is only spoken of', () => {
    for (const text of ['i ordered a pizza, need an eighth', 'flower that smells like coffee', 'popcorn buds'])
      expect(shown(text), text).not.toContain('Pepperoni Pizza')
    expect(askStore(pantry, 'is the cookie nut free').text).not.toContain("don't carry")
    expect(shown('netflix and popcorn night, want a joint')).toEqual(['Herb Infused Joint'])
    expect(askStore(openStore({ profile: DEMO_PROFILE, products: [flower] }), 'popcorn nugs').text).toContain('smalls')
  })
})
