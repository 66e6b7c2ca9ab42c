import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const eaten = (productId: string, name: string, subcategory: string, thcMgPerPiece: number) =>
  makeProduct({
    productId,
    category: 'edible',
    subcategory,
    name,
    thcMgPerPiece,
    thcMgTotal: thcMgPerPiece,
    thcPercent: null,
    stock: 9,
  })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    eaten('ten', 'Plum Gummies', 'Gummies', 10),
    eaten('fifteen', 'Pear Gummies', 'Gummies', 15),
    eaten('twenty', 'Owl Gummies', 'Gummies', 20),
    eaten('drink', 'Lime Shot', 'Beverages', 100),
    eaten('pill', 'Night Capsules', 'Capsules', 25),
  ],
})

const shown = (text: string) =>
  askStore(store, text)
    .products.map(({ productId }) => productId)
    .sort()

describe('a dose that does nothing', () => {
  it.each([
    'those 10mg gummies do zip for me, which ones would work',
    'the 10mg ones dont do anything for me, which gummies would',
    '10 mg is too weak for me, what gummies do you have',
  ])('is the least that is wished for: %s', (text) => {
    expect(shown(text)).toEqual(['fifteen', 'twenty'])
  })

  it.each([
    'those 10mg gummies do zip for me. 20 or more a piece please',
    '10mg gummies do nothing for me. at least 20 each',
    'gummies, 20 or more a piece',
  ])('gives way to the one that is asked for: %s', (text) => {
    expect(shown(text)).toEqual(['twenty'])
  })

  it('is wished for where it works', () => {
    expect(shown('10mg gummies work for me')).toEqual(['ten'])
  })
})

it.each(['something to chew not to drink, 20 or more a piece', 'an edible i can chew, at least 20 mg each'])(
  'takes what is to be chewed for neither drink nor pill: %s',
  (text) => {
    expect(shown(text)).toEqual(['twenty'])
  },
)
