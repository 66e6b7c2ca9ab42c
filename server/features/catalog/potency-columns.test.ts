import { describe, expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

const read = (rows: readonly string[]) =>
  readCatalog(Buffer.from(['Name,Brand,Type,Amount,UOM,THC,CBD,Price', ...rows].join('\n'))).products.map(
    ({ name, size, packCount, thcMgTotal, thcMgPerPiece }) => [name, size, packCount, thcMgTotal, thcMgPerPiece],
  )

const OTHERS = [
  'Plum Gummies 100mg,Elm,EDIBLE,20,EA,100 MG,,20',
  'Pear Gummies 100mg,Elm,EDIBLE,10,EA,100 MG,,20',
  'Fig Mints 50mg,Elm,EDIBLE,20,EA,50 MG,,20',
]

describe('an amount with its unit in a column of its own', () => {
  it('counts the pieces of what is eaten', () => {
    expect(read(OTHERS)).toEqual([
      ['Plum Gummies 100mg', '20 ct', 20, 100, 5],
      ['Pear Gummies 100mg', '10 ct', 10, 100, 10],
      ['Fig Mints 50mg', '20 ct', 20, 50, 2.5],
    ])
  })

  it('is one thing where it is one', () => {
    expect(read(['Oak Grinder,Elm,ACCESSORY,1,EA,,,15'])[0]?.[1]).toBe('each')
  })
})

describe('a small figure of milligrams beside a count', () => {
  it('is of the whole package where the other rows tell packages', () => {
    expect(read([...OTHERS, 'Lemon Tonic,Elm,BEVERAGE,6,EA,12 MG,24 MG,24'])[3]?.slice(2)).toEqual([6, 12, 2])
  })

  it('is of one piece where they do not', () => {
    expect(read(['Lemon Tonic 6pk,Elm,BEVERAGE,,,12 MG,24 MG,24'])[0]?.slice(2)).toEqual([6, 72, 12])
  })
})

describe('the price of two grams', () => {
  it('has a column of its own', () => {
    const file = 'Name,Type,Price Gram,Price Two Gram,Price Eighth\nPlum Sugar,Extract,,50,\nFig Bud,Flower,10,,30\n'
    const rows = readCatalog(Buffer.from(file)).products.map(({ name, size, priceCents }) => [name, size, priceCents])
    expect(rows).toEqual([
      ['Plum Sugar', '2g', 5000],
      ['Fig Bud', '1g', 1000],
      ['Fig Bud', '3.5g', 3000],
    ])
  })
})
