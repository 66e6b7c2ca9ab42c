import { categoryOfWords } from './category-words.ts'
import { isKnownHeader } from './guess-columns.ts'
import { gramsOfShelf, readGrams, readPackCount } from './read-size.ts'
import type { Table } from './table.ts'

const LEAST_SECTIONS = 2
const LONGEST_SECTION = 60

/** What a line says of all that stands below it: the shelf, and on price boards the measure and the price. */
type Section = { shelf: string; size: string; price: string }

/**
 * Price boards name a shelf in a line of its own, above what stands on it: that line becomes a column. Where no column has them, so
 * do its price and its measure: "EIGHTHS - $35", "5-PACK PRE-ROLLS (2.5G) - $25".
 */
export function fillSections<Row extends { cells: string[] }>({ headers, rows }: Table<Row>): Table<Row> {
  const sections = rows.map(({ cells }) => sectionIn(cells))
  const found = sections.filter((section) => section !== null)
  if (found.length < LEAST_SECTIONS || found.length > rows.length / 2 || headers.length < 3) return { headers, rows }
  const isPriced = headers.some((header) => isKnownHeader(header, ['price', 'regularPrice']))
  const isSized = headers.some((header) => isKnownHeader(header, ['size', 'sizeGrams']))
  const made = [
    { header: 'Section', of: ({ shelf }: Section) => shelf },
    ...(isPriced || found.every(({ price }) => price === '')
      ? []
      : [{ header: 'Price', of: ({ price }: Section) => price }]),
    ...(isPriced || isSized || found.every(({ size }) => size === '')
      ? []
      : [{ header: 'Size', of: ({ size }: Section) => size }]),
  ]
  let section: Section = { shelf: '', size: '', price: '' }
  const filled: Row[] = []
  for (const [at, row] of rows.entries()) {
    const own = sections[at] ?? null
    if (own === null)
      filled.push({
        ...row,
        cells: [...Array.from(headers, (_, column) => row.cells[column] ?? ''), ...made.map(({ of }) => of(section))],
      })
    else section = own
  }
  return { headers: [...headers, ...made.map(({ header }) => header)], rows: filled }
}

const PRICE = /[\s–—:@(-]*\$ ?(\d{1,4}(?:\.\d{2})?)(?: ?(?:ea(?:ch)?|\/ ?ea))?\)?\.?$/i

function sectionIn(cells: readonly string[]): Section | null {
  const said = cells.filter((cell) => cell.trim() !== '')
  const only = (said[0] ?? '').trim()
  if (said.length !== 1 || only.length > LONGEST_SECTION) return null
  const price = PRICE.exec(only)?.[1] ?? ''
  const shelf = only.replace(PRICE, '')
  // Without a price, a line with figures may as well be a product that lost its cells.
  if ((price === '' && /\d/.test(shelf)) || categoryOfWords(shelf) === null) return null
  return { shelf, size: sizeIn(shelf), price: price === '' ? '' : `$${price}` }
}

function sizeIn(shelf: string): string {
  const milligrams = /\b\d{1,4} ?mg\b/i.exec(shelf)?.[0]
  if (milligrams !== undefined) return milligrams
  const grams = readGrams(shelf) ?? gramsOfShelf(shelf.split(' ').at(-1) ?? '')
  const count = readPackCount(shelf)
  return [count === null ? '' : `${count}pk`, grams === null ? '' : `${grams}g`].filter((part) => part !== '').join(' ')
}
