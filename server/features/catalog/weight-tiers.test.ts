import { describe, expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

const pricesOf = (...lines: string[]) =>
  readCatalog(Buffer.from(`${lines.join('\n')}\n`)).products.map(({ sizeGrams, priceCents }) => [sizeGrams, priceCents])

describe('a price for each weight', () => {
  it.each([
    ['$/g,$/8th,$/qtr,$/half,$/zip'],
    ['Gram $,Eighth $,Quarter $,Half $,Ounce $'],
    ['Per Gram,Per 8th,Per Quarter,Per Half Oz,Per Oz'],
    ['1g,1/8,1/4,1/2,1 oz'],
    ['$ g,$ ⅛,$ ¼,$ ½,$ oz'],
    ['Price (gram),Price (8th),Price (quarter),Price (half),Price (ounce)'],
    ['gram_price,eighth_price,qtr_oz_price,half_oz_price,full_oz_price'],
  ])('is read under %s', (headers) => {
    expect(pricesOf(`Strain,Type,THC%,${headers}`, 'Plum,Indica,24,12,40,75,140,250', 'Fern,Sativa,21,,35,,,')).toEqual(
      [
        [1, 1200],
        [3.5, 4000],
        [7, 7500],
        [14, 14000],
        [28, 25000],
        [3.5, 3500],
      ],
    )
  })

  it.each([
    ['Name,Type,Price,Size,$/g,$/oz', 'Plum,Flower,35,3.5g,10,280'],
    ['Name,Type,Retail price,Size,Price per gram,Price per ounce', 'Plum,Flower,35,3.5g,10,280'],
    ['Name,Type,Price,Size,g,oz', 'Plum,Flower,35,3.5g,3.5,0.125'],
    ['Name,Type,Price,Size,Eighths,Quarters', 'Plum,Flower,35,3.5g,4,2'],
    ['Name,Type,List,Size,Cost per gram,Cost per oz', 'Plum,Flower,35,3.5g,4,100'],
  ])('is none where the product has a size and a price: %s', (headers, row) => {
    expect(pricesOf(headers, row, row.replace('Plum', 'Fern'))).toEqual([
      [3.5, 3500],
      [3.5, 3500],
    ])
  })
})

it('a column of the sale beside that of the price is of the same weight', () => {
  const file =
    'Name,Group,1/8 Price,1/8 Sale,Oz Price,Oz Sale,$/g\nPlum,Flower,40,,260,230,11.43\nFern,Flower,38,34,,,10.86\n'
  const { products } = readCatalog(Buffer.from(file))
  expect(products.map(({ size, priceCents, salePriceCents }) => [size, priceCents, salePriceCents])).toEqual([
    ['3.5g', 4000, null],
    ['28g', 26000, 23000],
    ['3.5g', 3800, 3400],
  ])
})
