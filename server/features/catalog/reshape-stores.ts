import { foldHeader } from './fold-header.ts'
import { isKnownHeader } from './guess-columns.ts'
import { writeOut } from './header-words.ts'
import { readStock } from './read-amount.ts'
import { isMostly, type Table, withoutColumns } from './table.ts'

const COUNT =
  /\b(?:quantity on hand|on hand quantity|quantity|on hand|in stock|stock|inventory|available|units|count)\b/
/** What is counted there is not on a shelf, or not of a store. */
const NO_PLACE =
  /\b(?:order\w*|committed|allocated|reserved|incoming|inbound|sold|min\w*|max\w*|par|case|cases|pack|packs|per|unit|back|backstock|pending|hold|held|reorder\w*|threshold|low|total|all|date|last|next|cost|price|value|status|type|level|id|pieces|each|size|limit|number|days?|week|age|percent|thc|cbd|online|type|code|expir\w*|damaged|quarantine|alerts?|enabled|tracked|policy|location|notes?|transfer\w*|sample\w*|vault|safe|room|floor|sales|shelf|display|bin)\b/

/**
 * A chain counts each store in a column of its own: `Qty - Canal St`, `Millbrook on hand`. No one knows which of them is meant, so
 * no number is claimed: a product is there where any of them has it, and out where none has.
 */
export function anyStore<Row extends { cells: string[] }>(table: Table<Row>): Table<Row> {
  const places = new Map<string, number[]>()
  for (const [column, header] of table.headers.entries()) {
    const words = writeOut(foldHeader(header)[0] ?? '')
    const counted = COUNT.exec(words)?.[0]
    if (counted === undefined) continue
    const place = words.replace(counted, ' ').trim()
    const isOfStore = place !== '' && !NO_PLACE.test(place) && isMostly(table.rows, column, isLevel)
    if (place === '') return table
    if (isOfStore) places.set(counted, [...(places.get(counted) ?? []), column])
  }
  const columns = [...places.values()].find((found) => found.length > 1)
  if (columns === undefined) return table
  const rows = table.rows.map((row) => {
    const levels = columns.map((column) => (row.cells[column] ?? '').trim()).filter((cell) => cell !== '')
    const isThere = levels.some((cell) => {
      const stock = readStock(cell)
      return stock.kind === 'stock' && stock.value !== 0
    })
    const said = levels.length === 0 ? '' : isThere ? 'yes' : 'no'
    return { ...row, cells: [...Array.from(table.headers, (_, at) => row.cells[at] ?? ''), said] }
  })
  return withoutColumns({ headers: [...table.headers, 'In stock'], rows }, new Set(columns))
}

function isLevel(cell: string): boolean {
  return readStock(cell).kind === 'stock'
}

const ROOM =
  /^(?:(?:sales |selling )?floor|floor (?:of )?(?:sales|selling)|sales (?:room|area)|front(?: of house)?|foh|display|vault|safe|back ?stock|back(?: of house| ?room)?|boh|stock ?room|storage|warehouse)$/
const OF_ROOM = /\b(?:quantity|on hand|in stock|stock|inventory|available|units|count|level)\b/g

/** A shop counts what lies on its floor and what lies in its vault in columns of their own: both can be had. */
export function addRooms<Row extends { cells: string[] }>(table: Table<Row>): Table<Row> {
  const rooms = table.headers.flatMap((header, column) =>
    isRoom(header) && isMostly(table.rows, column, isLevel) ? [column] : [],
  )
  const isCountedWhole = table.headers.some(
    (header, column) => !rooms.includes(column) && isKnownHeader(header, ['stock']),
  )
  if (rooms.length < 2 || isCountedWhole) return table
  const rows = table.rows.map((row) => {
    const levels = rooms.map((column) => readStock((row.cells[column] ?? '').trim() || '0'))
    const counts = levels.map((level) => (level.kind === 'stock' ? level.value : 0))
    const isBlank = rooms.every((column) => (row.cells[column] ?? '').trim() === '')
    const sum = counts.includes(null) ? 'yes' : String(counts.reduce((all: number, count) => all + (count ?? 0), 0))
    return { ...row, cells: [...Array.from(table.headers, (_, at) => row.cells[at] ?? ''), isBlank ? '' : sum] }
  })
  return withoutColumns({ headers: [...table.headers, 'Stock'], rows }, new Set(rooms))
}

function isRoom(header: string): boolean {
  const words = writeOut(foldHeader(header)[0] ?? '')
  return ROOM.test(words.replaceAll(OF_ROOM, ' ').replace(/\s+/g, ' ').trim())
}
