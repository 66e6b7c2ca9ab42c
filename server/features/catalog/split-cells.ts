import { isNoPrice } from './guess-by-values.ts'
import { isKnownHeader } from './guess-columns.ts'
import { readGrams } from './read-size.ts'
import { isMostly, type Table, withoutColumns } from './table.ts'

const JOINT = /\s*(?:[/:&+|,]|\band\b)\s*/i
const STROKES = [' / ', ' | ', ' : ', ' – ', ' - ', ' + ', '|'] as const
/** Between figures with their units no blank is needed; elsewhere `1/8` is one thing. */
const OF_FIGURES = [...STROKES, '/', ':'] as const
const MOST_PARTS = 3

/** `Labs (THC / CBD)` and `Name & size`: a header that names two matters, over cells that hold both, is two columns. */
export function splitPairs<Row extends { cells: string[] }>(table: Table<Row>): Table<Row> {
  const splits = new Map<number, { names: string[]; split: (cell: string) => string[] }>()
  for (const [column, header] of table.headers.entries()) {
    const names = namesIn(header)
    const split = names === null ? null : splitterOf(names, column, table.rows)
    if (names !== null && split !== null) splits.set(column, { names, split })
  }
  if (splits.size === 0) return table
  const columns = new Set(splits.keys())
  const kept = withoutColumns(table, columns)
  const made = [...splits].flatMap(([column, { names, split }]) => names.map((_, part) => ({ column, part, split })))
  return {
    headers: [...kept.headers, ...[...splits.values()].flatMap(({ names }) => names)],
    rows: kept.rows.map((row, at) => {
      const { cells } = table.rows[at] ?? row
      const own = made.map(({ column, part, split }) => split((cells[column] ?? '').trim())[part] ?? '')
      return { ...row, cells: [...Array.from(kept.headers, (_, place) => row.cells[place] ?? ''), ...own] }
    }),
  }
}

function namesIn(header: string): string[] | null {
  const aside = /\(([^()]{3,60})\)/.exec(header)?.[1] ?? ''
  for (const text of [aside, header]) {
    const names = text.split(JOINT).map((name) => name.trim())
    const isPlain = names.length > 1 && names.length <= MOST_PARTS && new Set(names).size === names.length
    if (isPlain && names.every((name) => isKnownHeader(name))) return names
  }
  return null
}

/** A name before a measure is parted there; other pairs by the stroke that most cells have. A ratio ("20:1") is no pair of potencies. */
function splitterOf<Row extends { cells: string[] }>(
  names: readonly string[],
  column: number,
  rows: readonly Row[],
): ((cell: string) => string[]) | null {
  if (names.length === 2 && SIZE_WORD.test(names[1] ?? '')) {
    const split = (cell: string): string[] => MEASURED.exec(cell)?.slice(1, 3) ?? [cell, '']
    return isMostly(rows, column, (cell) => MEASURED.test(cell)) ? split : null
  }
  const isPotency = names.some((name) => /thc|cbd/i.test(name))
  if (isPotency && !isMostly(rows, column, (cell) => /\d ?(?:%|mg)/i.test(cell))) return null
  const stroke = (isPotency ? OF_FIGURES : STROKES).find((mark) =>
    isMostly(rows, column, (cell) => cell.split(mark).filter((part) => part.trim() !== '').length === names.length),
  )
  return stroke === undefined
    ? null
    : (cell) => {
        const parts = cell.split(stroke).map((part) => part.trim())
        return parts.length > names.length ? [cell] : parts
      }
}

const SIZE_WORD = /^(?:net )?(?:size|weight|wt|pack size|package|measure)\.?$/i
const MEASURED =
  /^(?=.{3,200}$)(.*?\p{L}.*?)[\s,;|(–—-]+((?:\d+\s*[x×]\s*)?(?:\d+(?:[.,]\d+)?|\d\/\d|half|quarter|an?|one)[\s-]*(?:g|gr|gm|grams?|oz|ounces?|mg|ml|l|pk|packs?|pcs?|pieces?|ct|count|caps|capsules|tabs|tablets)\.?(?: each| ea)?|(?:an? |one )?(?:eighth|8th|quarter|half|gram|ounce))\)?$/iu

