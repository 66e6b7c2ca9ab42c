import { describe, expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'
import { sizePricesIn } from './split-cells.ts'

const read = (...lines: string[]) => readCatalog(Buffer.from(`${lines.join('\n')}\n`))

describe('a header that names two matters', () => {
  it.each([
    ['Labs (THC / CBD)', '25.3% / 0.1%', '100 mg / 50 mg'],
    ['THC : CBD', '25,3 % : 0,1 %', '100 mg : 50 mg'],
    ['THC & CBD', '25.3% | 0.1%', '100mg | 50mg'],
    ['THC/CBD', '25.3%/0.1%', '100mg/50mg'],
  ])('%s is two columns', (header, share, dose) => {
    const { products } = read(
      `Item;Type;${header};Price`,
      `Plum Kush;Flower;${share};35`,
      `Fig Bites;Edible;${dose};20`,
      `Fern;Flower;${share};30`,
    )
    expect(products).toMatchObject([
      { thcPercent: 25.3, cbdPercent: 0.1 },
      { thcMgTotal: 100, cbdMgTotal: 50 },
      { thcPercent: 25.3 },
    ])
  })

  it.each(['Name & size', 'Item, size', 'Product / Weight'])('%s parts the measure from the name', (header) => {
    const { products } = read(
      `${header}\tType\tPrice`,
      'Plum Kush, 3,5 g\tFlower\t35',
      'Fern Haze - 1/2 oz\tFlower\t90',
      'Owl joints, 3 x 0,5 g\tPre-roll\t16',
      'Gelato 41, ounce\tFlower\t200',
      'Tin Pipe\tGear\t12',
    )
    expect(products.map(({ name, sizeGrams, packCount }) => [name, sizeGrams, packCount])).toEqual([
      ['Plum Kush', 3.5, null],
      ['Fern Haze', 14, null],
      ['Owl joints', 1.5, 3],
      ['Gelato 41', 28, null],
      ['Tin Pipe', null, null],
    ])
  })

  it('tells the shelf and the type', () => {
    const { products } = read('Name,Category / Type,Price', 'Plum,Flower / Indica,35', 'Fern,Vape / Sativa,30')
    expect(products.map(({ category, strainType }) => [category, strainType])).toEqual([
      ['flower', 'indica'],
      ['vape', 'sativa'],
    ])
  })

  it('leaves lists and fractions whole', () => {
    const [first] = read('Name,Size/Unit,Effects / Flavors,Type,Price', 'Plum,1/8,"Happy, Calm",Flower,35').products
    expect(first).toMatchObject({ sizeGrams: 3.5, flavors: [] })
  })

  it('is one column where the cells hold one thing, and a ratio is no potency', () => {
    const { products } = read(
      'Cultivar / Product,THC:CBD,Type,Price',
      'Plum Kush,20:1,Flower,35',
      'Fern Haze,1:1,Flower,30',
    )
    expect(products).toMatchObject([
      { name: 'Plum Kush', cbdPercent: null },
      { name: 'Fern Haze', cbdPercent: null },
    ])
  })
})

describe('measures and prices in one cell', () => {
  it.each([
    ['8th $35 / quarter $65 / half $120', ['3.5g $35', '7g $65', '14g $120']],
    ['gram $9, oz $170', ['1g $9', '28g $170']],
    ['$35/8th; $65/quarter', ['3.5g $35', '7g $65']],
    ['1g=$10 3.5g=$32', ['1g $10', '3.5g $32']],
    ['$10 a gram | $60 for a quarter', ['1g $10', '7g $60']],
    ['3.5g: $30.50, 1 oz: $190', ['3.5g $30.50', '28g $190']],
    ['1/8 - 35 / 1/4 - 65', ['3.5g 35', '7g 65']],
  ])('%s', (cell, found) => {
    expect(sizePricesIn(cell)?.map(({ size, price }) => `${size} ${price}`)).toEqual(found)
  })

  it.each([
    '$35',
    'was $40 now $32',
    '8th $35 (members $30)',
    '3.5g',
    '8th $35 / 8th $30',
    'half off 8th $20 today',
    '',
  ])('%j is no such list', (cell) => {
    expect(sizePricesIn(cell)).toBeNull()
  })

  it('are a row for each', () => {
    const { products } = read(
      'strain;grower;type;thc;jar prices;have any?',
      'Plum Kush;Elm;I;22%;8th $35 / quarter $65;yes',
      'Fern Haze;Elm;S;20%;gram $9 / oz $170;out',
      'Salt Moon;Oak;H;21%;8th $30;yes',
    )
    expect(products.map(({ name, sizeGrams, priceCents, stock }) => [name, sizeGrams, priceCents, stock])).toEqual([
      ['Plum Kush', 3.5, 3500, null],
      ['Plum Kush', 7, 6500, null],
      ['Fern Haze', 1, 900, 0],
      ['Fern Haze', 28, 17000, 0],
      ['Salt Moon', 3.5, 3000, null],
    ])
  })
})

describe('a chain that counts each store', () => {
  it.each([
    ['Qty - Canal St,Qty - Airport Rd'],
    ['Canal St on hand,Airport on hand'],
    ['Stock (Canal),Stock (Airport)'],
    ['canal_inventory,airport_inventory'],
  ])('%s tells whether any has it, and no number', (columns) => {
    const { products } = read(
      `Item,Brand,Type,${columns},Price`,
      'Plum Kush,Elm,Flower,0,4,35',
      'Fern Haze,Elm,Flower,0,0,30',
      'Salt Moon,Oak,Flower,2,1,30',
    )
    expect(products.map(({ stock }) => stock)).toEqual([null, 0, null])
  })

  it('is none where the columns count other things of one store', () => {
    const { products } = read(
      'Item,Type,Qty on hand,Qty allocated,Qty on order,Price',
      'Plum Kush,Flower,7,1,20,35',
      'Fern Haze,Flower,0,0,12,30',
    )
    expect(products.map(({ stock }) => stock)).toEqual([7, 0])
  })
})
