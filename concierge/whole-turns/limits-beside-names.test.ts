import { describe, expect, it } from 'vitest'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'
import { openStore } from '#concierge/open-store.ts'

const gummy = (productId: string, name: string, priceCents: number) =>
  makeProduct({
    productId,
    name,
    brand: 'Fernhill',
    category: 'edible',
    subcategory: 'Gummies',
    strainName: null,
    priceCents,
  })

const store = openStore({
  profile: { name: 'Test Shop' },
  products: [
    gummy('p', 'Fernhill Gummies Quince', 1800),
    gummy('r', 'Fernhill Gummies Damson', 2200),
    gummy('c', 'Fernhill Gummies Guava 20:1 CBD', 2400),
    makeProduct({
      productId: 'v',
      name: 'Rove Classic Cart 500mg - Larkspur',
      brand: 'Rove',
      category: 'vape',
      subcategory: 'Cartridge',
      strainName: null,
      priceCents: 3400,
    }),
    makeProduct({
      productId: 'w',
      name: 'Amber Cart 1g',
      brand: 'Northbank',
      category: 'vape',
      subcategory: 'Cartridge',
      strainName: null,
      priceCents: 3000,
    }),
  ],
})

const ids = (text: string): string[] => askStore(store, text).products.map(({ productId }) => productId)

describe('a limit beside a name', () => {
  it.each([
    'do you have fernhill gummies under 20',
    'do you carry fernhill gummies below 20',
    'got fernhill gummies for less than 20 bucks',
  ])('is no part of another name: "%s"', (asked) => {
    expect(ids(asked)).toEqual(['p'])
  })

  it.each(['do you have the quince gummies under 15', 'got the fernhill quince for less than 15'])(
    'is told to be missed: "%s"',
    (asked) => {
      const { text } = askStore(store, asked)
      expect(text).toMatch(/don't have .* up to \$15/)
      expect(text).toContain('$18')
    },
  )

  it.each(['do you have the quince gummies under 25', 'do you have the fernhill quince for less than 30'])(
    'that is kept leaves the thing there: "%s"',
    (asked) => {
      expect(ids(asked)).toEqual(['p'])
      expect(askStore(store, asked).text).toMatch(/^Yes/)
    },
  )

  it.each([
    ['is the quince one under 20', /^Yes, it's \$18\./],
    ['is the fernhill damson under 20', /^No, it's \$22\./],
    ['is the fernhill damson over 20 bucks', /^Yes, it's \$22\./],
  ])('is asked of one thing in "%s"', (asked, told) => {
    expect(askStore(store, asked).text).toMatch(told)
  })

  it('leaves a ratio in a name to that name', () => {
    expect(ids('do you have the fernhill guava 20:1')).toEqual(['c'])
  })
})

describe('a maker that is known by a shelf too', () => {
  it.each(['rove carts', 'got any rove carts', 'any rove carts under 40'])('is that of the menu in "%s"', (asked) => {
    expect(ids(asked)).toEqual(['v'])
    expect(askStore(store, asked).text).not.toMatch(/don't carry/)
  })

  it('is told to be missing where the menu has none of it', () => {
    const other = openStore({
      profile: { name: 'Test Shop' },
      products: [
        makeProduct({
          productId: 'w',
          name: 'Amber Cart 1g',
          brand: 'Northbank',
          category: 'vape',
          subcategory: 'Cartridge',
        }),
      ],
    })
    expect(askStore(other, 'rove carts').text).toMatch(/don't carry/)
  })
})
