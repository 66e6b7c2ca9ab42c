import { expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

const HEAD =
  'ID,Type,SKU,Name,Description,In stock?,Stock,Regular price,Sale price,Categories,Tags,Parent,Brands,' +
  'Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)\n'

it.each(['W1', 'id:1'])('fills the variations of a product from it, by its %s', (parent) => {
  const file =
    `${HEAD}1,variable,W1,Plum Kush,Dark and dense.,1,,,,Flower > Indoor,new,,Fern,Strain Type,Indica,Weight,"3.5 g, 7 g"\n` +
    `2,variation,W1-A,Plum Kush - 3.5 g,,1,4,35,28,,,${parent},,Weight,3.5 g,,\n` +
    `3,variation,W1-B,Plum Kush - 7 g,,0,0,60,,,,${parent},,Weight,7 g,,\n` +
    '4,simple,W2,Papers,,1,9,3,,Gear > Papers,,,Elm,,,,\n'
  const { products } = readCatalog(Buffer.from(file))
  const told = { brand: 'Fern', category: 'flower', subcategory: 'Indoor', strainType: 'indica', tags: ['new'] }
  expect(products).toHaveLength(3)
  expect(products).toMatchObject([
    { ...told, sku: 'W1-A', sizeGrams: 3.5, priceCents: 3500, salePriceCents: 2800, stock: 4 },
    { ...told, sku: 'W1-B', sizeGrams: 7, priceCents: 6000, salePriceCents: null, stock: 0 },
    { name: 'Papers', category: 'accessory', brand: 'Elm', priceCents: 300 },
  ])
})

it('keeps rows whose product is not in the file', () => {
  const file = 'SKU,Name,Category,Price,Parent\nA1,Plum,Flower,35,ZZ\nA2,Fern,Flower,30,\n'
  expect(readCatalog(Buffer.from(file)).products).toMatchObject([{ name: 'Plum' }, { name: 'Fern' }])
})
