import { describe, expect, it } from 'vitest'
import { guessColumns } from './guess-columns.ts'
import { readCatalog } from './read-catalog.ts'

const read = (text: string) => readCatalog(Buffer.from(text))
const fieldOf = (header: string, values: readonly string[]) =>
  [
    ...guessColumns(
      ['Name', header],
      values.map((value, at) => [`Plum ${at}`, value]),
    ),
  ].find(([, column]) => column === 1)?.[0]

describe('a header', () => {
  it.each([
    ['Qty Avail', 'stock', ['4', '9']],
    ['QOH', 'stock', ['4', '9']],
    ['Sub Dept', 'subcategory', ['Smalls', 'Indoor']],
    ['categ', 'category', ['Bud', 'Concs']],
    ['brand_nm', 'brand', ['Acme', 'Acme']],
    ['Mfg', 'brand', ['Acme', 'Acme']],
    ['strain_tp', 'strainType', ['I-Hyb', 'S']],
    ['I/S/H', 'strainType', ['I', 'H']],
    ['Tipo', 'strainType', ['Índica', 'Híbrida']],
    ['thc_pct', 'thc', ['22', '19']],
    ['sz', 'size', ['3.5g', '1g']],
    ['Pack Label', 'size', ['3.5g', 'XL']],
    ['Ettiket', 'size', ['3.5g', '1g', 'XL', '10mg ea | 10-Pack', 'Each', 'M', '1/8oz', '7g', '.1g']],
    ['promo_amt', 'salePrice', ['20', '18']],
    ['Special Title', 'promo', ['Elm 3 for $45', 'Grams for less']],
    ['Web Price', 'salePrice', ['$20', '$18']],
    ['From', 'brand', ['Elm', 'Elm']],
    ['retail_category_lvl_2', 'subcategory', ['Smalls', 'Indoor']],
    ['sellable_unit_net_content', 'size', ['3.5 g', '1 g']],
    ['sellable_unit_piece_count', 'packCount', ['1', '7']],
    ['marketing_copy', 'description', ['A leafy evening.', 'Tall.']],
    ['Efecto / Effect', 'effects', ['relajado', 'feliz']],
    ['Precio de oferta', 'salePrice', ['$20', '$18']],
    ['Brands', 'brand', ['Acme', 'Acme']],
    ['Regular', 'regularPrice', ['$20', '$18']],
    ['Vibes', 'effects', ['Happy, Creative', 'Sleepy']],
    ['Tastes Like', 'flavors', ['Blueberry, Sweet', 'Diesel']],
    ['Smells Like', 'flavors', ['Blueberry, Sweet', 'Diesel']],
    ['Good For', 'effects', ['relaxed | sleepy', 'energetic']],
    ['What you get', 'effects', ['Happy; Uplifted', 'Relaxed']],
    ['On the palate', 'flavors', ['Lemon/Pine', 'Diesel']],
    ['Top Terps', 'terpenes', ['Myrcene, Pinene', 'Limonene']],
    ['Botanicals', 'terpenes', ['Myrcene, Pinene', 'Limonene']],
    ['$', 'price', ['20', '18']],
    ['Promo', 'salePrice', ['$20.00', '$18.50']],
    ['Now $', 'salePrice', ['20', '18']],
    ['Was $', 'regularPrice', ['20', '18']],
    ['MG THC Ea', 'thcMgPerPiece', ['5', '10']],
    ['Units / Pkg', 'packCount', ['5', '10']],
    ['Units in Package', 'packCount', ['5', '10']],
    ['Pieces per container', 'packCount', ['5', '10']],
    ['# left', 'stock', ['5', '10']],
    ['Number in stock', 'stock', ['5', '10']],
    ['CBD Max', 'cbd', ['1.2%', '0.4%']],
    ['farm_or_maker', 'brand', ['Acme', 'Acme']],
    ['Hashtags', 'tags', ['new; vegan', 'staff pick']],
    ['Callouts', 'tags', ['new, vegan', 'staff pick']],
    ['Search Keywords', 'tags', ['new, vegan', 'staff pick']],
    ['PC CT', 'packCount', ['5', '10']],
    ['multipack', 'packCount', ['5', '10']],
    ['Associated Strain', 'strainName', ['Plum Kush', 'Fern Haze']],
    ['Name (from Brand)', 'brand', ['Acme', 'Acme']],
    ['storeTags', 'tags', ['["new"]', '[]']],
    ['Attribute: General', 'tags', ['New; Vegan', 'Staff Pick']],
    ['custom_label_0', 'tags', ['gluten-free', '✨ new']],
    ['Sell', 'price', ['20.00', '18.50']],
    ['Promo Sell', 'salePrice', ['20.00', '18.50']],
    ['Bal', 'stock', ['12.000', '5.000']],
    ['Existencia', 'stock', ['12', '5']],
    ['secondary', 'subcategory', ['Smalls', 'Indoor']],
    ['dosing', 'thcMgTotal', ['10 mg x 10', '5 mg x 20']],
  ])('%s feeds %s', (header, field, values) => {
    expect(fieldOf(header, values)).toBe(field)
  })
})

