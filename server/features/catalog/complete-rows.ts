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

/** Fills a row that has no name, but the id of the row before or none, from that row. Null for one that only adds a picture to it. */
export function createRowCompleter(columns: Columns): (cells: readonly string[]) => readonly string[] | null {
  const id = columns.get('productId')
  const name = columns.get('name')
  const shared = new Set(OF_THE_PRODUCT.flatMap((field) => columns.get(field) ?? []))
  const sized = OF_A_SIZE.flatMap((field) => columns.get(field) ?? [])
  let before: readonly string[] = []
  return (cells) => {
    const isNamed = name === undefined || (cells[name] ?? '').trim() !== ''
    const own = id === undefined ? '' : (cells[id] ?? '').trim()
    const isBlank =
      own === '' &&
      before.length > 0 &&
      shared.size >= FEWEST_TO_SHARE &&
      [...shared].every((column) => (cells[column] ?? '').trim() === '') &&
      sized.some((column) => (cells[column] ?? '').trim() !== '')
    const isSame = (id !== undefined && own !== '' && cells[id] === before[id]) || isBlank
    if (isNamed || !isSame) {
      if (isNamed) before = cells
      return cells
    }
    if (sized.length > 0 && sized.every((column) => (cells[column] ?? '').trim() === '')) return null
    return cells.map((cell, column) => (cell.trim() === '' && shared.has(column) ? (before[column] ?? '') : cell))
  }
}

const SUMS =
  /^(?:(?:grand|sub|report|overall)[ -]?)?(?:totals?|sum|subtotal)\b[^\p{L}]*$|^end of (?:report|file|list)|^(?:generated|printed|exported|report run) (?:on|by|at|from)\b|^page \d+ of \d+|^\d+ (?:rows|records|products|items)(?: (?:total|found|exported))?$/iu

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
