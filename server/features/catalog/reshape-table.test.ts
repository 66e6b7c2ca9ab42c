import { describe, expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

const read = (...lines: string[]) => readCatalog(Buffer.from(`${lines.join('\n')}\n`))

describe('a menu that is laid out in another way', () => {
  it('has its shelves in lines of their own', () => {
    const { products } = read(
      'Item,Brand,THC,Gram,Eighth,Each,Stock',
      'FLOWER,,,,,,',
      'Plum Kush,Elm,22%,10,32,-,In Stock',
      'PRE-ROLLS,,,,,,',
      'Fern Haze 1g,Oak,21%,-,-,8,In Stock',
      'EDIBLES,,,,,,',
      'Kush Cola 100mg 10pk,Ash,,-,-,18,Sold Out',
      'Plain Square 50mg,Ash,,-,-,9.5,Low',
    )
    expect(
      products.map(({ name, category, size, priceCents, stock }) => [name, category, size, priceCents, stock]),
    ).toEqual([
      ['Plum Kush', 'flower', '1g', 1000, null],
      ['Plum Kush', 'flower', '3.5g', 3200, null],
      ['Fern Haze 1g', 'pre-roll', '1g', 800, null],
      ['Kush Cola 100mg 10pk', 'edible', null, 1800, 0],
      ['Plain Square 50mg', 'edible', null, 950, null],
    ])
  })

  it('keeps a list of names that are shelves too', () => {
    expect(read('Name', 'Gummies', 'Flower', 'Plum Kush').products.map(({ name }) => name)).toEqual([
      'Gummies',
      'Flower',
      'Plum Kush',
    ])
  })

  it('has attributes as pairs of columns, in an order of each row', () => {
    const { products, mapping } = read(
      'ID,Name,Categories,Regular price,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
      '1,Plum Kush,Flower,36,Strain type,Hybrid,THC,22.7%',
      '2,Fern Haze,Flower,33,THC,19.9%,Strain type,Sativa',
      '3,Cold Brew,Edibles,9,THC total,20 mg,Flavor,"Coffee, Vanilla"',
    )
    expect(products).toMatchObject([
      { name: 'Plum Kush', strainType: 'hybrid', thcPercent: 22.7 },
      { name: 'Fern Haze', strainType: 'sativa', thcPercent: 19.9 },
      { name: 'Cold Brew', flavors: ['coffee', 'vanilla'] },
    ])
    expect(mapping).toMatchObject({ strainType: 'Strain type', thc: 'THC' })
  })

  it('has a column for each entry of a list', () => {
    const { products } = read(
      'Name,Category,Terp 1,Terp 2,Effect 1,Effect 2',
      'Plum Kush,Flower,Limonene,Linalool,Happy,Sleepy',
      'Fern Haze,Flower,Myrcene,,Happy,',
    )
    expect(products).toMatchObject([
      { terpenes: ['limonene', 'linalool'], effects: ['happy', 'sleepy'] },
      { terpenes: ['myrcene'], effects: ['happy'] },
    ])
  })

  it('calls its columns as people talk', () => {
    const { products } = read(
      'what,who makes it,kind,size,price,got it?,how it feels,notes',
      'Plum Kush,Elm,flower,gram,11,yes,"happy, sleepy",the jar that everyone asks for',
      'Plum Kush,Elm,flower,half ounce,150 / 130 sale,sold out,"happy, sleepy",',
      'Fern minis,Oak,pre-roll,5 x 0.5 gr,$30 -> $25,Low,energetic,short',
    )
    expect(products).toMatchObject([
      { name: 'Plum Kush', brand: 'Elm', sizeGrams: 1, priceCents: 1100, stock: null, effects: ['happy', 'sleepy'] },
      { name: 'Plum Kush', sizeGrams: 14, priceCents: 15000, salePriceCents: 13000, stock: 0 },
      { name: 'Fern minis', sizeGrams: 2.5, packCount: 5, priceCents: 3000, salePriceCents: 2500 },
    ])
  })
})

describe('what a cell says of the strength', () => {
  const strengthOf = (header: string, cell: string) => {
    const [product] = read(
      `Name,Category,${header},Pack`,
      `Plum Chews,Edibles,${cell},`,
      `Fern Chews,Edibles,${cell},`,
    ).products
    return [product?.thcMgPerPiece, product?.thcMgTotal]
  }
  it.each([
    ['Dosage', '10mg per piece / 100mg per package'],
    ['THC content', '10 mg/piece; 100 mg/package'],
    ['Potency', '10mg each / 100mg total'],
    ['MG THC', '10mg x 10'],
  ])('is read as of a piece and of the whole: %s, %s', (header, cell) => {
    expect(strengthOf(header, cell)).toEqual([10, 100])
  })

  it('may be both cannabinoids', () => {
    expect(read('Name,Category,Potency', 'Plum Kush,Flower,THC: 24.5% CBD: 0.1%').products).toMatchObject([
      { thcPercent: 24.5, cbdPercent: 0.1 },
    ])
  })
})

describe('what is no price and no product of a menu', () => {
  it('is the price of members', () => {
    expect(
      read('Name,Category,Reg Price,Member Price,Promo', 'Plum,Edibles,$18,$16,', 'Fern,Edibles,$20,$18,$15').products,
    ).toMatchObject([
      { priceCents: 1800, salePriceCents: null },
      { priceCents: 2000, salePriceCents: 1500 },
    ])
  })

  it('is the weight for shipping, and a row of one more picture', () => {
    const { products } = read(
      'Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Image Src',
      'plum,Plum Kush,Flower,Size,3.5g,P35,62,50,https://cdn.example.com/1.jpg',
      'plum,,,,7g,P7,85,92,',
      'plum,,,,,,,,https://cdn.example.com/2.jpg',
    )
    expect(products.map(({ sizeGrams }) => sizeGrams)).toEqual([3.5, 7])
  })
})