it('takes percents off under Promo for no price', () => {
  expect(fieldOf('Promo', ['10', '20', '25'])).not.toBe('salePrice')
})

describe('a column of types', () => {
  it('is the one that names some, and not the one that tells THC from CBD', () => {
    const rows = [
      'Product Name,Category,Flower Type,Cannabis Type,Retail Price',
      'Plum Bud 3.5g,Prepack Flower,HYBRID,THC,30',
      'Elm Bud 3.5g,Prepack Flower,INDICA DOMINANT,THC,30',
      'Calm Bud 3.5g,Prepack Flower,SATIVA,CBD,30',
      'Oak Tray,Gear,,NON_CANNABIS,9',
    ]
    expect(read(rows.join('\n')).products.map(({ strainType }) => strainType)).toEqual([
      'hybrid',
      'indica-hybrid',
      'sativa',
      null,
    ])
  })
})

describe('columns that no header names', () => {
  const rows = 'Blue Cookies,Acme Farms,Flower,Indica,22.4%,$40.00\nLemon Haze,Acme Farms,Flower,Sativa,19.8%,$38.00\n'
  it.each([['Column1,Column2,Column3,Column4,Column5,Column6\n'], ['']])(
    'are told by what they hold, below %j',
    (head) => {
      expect(read(head + rows).products).toMatchObject([
        {
          name: 'Blue Cookies',
          brand: 'Acme Farms',
          category: 'flower',
          strainType: 'indica',
          thcPercent: 22.4,
          priceCents: 4000,
        },
        { name: 'Lemon Haze', strainType: 'sativa' },
      ])
    },
  )
})

describe('rows that lean on others', () => {
  it('of further sizes take name and brand from the row above', () => {
    const { products } = read(
      'Handle,Title,Vendor,Type,Option1 Value,Variant Price\nzk,Zkittlez,Field,Flower,3.5g,35\nzk,,,,7g,65\n',
    )
    expect(products).toMatchObject([
      { name: 'Zkittlez', sizeGrams: 3.5 },
      { name: 'Zkittlez', brand: 'Field', category: 'flower', sizeGrams: 7, priceCents: 6500 },
    ])
  })

  it('that add up or close a report are no products and no faults', () => {
    const { products, problems, notes } = read('SKU,Product,Qty,Price\nA1,Plum,5,9\nTotal,,5,\nPage 1 of 1,,,\n')
    expect(products).toHaveLength(1)
    expect(problems).toEqual([])
    expect(notes.map(({ line }) => line)).toEqual([3, 4])
  })

  it('stay faults when they are products without a name', () => {
    expect(read('SKU,Product,Qty,Price\nA1,Plum,5,9\nA2,,5,9\n').problems).toMatchObject([{ line: 3 }])
  })
})

describe('cells that tell more than their column', () => {
  it('give the type of a strain behind the shelf', () => {
    const { products } = read('Product,Type,Price\nGarlic,Bud (Hybrid),9\nMoon,Flower > Indica,9\nPipe,Gear,9\n')
    expect(products.map(({ category, strainType }) => [category, strainType])).toEqual([
      ['flower', 'hybrid'],
      ['flower', 'indica'],
      ['accessory', null],
    ])
  })

  it('give the price and the special beside it', () => {
    const { products } = read(
      'Item,Department,Regular,Special\nPlum Cookies 3.5g,Flower,$40,$32\nLemon Haze 3.5g,Flower,$38,\n',
    )
    expect(products).toMatchObject([
      { priceCents: 4000, salePriceCents: 3200 },
      { priceCents: 3800, salePriceCents: null },
    ])
  })

  it('give the dose of a piece by the column where the name counts otherwise', () => {
    const [drinks] = read('Name,Category,Potency,Price\nLemonade 12oz 10mg 4pk,Edibles,40mg,20\n').products
    expect(drinks).toMatchObject({ thcMgTotal: 40, thcMgPerPiece: 10, packCount: 4 })
  })

  it('claim no potency that may be percent or a fraction', () => {
    const { products, notes } = read('Product,Type,THC,Price\nA,Flower,26.2%,9\nB,Flower,0.214,9\n')
    expect(products.map(({ thcPercent }) => thcPercent)).toEqual([26.2, null])
    expect(notes).toHaveLength(1)
  })
})

