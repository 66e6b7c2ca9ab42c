import { foldWords } from './fold-words.ts'
import { isKnownHeader } from './guess-columns.ts'
import { readGrams, readPackCount } from './read-size.ts'
import { type Table, withoutColumns } from './table.ts'

type Pair = { name: number; value: number }

const PAIR = /^(?:variant |product )?option ?(\d|one|two|three)? ?(name|value)(?: ?(\d))?$/
/** What a variant is called by, beside how much of it there is. */
const CALLS =
  /^(?:flavou?rs?|tastes?|colou?rs?|finish|styles?|strains?|scents?|aromas?|variety|varieties|designs?|patterns?|kinds?|types?|sabor|color|cepa)$/
const COUNTS = /^(?:(?:pack |piece )?(?:counts?|quantity)|pieces|packs?(?: size)?|units)$/
/** Shirts of one name are told apart by it. */
const CLOTHES = /^(?:[2-5]?x{0,3}[sl]|m|small|medium|large|x-?large)$/i
const TASTED = /^(?:flavou?rs?|tastes?|sabor)$/
/** What shop systems call the variant of a product that has but one. */
const ONLY_VARIANT = /^default(?: title)?$/i
const MEASURE_AT_END = /^(.*?)[\s,(–-]{1,3}(\d*\.?\d+ ?(?:g|mg|oz|ml|pk|pack|ct))\)?$/i
const LONGEST_VALUE = 80

/**
 * Shops tell their variants by options, each a name and a value: `Weight` 3.5g, `Flavor` Mango. How much of it there is stays one
 * column of sizes; what a variant is called by comes behind the name of its product, whose first row alone may have it.
 */
export function readOptions<Row extends { cells: string[] }>(table: Table<Row>): Table<Row> {
  const pairs = pairsIn(table.headers)
  const [first] = pairs
  if (first === undefined) return table
  const title = table.headers.findIndex((header) => isKnownHeader(header, ['name']))
  const id = table.headers.findIndex((header) => /^(?:handle|product id|parent id)$/.test(foldWords(header)))
  let names: readonly string[] = []
  let before: readonly string[] = []
  const read = table.rows.map((row) => {
    const isFurther = id >= 0 && row.cells[id] === before[id] && (row.cells[title] ?? '').trim() === ''
    if (!isFurther) before = row.cells
    const own = pairs.map(({ name }) => (row.cells[name] ?? '').trim())
    names = own.map((name, at) => (name === '' && isFurther ? (names[at] ?? '') : name))
    return { row, isFurther, from: before, ...tellOptions(pairs, names, row.cells) }
  })
  if (read.every(({ called, sizes }) => called === '' && sizes.length === 0)) return table
  const blank = blankBelow(table, read)
  const rows = read.map(({ row, isFurther, from, called, tasted, sizes }) => {
    const cells = row.cells.map((cell, at) =>
      isFurther && called !== '' && blank.has(at) && cell.trim() === '' ? (from[at] ?? '') : cell,
    )
    const name = cells[title] ?? ''
    if (title >= 0 && called !== '' && !foldWords(name).includes(foldWords(called)))
      cells[title] = name === '' ? name : `${name} - ${called}`
    cells[first.value] = sizes.join(' ')
    return { ...row, cells: [...Array.from(table.headers, (_, at) => cells[at] ?? ''), tasted] }
  })
  const used = new Set(pairs.flatMap(({ name, value }) => (value === first.value ? [name] : [name, value])))
  const hasTastes = read.some(({ tasted }) => tasted !== '')
  const headers = table.headers.map((header, at) =>
    at === first.value && !isKnownHeader(header, ['size']) ? 'Size' : header,
  )
  return withoutColumns(
    { headers: [...headers, 'Flavor'], rows },
    hasTastes ? used : new Set([...used, table.headers.length]),
  )
}

function pairsIn(headers: readonly string[]): Pair[] {
  const found = new Map<string, Partial<Pair>>()
  for (const [column, header] of headers.entries()) {
    const [, before, part, after] = PAIR.exec(foldWords(header)) ?? []
    if (part !== 'name' && part !== 'value') continue
    const number = before ?? after ?? ''
    found.set(number, { ...found.get(number), [part]: column })
  }
  return [...found.values()].flatMap(({ name, value }) =>
    name === undefined || value === undefined ? [] : [{ name, value }],
  )
}

function tellOptions(
  pairs: readonly Pair[],
  names: readonly string[],
  cells: readonly string[],
): { called: string; tasted: string; sizes: string[] } {
  const called: string[] = []
  const tasted: string[] = []
  const sizes: string[] = []
  for (const [at, { value }] of pairs.entries()) {
    const said = (cells[value] ?? '').trim().slice(0, LONGEST_VALUE)
    if (said === '' || ONLY_VARIANT.test(said)) continue
    const name = foldWords(names[at] ?? '')
    if (CLOTHES.test(said)) called.push(said)
    if (COUNTS.test(name) && /^\d{1,3}$/.test(said)) sizes.push(`${said} ct`)
    else if (!CALLS.test(name) || isMeasure(said)) sizes.push(said)
    else {
      const [, word = said, measure = ''] = MEASURE_AT_END.exec(said) ?? []
      called.push(word)
      if (TASTED.test(name)) tasted.push(word)
      if (measure !== '') sizes.push(measure)
    }
  }
  return { called: called.join(' '), tasted: tasted.join(', '), sizes }
}

/** A shop may call its option of weights a style. */
function isMeasure(value: string): boolean {
  return /^[\d.½¼⅛]/.test(value) && (readGrams(value) !== null || readPackCount(value) !== null)
}

/** The columns that no row of a further variant fills: they speak of the product. */
function blankBelow<Row extends { cells: string[] }>(
  { headers }: Table<Row>,
  rows: readonly { row: Row; isFurther: boolean }[],
): Set<number> {
  const further = rows.filter(({ isFurther }) => isFurther)
  return new Set(
    [...headers.keys()].filter(
      (column) =>
        !/variant|price|sale|qty|quantity|stock|inventory|sku|barcode|image|cost|weight/i.test(headers[column] ?? '') &&
        further.every(({ row }) => (row.cells[column] ?? '').trim() === ''),
    ),
  )
}
