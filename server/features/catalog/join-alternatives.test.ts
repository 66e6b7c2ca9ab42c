import { describe, expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

const read = (...lines: string[]) => readCatalog(Buffer.from(lines.join('\n'))).products

describe('columns of one matter', () => {
  it('are one where no row fills two of them', () => {
    const products = read(
      'Name,Categories,Price,Weight (g),Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
      'Plum,Flower,35,,Strain Type,Indica,Weight,3.5 g',
      'Drops,Tinctures,40,,Volume,30 ml,,',
      'Balm,Topicals,36,,Net weight,2 oz,,',
      'Tee,Apparel,22,,Size,L,,',
      'Joints,Pre-Rolls,24,,Weight,5 x 0.5 g,Strain Type,Sativa',
    )
    expect(products.map(({ size, sizeGrams, packCount }) => [size, sizeGrams, packCount])).toEqual([
      ['3.5 g', 3.5, null],
      ['30 ml', null, null],
      ['2 oz', null, null],
      ['L', null, null],
      ['5 x 0.5 g', 2.5, 5],
    ])
  })

  it('keep the unit that a header has', () => {
    const products = read(
      'Name,Category,Price,Net Weight (g),Size',
      'Plum,Flower,35,3.5,',
      'Drops,Tincture,40,,30 ml',
      'Tee,Apparel,22,,L',
    )
    expect(products.map(({ size, sizeGrams }) => [size, sizeGrams])).toEqual([
      ['3.5g', 3.5],
      ['30 ml', null],
      ['L', null],
    ])
  })

  it('stay apart where a row fills both', () => {
    const products = read('Name,Category,Price,Size,Weight', 'Joints,Pre-Roll,24,5 pack,2.5g', 'Plum,Flower,35,,3.5g')
    expect(products[0]?.packCount).toBe(5)
  })
})