describe('a menu in JSON', () => {
  it('of rows for each variant with measures in ranges', () => {
    const menu = [
      {
        productName: 'Durban 3.5g',
        brand: 'Peak',
        category: 'Flower',
        speciesName: 'Sativa',
        quantity: 23,
        priceInMinorUnits: 3900,
        cannabinoidInformation: [{ name: 'thc', lowerRange: 20.1, upperRange: 22.3, unitOfMeasure: '%' }],
        terpenes: [
          { name: 'Terpinolene', value: 1.1 },
          { name: 'Myrcene', value: 0.4 },
        ],
      },
    ]
    expect(read(JSON.stringify(menu)).products).toMatchObject([
      {
        name: 'Durban 3.5g',
        brand: 'Peak',
        strainType: 'sativa',
        stock: 23,
        priceCents: 3900,
        thcPercent: 20.1,
        terpenes: ['terpinolene', 'myrcene'],
      },
    ])
  })

  it('nested, with a list of options', () => {
    const product = {
      name: 'Biscotti',
      brand: { name: 'Nova' },
      category: 'FLOWER',
      strainType: 'HYBRID',
      potencyThc: { formatted: '27.3%', range: [27.3] },
      variants: [
        { option: '1/8oz', priceRec: 42, specialPriceRec: null, quantity: 8 },
        { option: '1/4oz', priceRec: 78, specialPriceRec: 70, quantity: 3 },
      ],
    }
    const { products } = read(JSON.stringify({ data: { menu: { products: [product] } } }))
    expect(products).toMatchObject([
      {
        name: 'Biscotti',
        brand: 'Nova',
        thcPercent: 27.3,
        sizeGrams: 3.5,
        priceCents: 4200,
        salePriceCents: null,
        stock: 8,
      },
      { sizeGrams: 7, priceCents: 7800, salePriceCents: 7000, stock: 3 },
    ])
  })

  it('by shelves, and with edges and nodes', () => {
    const shelf = {
      name: 'Edibles',
      products: [
        { name: 'Moon', price: 18, stock: 2 },
        { name: 'Sun', price: 9, stock: 1 },
      ],
    }
    expect(read(JSON.stringify([shelf])).products).toMatchObject([
      { name: 'Moon', category: 'edible' },
      { name: 'Sun' },
    ])
    const edges = [{ node: { title: 'Moon Bar', price: { amount: '18.00' }, product_type: 'Edible' } }]
    expect(read(JSON.stringify({ data: { products: { edges } } })).products).toMatchObject([
      { name: 'Moon Bar', priceCents: 1800, category: 'edible' },
    ])
  })

  it('that holds no rows, or is none, is refused in plain words', () => {
    for (const text of ['[]', '{"a":[1,2]}', '[[[', '{"__proto__":[{"name":1}]}'])
      expect(() => read(text)).toThrow(/file|column/i)
  })
})

describe('a shelf and a finer one', () => {
  it('are told apart by which words are shelves', () => {
    const rows = ['Pre-Rolls,Singles', 'Pre-Rolls,Packs', 'Flower,Eighths', 'Flower,Quarters', 'Gear,Grinders']
    const file = `Name,Main Category,Category,Price\n${rows.map((row, at) => `Plum ${at} 5pk 0.5g,${row},20`).join('\n')}`
    expect(read(file).products.map(({ category, subcategory }) => `${category} ${subcategory}`)).toEqual([
      'pre-roll Singles',
      'pre-roll Packs',
      'flower Eighths',
      'flower Quarters',
      'accessory Grinders',
    ])
  })

  it('have no finer shelf in a column that says the same of each row', () => {
    const file = 'Item Type,Product Name,Category,Price\nProduct,Plum,Flower,20\nProduct,Fern,Flower,25\n'
    expect(read(file).products).toMatchObject([{ subcategory: null }, { subcategory: null }])
  })
})

it('takes a total for the whole where the dose of a piece beside it makes it up', () => {
  const file =
    'Name,Category,THC mg,Doses,THC per Dose,Price\nDrops 20:1,Tincture,25 mg,20,1.25 mg,40\nDrops,Tincture,100 mg,20,5 mg,40\n'
  expect(read(file).products).toMatchObject([
    { thcMgTotal: 25, thcMgPerPiece: 1.25 },
    { thcMgTotal: 100, thcMgPerPiece: 5 },
  ])
})

it.each(['Type=Indica;THC=22%;Weight=3.5g', '"Type=Indica";"THC=22%";"Weight=3.5g"'])(
  'reads what a cell tells behind signs of equality: %s',
  (details) => {
    const cell = `"${details.replaceAll('"', '""')}"`
    const file = `Name,Category,Custom Fields,Price\nPlum,Flower,${cell},35\nFern,Flower,${cell},30\n`
    expect(read(file).products).toMatchObject([
      { strainType: 'indica', thcPercent: 22, sizeGrams: 3.5 },
      { strainType: 'indica', thcPercent: 22, sizeGrams: 3.5 },
    ])
  },
)

