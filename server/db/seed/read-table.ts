/**
 * Rows of a table written as text, one line a row and ` | ` between cells, so that a long list reads as a list.
 * Throws on a row with another number of cells than `columns`.
 */
export function readTable<Column extends string>(columns: readonly Column[], text: string): Record<Column, string>[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    if (cells.length !== columns.length) throw new Error(`Not ${columns.length} cells: ${line}`)
    return readRow(columns, cells)
  })
}

function readRow<Column extends string>(columns: readonly Column[], cells: readonly string[]): Record<Column, string>
function readRow(columns: readonly string[], cells: readonly string[]): Record<string, string> {
  return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
}

/** The comma-separated words of a cell. */
export function wordsOf(cell: string): string[] {
  return cell === '' ? [] : cell.split(',').map((word) => word.trim())
}

/** The number in a cell, null when it is empty. Throws on anything else. */
export function numberOf(cell: string): number | null {
  if (cell === '') return null
  const value = Number(cell)
  if (!Number.isFinite(value)) throw new Error(`Not a number: ${cell}`)
  return value
}
