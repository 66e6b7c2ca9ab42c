import { describe, expect, it } from 'vitest'
import { askAfter } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const bud = (productId: string, name: string, sizeGrams: number, priceCents: number) =>
  makeProduct({
    productId,
    name,
    brand: 'Fernhill',
    category: 'flower',
    strainName: null,
    sizeGrams,
    size: `${sizeGrams}g`,
    priceCents,
  })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    bud('e', 'Fernhill - Quince Cake [3.5g]', 3.5, 2400),
    bud('q', 'Fernhill - Quince Cake [7g]', 7, 5400),
    bud('o', 'Fernhill - Damson Haze [3.5g]', 3.5, 3000),
    makeProduct({
      productId: 'n',
      name: 'Plum Moss 3.5g',
      brand: 'Northbank',
      category: 'flower',
      strainName: null,
      sizeGrams: 3.5,
      size: '3.5g',
      priceCents: 2000,
    }),
    makeProduct({
      productId: 'g',
      name: 'Fernhill Guava Gummies 10pk',
      brand: 'Fernhill',
      category: 'edible',
      subcategory: 'Gummies',
      strainName: null,
      packCount: 10,
      priceCents: 1800,
    }),
    makeProduct({
      productId: 'h',
      name: 'Northbank Lychee Gummies 20pk',
      brand: 'Northbank',
      category: 'edible',
      subcategory: 'Gummies',
      strainName: null,
      packCount: 20,
      priceCents: 1800,
    }),
  ],
})

const after = (before: string, asked: string) => {
  const { text, products } = askAfter(store, [before], asked)
  return { text, ids: products.map(({ productId }) => productId) }
}

describe('a name that was shown in several sizes', () => {
  it.each(['and in a bigger size?', 'anything bigger', 'got it larger?'])('has the larger one for "%s"', (asked) => {
    expect(after('fernhill quince cake', asked).ids).toEqual(['q'])
  })

  it('tells its largest where that was shown alone', () => {
    const { text } = after('fernhill quince cake 7g', 'anything bigger')
    expect(text).toMatch(/larger size right now. The largest I have is Fernhill - Quince Cake \[7g\]/)
  })

  it('is kept where a larger pack of it is asked for', () => {
    const { text } = after('fernhill guava gummies', 'bigger pack?')
    expect(text).toMatch(/don't have .*Guava/)
  })
})

describe('what one maker has at its lowest', () => {
  it.each(['anything cheaper', 'got something cheaper?'])('is told with what others have for less: "%s"', (asked) => {
    const { ids } = after('fernhill damson haze eighths', asked)
    expect(ids).not.toContain('o')
    expect(ids.length).toBeGreaterThan(0)
  })

  it('names the other makers', () => {
    const { text, ids } = after('flower from fernhill in an eighth', 'anything cheaper')
    expect(text).toMatch(/From other brands I have Plum Moss/)
    expect(ids).toEqual(['n'])
  })
})