it('reads both prices of a special that stands in a branch of its own', () => {
  const rows = [
    { name: 'Plum', kind: 'flower', price_eighth: 35, special_price_eighth: { price: '35', discount_price: '28' } },
    { name: 'Fern', kind: 'flower', price_quarter: 60 },
    { name: 'Rings', kind: 'edible', price_each: 20, dosage: '100mg THC' },
  ]
  expect(read(JSON.stringify(rows)).products).toMatchObject([
    { priceCents: 3500, salePriceCents: 2800, sizeGrams: 3.5 },
    { priceCents: 6000, salePriceCents: null, sizeGrams: 7 },
    { priceCents: 2000, thcMgTotal: 100 },
  ])
})

describe('the sizes of a product', () => {
  it('may stand side by side, each with its price', () => {
    const file =
      'Item,Category,Variant 1 Label,Variant 1 Price,Variant 1 Qty,Variant 2 Label,Variant 2 Price,Variant 2 Qty\n' +
      'Plum,Flower,1/8 oz,35,4,1/4 oz,60,0\nRings,Edible,each,20,9,,,\n'
    expect(
      read(file).products.map(({ name, sizeGrams, priceCents, stock }) => [name, sizeGrams, priceCents, stock]),
    ).toEqual([
      ['Plum', 3.5, 3500, 4],
      ['Plum', 7, 6000, 0],
      ['Rings', null, 2000, 9],
    ])
  })

  it('may be numbered behind their headers', () => {
    const file = 'Name,Category,Size 1,Price 1,Size 2,Price 2\nPlum,Flower,3.5g,35,7g,60\nFern,Flower,3.5g,30,,\n'
    expect(read(file).products.map(({ sizeGrams, priceCents }) => [sizeGrams, priceCents])).toEqual([
      [3.5, 3500],
      [7, 6000],
      [3.5, 3000],
    ])
  })

  it('may be the label of a price', () => {
    const rows = [
      { name: 'Plum', category: 'flower', price: { label: '1/8 oz', price: 28, original_price: 35 } },
      { name: 'Fern', category: 'flower', price: { label: '1 g', price: 12, original_price: 12 } },
    ]
    expect(read(JSON.stringify(rows)).products).toMatchObject([
      { sizeGrams: 3.5, priceCents: 3500, salePriceCents: 2800 },
      { sizeGrams: 1, priceCents: 1200, salePriceCents: null },
    ])
  })
})

it('reads marks without the signs before them', () => {
  const file = 'Name,Category,Price,Tags\nPlum,Flower,35,✨ Staff Pick\nFern,Flower,30,"🌱 Vegan, New"\n'
  expect(read(file).products.map(({ tags }) => tags)).toEqual([['staff pick'], ['vegan', 'new']])
})

it('reads what a service sells of a product in a list of its own', () => {
  const sellables = [{ sku: 'u1', measure: '3.5 g', price: { amount: 3500, scale: 2 }, onHand: 4 }]
  const rows = ['Plum', 'Fern'].map((displayName) => ({ product: { displayName, department: 'Flower' }, sellables }))
  const read1 = { sizeGrams: 3.5, priceCents: 3500, stock: 4 }
  expect(read(JSON.stringify(rows)).products).toMatchObject([
    { name: 'Plum', ...read1 },
    { name: 'Fern', ...read1 },
  ])
})

it('takes a maker with its product for the name where nothing else is one', () => {
  const makers = ['Plum by Elm', 'Fern by Elm', 'Moss by Oak', 'Rye by Oak']
  const file = `Product & maker,Kind,Price\n${makers.map((name) => `${name},Flower,20`).join('\n')}`
  expect(read(file).products.map(({ name }) => name)).toEqual(makers)
})

it('takes the weight of a parcel for none of its product', () => {
  const file = (sides: string) =>
    `Product Name,Category,Price,Product Weight,Product Width\nPlum 3.5g,Flower,35,0.5,${sides}\nFern,Flower,30,0.5,${sides}\n`
  expect(read(file('4')).products.map(({ sizeGrams }) => sizeGrams)).toEqual([3.5, null])
  expect(read(file('')).products.map(({ sizeGrams }) => sizeGrams)).toEqual([0.5, 0.5])
})

it('takes how a thing is kept or shipped for no description of it', () => {
  const file = (header: string) =>
    `Product,Category,Price,${header}\nPlum,Flower,30,Keep it in the cool dry cabinet.\nFern,Flower,30,Keep it in the warm drawer please.\n`
  expect(read(file('Storage')).products[0]?.description).toBeNull()
  expect(read(file('Shipping info')).products[0]?.description).toBeNull()
  expect(read(file('Our words')).products[0]?.description).toBe('Keep it in the cool dry cabinet.')
})