const MEASURE = String.raw`\d+(?:[.,]\d+)?\s?(?:g|gr|grams?|oz|ounces?)\b|\d\/\d(?:\s?(?:oz|ounces?)\b)?|(?:half|quarter|full|eighth)[ -]?(?:oz|ounce|gram|g)s?\b|8ths?\b|eighths?\b|quarters?\b|half\b|halves\b|grams?\b|g\b|oz\b|ounces?\b|zips?\b|[½¼⅛](?:\s?oz\b)?`
const AMOUNT = String.raw`\$\s?\d+(?:\.\d{1,2})?|\d+(?:[.,]\d{2})?\s?\$|\d+(?:\.\d{2})?`
const BETWEEN = String.raw`[\s/,;|:=@–—·•()-]*(?:\b(?:for|at|per|a|an)\b\s*){0,2}`
const SIZE_FIRST = new RegExp(`${BETWEEN}(?<size>${MEASURE})${BETWEEN}(?<price>${AMOUNT})(?![\\d.%])`, 'iy')
const PRICE_FIRST = new RegExp(`${BETWEEN}(?<price>${AMOUNT})${BETWEEN}(?<size>${MEASURE})(?![\\d.%])`, 'iy')
const ONLY_BETWEEN = new RegExp(`^${BETWEEN}$`, 'i')
const LONGEST_LIST = 200
const FEWEST_LISTS = 2

/** The measures and prices of a cell that lists several: "8th $35 / quarter $65", "$10 a gram, $60 a quarter". Null of any other. */
export function sizePricesIn(cell: string): { size: string; price: string }[] | null {
  if (cell.length > LONGEST_LIST) return null
  for (const pattern of [SIZE_FIRST, PRICE_FIRST]) {
    const found: { size: string; price: string }[] = []
    pattern.lastIndex = 0
    let end = 0
    for (let match = pattern.exec(cell); match !== null; match = pattern.exec(cell)) {
      const { size = '', price = '' } = match.groups ?? {}
      const grams = readGrams(size.replace(/^(g|halves|zips?)$/i, (word) => WHOLE[word.toLowerCase()] ?? word))
      if (grams === null) break
      found.push({ size: `${grams}g`, price })
      end = pattern.lastIndex
    }
    const isDistinct = new Set(found.map(({ size }) => size)).size === found.length
    if (found.length > 0 && isDistinct && ONLY_BETWEEN.test(cell.slice(end))) return found
  }
  return null
}

const WHOLE: Record<string, string> = { g: '1g', halves: 'half', zip: 'oz', zips: 'oz' }

/** Sheets of jars list what each weight costs in one cell: a row for each. */
export function splitSizePrices<Row extends { cells: string[] }>(table: Table<Row>): Table<Row> {
  const column = table.headers.findIndex((header, at) => {
    const lists = table.rows.filter(({ cells }) => (sizePricesIn(cells[at] ?? '')?.length ?? 0) > 1)
    const isMoney =
      /price|\$|usd|cost|tiers?/i.test(header) || lists.every(({ cells }) => (cells[at] ?? '').includes('$'))
    return (
      lists.length >= FEWEST_LISTS &&
      isMoney &&
      !isNoPrice(header) &&
      isMostly(table.rows, at, (cell) => sizePricesIn(cell) !== null)
    )
  })
  if (column < 0) return table
  const rows = table.rows.flatMap((row) => {
    const cells = Array.from(table.headers, (_, at) => row.cells[at] ?? '')
    const listed = sizePricesIn(cells[column] ?? '') ?? [{ size: '', price: cells[column] ?? '' }]
    return listed.map(({ size, price }) => ({ ...row, cells: [...cells, price, size] }))
  })
  return withoutColumns({ headers: [...table.headers, 'Price', 'Size'], rows }, new Set([column]))
}
