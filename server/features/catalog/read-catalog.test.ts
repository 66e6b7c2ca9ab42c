import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Product } from '#contract/catalog.ts'
import { AppError } from '#server/http/app-error.ts'
import { MAX_COLUMNS } from './collect-rows.ts'
import { readCatalog } from './read-catalog.ts'

const SHARED = new URL('../../../../shared/data/', import.meta.url)
const hasShared = existsSync(SHARED)
const shared = (name: string) => readFileSync(new URL(name, SHARED))
const read = (text: string, mapping?: Record<string, string>) =>
  readCatalog(Buffer.from(text), mapping === undefined ? {} : { mapping })

/** The error that a file is refused with. */
function refusal(work: () => unknown): AppError {
  try {
    work()
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('the file was not refused')
}

describe('reading a menu', () => {
  it('takes the columns of the canonical format as they are', () => {
    const { products, problems, notes } = read(
      'product_id,sku,name,brand,category,subcategory,strain_name,strain_type,thc_percent,size,size_grams,pack_count,price,sale_price,currency,stock,effects,description\n' +
        'P1,S1,Quiet Harbor,Harbor,pre-roll,Packs,Quiet Harbor,indica,22.5,0.5g ea | 5-Pack,2.5,5,35,28,USD,4,Calm|Sleepy,Slow & easy\n',
    )
    expect([problems, notes]).toEqual([[], []])
    expect(products).toEqual([
      Product.parse({
        productId: 'P1',
        sku: 'S1',
        name: 'Quiet Harbor',
        brand: 'Harbor',
        category: 'pre-roll',
        subcategory: 'Packs',
        strainName: 'Quiet Harbor',
        strainType: 'indica',
        thcPercent: 22.5,
        cbdPercent: null,
        thcMgTotal: null,
        thcMgPerPiece: null,
        cbdMgTotal: null,
        size: '0.5g ea | 5-Pack',
        sizeGrams: 2.5,
        packCount: 5,
        priceCents: 3500,
        salePriceCents: 2800,
        currency: 'USD',
        stock: 4,
        effects: ['calm', 'sleepy'],
        flavors: [],
        terpenes: [],
        tags: [],
        promo: null,
        description: 'Slow & easy',
        imageUrl: null,
        url: null,
      }),
    ])
  })

  it('names each bad row by line, column and reason, and keeps the sound ones', () => {
    const { products, problems } = read(
      'Name,Category,Price,Stock\nGood,flower,40,5\n"Open,edible,20,3\nToo,many,cells,1,2,3\nShort,vape\n,flower,10,1\n' +
        'Minus,flower,-5,2\nWords,edible,twenty,4\nFree,edible,0,4\nFuzzy,edible,5,ask\n=SUM("A1"),flower,10,1\n',
    )
    expect(products.map((product) => product.name)).toEqual(['Good', '=SUM("A1")'])
    expect(problems).toEqual([
      { line: 3, column: null, reason: 'a quoted cell is not closed' },
      { line: 4, column: null, reason: '6 cells, but the header has 4' },
      { line: 5, column: null, reason: '2 cells, but the header has 4' },
      { line: 6, column: 'Name', reason: 'the name is missing' },
      { line: 7, column: 'Price', reason: 'the price is negative' },
      { line: 8, column: 'Price', reason: '"twenty" is not a price' },
      { line: 9, column: 'Price', reason: 'the price is zero' },
      { line: 10, column: 'Stock', reason: '"ask" is not a stock level' },
    ])
  })

  it('counts lines as an editor does, over cells with line breaks', () => {
    const { problems } = read('Name,Description,Price\r\n"A","one\r\ntwo",5\r\nB,,-1\r\n')
    expect(problems).toMatchObject([{ line: 4, column: 'Price' }])
  })

  it('gives rows without an id one that stays when price and stock change', () => {
    const before = read('name,brand,price,stock\nBlue,Acme,10,4\nGreen,Acme,12,4\n').products
    const after = read('name,brand,price,stock\nGreen,Acme,13,0\nBlue,Acme,11,9\n').products
    expect(after.map((product) => product.productId).sort()).toEqual(before.map((product) => product.productId).sort())
  })

  it('merges repeated rows, adds up lots of one SKU, and keeps variants apart', () => {
    const { products, notes } = read(
      'sku,name,size,thc,price,stock\nA,Blue,3.5g,20%,30,4\nA,Blue,3.5g,20%,30,4\nA,Blue,3.5g,21%,30,5\nA,Blue,7g,20%,55,2\nA,Blue,7g,20%,50,2\n',
    )
    expect(products.map((product) => [product.productId, product.size, product.stock])).toEqual([
      ['A', '3.5g', 9],
      ['A-7g', '7g', 2],
      ['A-2', '7g', 2],
    ])
    expect(notes.map((note) => note.line)).toEqual([3, 4])
  })

  it('takes a price for each weight as a variant for each weight', () => {
    const { products, mapping } = read(
      'name,category,price_each,price_gram,price_eighth,price_ounce\nBlue,flower,,12,35,\nBar,edible,20,,,\nGreen,flower,,,,200\n',
    )
    expect(products.map(({ name, sizeGrams, priceCents }) => [name, sizeGrams, priceCents])).toEqual([
      ['Blue', 1, 1200],
      ['Blue', 3.5, 3500],
      ['Bar', null, 2000],
      ['Green', 28, 20000],
    ])
    expect(mapping.price).toBe('price_each')
  })

  it('finds the header below the title of a report', () => {
    const { products } = read(
      'Stock report,,\n"As of today, noon",,\n\nProduct Title,Dept,Our Price\nBlue,Flower,$12\n',
    )
    expect(products).toMatchObject([{ name: 'Blue', category: 'flower', priceCents: 1200 }])
  })

  it('lets the caller name columns, and refuses names that do not exist', () => {
    const text = 'name,a,b\nBlue,10,7\n'
    expect(read(text, { price: 'b' }).products).toMatchObject([{ priceCents: 700 }])
    expect(read('name,price\nBlue,10\n', { price: '' }).products).toMatchObject([{ priceCents: null }])
    expect(refusal(() => read(text, { price: 'c' })).details.fields).toHaveProperty(['mapping.price'])
    expect(refusal(() => read(text, { colour: 'a' })).details.fields).toHaveProperty(['mapping.colour'])
  })

  it('names the columns that feed nothing, and neither empty ones nor the price of a weight', () => {
    const text = 'Product,Type,Price 1g,Price 3.5g,Remarks,Spare\nBlue,Flower,10,30,top shelf,\n'
    expect(read(text).unread).toEqual(['Remarks'])
    expect(read('name,a,price\nBlue,7,10\n').unread).toEqual(['a'])
    expect(read('name,a,price\nBlue,7,10\n', { price: 'a' }).unread).toEqual(['price'])
  })

  it('takes no harm from headers that are names of object parts', () => {
    const { products, mapping } = read('__proto__,constructor,name,toString\nx,y,Blue,z\n')
    expect(products).toMatchObject([{ name: 'Blue' }])
    expect(mapping).toEqual({ name: 'name' })
  })

  it('refuses files that hold nothing to use, in plain words', () => {
    for (const text of ['', ' \n\n', '\ufeff', 'Name,Category,Price\n', 'a,b,c\n1,2,3\n', '\u0000\u0000'])
      expect(refusal(() => read(text)).code).toBe('unprocessable')
    expect(refusal(() => read('')).message).toBe('The file is empty.')
  })

  it('has limits on rows, columns and cells', () => {
    const wide = Array.from({ length: MAX_COLUMNS + 1 }, (_, i) => `c${i}`).join(',')
    expect(refusal(() => read(`name,${wide}\n${'x,'.repeat(201)}x\n`)).code).toBe('unprocessable')
    expect(refusal(() => read(`name,price\n${'a,1\n'.repeat(100_001)}`)).message).toContain('100,000 rows')
    const long = read(`name,description\nA,${'x'.repeat(10_001)}\nB,y\n`)
    expect(long.problems).toMatchObject([{ line: 2, column: 'description' }])
    expect(long.products).toHaveLength(1)
  })

  it('reads 100,000 rows', () => {
    const rows = Array.from(
      { length: 99_000 },
      (_, i) =>
        `S${i},Blue ${i} 3.5g,Acme,Flower,Indica,22.${i % 99}%,3.5g,"$1,0${10 + (i % 90)}.00",${i % 50},"Calm, Happy"`,
    )
    const bytes = Buffer.from(`sku,name,brand,category,strain type,thc,size,price,stock,effects\n${rows.join('\n')}`)
    expect(readCatalog(bytes).products).toHaveLength(99_000)
  })
})

describe('exports of different tills', () => {
  it.each([
    [
      'Product Title,Dept,Vendor,Retail,On Hand,Potency,Species,Net Wt,Special price\nWedding Cake,Flower,Farm,55,7,24.1%,I,1/8 oz,44',
    ],
    [
      'item_name;master_category;brand_name;unit_price;available_quantity;potency_thc;type;unit_size;discounted_price\n"Wedding Cake";"FLOWER";"Farm";"55,00";"7";"24,1";"INDICA";"3.5g";"44,00"',
    ],
    [
      'ProductName,Category,Brand,PriceInMinorUnits,Quantity,THC %,SpeciesName,ProductWeight,Unit,Sale Price Cents\nWedding Cake,Flower,Farm,5500,7,24.1,Indica,3.5,Grams,4400',
    ],
    [
      'Title\tType\tProducer\tRegular Price\tPrice\tStock Level\tTotal THC\tStrain\tWeight\nWedding Cake\tBuds\tFarm\t$55.00\t$44.00\t7 units\t24.1-26%\tIndica\t3.5 grams',
    ],
    [
      'Menu Item,Product Type,Manufacturer,MSRP,Our Price,Qty Available,THC Content,Lineage,Size (g)\nWedding Cake,Whole Flower,Farm,55,44,7,24.1 %,indica,3.5',
    ],
  ])('%j comes out alike', (text) => {
    const { products, problems } = read(text)
    expect(problems).toEqual([])
    expect(products).toMatchObject([
      {
        name: 'Wedding Cake',
        category: 'flower',
        brand: 'Farm',
        priceCents: 5500,
        salePriceCents: 4400,
        stock: 7,
        thcPercent: 24.1,
        strainType: 'indica',
        sizeGrams: 3.5,
      },
    ])
  })

  it('do not take the count of a pack for stock', () => {
    const { mapping } = read('name,price,quantity\nPears 10pk,20,10\nPlums 5pk,20,5\nFigs 20pk,20,20\nNuts,9,\n')
    expect(mapping).not.toHaveProperty('stock')
  })

  it('say by a word what is for sale', () => {
    const { products } = read('name,price,stock,status\nA,1,5,active\nB,1,5,archived\n')
    expect(products.map((product) => product.stock)).toEqual([5, 0])
    expect(read('name,price,sold out\nA,1,yes\nB,1,no\n').products.map((product) => product.stock)).toEqual([0, null])
  })
})

describe('hostile files', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      '"',
      '""',
      '"x',
      'x"',
      ',',
      ';',
      '\n',
      '\r',
      '\0',
      '-5',
      '$',
      '1e9',
      '=1+1',
      '<b>',
      '__proto__',
      '\ud83c',
      'Name',
      '%',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
  )
  const table = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 })

  it('are read or refused, and never give a product outside of the contract', () => {
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(',', ';', '\t', '|'),
        fc.constantFrom('utf8' as const, 'utf16le' as const, 'latin1' as const),
        (rows, delimiter, encoding) => {
          const text = `name${delimiter}price${delimiter}stock${delimiter}thc\n${rows.map((row) => row.join(delimiter)).join('\n')}`
          try {
            for (const product of readCatalog(Buffer.from(text, encoding)).products) Product.parse(product)
          } catch (error) {
            expect(error).toBeInstanceOf(AppError)
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  it('of any bytes are read or refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        try {
          for (const product of readCatalog(bytes).products) Product.parse(product)
        } catch (error) {
          expect(error).toBeInstanceOf(AppError)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('never lose a sound row silently: every row is a product, a problem or a note', () => {
    const row = fc.oneof(
      fc.constantFrom(
        '"open,5',
        'a,b,c,d',
        'x',
        ',3',
        'Bad,-1',
        'Worse,words',
        '2.5" Glass,4',
        '"In, quotes",4',
        '"two\nlines",4',
      ),
      fc.integer({ min: 1, max: 99 }).map((n) => `Item ${n},${n}`),
    )
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
        const sound = rows.map((_, i) => `Sound ${i},${i + 1}`)
        const text = `name,price\n${rows.map((bad, i) => `${bad}\n${sound[i]}`).join('\n')}\n`
        const names = read(text).products.map((product) => product.name)
        for (const [i] of rows.entries()) expect(names).toContain(`Sound ${i}`)
      }),
      { numRuns: 300 },
    )
  })
})

