import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const eaten = {
  category: 'edible',
  thcPercent: null,
  size: null,
  sizeGrams: null,
  strainName: null,
  stock: 9,
  thcMgTotal: 100,
} as const
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    makeProduct({
      ...eaten,
      name: 'Grovetown Bar 100mg - Cookie Crumb',
      brand: 'Grove',
      subcategory: 'Chocolate',
      packCount: 20,
      thcMgPerPiece: 5,
      flavors: ['Cookie'],
    }),
    makeProduct({
      ...eaten,
      name: 'Grovetown Bar 100mg - Milk Chocolate',
      brand: 'Grove',
      subcategory: 'Chocolate',
      packCount: 20,
      thcMgPerPiece: 5,
      flavors: ['Milk chocolate'],
    }),
    makeProduct({
      ...eaten,
      name: 'Tarn Pebbles Plum & Milk Choc',
      brand: 'Tarn',
      subcategory: 'Chocolate',
      packCount: 10,
      thcMgPerPiece: 10,
      flavors: ['Plum'],
    }),
    makeProduct({
      ...eaten,
      name: 'Wren Gummies Lime',
      brand: 'Wren',
      subcategory: 'Gummies',
      packCount: 20,
      thcMgPerPiece: 5,
      flavors: ['Lime'],
    }),
    makeProduct({
      ...eaten,
      name: 'Tansy Gummies Fig',
      brand: 'Tansy',
      subcategory: 'Gummies',
      packCount: 10,
      thcMgPerPiece: 10,
      flavors: ['Fig'],
    }),
  ],
})
const ask = (text: string) => askStore(store, text)
const names = (text: string) => ask(text).products.map(({ name }) => name)

describe('of a name with several variants', () => {
  it.each(['is the grovetown bar milk chocolate strong per square', 'how strong is the grovetown bar milk chocolate'])(
    'the one is meant that has both names: "%s"',
    (text) => {
      expect(names(text)).toEqual(['Grovetown Bar 100mg - Milk Chocolate'])
    },
  )

  it.each(['is the tarn pebbles dark or milk chocolate', 'are the tarn pebbles milk or dark'])(
    'what it is asked to be calls no other: "%s"',
    (text) => {
      const turn = ask(text)
      expect(turn.intent).toBe('product_info')
      expect(turn.text).toContain('Milk, by the menu.')
      expect(turn.text).not.toContain('Grovetown')
    },
  )

  it('leaves two names with "or" between them to be weighed', () => {
    expect(ask('tarn pebbles or grovetown milk chocolate, which is cheaper').text).toContain('Grovetown')
  })
})

describe('how many are to be in a pack', () => {
  it.each(['show me gummies with 20 per pack', 'gummies with 20 in a bag', 'gummies that come 20 to a pack'])(
    'is no number of packs: "%s"',
    (text) => {
      expect(names(text)).toEqual(['Wren Gummies Lime'])
      expect(ask(text).text).not.toContain('20 come to')
    },
  )

  it('leaves packs to be counted', () => {
    expect(ask('3 packs of tansy gummies').text).toContain('$105')
  })
})
