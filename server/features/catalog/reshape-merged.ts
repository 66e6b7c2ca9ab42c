import { isKnownHeader } from './guess-columns.ts'
import type { Table } from './table.ts'

/** Two makers among blanks may as well be the only two that are known. */
const FEWEST_MAKERS = 3
const FEWEST_SHELVES = 2
/** A maker or a shelf that is merged over its rows has two of them or more. */
const FEWEST_ROWS_EACH = 1.5

/**
 * Cells that a sheet merged over several rows come as one value and blanks below it. They are filled where nothing else explains the
 * blanks: every part of the menu begins with a value and none is written twice in it.
 */
export function fillMerged<Row extends { cells: string[] }>(table: Table<Row>): Table<Row> {
  const sections = table.headers.indexOf('Section')
  const merged = table.headers.flatMap((header, column) =>
    isKnownHeader(header, ['brand', 'category']) && isMerged(table, column, sections) ? [column] : [],
  )
  if (merged.length === 0) return table
  const above = new Map<number, string>()
  const rows = table.rows.map((row) => {
    const cells = [...row.cells]
    for (const column of merged) {
      if ((cells[column] ?? '').trim() === '') cells[column] = above.get(column) ?? ''
      else above.set(column, cells[column] ?? '')
    }
    return { ...row, cells }
  })
  return { headers: table.headers, rows }
}

function isMerged<Row extends { cells: string[] }>(
  { headers, rows }: Table<Row>,
  column: number,
  sections: number,
): boolean {
  let section: string | undefined
  let groups = 0
  let seen = new Set<string>()
  for (const { cells } of rows) {
    const said = (cells[column] ?? '').trim()
    const own = cells[sections] ?? ''
    if (own !== section) {
      if (said === '') return false
      section = own
      seen = new Set()
    }
    if (said === '') continue
    if (seen.has(said)) return false
    seen.add(said)
    groups++
  }
  const fewest = isKnownHeader(headers[column] ?? '', ['brand']) ? FEWEST_MAKERS : FEWEST_SHELVES
  return groups >= fewest && rows.length >= groups * FEWEST_ROWS_EACH
}
