import { describe, expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

const read = (...lines: string[]) => readCatalog(Buffer.from(`${lines.join('\n')}\n`))
const TABLE = ['Thing;Whose;Sort;Ask', 'Plum Kush;Elm;bud;35', 'Fern Haze;Elm;bud;30', 'Owl Cart;Oak;vape;40']

describe('what stands above a table', () => {
  it.each([
    [['ELM STREET - what we have']],
    [['Elm Street', 'ask Ida before you change a price']],
    [['Order guide; good through 6/30', '', 'Minimum order $100']],
  ])('is no header: %j', (above) => {
    const { products, problems } = read(
      ...above,
      'Item;Whose;What;How strong;$',
      'Plum Kush;Elm;bud;20%;35',
      'Fern Haze;Elm;bud;22%;30',
    )
    expect(products.map(({ name, priceCents }) => [name, priceCents])).toEqual([
      ['Plum Kush', 3500],
      ['Fern Haze', 3000],
    ])
    expect(problems).toEqual([])
  })

  it('is no header even where no word of the header is known', () => {
    expect(read('Elm Street shelf', ...TABLE).headers).toEqual(['Thing', 'Whose', 'Sort', 'Ask'])
  })
})

describe('a legend beside a table', () => {
  const rows = ['Dot;Item;Who;$', 'green;Plum Kush;Elm;35', 'purple;Fern Haze;Elm;30', ';Tin Pipe;Oak;12']
  it.each([
    [['Dots: green = sativa, purple = indica', ...rows]],
    [['Key - sativa: green; indica: purple', ...rows]],
    [['Elm Street', 'green is sativa | purple is indica dominant', ...rows]],
    [[...rows, '* green = sativa, purple = indica']],
  ])('tells the types: %j', (lines) => {
    const [first, second, third] = read(...lines).products.map(({ strainType }) => strainType)
    expect([first, second?.slice(0, 6), third]).toEqual(['sativa', 'indica', null])
  })

  it('tells stock', () => {
    const { products } = read('o = in stock, x = sold out', 'Item;Who;$;Have', 'Plum;Elm;35;o', 'Fern;Elm;30;x')
    expect(products.map(({ stock }) => stock)).toEqual([null, 0])
  })

  it('is none where it speaks of other things, and without one a colour tells nothing', () => {
    for (const lines of [['green = staff pick, purple = new', ...rows], rows])
      expect(read(...lines).products.map(({ strainType }) => strainType)).toEqual([null, null, null])
  })
})

describe('what stands under a table', () => {
  it('is no product and no fault', () => {
    const { products, problems, notes } = read(
      'SKU,Item,Brand,Type,Qty,Price',
      'A1,Plum Kush,Elm,Flower,3,35',
      'A2,Fern Haze,Elm,Flower,4,30',
      ',Total Flower,,,7,65',
      'A3,Owl Cart,Oak,Vape,4,30',
      ',Vape total:,,,4,30',
      ',,,,,95.00',
      ',3 treats on the list,,,,',
      ',Counted 5/31 by JT',
      'Prices without tax',
    )
    expect(products.map(({ name }) => name)).toEqual(['Plum Kush', 'Fern Haze', 'Owl Cart'])
    expect(problems).toEqual([])
    expect(notes).toHaveLength(6)
  })

  it('keeps a product that is called total', () => {
    expect(
      read('Item,Brand,Type,Price', 'Total Eclipse,Elm,Flower,35', 'Total Flower,Elm,Flower,35').products,
    ).toHaveLength(2)
  })
})

describe('headers in two lines', () => {
  const read = (...lines: string[]) => readCatalog(Buffer.from(`${lines.join('\n')}\n`))

  it('are the lower ones, below the groups that they stand in', () => {
    const { products, mapping } = read(
      'Product,,,Potency,,Pricing,,Inventory,',
      'Name,Brand,Category,THC %,CBD %,Regular,Promo,Floor,Vault',
      'Plum Kush,Elm,Flower,23.3,0.1,40.00,34.00,0,8',
      'Fern Haze,Oak,Flower,19,0.2,30,,2,5',
    )
    expect(products).toMatchObject([
      { name: 'Plum Kush', brand: 'Elm', thcPercent: 23.3, priceCents: 4000, salePriceCents: 3400, stock: 8 },
      { name: 'Fern Haze', priceCents: 3000, salePriceCents: null, stock: 7 },
    ])
    expect(mapping).toMatchObject({ cbd: 'CBD %', regularPrice: 'Regular' })
  })

  it('of which two are alike are told apart by their groups', () => {
    const { products } = read(
      'Item,,Wholesale,,Retail,',
      'Name,Category,Price,Unit,Price,Unit',
      'Plum Kush,Flower,18,each,40,each',
      'Fern Haze,Flower,12,each,30,each',
    )
    expect(products).toMatchObject([{ priceCents: 4000 }, { priceCents: 3000 }])
  })
})

describe('a table that is drawn with strokes', () => {
  it.each([
    ['| Item | Shelf | Price |', '|:---|:-:|---:|', '| Plum | Flower | ~~$40~~ $34 |', '| Fern | Vapes | $30 |'],
    [
      ' Item | Shelf | Price ',
      '------+-------+-------',
      ' Plum | Flower | <s>40</s> 34',
      ' Fern | Vapes | 30',
      '(2 rows)',
    ],
  ])('has no product in its rulers: %s', (...lines) => {
    const { products, problems } = readCatalog(Buffer.from(lines.join('\n')))
    expect(problems).toEqual([])
    expect(products).toMatchObject([
      { name: 'Plum', category: 'flower', priceCents: 4000, salePriceCents: 3400 },
      { name: 'Fern', category: 'vape', priceCents: 3000, salePriceCents: null },
    ])
  })
})
