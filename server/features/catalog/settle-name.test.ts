import { describe, expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

const NAMES = ['Fern Kush 3.5g', 'Tidal Gummies 10pk', 'Moss Haze 7g', 'Slate Badder 1g']
const PROSE = [
  'Dark and dense, with plum on the nose.',
  'Chewy rings in sour sugar.',
  'Bright. Good before a walk.',
  'Whipped soft and easy to scoop.',
]
const SHELVES = ['Flower', 'Edible', 'Flower', 'Concentrate']
const read = (headers: string, cells: readonly (readonly string[])[]) =>
  readCatalog(
    Buffer.from(
      [headers, ...NAMES.map((_, at) => cells.map((column) => `"${column[at] ?? ''}"`).join(','))].join('\n'),
    ),
  ).products

describe('the names of a menu', () => {
  it.each([
    ['Product Description', 'Menu Copy'],
    ['Item Description', 'Online Text'],
    ['Description', 'Marketing Blurb'],
    ['Product Description', 'Web Notes'],
    ['What it is', 'Our two cents'],
    ['Goods', 'In our words'],
    ['Item', 'Product Description'],
    ['Product', 'Description'],
    ['Item', 'Title'],
    ['Menu Label', 'Product Name'],
  ])('stand under "%s" where the prose is under "%s"', (named, told) => {
    for (const [headers, cells] of [
      [`${named},Shelf,Price,${told}`, [NAMES, SHELVES, ['30', '20', '50', '40'], PROSE]],
      [`${told},Shelf,Price,${named}`, [PROSE, SHELVES, ['30', '20', '50', '40'], NAMES]],
    ] as const) {
      const products = read(headers, cells)
      expect(products.map(({ name }) => name)).toEqual(NAMES)
    }
  })

  it('leave the prose as the description', () => {
    const products = read('Product Description,Shelf,Price,Menu Copy', [
      NAMES,
      SHELVES,
      ['30', '20', '50', '40'],
      PROSE,
    ])
    expect(products.map(({ description }) => description)).toEqual(PROSE)
  })

  it('are not the codes of a column that is called so', () => {
    const codes = ['FLW-0042', 'EDB-0117', 'FLW-0043', 'CON-0009']
    const products = read('Product Name,Shelf,Price,Description', [codes, SHELVES, ['30', '20', '50', '40'], NAMES])
    expect(products.map(({ name, sku }) => [name, sku])).toEqual(NAMES.map((name, at) => [name, codes[at]]))
  })

  it('stand in another column that is called so where the first has the shelves', () => {
    const shelves = [...SHELVES, ...SHELVES, ...SHELVES]
    const file = `Product,Item,Price\n${shelves.map((shelf, at) => `${shelf},Moss ${at} Haze,20`).join('\n')}`
    const [first] = readCatalog(Buffer.from(file)).products
    expect(first).toMatchObject({ name: 'Moss 0 Haze', category: 'flower' })
  })

  it('are kept where a column of its own has them and the description is short', () => {
    const short = ['Dense plum', 'Sour rings', 'Bright pine', 'Soft butter']
    const products = read('Name,Shelf,Price,Description', [NAMES, SHELVES, ['30', '20', '50', '40'], short])
    expect(products.map(({ name, description }) => [name, description])).toEqual(
      NAMES.map((name, at) => [name, short[at]]),
    )
  })

  it('are strains or descriptions where the product is a shelf', () => {
    const file = `Product,Variety,Price\n${['Flower', 'Flower', 'Flower', 'Edible', 'Edible', 'Edible']
      .map((shelf, at) => `${shelf},${['Fern', 'Moss', 'Slate', 'Plum', 'Peach', 'Lime'][at]} Mist,${20 + at}`)
      .join('\n')}`
    const { products } = readCatalog(Buffer.from(file))
    expect(products.map(({ name, category }) => [name, category])[3]).toEqual(['Plum Mist', 'edible'])
  })
})
