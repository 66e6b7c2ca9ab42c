import { describe, expect, it } from 'vitest'
import { askAfter, askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const jar = (productId: string, sizeGrams: number, priceCents: number) =>
  makeProduct({ productId, category: 'flower', name: `${productId} ${sizeGrams}g`, sizeGrams, priceCents, stock: 9 })
const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    jar('ounce', 28, 18000),
    jar('half', 14, 10000),
    jar('dear-half', 14, 13000),
    makeProduct({
      productId: 'gum',
      category: 'edible',
      subcategory: 'Gummies',
      name: 'Pear Gummies',
      priceCents: 1800,
      strainType: 'hybrid',
      stock: 9,
    }),
  ],
})
const ids = (turn: ReturnType<typeof askStore>): string[] => turn.products.map(({ productId }) => productId)

describe('what would do instead', () => {
  it('is left aside where there is what was wished for', () => {
    expect(ids(askStore(store, 'an oz under 200, else a half under 120'))).toEqual(['ounce'])
  })

  it.each([
    'an oz under 150, else a half under 120',
    'an ounce under 150, or else a half ounce under 120',
    'an oz under 150 otherwise a half oz under 120',
    'an oz under 150, if not then a half ounce below 120',
    "an ounce under 150, if you don't have any a half ounce under 120",
  ])('keeps its own limits, and the first is said to be missing: %s', (text) => {
    const turn = askStore(store, text)
    expect(ids(turn)).toEqual(['half'])
    expect(turn.text).toContain("don't have ounces up to $150")
  })

  it('is as the first was wished for but for what is said', () => {
    expect(ids(askStore(store, 'indica gummies, if not then hybrid'))).toEqual(['gum'])
  })

  it('is not asked for by "anything else"', () => {
    expect(ids(askStore(store, 'anything else in gummies'))).toEqual(['gum'])
  })
})

describe('"whats cheaper" after the cheapest', () => {
  it('is told as the lowest there is, and limits nothing that is asked next', () => {
    const cheaper = askAfter(store, ['gummies'], 'bit much for me, whats cheaper')
    expect(cheaper.text).toContain('as low as gummies go')
    expect(ids(cheaper)).toEqual(['gum'])
    expect(ids(askAfter(store, ['gummies', 'bit much for me, whats cheaper'], 'ok a hybrid one'))).toEqual(['gum'])
  })
})
