import { expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const store = openStore({
  profile: { name: 'Harbor Leaf' },
  products: [
    makeProduct({ name: 'Harbor Moon Rocks 1g', category: 'flower', subcategory: 'Moon Rocks', stock: 9 }),
    makeProduct({ name: 'Night Owl', category: 'flower', strainType: 'indica', sizeGrams: 3.5, stock: 9 }),
    makeProduct({ name: 'Pear Gummies 100mg', category: 'edible', subcategory: 'Gummies', stock: 9 }),
  ],
})

it.each([
  ['how can i tell if my gummies went bad', /date on the label/],
  ['are my edibles still good', /date on the label/],
  ['can you eat weed raw', /THCA/],
  ['how many grams are in a joint', /half a gram/],
  ['whats tac', /total cannabinoids/],
  ['what is a moon rock', /rolled in kief/],
  ['who discovered weed', /Central Asia/],
  ['is weed legal nationwide', /Federal law/],
  ['when did it become legal here', /Federal law/],
  ['why is it called mary jane', /Mexican Spanish/],
  ['do you buy weed from home growers', /licensed growers/],
  ['do you serve felons', /question of law/],
  ['se me subio mucho, que hago', /Poison Control/],
])('explains and sells nothing: %s', (text, words) => {
  const turn = askStore(store, text)
  expect(turn.text).toMatch(words)
  expect(turn.products).toEqual([])
})

it('shows a good one where one is wanted', () => {
  expect(askStore(store, 'what is a good indica').products.length).toBeGreaterThan(0)
})
