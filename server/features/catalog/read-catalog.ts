import type { Product } from '#contract/catalog.ts'
import type { ColumnMapping, ImportProblem } from '#contract/import.ts'
import { AppError } from '#server/http/app-error.ts'
import { collectRows } from './collect-rows.ts'
import { createRowCompleter } from './complete-rows.ts'
import { decodeText } from './decode-text.ts'
import { guessColumns, toMapping } from './guess-columns.ts'
import { readBlockRecords } from './read-blocks.ts'
import { readFixedRecords } from './read-fixed.ts'
import { readJsonRecords } from './read-json.ts'
import { ProductReader } from './read-product.ts'
import { reshapeTable } from './reshape-table.ts'
import { type ReadRow, settleIds } from './settle-ids.ts'
import { detectDelimiter, splitRecords } from './split-records.ts'
import { createTierReader } from './weight-tiers.ts'

export type CatalogReading = {
  products: Product[]
  /** Rows that were not taken. */
  problems: ImportProblem[]
  /** Rows that were taken although something about them was not clear, and repeated rows that were merged. */
  notes: ImportProblem[]
  /** Field to header; a column that feeds none is ignored. */
  mapping: ColumnMapping
  headers: string[]
  /** The headers of columns that hold something and feed nothing. */
  unread: string[]
  /** The first rows as written, for confirming the mapping. */
  samples: string[][]
}

const SAMPLE_ROWS = 2000
const SHOWN_SAMPLES = 5

/**
 * Reads a menu out of a delimited text file of any common encoding and shape. Throws AppError when nothing of the file can be
 * used: it is empty, has no rows, no column of names, or is over a limit. Bad rows do not throw; they are named in `problems`.
 */
export function readCatalog(bytes: Uint8Array, options: { mapping?: ColumnMapping } = {}): CatalogReading {
  const text = decodeText(bytes)
  if (text.trim() === '') throw new AppError('unprocessable', { text: 'The file is empty.' })
  const collected = collectRows(
    readJsonRecords(text) ??
      readBlockRecords(text) ??
      readFixedRecords(text) ??
      splitRecords(text, detectDelimiter(text)),
  )
  const { problems, notes } = collected
  const { headers, rows } = reshapeTable(collected)
  if (rows.length === 0 && problems.length === 0)
    throw new AppError('unprocessable', { text: 'The file has a header line and no products below it.' })
  const samples = spread(rows, SAMPLE_ROWS).map((row) => row.cells)
  const columns = guessColumns(headers, samples, options.mapping)
  if (!columns.has('name'))
    throw new AppError('unprocessable', {
      text: `No column with product names was found. The columns are: ${headers.slice(0, 30).join(', ').slice(0, 500)}.`,
    })
  const tiers = createTierReader(headers, samples, columns)
  const reader = new ProductReader(tiers?.headers ?? headers, tiers?.columns ?? columns, samples)
  const complete = createRowCompleter(columns)
  const read: ReadRow[] = []
  for (const [at, { line, cells }] of rows.entries()) {
    const whole = complete(cells, rows[at + 1]?.cells)
    if (whole === null) continue
    for (const variant of tiers?.expand(whole) ?? [whole]) {
      const reading = reader.read(variant)
      for (const { column, reason } of reading.problems) problems.push({ line, column, reason })
      for (const { column, reason } of reading.notes) notes.push({ line, column, reason })
      if (reading.product !== null) read.push({ line, product: reading.product })
    }
  }
  const settled = settleIds(read)
  for (const { line, reason } of settled.notes) notes.push({ line, column: null, reason })
  return {
    products: settled.products,
    problems: problems.sort((a, b) => a.line - b.line),
    notes: notes.sort((a, b) => a.line - b.line),
    mapping: toMapping(columns, headers),
    headers,
    unread: findUnread(headers, samples, new Set([...columns.values(), ...(tiers?.priced ?? [])])),
    samples: rows.slice(0, SHOWN_SAMPLES).map((row) => row.cells),
  }
}

function findUnread(
  headers: readonly string[],
  samples: readonly (readonly string[])[],
  used: ReadonlySet<number>,
): string[] {
  const isFilled = (column: number) => samples.some((cells) => (cells[column] ?? '').trim() !== '')
  return headers.filter((header, column) => header !== '' && !used.has(column) && isFilled(column))
}

/** At most `count` entries, taken evenly from the whole list. */
function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list]
  const step = list.length / count
  return Array.from({ length: count }, (_, index) => list[Math.floor(index * step)]).filter(
    (entry) => entry !== undefined,
  )
}
