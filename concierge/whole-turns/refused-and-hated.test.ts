import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const cart = (productId: string, name: string, strainType: 'indica' | 'sativa', priceCents: number) =>
  makeProduct({ productId, category: 'vape', subcategory: 'Cartridge', name, strainType, priceCents, stock: 9 })
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    cart('oil', 'Plum Distillate Cart 1g', 'indica', 3000),
    cart('resin', 'Plum Live Resin Cart 1g', 'indica', 4500),
    cart('dawn', 'Dawn Live Resin Cart 1g', 'sativa', 4500),
    cart('dear', 'Night Live Resin Cart 1g', 'indica', 9000),
    cart('whole', 'Night Full-Spectrum Cart 1g', 'indica', 9500),
    makeProduct({
      productId: 'rosin',
      category: 'edible',
      subcategory: 'Gummies',
      name: 'Pear Live Rosin Gummies',
      stock: 9,
    }),
    makeProduct({ productId: 'water', category: 'edible', subcategory: 'Drinks', name: 'Lime Seltzer', stock: 9 }),
    makeProduct({
      productId: 'jar',
      category: 'flower',
      name: 'Sweet Moss 3.5g',
      sizeGrams: 3.5,
      strainType: 'sativa',
      effects: ['Creative'],
      flavors: ['Sweet'],
      stock: 9,
    }),
  ],
})
const shown = (text: string): string[] =>
  askStore(store, text)
    .products.map(({ productId }) => productId)
    .toSorted()

it.each(['carts? no sativa no distillate no over 60', 'carts no sativa no distillate not over 60'])(
  'each of several refusals in a row is kept: %s',
  (text) => expect(shown(text)).toEqual(['resin']),
)

it.each(['rosin gummies not regular distillate', 'rosin gummies, not the cheap distillate'])(
  'an extract that is refused as a common one is not wanted: %s',
  (text) => expect(shown(text)).toEqual(['rosin']),
)

it('a full spectrum cart is no maker of that name', () => {
  expect(shown('do you have full spectrum carts')).toEqual(['whole'])
})

it('who hates the taste of weed is shown what is eaten', () => {
  expect(shown('my girlfriend hates the taste of weed, whats something sweet')).not.toContain('jar')
})

it('water with thc in it is a drink', () => expect(shown('im looking for thc water')).toEqual(['water']))

describe('a strain for what is made', () => {
  it.each(['whats a good strain for painting', 'best strain for writing', 'weed for writers block'])(
    'is shown, and not explained: %s',
    (text) => expect(shown(text)).toContain('jar'),
  )
})
