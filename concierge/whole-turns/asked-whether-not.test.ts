import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ productId: 'gum', category: 'edible', subcategory: 'Gummies', name: 'Pear Gummies', stock: 9 }),
    makeProduct({
      productId: 'vegan',
      category: 'edible',
      subcategory: 'Gummies',
      name: 'Vegan Plum Gummies',
      stock: 9,
    }),
    makeProduct({ productId: 'joint', category: 'pre-roll', name: 'Finch Joint 1g', sizeGrams: 1, stock: 9 }),
    makeProduct({ productId: 'bar', category: 'edible', subcategory: 'Chocolate', name: 'Milk Chocolate', stock: 9 }),
  ],
})

describe('whether none is so', () => {
  it.each([
    'None of those are vegan, right?',
    'so none of them are vegan?',
    'those arent vegan, right',
    'neither of those is vegan, huh',
  ])('is asked of what was shown, and refuses nothing: %s', (text) => {
    const turn = askAfter(store, ['gummies'], text)
    expect(turn.intent).toBe('product_info')
    expect(turn.text).toMatch(/vegan/i)
  })

  it('wishes for such where nothing was shown', () => {
    expect(askStore(store, 'None of those are vegan, right?').products.map(({ productId }) => productId)).toEqual([
      'vegan',
    ])
  })

  it('tells of a joint that its row says nothing of hash or oil in it', () => {
    const { text } = askAfter(store, ['joints'], 'those arent infused right')
    expect(text).toContain("doesn't list it as infused")
    expect(text).not.toContain('among our pre-rolls')
  })
})

it.each([
  'how much does a joint weigh',
  'how many grams is a preroll',
  'how much weed is in a joint',
  'how heavy is a joint',
])('a joint in general has a weight, and is no dose: %s', (text) =>
  expect(askStore(store, text).text).toMatch(/half a gram to a full gram/),
)

it.each(['can i get an ice pack with my chocolate', 'do yall have cooler bags for the edibles'])(
  'what keeps a thing cold is none of the things: %s',
  (text) => {
    const turn = askStore(store, text)
    expect(turn.products).toEqual([])
    expect(turn.text).toMatch(/ice packs/)
  },
)
