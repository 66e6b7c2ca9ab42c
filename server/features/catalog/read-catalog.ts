import type { Product } from '#contract/catalog.ts'
import type { ColumnMapping, ImportProblem } from '#contract/import.ts'
import { AppError } from '#server/http/app-error.ts'
import { createRowCompleter, isReportLine } from './complete-rows.ts'
import { decodeText } from './decode-text.ts'
import { isMute, looksLikeData } from './guess-by-values.ts'
import { guessColumns, isKnownHeader, toMapping } from './guess-columns.ts'
import { readJsonRecords } from './read-json.ts'
import { ProductReader } from './read-product.ts'
import { reshapeTable } from './reshape-table.ts'
import { type ReadRow, settleIds } from './settle-ids.ts'
import { detectDelimiter, type FileRecord, splitRecords } from './split-records.ts'
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
  /** The first rows as written, for confirming the mapping. */
  samples: string[][]
}

export const MAX_ROWS = 100_000
export const MAX_COLUMNS = 200
export const MAX_CELL_CHARS = 10_000
const SAMPLE_ROWS = 2000
const SHOWN_SAMPLES = 5
const HEADER_SEARCH_RECORDS = 15

/**
 * Reads a menu out of a delimited text file of any common encoding and shape. Throws AppError when nothing of the file can be
 * used: it is empty, has no rows, no column of names, or is over a limit. Bad rows do not throw; they are named in `problems`.
 */
export function readCatalog(bytes: Uint8Array, options: { mapping?: ColumnMapping } = {}): CatalogReading {
  const text = decodeText(bytes)
  if (text.trim() === '') throw new AppError('unprocessable', { text: 'The file is empty.' })
  const collected = collectRows(readJsonRecords(text) ?? splitRecords(text, detectDelimiter(text)))
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
  for (const { line, cells } of rows) {
    const whole = complete(cells)
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
    samples: rows.slice(0, SHOWN_SAMPLES).map((row) => row.cells),
  }
}

type Row = { line: number; cells: string[] }

/** Parts the header from the rows, and the rows that cannot be read from those that can. */
function collectRows(records: Iterable<FileRecord>): {
  headers: string[]
  rows: Row[]
  problems: ImportProblem[]
  notes: ImportProblem[]
} {
  const head: Row[] = []
  const rest: Row[] = []
  const problems: ImportProblem[] = []
  for (const record of records) {
    if ('broken' in record) {
      problems.push({ line: record.line, column: null, reason: record.broken })
    } else if (!record.cells.every((cell) => cell.trim() === '')) {
      ;(head.length < HEADER_SEARCH_RECORDS ? head : rest).push(record)
    }
    if (rest.length + problems.length > MAX_ROWS + HEADER_SEARCH_RECORDS)
      throw new AppError('unprocessable', { text: `The file has more than ${MAX_ROWS.toLocaleString('en-US')} rows.` })
  }
  const headerAt = findHeader(head)
  const isHeaded = !isFirstProduct(head[headerAt])
  const headers = (head[headerAt]?.cells ?? []).map((cell, at) =>
    isHeaded ? cell.replace(/\s+/g, ' ').trim() : `Column ${at + 1}`,
  )
  while (headers.at(-1) === '') headers.pop()
  if (headers.length > MAX_COLUMNS)
    throw new AppError('unprocessable', { text: `The file has more than ${MAX_COLUMNS} columns.` })
  const rows: Row[] = []
  const notes: ImportProblem[] = []
  for (const row of [...head.slice(headerAt + (isHeaded ? 1 : 0)), ...rest]) {
    if (isReportLine(row.cells)) {
      notes.push({ line: row.line, column: null, reason: 'a line of totals, no product' })
      continue
    }
    const fault = faultOf(row.cells, headers)
    if (fault === null) rows.push(row)
    else problems.push({ line: row.line, ...fault })
  }
  if (rows.length > MAX_ROWS)
    throw new AppError('unprocessable', { text: `The file has more than ${MAX_ROWS.toLocaleString('en-US')} rows.` })
  return { headers, rows, problems, notes }
}

function faultOf(cells: readonly string[], headers: readonly string[]): Omit<ImportProblem, 'line'> | null {
  const last = cells.findLastIndex((cell) => cell.trim() !== '') + 1
  if (last > headers.length || cells.length < headers.length)
    return {
      column: null,
      reason: `${Math.max(last, Math.min(cells.length, headers.length))} cells, but the header has ${headers.length}`,
    }
  const long = cells.findIndex((cell) => cell.length > MAX_CELL_CHARS)
  if (long === -1) return null
  return {
    column: headers[long] ?? null,
    reason: `the cell is longer than ${MAX_CELL_CHARS.toLocaleString('en-US')} characters`,
  }
}

/** A file without headers begins with a product. */
function isFirstProduct(row: Row | undefined): boolean {
  return (
    row !== undefined && looksLikeData(row.cells) && !row.cells.some((cell) => !isMute(cell) && isKnownHeader(cell))
  )
}

/** Reports put a title above the header: the first record that names several fields is the header, else the first record. */
function findHeader(records: readonly Row[]): number {
  const known = records.map(({ cells }) => cells.filter(isKnownHeader).length)
  const isStatement = /^sep=/i.test(records[0]?.cells[0]?.trim() ?? '') ? 1 : 0
  if ((known[isStatement] ?? 0) >= 2) return isStatement
  const better = known.findIndex((count) => count >= 3)
  return better === -1 ? isStatement : better
}

/** At most `count` entries, taken evenly from the whole list. */
function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list]
  const step = list.length / count
  return Array.from({ length: count }, (_, index) => list[Math.floor(index * step)]).filter(
    (entry) => entry !== undefined,
  )
}
