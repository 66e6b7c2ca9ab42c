import type { Field } from './column-fields.ts'
import { isKnownHeader } from './guess-columns.ts'
import { unitOfHeader, withUnit } from './read-size.ts'
import { type Table, withoutColumns } from './table.ts'

/** Matters that a menu may keep under several headers. */
const MATTERS: readonly Field[] = ['size', 'description', 'flavors', 'effects', 'terpenes', 'strainType']
/** What a parcel weighs. */
const OF_A_PARCEL = /ship|variant grams|gross/i

/**
 * `Weight` of flower, `Volume` of a tincture and `Size` of a shirt: columns of one matter, of which no row fills two, are one column,
 * under the header of the fullest.
 */
export function joinAlternatives<Row extends { cells: string[] }>(table: Table<Row>): Table<Row> {
  return MATTERS.reduce((joined, field) => joinField(joined, field), table)
}

function joinField<Row extends { cells: string[] }>(table: Table<Row>, field: Field): Table<Row> {
  const { headers, rows } = table
  const filled = (column: number) => rows.filter(({ cells }) => (cells[column] ?? '').trim() !== '').length
  const columns = [...headers.keys()].filter((column) => {
    const header = headers[column] ?? ''
    return !OF_A_PARCEL.test(header) && isKnownHeader(header, [field]) && filled(column) > 0
  })
  const [fullest] = columns.toSorted((one, other) => filled(other) - filled(one))
  if (columns.length < 2 || fullest === undefined) return table
  const said = rows.map(({ cells }) => columns.filter((column) => (cells[column] ?? '').trim() !== ''))
  if (said.some((own) => own.length > 1)) return table
  const joined = rows.map((row, at) => {
    const cells = Array.from(headers, (_, column) => row.cells[column] ?? '')
    const from = said[at]?.[0] ?? fullest
    return { ...row, cells: cells.with(fullest, withOwnUnit(cells[from] ?? '', headers[from] ?? '')) }
  })
  const header = unitOfHeader(headers[fullest] ?? '') === null ? (headers[fullest] ?? '') : UNITLESS
  return withoutColumns(
    { headers: headers.with(fullest, header), rows: joined },
    new Set(columns.filter((column) => column !== fullest)),
  )
}

const UNITLESS = 'Size'

/** Bare numbers of `Net Weight (g)` say their unit where other rows have another. */
function withOwnUnit(cell: string, header: string): string {
  const unit = unitOfHeader(header)
  return unit !== null && /^\d*\.?\d+$/.test(cell.trim()) ? withUnit(cell.trim(), unit) : cell
}
