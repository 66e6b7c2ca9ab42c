import { expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const plain = { strainName: null, description: null }
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({ ...plain, productId: 'tincture', name: 'Peach Tincture', category: 'tincture', subcategory: null }),
    makeProduct({ ...plain, productId: 'gummy', name: 'Plum Gummies', category: 'edible', subcategory: 'Gummies' }),
    makeProduct({ ...plain, productId: 'joint', name: 'Slow Tide', category: 'pre-roll', priceCents: 900 }),
    makeProduct({ ...plain, productId: 'blunt', name: 'Long Tide', category: 'pre-roll', priceCents: 1900 }),
    makeProduct({ ...plain, productId: 'tee', name: 'Harbor Tee', category: 'merch', size: 'XL', strainType: null }),
  ],
})
const ids = (text: string) => askStore(store, text).products.map(({ productId }) => productId)

it.each([
  'the liquid you drop under your tongue, got that?',
  'the drops you put under your tongue',
  'something for under my tongue',
  'thc drops',
  'drops without the high',
  'oil drops you take by mouth',
])('drops under the tongue are tinctures: %s', (text) => {
  expect(ids(text)).toEqual(['tincture'])
})

it.each(['any new drops this week', 'drop off at my door?', 'cough drops'])('what else drops is none: %s', (text) => {
  expect(askStore(store, text).text).not.toContain('tinctures')
})

it.each(['something to wear', 'anything i can wear in XL', 'do you have stuff to wear', 'wearables?'])(
  'what is worn is merch: %s',
  (text) => {
    expect(ids(text)).toEqual(['tee'])
  },
)

it('what wears off is none', () => {
  expect(ids('something to wear off slowly, gummies')).toEqual(['gummy'])
})

it.each(['single joint for a tenner', 'a preroll for a tenner or less', 'prerolls, a tenner is all i have'])(
  'a bill is money: %s',
  (text) => {
    expect(ids(text)).toEqual(['joint'])
  },
)
