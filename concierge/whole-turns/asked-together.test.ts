import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { DEMO_PROFILE } from '#server/db/seed/demo-profile.ts'
import { openStore } from '#concierge/open-store.ts'

const plain = { strainName: null, strainType: null, size: null, sizeGrams: null } as const
const store = openStore({
  profile: DEMO_PROFILE,
  products: [
    makeProduct({ ...plain, name: 'Mango Gummies', category: 'edible', subcategory: 'Gummies' }),
    makeProduct({ ...plain, name: 'Apple Gummies', category: 'edible', subcategory: 'Gummies', flavors: ['apple'] }),
    makeProduct({ ...plain, name: 'Jack Herer Pre-Roll', strainName: 'Jack Herer', category: 'pre-roll' }),
    makeProduct({ ...plain, name: 'Steel Grinder', category: 'accessory', subcategory: 'Grinder' }),
  ],
})
const shown = (text: string): string[] =>
  askStore(store, text)
    .products.map(({ name }) => name)
    .sort()

describe('a thing that is only named before a question about the shop', () => {
  it('is shown beside the answer', () => {
    for (const [text, told] of [
      ['gummies and do yall take apple pay', /apple pay|cash/i],
      ['some gummies, do you take amex', /cash/i],
      ['gummies and are you open late', /open|close/i],
      ['gomitas y aceptan tarjeta', /efectivo/i],
    ] as const) {
      const turn = askStore(store, text)
      expect(turn.text, text).toMatch(told)
      expect(shown(text), text).toContain('Mango Gummies')
    }
  })

  it('is not shown where the question is about it', () => {
    for (const text of ['gummies, do you deliver them', 'gummies and can i return those'])
      expect(shown(text), text).toEqual([])
  })
})

describe('a name beside gear', () => {
  it('is a thing of its own', () => {
    expect(shown('jack herer preroll and a grinder')).toEqual(['Jack Herer Pre-Roll', 'Steel Grinder'])
    expect(askStore(store, 'jack herer preroll n a lighter').text).toMatch(/Jack Herer Pre-Roll.*don't have lighters/)
  })
})
