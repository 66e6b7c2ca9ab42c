import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'
import { wordsForPictures } from './pictures.ts'

const edible = { category: 'edible', stock: 9, priceCents: 2000 } as const
const store = openStore({
  profile: {
    name: 'Test Shop',
    address: { street: '1 Main St', city: 'Elm', state: 'New Jersey', state_code: 'NJ', zip: '07001' },
  },
  products: [
    makeProduct({ ...edible, productId: 'bar', subcategory: 'Chocolates', name: 'Harbor Milk Chocolate Bar' }),
    makeProduct({ ...edible, productId: 'berry', subcategory: 'Gummies', name: 'Amber Strawberry Gummies' }),
    makeProduct({ ...edible, productId: 'peach', subcategory: 'Gummies', name: 'Cobalt Peach Gummies' }),
    makeProduct({ ...edible, productId: 'seltzer', subcategory: 'Beverages', name: 'Lime Seltzer' }),
    makeProduct({ category: 'flower', productId: 'jar', name: 'Maple Kush', sizeGrams: 3.5, size: '3.5g', stock: 9 }),
    makeProduct({ category: 'vape', productId: 'cart', subcategory: 'Cartridges', name: 'Maple Cart', stock: 9 }),
  ],
})
const ids = (text: string): string[] => askStore(store, text).products.map(({ productId }) => productId)

describe('a picture in the place of a word', () => {
  it.each([
    ['🍫🍫 plz', ['bar']],
    ['any 🍫 under 30', ['bar']],
    ['quiero 🍫', ['bar']],
    ['🍓 gummies', ['berry']],
    ['gummies 🍑', ['peach']],
    ['need some 🥤', ['seltzer']],
    ['got any 🍃', ['jar']],
    ['🌿?', ['jar']],
  ])('names what is wanted: %s', (text, found) => {
    expect(ids(text)).toEqual(found)
  })

  it('names what was asked for before', () => {
    expect(askAfter(store, ['any 🥤'], 'whats the cheapest').products.map(({ productId }) => productId)).toEqual([
      'seltzer',
    ])
  })

  it('asks for a matter of the shop', () => {
    expect(askStore(store, '📍?').intent).toBe('store_location')
    expect(askStore(store, '🕐 today?').intent).toBe('store_hours')
    expect(askStore(store, 'do u take 💳').intent).toBe('payment')
  })

  it.each([
    'hi 🍃',
    'thanks 🍃✌️',
    'what time do you close 🍃',
    'any deals today 🌿',
    'carts under 60 🍃🔥',
    'chocolate bars 🍫',
    'love this place 🌿',
    '🔥 carts',
  ])('only smiles where words say it all: %s', (text) => {
    expect(
      wordsForPictures(text)
        .replace(/[^a-z\d ]/g, '')
        .replace(/ +/g, ' ')
        .trim(),
    ).toBe(text.replace(/[^a-z\d ]/g, '').trim())
  })

  it('reads a text of nothing else within the time of a test', () => {
    expect(wordsForPictures('🍫 🍓'.repeat(20_000))).toContain('chocolate')
  })
})
