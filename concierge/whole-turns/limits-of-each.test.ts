import { expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const products = [
  makeProduct({
    productId: 'joint',
    name: 'Dawn Joint',
    category: 'pre-roll',
    size: '1g',
    sizeGrams: 1,
    priceCents: 1500,
  }),
  makeProduct({
    productId: 'bath',
    name: 'Bath Soak',
    category: 'topical',
    subcategory: 'Bath Soak',
    priceCents: 1800,
  }),
  makeProduct({
    productId: 'gummies',
    name: 'Plum Gummies',
    category: 'edible',
    subcategory: 'Gummies',
    priceCents: 1900,
  }),
  makeProduct({ productId: 'flower', name: 'Pine Jar', category: 'flower', priceCents: 3000 }),
]
const store = openStore({ profile: { name: 'Test Shop' }, products })
const idsFor = (text: string): string[] =>
  askStore(store, text)
    .products.map(({ productId }) => productId)
    .sort()

it.each([
  'one joint, gummies and something for the bath. each 20 or less',
  'a joint, gummies and something for the bath, under 20 each',
  'joint, gummies and bath salts, 20 max apiece',
])('holds for every one of several things where it is said of each: %s', (text) => {
  expect(idsFor(text)).toEqual(['bath', 'gummies', 'joint'])
})

it.each([
  'he wants an eighth for 35 or less, i want gummies',
  'an eighth under 35 and some gummies',
  'an eighth, 35 tops, plus some gummies',
])('is that of the thing it is said of: %s', (text) => {
  expect(idsFor(text)).toEqual(['flower', 'gummies'])
})

it.each([
  'an eighth and gummies for 35',
  'under 35 an eighth and gummies',
  'i have 35 to spend on an eighth and some gummies',
  'an eighth for 35 total with some gummies',
])('is that of the sum elsewhere: %s', (text) => {
  expect(idsFor(text)).not.toEqual(['flower', 'gummies'])
})
