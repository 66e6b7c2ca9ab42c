import type { ImportProblem } from '#contract/import.ts'
import { AppError } from '#server/http/app-error.ts'
import { isReportLine } from './complete-rows.ts'
import { isMute, isNoPrice, looksLikeData } from './guess-by-values.ts'
import { isKnownHeader, mayBeHeader } from './guess-columns.ts'
import { readLegend, withLegend } from './read-legend.ts'
import type { FileRecord } from './split-records.ts'

export const MAX_ROWS = 100_000
export const MAX_COLUMNS = 200
export const MAX_CELL_CHARS = 10_000
const HEADER_SEARCH_RECORDS = 15

type Row = { line: number; cells: string[] }

/** Parts the header from the rows, and the rows that cannot be read from those that can. */
export function collectRows(records: Iterable<FileRecord>): {
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
    } else if (!record.cells.every((cell) => cell.trim() === '') && !isRuler(record.cells)) {
      const row = { line: record.line, cells: record.cells.map(squeezed) }
      ;(head.length < HEADER_SEARCH_RECORDS ? head : rest).push(row)
    }
    if (rest.length + problems.length > MAX_ROWS + HEADER_SEARCH_RECORDS)
      throw new AppError('unprocessable', { text: `The file has more than ${MAX_ROWS.toLocaleString('en-US')} rows.` })
  }
  const { headerAt, titles } = joinedHeader(head, findHeader(head))
  const isHeaded = !isFirstProduct(head[headerAt])
  const headers = titles.map((cell, at) => (isHeaded ? cell.replace(/\s+/g, ' ').trim() : `Column ${at + 1}`))
  while (headers.at(-1) === '') headers.pop()
  if (headers.length > MAX_COLUMNS)
    throw new AppError('unprocessable', { text: `The file has more than ${MAX_COLUMNS} columns.` })
  const rows: Row[] = []
  const notes: ImportProblem[] = []
  const body = [...head.slice(headerAt + (isHeaded ? 1 : 0)), ...rest]
  const end = endOfProducts(body)
  for (const [at, row] of body.entries()) {
    if (at >= end || isReportLine(row.cells)) {
      notes.push({ line: row.line, column: null, reason: at >= end ? AFTER : 'a line of totals, no product' })
      continue
    }
    const fault = faultOf(row.cells, headers)
    if (fault === null) rows.push(row)
    else problems.push({ line: row.line, ...fault })
  }
  if (rows.length > MAX_ROWS)
    throw new AppError('unprocessable', { text: `The file has more than ${MAX_ROWS.toLocaleString('en-US')} rows.` })
  const legend = readLegend([...head.slice(0, headerAt), ...body.slice(end)].map(({ cells }) => cells))
  return { headers, rows: withLegend(rows, legend), problems, notes }
}

/** The line under the headers of a table that is drawn with strokes. */
function isRuler(cells: readonly string[]): boolean {
  return cells.every((cell) => /^[\s:+=_|–—-]*$/.test(cell)) && cells.some((cell) => /^\s*[:+]?[-=_–—]{2}/.test(cell))
}

const FEWEST_GROUPS = 3
const LONGEST_GROUP = 25

/** Sheets group their columns in a line above the headers: `Pricing` over `Regular` and `Wholesale`. */
function joinedHeader(head: readonly Row[], found: number): { headerAt: number; titles: string[] } {
  const knownIn = (at: number) => (head[at]?.cells ?? []).filter((cell) => isKnownHeader(cell)).length
  const isAbove = knownIn(found + 1) > Math.max(2, knownIn(found)) && !looksLikeData(head[found + 1]?.cells ?? [])
  const headerAt = isAbove ? found + 1 : found
  const titles = head[headerAt]?.cells ?? []
  const groups = head[headerAt - 1]?.cells ?? []
  const said = groups.filter((cell) => cell.trim() !== '')
  const isGrouped =
    said.length >= FEWEST_GROUPS &&
    said.length < titles.length &&
    said.every((cell) => !/\d/.test(cell) && cell.length <= LONGEST_GROUP)
  if (!isGrouped) return { headerAt, titles }
  let group = ''
  return {
    headerAt,
    titles: titles.map((title, at) => {
      group = (groups[at] ?? '').trim() || group
      const isClear = isKnownHeader(title) && titles.indexOf(title) === titles.lastIndexOf(title) && !isNoPrice(group)
      return isClear || title.trim() === '' ? title : `${group} ${title}`.trim()
    }),
  }
}

const LONG_BLANKS = /\s{3,}/g

/** Long runs of blanks say nothing, and patterns that begin with blanks take their length times itself. */
function squeezed(cell: string): string {
  return cell.replace(LONG_BLANKS, (blanks) => {
    const lines = blanks.split('\n').length - 1
    return lines === 0 ? '  ' : '\n'.repeat(Math.min(2, lines))
  })
}

const AFTER = 'a line under the menu, no product'
const FEWEST_OF_A_TABLE = 4
const MOST_AFTER = 10

/** Where what a writer or a system puts under a menu begins: remarks in one cell, sums without a word. */
function endOfProducts(rows: readonly Row[]): number {
  const filled = rows.map(({ cells }) => cells.filter((cell) => cell.trim() !== ''))
  const wide = filled.filter((cells) => cells.length >= FEWEST_OF_A_TABLE).length
  if (wide < rows.length / 3 || wide < 2) return rows.length
  let end = rows.length
  while (end > rows.length - MOST_AFTER && end > 1) {
    const last = filled[end - 1] ?? []
    const isSum = last.length <= 2 && last.every((cell) => !/\p{L}/u.test(cell))
    if (last.length > 1 && !isSum && !isReportLine(last)) break
    end--
  }
  return end
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

/** Reports put a title above the header: the first record that names several fields is the header, else the first as wide as the table, else the first record. */
function findHeader(records: readonly Row[]): number {
  const known = records.map(({ cells }) => cells.filter((cell) => isKnownHeader(cell)).length)
  const isStatement = /^sep=/i.test(records[0]?.cells[0]?.trim() ?? '') ? 1 : 0
  if ((known[isStatement] ?? 0) >= 2) return isStatement
  const better = known.findIndex((count) => count >= 3)
  if (better !== -1) return better
  const filled = records.map(({ cells }) => cells.filter((cell) => cell.trim() !== ''))
  const spoken = filled.findIndex((cells) => {
    const count = cells.filter(mayBeHeader).length
    return count >= 3 && count >= cells.length / 2
  })
  if (spoken !== -1) return spoken
  const width = Math.max(0, ...filled.map((cells) => cells.length))
  const first = filled.findIndex((cells) => cells.length >= width * WIDE)
  const isBelowTitles = filled.slice(isStatement, first).every((cells) => cells.length <= 2)
  return width >= FEWEST_OF_A_TABLE && isBelowTitles ? Math.max(first, isStatement) : isStatement
}

/** A table's own header has a cell for nearly each of its columns. */
const WIDE = 0.7
