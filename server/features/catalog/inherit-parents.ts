import { foldWords } from './fold-words.ts'
import { isKnownHeader } from './guess-columns.ts'
import type { Table } from './table.ts'

/** What a variation has of its own, and is not told by its product. */
const OF_ITS_OWN =
  /price|sale|stock|qty|quantity|inventory|sku|barcode|gtin|upc|\bid\b|weight|parent|^type$|^name$|^title$/

/**
 * Shops list a product, which has no price, and its variations behind it, each of which names its product under `Parent` and leaves
 * blank what is said there. The variations are filled from it; a product that has any and no price is no row of its own.
 */
export function inheritParents<Row extends { cells: string[] }>(table: Table<Row>): Table<Row> {
  const { headers, rows } = table
  const folded = headers.map((header) => foldWords(header))
  const parent = folded.findIndex((header) => /^(?:parent|parent (?:sku|id|product|product id))$/.test(header))
  const keys = [...headers.keys()].filter((column) => /^(?:product |item )?(?:sku|id)$/.test(folded[column] ?? ''))
  const prices = [...headers.keys()].filter((column) =>
    isKnownHeader(headers[column] ?? '', ['price', 'regularPrice', 'salePrice']),
  )
  if (parent < 0 || keys.length === 0) return table
  const at = (row: Row, column: number) => (row.cells[column] ?? '').trim()
  const byKey = new Map<string, Row>()
  for (const row of rows)
    if (at(row, parent) === '') for (const column of keys) if (at(row, column) !== '') byKey.set(at(row, column), row)
  const parentOf = (row: Row) => byKey.get(at(row, parent).replace(/^id: ?/i, ''))
  const had = new Set(rows.flatMap((row) => parentOf(row) ?? []))
  if (had.size === 0) return table
  const isKept = (row: Row) => !had.has(row) || prices.some((column) => at(row, column) !== '')
  return {
    headers,
    rows: rows.filter(isKept).map((row) => {
      const from = parentOf(row)
      if (from === undefined) return row
      const cells = Array.from(headers, (_, column) =>
        at(row, column) === '' && !OF_ITS_OWN.test(folded[column] ?? '')
          ? (from.cells[column] ?? '')
          : (row.cells[column] ?? ''),
      )
      return { ...row, cells }
    }),
  }
}
