import { describe, expect, it } from 'vitest'
import { MAX_CELL_CHARS } from './collect-rows.ts'
import { readCatalog } from './read-catalog.ts'

const BLANKS = [' ', '\u{a0}', '\n']
const REPEATED = ['1 ', 'half a ', ' per ', '$4 / g ', '(', 'a, ', '10 x ', '% ']
const COLUMNS = ['name', 'price', 'size', 'stock', 'thc', 'description']

/** The same cell in thirty rows: a pattern that takes its length times itself does not end within the time of a test. */
function menuWith(column: string, cell: string): Uint8Array {
  const columns = [...new Set(['name', 'category', 'price', column])]
  const rows = Array.from({ length: 30 }, (_, at) =>
    columns.map((name) => (name === column ? `"${cell}"` : name === 'name' ? `Lot ${at}` : '5')).join(','),
  )
  return new TextEncoder().encode([columns.join(','), ...rows, 'Kept,flower,12,'].join('\n'))
}

describe('cells as long as may be', () => {
  const cases = COLUMNS.flatMap((column) => [...BLANKS, ...REPEATED].map((filler) => [column, filler] as const))

  it.each(cases)('in %s, of %j over and over, leave the row below as it is', (column, filler) => {
    const cell = `5${filler.repeat(MAX_CELL_CHARS / filler.length - 2)}x`
    const { products } = readCatalog(menuWith(column, cell))
    expect(products.at(-1)).toMatchObject({ name: 'Kept' })
  })

  it('as keys of their own in each of many rows are too many columns', () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => ({ name: `Lot ${at}`, [`key ${at}`]: 1 }))
    expect(() => readCatalog(new TextEncoder().encode(JSON.stringify(rows)))).toThrow()
    const blocks = rows.map((_, at) => `Name: Lot ${at}\nPrice: 5\nSize: 1g\nKey ${at}: 1\n`).join('\n')
    expect(() => readCatalog(new TextEncoder().encode(blocks))).toThrow()
  })

  it('as headers leave the other columns as they are', () => {
    const header = `"price ${'( / '.repeat(2000)}x"`
    const { products } = readCatalog(new TextEncoder().encode(`name,category,price,${header}\nRuntz,flower,30,1\n`))
    expect(products).toEqual([expect.objectContaining({ name: 'Runtz', priceCents: 3000 })])
  })
})

describe('blanks in a cell', () => {
  it('never part a price from what it is of', () => {
    const file = `name,category,price\nRuntz,flower,"$30.00${' '.repeat(40)}/${' '.repeat(40)}3.5g"\n`
    const { products } = readCatalog(new TextEncoder().encode(file))
    expect(products).toEqual([expect.objectContaining({ priceCents: 3000, size: '3.5g' })])
  })
})