describe.skipIf(!hasShared)('the shared menus (skipped where they are absent)', () => {
  it.each([
    ['catalog-dev-main-nj.csv', 553],
    ['catalog-dev-effects-nj.csv', 226],
    ['catalog-dev-edibles-nj.csv', 198],
    ['catalog-dev-kushy-noprice.csv', 5000],
    ['pos-export-dev-a.csv', 553],
    ['pos-export-dev-b.csv', 226],
  ])('%s gives %d products and no problem', (name, count) => {
    const { products, problems } = readCatalog(shared(name))
    expect(problems).toEqual([])
    expect(products).toHaveLength(count)
    for (const product of products) Product.parse(product)
  })

  it('merges the repeated rows of the messy menu and takes all others', () => {
    const { products, problems, notes, mapping } = readCatalog(shared('catalog-dev-messy-nj.csv'))
    expect(problems).toEqual([])
    expect(products.length + notes.filter((note) => note.reason.startsWith('the same as')).length).toBe(1283)
    expect(mapping).not.toHaveProperty('stock')
  })

  it('reads the same products out of a till’s export as out of the original', () => {
    const seen = ['name', 'brand', 'category', 'strainType', 'priceCents', 'salePriceCents', 'stock'] as const
    for (const [original, exported, also] of [
      ['catalog-dev-main-nj.csv', 'pos-export-dev-a.csv', ['thcPercent', 'sizeGrams', 'size', 'strainName'] as const],
      ['catalog-dev-effects-nj.csv', 'pos-export-dev-b.csv', ['thcPercent', 'effects', 'terpenes'] as const],
    ] as const) {
      const wanted = readCatalog(shared(original)).products
      for (const [i, product] of readCatalog(shared(exported)).products.entries())
        for (const field of [...seen, ...also])
          expect(product[field], `${product.name} ${field}`).toEqual(wanted[i]?.[field])
    }
  })

  it('takes doses of edibles off the label of a till’s export', () => {
    const wanted = readCatalog(shared('catalog-dev-main-nj.csv')).products
    const edibles = readCatalog(shared('pos-export-dev-a.csv')).products.map((product, i) => ({
      product,
      wanted: wanted[i],
    }))
    const doses = edibles.filter((pair) => pair.product.category === 'edible')
    const right = doses.filter((pair) => pair.product.thcMgPerPiece === pair.wanted?.thcMgPerPiece)
    expect(right.length / doses.length).toBeGreaterThan(0.97)
  })

  it('keeps the sound rows of broken files and reads every encoding', () => {
    const bad = readCatalog(shared('csv-torture/products-dev-bad-rows.csv'))
    expect(bad.problems.map((problem) => problem.line)).toEqual([3, 4, 5, 6, 7, 8, 9])
    expect(bad.products).toHaveLength(5)
    expect(readCatalog(shared('csv-torture/products-dev-latin1.csv')).products[0]).toMatchObject({
      name: 'Grön Blueberry',
      priceCents: 3200,
    })
    expect(readCatalog(shared('csv-torture/products-dev-cr-only.csv')).products).toHaveLength(5)
    expect(readCatalog(shared('csv-torture/products-dev-utf16.csv')).products[0]?.name).toBe('Hemp')
    for (const name of ['empty', 'header-only'])
      expect(refusal(() => readCatalog(shared(`csv-torture/products-dev-${name}.csv`))).code).toBe('unprocessable')
  })
})
