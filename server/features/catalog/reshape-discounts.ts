import { foldHeader } from './fold-header.ts'
import { writeOut } from './header-words.ts'
import { type Table, withoutColumns } from './table.ts'

const OF_DISCOUNT = '(?:discount(?:ed)?|promo(?:tion)?|sale|markdown|deal|offer)'
const KIND = new RegExp(`^(${OF_DISCOUNT}) (?:type|kind|method|unit|basis)$`)
const PERCENT = /%|percent|pct|porcentaje/i
const SUM = /^\$|dollar|amount|fixed|flat|usd|\bsum\b/i
/** A new price is none that is taken off. */
const PRICE = /price|precio|prix/i

/** `Disc. Type` % and `Disc. Amt` 20 are one cell, "20% off"; of a kind that is not known nothing is claimed. */
export function joinDiscounts<Row extends { cells: string[] }>(table: Table<Row>): Table<Row> {
  const folded = table.headers.map((header) => writeOut(foldHeader(header)[0] ?? ''))
  const kind = folded.findIndex((header) => KIND.test(header))
  const of = KIND.exec(folded[kind] ?? '')?.[1] ?? ''
  const amount = folded.findIndex((header) =>
    [of, `${of} amount`, `${of} value`, `${of} number`, `${of} rate`].includes(header),
  )
  if (kind < 0 || amount < 0) return table
  const rows = table.rows.map((row) => {
    const said = saidOff((row.cells[kind] ?? '').trim(), (row.cells[amount] ?? '').trim())
    return { ...row, cells: [...Array.from(table.headers, (_, at) => row.cells[at] ?? ''), said] }
  })
  return withoutColumns({ headers: [...table.headers, 'Discount'], rows }, new Set([kind, amount]))
}

function saidOff(kind: string, amount: string): string {
  const digits = /^[-–]?\$?(\d{1,3}(?:\.\d{1,2})?) ?%?$/.exec(amount)?.[1]
  if (digits === undefined || PRICE.test(kind)) return ''
  if (PERCENT.test(kind)) return `${digits}% off`
  return SUM.test(kind) ? `$${digits} off` : ''
}
