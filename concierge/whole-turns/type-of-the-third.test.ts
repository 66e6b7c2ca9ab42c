import { expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const rolled = (productId: string, name: string, strainType: 'indica' | 'hybrid' | 'sativa') =>
  makeProduct({
    productId,
    name,
    strainType,
    brand: 'Kestrel',
    category: 'pre-roll',
    subcategory: 'Singles',
    strainName: null,
    flavors: [],
  })

const store = openStore({
  profile: { name: 'Test Shop', phone: '(575) 555-0100' },
  products: [
    rolled('p1', 'Anvil Roll 1g', 'indica'),
    rolled('p2', 'Bluff Roll 1g', 'hybrid'),
    rolled('p3', 'Watermelon Roll 1g', 'indica'),
  ],
})

const SHOWN = ['show me pre rolls']
const shownBefore = askAfter(store, [], SHOWN[0] ?? '').products.map(({ productId }) => productId)
const about = (text: string): readonly string[] =>
  askAfter(store, SHOWN, text).products.map(({ productId }) => productId)

it.each(['is the third one indica', 'is the third one an indica?', 'the third one, is it an indica'])(
  'asks the type of the one in that place: %s',
  (text) => {
    expect(about(text)).toEqual(shownBefore.slice(2, 3))
  },
)

it.each(['is the watermelon one an indica', 'the watermelon one, is it indica?'])(
  'asks the type of the one that is called so: %s',
  (text) => {
    expect(about(text)).toEqual(['p3'])
  },
)

it('still takes the one of a type for that', () => {
  expect(about('how much is the hybrid one')).toEqual(['p2'])
})
