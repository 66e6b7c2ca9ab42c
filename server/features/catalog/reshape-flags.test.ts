import { describe, expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

const read = (...lines: string[]) => readCatalog(Buffer.from(`${lines.join('\n')}\n`))

describe('a column for each word', () => {
  it.each([
    ['is_flower,is_preroll,is_edible,is_indica,is_sativa,is_hybrid', 'TRUE', 'FALSE'],
    ['Flower?,Pre-rolls?,Edibles?,Indica?,Sativa?,Hybrid?', 'Yes', 'No'],
    ['Bud,Joints,Gummies,INDICA,SATIVA,HYBRID', 'x', ''],
    ['Cat: Flower,Cat: Pre-Roll,Cat: Edible,Strain: Indica,Strain: Sativa,Strain: Hybrid', '1', '0'],
    ['Flor,Porros,Comestibles,Indica,Sativa,Híbrida', 'Sí', 'No'],
  ])('tells shelf and type by a mark: %s', (headers, yes, no) => {
    const marks = (...ticked: number[]) =>
      Array.from({ length: 6 }, (_, at) => (ticked.includes(at) ? yes : no)).join(',')
    const { products, unread } = read(
      `Product,${headers},Size,Price`,
      `Plum Kush,${marks(0, 3)},3.5g,35`,
      `Fern Haze,${marks(1, 4)},1g,9`,
      `Moon Squares,${marks(2, 3, 5)},100mg,20`,
      `Owl Light,${marks(0)},7g,60`,
    )
    expect(products.map(({ category, strainType }) => [category, strainType])).toEqual([
      ['flower', 'indica'],
      ['pre-roll', 'sativa'],
      ['edible', 'indica-hybrid'],
      ['flower', null],
    ])
    expect(unread).toEqual([])
  })

  it('tells effects and flavors', () => {
    const { products } = read(
      'Product,Type,Relaxed,Happy,Creative,Citrus,Pine,Price',
      'Plum Kush,Flower,x,x,,,x,35',
      'Fern Haze,Flower,,x,x,x,,35',
    )
    expect(products).toMatchObject([
      { effects: ['relaxed', 'happy'], flavors: ['pine'] },
      { effects: ['happy', 'creative'], flavors: ['citrus'] },
    ])
  })

  it('tells terpenes in the order of their shares', () => {
    const { products } = read(
      'Product,Type,THC,Myrcene %,Limonene %,Linalool %,Price',
      'Plum Kush,Flower,21%,0.2,0.91,,35',
      'Fern Haze,Flower,19%,1.1,ND,0.4,35',
    )
    expect(products.map(({ terpenes }) => terpenes)).toEqual([
      ['limonene', 'myrcene'],
      ['myrcene', 'linalool'],
    ])
  })

  it('claims no shelf of a product that is ticked on two', () => {
    const lines = Array.from({ length: 8 }, (_, at) => `Lot ${at},x,,35`)
    const { products } = read('Product,Flower,Edible,Price', ...lines, 'Both,x,x,9', 'Moon,,x,9')
    expect(products.slice(-2).map(({ category }) => category)).toEqual(['accessory', 'edible'])
  })

  it.each([
    ['Product,Type,Smalls,Infused,Price', 'Plum Kush,Vape,x,,35', 'Fern Haze,Vape,,x,35'],
    ['Product,Type,Gram,Eighth,Price', 'Plum Kush,Vape,1,0,35', 'Fern Haze,Vape,1,1,35'],
    ['Product,Type,Outdoor,Indoor,Price', 'Plum Kush,Vape,x,,35', 'Fern Haze,Vape,,x,35'],
  ])('leaves the shelf to its own column: %s', (...lines) => {
    expect(read(...lines).products).toMatchObject([{ category: 'vape' }, { category: 'vape' }])
  })
})
