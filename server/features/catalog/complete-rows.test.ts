import { describe, expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

const read = (...lines: string[]) => readCatalog(Buffer.from(`${lines.join('\n')}\n`))

describe('rows of sizes below a row that only heads them', () => {
  it('have its name, and it is no product itself', () => {
    const { products, problems } = read(
      'Name,Type,Size,Price',
      'Plum Kush,Flower,,',
      ',,3.5g,35',
      ',,7g,65',
      'Fern Haze,Flower,,',
      ',,3.5g,30',
      'Salt Moon,Flower,1g,12',
    )
    expect(products.map(({ name, sizeGrams, priceCents }) => [name, sizeGrams, priceCents])).toEqual([
      ['Plum Kush', 3.5, 3500],
      ['Plum Kush', 7, 6500],
      ['Fern Haze', 3.5, 3000],
      ['Salt Moon', 1, 1200],
    ])
    expect(problems).toEqual([])
  })

  it.each([
    ['1/8 oz', '1/4 oz'],
    [' - 3.5g', ' - 7 g'],
    ['eighth', 'quarter ounce'],
  ])('may say their measure in place of a name: %s', (one, other) => {
    const { products } = read(
      'Item,Maker,Kind,Price',
      'Plum Kush,Elm,Flower,',
      `${one},,,35`,
      `${other},,,65`,
      'Fern Haze,Oak,Flower,',
      `${one},,,30`,
    )
    expect(
      products.map(({ name, brand, sizeGrams, priceCents }) => [name.slice(0, 9), brand, sizeGrams, priceCents]),
    ).toEqual([
      ['Plum Kush', 'Elm', 3.5, 3500],
      ['Plum Kush', 'Elm', 7, 6500],
      ['Fern Haze', 'Oak', 3.5, 3000],
    ])
  })

  it('leave a product without a price alone, and a row that lost its name a fault', () => {
    const { products, problems } = read('Name,Size,Price', 'Plum,,', 'Fern,3.5g,30', ',7g,50')
    expect(products.map(({ name }) => name)).toEqual(['Plum', 'Fern'])
    expect(problems).toMatchObject([{ line: 4 }])
  })
})
