import { expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

const read = (lines: readonly string[]) => readCatalog(new TextEncoder().encode(lines.join('\n')))

it.each(['Potency THC', 'THC Potency', 'THC Level', 'THC %'])(
  'reads milligrams under Total THC beside percents under %s, each as what it is',
  (header) => {
    const { products, unread } = read([
      `Name,Category,Price,Total THC,${header}`,
      'Peach Gummies,Edibles,18,100 mg,',
      'Runtz,Flower,30,,24.1%',
      'Gelato,Flower,30,,22.1%',
    ])
    expect(unread).toEqual([])
    expect(products.map(({ thcPercent, thcMgTotal }) => [thcPercent, thcMgTotal])).toEqual([
      [null, 100],
      [24.1, null],
      [22.1, null],
    ])
  },
)

it('leaves milligrams unread where the owner chose no column for them', () => {
  const lines = ['Name,Category,Price,Total THC,THC %', 'Peach Gummies,Edibles,18,100 mg,', 'Runtz,Flower,30,,24.1%']
  const { mapping } = readCatalog(new TextEncoder().encode(lines.join('\n')), { mapping: { thcMgTotal: '' } })
  expect(mapping).not.toHaveProperty('thcMgTotal')
})

it('leaves one column of both measures as it is', () => {
  const { products } = read(['Name,Category,Price,THC', 'Peach Gummies,Edibles,18,100 mg', 'Runtz,Flower,30,24.1%'])
  expect(products.map(({ thcPercent, thcMgTotal }) => [thcPercent, thcMgTotal])).toEqual([
    [null, 100],
    [24.1, null],
  ])
})

it('one column of labels tells both under any header', () => {
  const file = 'Item,Shelf,Lab\nPlum,Flower,THC 25.2% CBD 0.1%\nFern,Flower,"THC: 19%, CBD: 1.2%"\n'
  expect(readCatalog(Buffer.from(file)).products).toMatchObject([
    { thcPercent: 25.2, cbdPercent: 0.1 },
    { thcPercent: 19, cbdPercent: 1.2 },
  ])
})

it('milligrams in a gram are a share, whatever the header calls them', () => {
  const file = 'Name,Group,Total THC (mg/g),CBD mg/g\nPlum,Flower,241,1.5\nFern,Flower,228,0.5\n'
  expect(readCatalog(Buffer.from(file)).products).toMatchObject([
    { thcPercent: 24.1, cbdPercent: 0.15, thcMgTotal: null },
    { thcPercent: 22.8, cbdPercent: 0.05, thcMgTotal: null },
  ])
})

it('milligrams of a unit are those of the package where a unit has servings', () => {
  const file = 'name,category,thc_mg_per_unit,servings_per_unit\nPlum,Edible,100,20\nFern,Edible,90,9\n'
  expect(readCatalog(Buffer.from(file)).products).toMatchObject([
    { thcMgTotal: 100, thcMgPerPiece: 5, packCount: 20 },
    { thcMgTotal: 90, thcMgPerPiece: 10, packCount: 9 },
  ])
})
