import { describe, expect, it } from 'vitest'
import type { Category } from '#contract/catalog.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { openStore } from '#concierge/open-store.ts'

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

describe('sizes and shapes in everyday words', () => {
  const [eighth, ounce] = [3.5, 28].map((sizeGrams) =>
    makeProduct({ productId: `f${sizeGrams}`, name: `Fern ${sizeGrams}`, sizeGrams, size: `${sizeGrams}g`, stock: 5 }),
  )
  const gear = ['King Size Slim Papers', 'Hemp Papers 1 1/4', 'Electric Dab Pen'].map((name, at) =>
    makeProduct({ productId: `g${at}`, name, category: 'accessory', sizeGrams: null, size: null, stock: 5 }),
  )
  const store = openStore({
    profile: { name: 'Test Shop' },
    products: [eighth, ounce, ...gear].filter((product) => product !== undefined),
  })
  const shown = (text: string) => askStore(store, text).products.map(({ productId }) => productId)

  it.each(['3.5s please', 'got any 3.5s', 'whats good in 3.5s'])('are eighths: %s', (text) =>
    expect(shown(text)).toEqual(['f3.5']),
  )
  it('are ounces', () => expect(shown('any 28s')).toEqual(['f28']))
  it.each(['long rolling papers', 'extra long papers', 'longer papers'])('are papers of king size: %s', (text) =>
    expect(shown(text)).toEqual(['g0']),
  )
  it.each(['something electric for dabbing on the go', 'something portable to dab with', 'a gadget for dabs'])(
    'are gear to dab with: %s',
    (text) => expect(shown(text)[0]).toBe('g2'),
  )
})

it('has a soda in whatever soda the menu has', () => {
  const drink = (productId: string, name: string) =>
    makeProduct({ productId, name, category: 'edible', subcategory: 'Beverage', sizeGrams: null, size: null, stock: 5 })
  const store = openStore({
    profile: { name: 'Test Shop' },
    products: [drink('d1', 'Root Beer'), drink('d2', 'Front Porch Lemonade'), drink('d3', 'Iced Tea')],
  })
  for (const text of ['got any soda', 'want a soda with thc in it', 'sodas?'])
    expect(
      askStore(store, text).products.map(({ productId }) => productId),
      text,
    ).toEqual(['d1'])
})
