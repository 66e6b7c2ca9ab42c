export type Cell = string | number | boolean | null

/** What spreadsheets take for the beginning of a formula, also in its wide forms. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/**
 * One line of RFC 4180, with its line end. Text that a spreadsheet would run is put behind an apostrophe; NUL is dropped,
 * since readers cut there.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(toText).join(',')}\r\n`
}

function toText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = cell.replaceAll('\0', '')
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
