import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const gummy = (productId: string, name: string, effects: string[], description: string | null = null) =>
  makeProduct({
    productId,
    name,
    effects,
    description,
    category: 'edible',
    subcategory: 'Gummies',
    strainType: 'hybrid',
    strainName: null,
    thcPercent: null,
    thcMgTotal: 50,
    packCount: 10,
  })
const products = [
  gummy('bright', 'Wren Gummies Lemon', ['energetic']),
  gummy('sleepy', 'Wren Gummies Plum', ['sleepy'], 'With CBN and melatonin.'),
  gummy('bare', 'Lark Gummies Peach', []),
]
const shop = openStore({ profile: { name: 'Test Shop' }, products })
const ids = (text: string) => askStore(shop, text).products.map(({ productId }) => productId)

describe('an effect that the menu lists of nothing', () => {
  it('is looked for by the nearest that it lists, and that is said', () => {
    expect(ids('focus gummies')).toEqual(['bright'])
    expect(askStore(shop, 'gummies to focus').text).toContain('went by the nearest one')
  })

  it('is found where the menu lists it', () => {
    const other = openStore({
      profile: { name: 'Test Shop' },
      products: [...products, gummy('focused', 'Finch Gummies Lime', ['focused'])],
    })
    const turn = askStore(other, 'focus gummies')
    expect(turn.products.map(({ productId }) => productId)).toEqual(['focused'])
    expect(turn.text).not.toContain('nearest one')
  })
})

describe('a substance by itself', () => {
  it.each(['melatonin?', 'any melatonin', 'got melatonin please'])('is asked for: %s', (text) => {
    expect(askStore(shop, text).text).toContain('Wren Gummies Plum')
  })

  it('is said to be missing where nothing tells of it', () => {
    expect(askStore(shop, 'valerian?').text).toContain("don't carry valerian")
  })
})

describe('a dose between two figures', () => {
  it.each(['gummies between 2 and 5 mg', 'gummies from 2 to 5 mg each'])('is said with both: %s', (text) => {
    expect(askStore(shop, text).text).toContain('2 to 5 mg a piece')
  })
})

describe('what goes well with another thing', () => {
  it.each(['what pairs with a root beer, something gummy', 'something that goes well with wine, maybe some gummies'])(
    'is wished for, and not that thing: %s',
    (text) => {
      expect(ids(text)).not.toEqual([])
      expect(askStore(shop, text).intent).toBe('recommend')
    },
  )
})
