import { foldWords } from './fold-words.ts'
import type { Table } from './table.ts'

/** `Variant 2 Sale Price`, `Size 1`, `price_2`: the matter, and the number of the variant it belongs to. */
const NUMBERED =
  /^(?:(?:variant|option|size|tier|weight|package|pack|unit) ?(\d) ?(label|name|size|title|weight|unit|price|regular price|sale price|special price|qty|quantity|stock|inventory|sku)?|(label|size|weight|unit|price|sale price|special price|qty|quantity|stock|inventory|sku) ?(\d))$/
const CALLED: Readonly<Record<string, string>> = {
  label: 'size',
  name: 'size',
  title: 'size',
  unit: 'size',
  weight: 'size',
}
const FEWEST_MATTERS = 2

type Found = { column: number; number: string; matter: string }

/**
 * Some listings keep the sizes of a product side by side, each with its price: `Variant 1 Label`, `Variant 1 Price`, `Variant 2
 * Label`. A row for each that has a price.
 */
export function splitVariants<Row extends { cells: string[] }>(table: Table<Row>): Table<Row> {
  const found = table.headers.flatMap((header, column) => numberedIn(header, column))
  const matters = [...new Set(found.map(({ matter }) => matter))]
  if (!matters.includes('price') || !matters.includes('size') || matters.length < FEWEST_MATTERS) return table
  const numbers = [...new Set(found.map(({ number }) => number))]
  const taken = new Set(found.map(({ column }) => column))
  const isKept = (_: string, column: number) => !taken.has(column)
  const rows = table.rows.flatMap((row) => {
    const cells = Array.from(table.headers, (_, column) => row.cells[column] ?? '')
    const variants = numbers.map((number) =>
      matters.map((matter) => {
        const at = found.find((one) => one.number === number && one.matter === matter)?.column
        return at === undefined ? '' : (cells[at] ?? '')
      }),
    )
    const priced = variants.filter((variant) => (variant[matters.indexOf('price')] ?? '').trim() !== '')
    const own = priced.length > 0 ? priced : [matters.map(() => '')]
    return own.map((variant) => ({ ...row, cells: [...cells.filter(isKept), ...variant] }))
  })
  return { headers: [...table.headers.filter(isKept), ...matters], rows }
}

function numberedIn(header: string, column: number): Found[] {
  const [, first, matter, alone, second] = NUMBERED.exec(foldWords(header)) ?? []
  const number = first ?? second
  if (number === undefined) return []
  const said = matter ?? alone ?? 'size'
  return [{ column, number, matter: CALLED[said] ?? said }]
}
