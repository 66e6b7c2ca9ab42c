import { expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

const WIDTHS = [24, 12, 10, 8, 8, 8]
const line = (...cells: string[]) =>
  cells
    .map((cell, at) => cell.padEnd(WIDTHS[at] ?? 8))
    .join('')
    .trimEnd()
const read = (...lines: string[]) => readCatalog(Buffer.from(`${lines.join('\n')}\n`))

const ROWS = [
  line('Blue Ledger', 'Abacus', 'FLOWER', '3.5g', '38.00', '12'),
  line('Carry, The, One', 'Tally House', 'PREROLL', '1g', '8.00', '0'),
  line('Odd Cart', '', 'VAPE', '0.5g', '27.50', '6'),
]

it.each([[[]], [[line('----------', '-----', '----', '---', '---', '--')]]])(
  'a listing whose columns stand below each other is a menu, with %j under the headers',
  (ruler) => {
    const { products, problems } = read(
      'STOCK LISTING BY DEPARTMENT     PAGE 1',
      '',
      line('ITEM', 'BRAND', 'DEPT', 'SIZE', 'PRICE', 'QTY'),
      ...ruler,
      ...ROWS,
      '',
      line('TOTAL ITEMS 3', '', '', '', '', '18'),
    )
    expect(problems).toEqual([])
    expect(products).toMatchObject([
      { name: 'Blue Ledger', brand: 'Abacus', category: 'flower', sizeGrams: 3.5, priceCents: 3800, stock: 12 },
      { name: 'Carry, The, One', brand: 'Tally House', category: 'pre-roll', priceCents: 800, stock: 0 },
      { name: 'Odd Cart', brand: null, category: 'vape', priceCents: 2750, stock: 6 },
    ])
  },
)

it('names with blanks in a table of commas part no columns', () => {
  const { products } = read('Item  Name,  Brand,  Price', 'Plum  Kush,  Elm,  30', 'Fern  Haze,  Oak,  20')
  expect(products).toMatchObject([{ brand: 'Elm', priceCents: 3000 }, { priceCents: 2000 }])
})
