import { saveFile } from './save-file.ts'

export type CsvCell = string | number | null

/** Rows as RFC 4180 text. Spreadsheets run cells that start like a formula: such text gets an apostrophe before it. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => row.map(printCell).join(',')).join('\r\n')
}

/** Hands the browser a file to save. The mark at its start tells spreadsheets that it is UTF-8. */
export function downloadCsv(fileName: string, rows: readonly (readonly CsvCell[])[]): void {
  saveFile(fileName, new Blob(['\uFEFF', toCsv(rows)], { type: 'text/csv;charset=utf-8' }))
}

function printCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = /^[\s\0]*[=+\-@\t\r\0]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
