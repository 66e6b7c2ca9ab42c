import { categoryOfWords } from './category-words.ts'
import type { Field } from './column-fields.ts'
import type { Columns } from './guess-columns.ts'

/** What the rows of further sizes leave blank, because it stands in the first row of their product. */
const OF_THE_PRODUCT: readonly Field[] = [
  'name',
  'brand',
  'category',
  'subcategory',
  'strainName',
  'strainType',
  'thc',
  'cbd',
  'effects',
  'flavors',
  'terpenes',
  'tags',
  'description',
  'imageUrl',
  'url',
]

/** Of fewer columns a blank row may as well be a row that lost its name. */
const FEWEST_TO_SHARE = 4

/** What a row of another size has, and a row of one more picture has not. */
const OF_A_SIZE: readonly Field[] = ['price', 'regularPrice', 'salePrice', 'size', 'sizeGrams', 'stock', 'sku']

/** Nothing but a measure: what a row of another size has in place of a name. */
const MEASURE =
  /^[\s*•>–-]*((?:\d+\s*[x×]\s*)?(?:\d+(?:[.,]\d+)?|\d\/\d)\s?(?:g|gr|grams?|oz|ounces?|mg|ml|pk|packs?|ct)|1\/[248]|(?:(?:an?|one|half|quarter|full) )?(?:eighth|8th|quarter|half|gram|ounce|oz)(?: (?:ounce|oz))?)\.?\s*$/i

type Completer = (cells: readonly string[], next?: readonly string[]) => readonly string[] | null

/**
 * Fills a row that has no name, but the id of the row before or none, from that row; a row that is named by a measure alone gets the
 * name before it. Null for one that only adds a picture, and for one that only heads the rows of its sizes.
 */
export function createRowCompleter(columns: Columns): Completer {
  const id = columns.get('productId')
  const name = columns.get('name')
  const shared = new Set(OF_THE_PRODUCT.flatMap((field) => columns.get(field) ?? []))
  const sized = OF_A_SIZE.flatMap((field) => columns.get(field) ?? [])
  const cellOf = (cells: readonly string[], column: number | undefined) =>
    column === undefined ? '' : (cells[column] ?? '').trim()
  const isSized = (cells: readonly string[]) => sized.some((column) => cellOf(cells, column) !== '')
  const fill = (cells: readonly string[], from: readonly string[]) =>
    cells.map((cell, column) => (cell.trim() === '' && shared.has(column) ? (from[column] ?? '') : cell))
  let before: readonly string[] = []
  let isHead = false
  return (cells, next) => {
    const isNamed = name === undefined || cellOf(cells, name) !== ''
    const measure = name === undefined ? undefined : MEASURE.exec(cellOf(cells, name))?.[1]
    if (measure !== undefined && before.length > 0 && isSized(cells)) {
      const whole = cells.map((cell, column) => (column === name ? `${cellOf(before, name)} ${measure}` : cell))
      return fill(whole, before)
    }
    const own = cellOf(cells, id)
    const isWithoutId = own === '' && before.length > 0 && isSized(cells)
    const isBlank =
      isWithoutId &&
      shared.size >= FEWEST_TO_SHARE &&
      [...shared].every((column) => (cells[column] ?? '').trim() === '')
    const isSame = (id !== undefined && own !== '' && cells[id] === before[id]) || isBlank || (isHead && isWithoutId)
    if (isNamed || !isSame) {
      if (isNamed) before = cells
      isHead =
        isNamed && name !== undefined && next !== undefined && !isSized(cells) && isSized(next) && isOfSize(next, name)
      return isHead ? null : cells
    }
    return sized.length > 0 && !isSized(cells) ? null : fill(cells, before)
  }
}

function isOfSize(cells: readonly string[], name: number): boolean {
  const said = (cells[name] ?? '').trim()
  return said === '' || MEASURE.test(said)
}

const SUMS =
  /^(?:(?:grand|sub|report|overall)[ -]?)?(?:totals?|sum|subtotal)(?: (?:items|products|skus|units|records|rows|quantity|qty|stock|inventory))?\b[^\p{L}]*$|^end of (?:report|file|list)|^(?:generated|printed|exported|report run) (?:on|by|at|from)\b|^page \d+ of \d+|^\(?\d+ (?:rows|records|products|items)(?: (?:total|found|exported))?\)?$/iu

const SUM_OF_SHELF = /^(?:grand |sub)?totals?(?: for| of)?[ :-]+(.{2,40})$|^(.{2,40}?)[ :-]+(?:sub)?totals?:?$/i

/** Whether a line under a menu is no product: totals, or what the program says of its own report. */
export function isReportLine(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const words = filled.filter((cell) => /\p{L}/u.test(cell))
  const [said = ''] = words
  if (words.length !== 1) return false
  const [, after, before] = SUM_OF_SHELF.exec(said.trim()) ?? []
  return SUMS.test(filled[0] ?? '') || (filled.length <= MOST_SUMS && categoryOfWords(after ?? before ?? '') !== null)
}

/** The shelf, and a sum under each of a few columns. */
const MOST_SUMS = 6
