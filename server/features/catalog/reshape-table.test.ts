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

  it('has the price and the measure of a shelf in its line', () => {
    const { products } = read(
      'Strain,Type,THC,Aroma',
      'TOP SHELF EIGHTHS – $45,,,',
      'Plum Kush,I,27%,grape',
      'Fern Haze,S,25%,lemon',
      'VALUE OUNCES $110,,,',
      'Owl Light,H,17%,pine',
      '5-PACK PRE-ROLLS (2.5G) – $25.00 each,,,',
      'Fern Haze,S,25%,lemon',
      'Owl Light,H,17%,pine',
    )
    expect(
      products.map(({ name, category, sizeGrams, packCount, priceCents }) => [
        name,
        category,
        sizeGrams,
        packCount,
        priceCents,
      ]),
    ).toEqual([
      ['Plum Kush', 'flower', 3.5, null, 4500],
      ['Fern Haze', 'flower', 3.5, null, 4500],
      ['Owl Light', 'flower', 28, null, 11000],
      ['Fern Haze', 'pre-roll', 2.5, 5, 2500],
      ['Owl Light', 'pre-roll', 2.5, 5, 2500],
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

describe('a cell that holds more than one matter', () => {
  it('may be JSON, as listings have it', () => {
    const { products } = read(
      'listing_name,category_slug,cannabinoids,package,price,deal',
      'Plum Kush,flower,"[{""name"": ""THC"", ""value"": 23.8, ""unit"": ""%""}]","{""quantity_each"": 3.5, ""unit"": ""g""}","{""amount"": ""42.00""}","{""price"": ""36.00""}"',
      'Fern Minis,pre-roll,"[{""name"": ""THC"", ""value"": 21, ""unit"": ""%""}]","{""quantity_each"": 0.4, ""unit"": ""g"", ""count"": 6}","{""amount"": ""26.00""}",',
    )
    expect(products).toMatchObject([
      { thcPercent: 23.8, sizeGrams: 3.5, priceCents: 4200, salePriceCents: 3600 },
      { thcPercent: 21, sizeGrams: 2.4, packCount: 6, priceCents: 2600 },
    ])
  })

  it('may tell details behind their labels', () => {
    const { products } = read(
      'title,product_type,product_detail,price',
      'Plum Kush,Shop > Flower,"Potency:THC:22.1 %,Strain:Lineage:Hybrid,Profile:Flavors:Cherry / Lime",41.00 USD',
      'Fern Chews,Shop > Edibles,"Potency:THC per piece:10 mg,Potency:THC per package:100 mg",18.00 USD',
    )
    expect(products).toMatchObject([
      { thcPercent: 22.1, strainType: 'hybrid', flavors: ['cherry', 'lime'] },
      { thcMgPerPiece: 10, thcMgTotal: 100 },
    ])
  })

  it('may be prose, of which no label is made', () => {
    const { mapping } = read('Name,Category,Details', 'Plum,Flower,Note: THC: 20% last batch', 'Fern,Flower,Note: new')
    expect(Object.keys(mapping)).not.toContain('thc')
  })

  it('may be a name with everything in it', () => {
    expect(
      read(
        'Product,Kind,Price,Do we have it?',
        'Plum Kush | Indica | 7g | 19.5% THC,Flower,$60,No – back Friday',
        'Fern | Sativa | 1g | 20% THC,Flower,$12,Yes',
      ).products,
    ).toMatchObject([{ strainType: 'indica', sizeGrams: 7, thcPercent: 19.5, stock: 0 }, { stock: null }])
  })

  it('may open its description with the type', () => {
    const { products } = read(
      'Item Name,Variation Name,Category,Description,Current Quantity Elm Street,Stock Alert Count Elm Street',
      'Plum Kush,3.5 g,Flower,"Sativa-dominant hybrid from Fern Farm. THC 21.9%.",0,5',
      'Fern Kush,Eighth,Flower,"Made for indica lovers. Sativa lovers will like it too.",4,5',
    )
    expect(products).toMatchObject([
      { strainType: 'sativa-hybrid', sizeGrams: 3.5, stock: 0, thcPercent: 21.9 },
      { strainType: null, sizeGrams: 3.5, stock: 4 },
    ])
  })
})

describe('what stands in another cell', () => {
  it('is the unit of a number', () => {
    expect(
      read('Product,Classification,THC Content,THC Content Unit', 'Plum,Flower,214,mg/g', 'Fern Chews,Edibles,10,mg')
        .products,
    ).toMatchObject([{ thcPercent: 21.4 }, { thcMgTotal: 10 }])
  })

  it('is whether a sale is on', () => {
    expect(
      read('Title,Category,Price,Sale Price,On Sale', 'Plum,Flower,44,39,No', 'Fern,Flower,44,39,Yes').products,
    ).toMatchObject([{ salePriceCents: null }, { salePriceCents: 3900 }])
  })

  it('is the name of a variant whose row has but a size and a price', () => {
    const { products } = read(
      'Product ID,Variant ID,Title,Description,Categories,Option Value 1,Price,Tags,Hosted Image URLs',
      '64b1,9c1,Velvet Plum,A dense jar.,/flower,3.5g,44.00,indica,https://static.example.test/1.jpg',
      ',9c2,,,,28g,265.00,,',
    )
    expect(products).toMatchObject([
      { name: 'Velvet Plum', sizeGrams: 3.5 },
      { name: 'Velvet Plum', category: 'flower', sizeGrams: 28, priceCents: 26500 },
    ])
  })

  it('is how many pieces a weight is of', () => {
    expect(
      read('Item,Category,Net Weight Per Unit,Units Per Retail Pack', 'Plum Minis,Pre-Rolls,0.35 g,10').products,
    ).toMatchObject([{ sizeGrams: 3.5, packCount: 10 }])
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

describe('a menu without a column of makers', () => {
  it('has them before a stroke in its names, where they come again', () => {
    const rows = ['Elm | Plum Kush', 'Elm | Fern Haze', 'Elm | Moss', 'Oak | Rye', 'Oak | Fig', 'Oak | Teal']
    expect(read('Product,Type', ...rows.map((name) => `${name},Flower`)).products.map(({ brand }) => brand)).toEqual([
      'Elm',
      'Elm',
      'Elm',
      'Oak',
      'Oak',
      'Oak',
    ])
  })

  it('has none where each name begins with its strain', () => {
    const { products } = read(
      'Product,Type',
      'Plum | Elm Flower,Flower',
      'Fern | Elm Flower,Flower',
      'Moss | Oak Flower,Flower',
    )
    expect(products.map(({ brand }) => brand)).toEqual([null, null, null])
  })
})

it('takes no yes or no of another matter for the stock, and keeps a thing whose count has a note', () => {
  const { products } = read('Treat,Form,Vegan,On shelf', 'Plum Chews,gummy,N,16 (2 crushed)', 'Fern Chews,gummy,Y,4')
  expect(products.map(({ stock }) => stock)).toEqual([16, 4])
})

it('tells sums, sizes and words of stock under headers of no sense', () => {
  const { products } = read(
    'Aisle,Thing,How Much,Goes For,Any?',
    'Flower,Plum Kush,3.5g,$30,plenty',
    'Flower,Fern Haze,1g,$11,last one',
    'Edibles,Fern Chews,10pk,$18,none',
  )
  expect(
    products.map(({ name, category, size, priceCents, stock }) => [name, category, size, priceCents, stock]),
  ).toEqual([
    ['Plum Kush', 'flower', '3.5g', 3000, null],
    ['Fern Haze', 'flower', '1g', 1100, null],
    ['Fern Chews', 'edible', '10pk', 1800, 0],
  ])
})

it('takes no cost, and no price of some, for what everybody pays', () => {
  const { mapping } = read('Thing,Type,Unit Cost,Members Pay', 'Plum Kush,Flower,$12,$30', 'Fern Haze,Flower,$4,$11')
  expect(mapping['price']).toBeUndefined()
})

describe('cells that a sheet merged over rows', () => {
  it('stand for all of their rows', () => {
    const { products } = read(
      'Grower,Shelf,Item,Price',
      'Elm,Flower,Plum Kush,30',
      ',,Fern Haze,32',
      ',Pre-Rolls,Owl Joint,8',
      'Oak,,Moth Joint,9',
      'Ash,,Wren Joint,7',
    )
    expect(products.map(({ brand, category }) => [brand, category])).toEqual([
      ['Elm', 'flower'],
      ['Elm', 'flower'],
      ['Elm', 'pre-roll'],
      ['Oak', 'pre-roll'],
      ['Ash', 'pre-roll'],
    ])
  })

  it.each([
    ['of which two alone are filled', ['Elm', '', '', 'Oak', '', '']],
    ['of which one is written twice', ['Elm', '', 'Oak', '', 'Elm', '']],
    ['of which the first is blank', ['', 'Elm', '', 'Oak', '', '']],
  ])('are none %s', (_, makers) => {
    const { products } = read('Name,Category,Brand,Price', ...makers.map((maker, at) => `Lot ${at},Flower,${maker},9`))
    expect(products.map(({ brand }) => brand ?? '')).toEqual(makers)
  })
})
