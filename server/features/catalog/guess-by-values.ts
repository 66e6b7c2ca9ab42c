import { categoryOfWords } from './category-words.ts'
import type { Field } from './column-fields.ts'
import { foldWords } from './fold-words.ts'
import { writeOut } from './header-words.ts'
import { isStockWord, readAmount, readStock } from './read-amount.ts'
import { readGrams, readPackCount } from './read-size.ts'
import { kindOfTag } from './read-tags.ts'
import { isSentence } from './settle-name.ts'
import { isStrainTypeWord } from './strain-type.ts'

const MUTE = /^(?:column|col|field|attribute|attr|unnamed|header|spalte|columna|[a-z])?[\s_:.-]*\d*$/i
const MOST = 0.6
const NEARLY_ALL = 0.8
const WHOLE = /^\d{1,4}$/

const LOOKS: readonly (readonly [Field, (value: string) => boolean, number])[] = [
  ['strainType', isStrainTypeWord, MOST],
  ['category', (value) => value.length <= 40 && categoryOfWords(value) !== null, MOST],
  ['thc', (value) => /^\d{1,2}(?:[.,]\d+)?\s*%$/.test(value), MOST],
  ['price', (value) => /[$€£]|USD|^\d+[.,]\d{2}$/i.test(value) && readAmount(value).kind === 'amount', NEARLY_ALL],
  ['size', (value) => value.length <= 12 && readGrams(value) !== null, MOST],
  ['stock', (value) => WHOLE.test(value), NEARLY_ALL],
]

/** Whether a header says nothing of what its column holds: none at all, a letter, `Column 3`. */
export function isMute(header: string): boolean {
  return MUTE.test(header.trim())
}

/** What columns under mute headers hold, by the look of their values; the wordiest is the name, and one that repeats the brand. */
export function guessByValues(
  columns: Map<Field, number>,
  headers: readonly string[],
  values: readonly (readonly string[])[],
): void {
  const taken = new Set(columns.values())
  const free = headers.flatMap((header, column) =>
    isMute(header) && !taken.has(column) && (values[column]?.length ?? 0) > 0 ? [column] : [],
  )
  const take = (field: Field, column: number | undefined): void => {
    if (column === undefined || columns.has(field)) return
    columns.set(field, column)
    free.splice(free.indexOf(column), 1)
  }
  for (const [field, looks, least] of LOOKS) {
    const shares = free.map((column) => ({ column, share: shareOf(values[column] ?? [], looks) }))
    const best = shares.toSorted((one, other) => other.share - one.share)[0]
    if (best !== undefined && best.share >= least) take(field, best.column)
  }
  const wordy = free.filter((column) => shareOf(values[column] ?? [], (value) => /\p{L}{2}/u.test(value)) >= NEARLY_ALL)
  const byNovelty = wordy.toSorted((one, other) => noveltyOf(values[other] ?? []) - noveltyOf(values[one] ?? []))
  take('name', byNovelty[0])
  take(
    'brand',
    byNovelty.slice(1).find((column) => new Set(values[column]).size < (values[column]?.length ?? 0)),
  )
}

const FEWEST_TO_TELL = 2

const ASKS_OF_STOCK = /\b(?:have|got|left|avail\w*|stock|carry|shelf)\b/i

/** Yes and no may answer anything: whether a thing is vegan, or on a shelf. */
function speaksOfStock(value: string): boolean {
  return isStockWord(value) && !/^(?:y|n|yes|no|true|false|t|f|on|off|si)$/i.test(value)
}

/** Of a column whose header says something else, only what can hardly be mistaken. */
const SURE_LOOKS: readonly (readonly [Field, (values: readonly string[], header: string) => boolean])[] = [
  [
    'thcMgTotal',
    (values, header) =>
      /thc|dose|dosage|potency|strength/i.test(header) &&
      shareOf(values, (value) => /^\d[\d,.]* ?mg\b/i.test(value)) >= NEARLY_ALL,
  ],
  ['thc', (values) => shareOf(values, statesThc) >= NEARLY_ALL],
  ['strainType', (values) => shareOf(values, isStrainTypeWord) >= NEARLY_ALL],
  [
    'category',
    (values) =>
      !areAllDistinct(values) &&
      shareOf(values, (value) => value.length <= LONGEST_SHELF && categoryOfWords(value) !== null) >= NEARLY_ALL,
  ],
  [
    'availability',
    (values, header) =>
      (ASKS_OF_STOCK.test(header) || values.some(speaksOfStock)) &&
      shareOf(values, (value) => readStock(value).kind === 'stock') >= NEARLY_ALL,
  ],
  ['size', (values) => shareOf(values, (value) => value.length <= LONGEST_SIZE && saysSize(value)) >= NEARLY_ALL],
  [
    'description',
    (values, header) =>
      !OF_STAFF.test(header) && shareOf(values, isProse) >= MOST && new Set(values).size > values.length * HALF,
  ],
  ['effects', tells('effects')],
  ['flavors', tells('flavors')],
  ['terpenes', tells('terpenes')],
  ['tags', (values, header) => !OF_STAFF.test(header) && areTags(values)],
]

/** "22.9% THC", "THC: 100 mg": the cell says itself what it measures. */
function statesThc(value: string): boolean {
  return /^(?:total )?thc ?[:=]? ?\d{1,4}(?:[.,]\d{1,3})? ?(?:%|mg)(?:[\s,;/|]{1,4}cb[cdgn]a? ?[:=]? ?\d{1,4}(?:[.,]\d{1,3})? ?(?:%|mg)){0,3}$|^\d{1,4}(?:[.,]\d{1,3})? ?(?:%|mg) ?(?:total )?thc$/i.test(
    value.trim(),
  )
}

/** What is written for those who work there is shown to nobody. */
const OF_STAFF =
  /note|staff|internal|private|memo|comment|remark|buyer|vendor|legal|warning|compliance|instruction|seo|meta|storage|handling|shipping|returns?\b|ingredient|allergen/i
const HALF = 0.5

function isProse(value: string): boolean {
  return value.length >= SHORTEST_PROSE && value.split(/\s+/).length >= FEWEST_OF_PROSE && /[.!?]$/.test(value.trim())
}

const SHORTEST_PROSE = 25
const FEWEST_OF_PROSE = 5

/** Products are called otherwise each, though every name has `Gummies` or `Pre-Roll` in it; shelves repeat. */
function areAllDistinct(values: readonly string[]): boolean {
  const isPath = (value: string) => value.includes('>') || value.includes(' / ')
  return values.length >= FEWEST_NAMES && new Set(values).size === values.length && !values.every(isPath)
}

const FEWEST_NAMES = 6
const LONGEST_SIZE = 18
/** A path of shelves may be longer than a name of one. */
const LONGEST_SHELF = 60

/** What else stands among measures: the sizes of clothes, and what is sold by the piece. */
const NO_MEASURE = /^(?:x{0,3}[sl]|[2-5]xl|m|small|medium|large|each|ea|one size|os)$/i

function saysSize(value: string): boolean {
  if (NO_MEASURE.test(value.trim())) return true
  if (!/^(?:[\d.½¼⅛]|half|quarter|eighth|ounce|full|gram|one|oz)/i.test(value)) return false
  return readGrams(value) !== null || readPackCount(value) !== null || /\d ?(?:ml|mg|oz)\b/i.test(value)
}

/** What menus mark a product with, whatever they call the marks. */
const MARK =
  /^(?:new(?: drop| arrival)?|staff (?:pick|favou?rite)s?|best ?sellers?|top ?shelf|value|popular|featured|limited(?: edition)?|exclusive|local(?:ly)?(?: grown)?|house grown|sun ?grown|indoor|organic|vegan|kosher|(?:gluten|sugar|dairy|nut) ?free|infused|solventless|full spectrum|fast acting|nano|micro ?dose|high (?:thc|cbd)|low (?:thc|dose)|cbd(?: rich)?|clearance)$/

function areTags(values: readonly string[]): boolean {
  const parts = values.flatMap((value) => value.slice(0, LONGEST_MARKS).split(/[,;|/]/)).map((part) => foldWords(part))
  return shareOf(parts, (part) => MARK.test(part)) >= MOST
}

const LONGEST_MARKS = 200

/** "Relaxed; Sleepy" are effects under whatever header. */
function tells(kind: 'effects' | 'flavors' | 'terpenes'): (values: readonly string[]) => boolean {
  return (values) => {
    const parts = values.flatMap((value) => value.toLowerCase().split(/[,;|/]/)).map((part) => part.trim())
    return shareOf(parts, (part) => kindOfTag(part) === kind) >= MOST
  }
}

/** What is known of a file: its headers, the cells of each column that say something, how many rows were read, and the fields that somebody has named a column for. */
type Untold = {
  headers: readonly string[]
  values: readonly (readonly string[])[]
  rows: number
  settled: ReadonlySet<Field>
}

/** What columns that no header tells hold, by their values. */
export function guessUntold(columns: Map<Field, number>, { headers, values, rows, settled }: Untold): void {
  const taken = new Set(columns.values())
  for (const [field, looks] of SURE_LOOKS) {
    if (columns.has(field) || settled.has(field) || (field === 'availability' && columns.has('stock'))) continue
    const column = values.findIndex(
      (held, at) => !taken.has(at) && held.length >= FEWEST_TO_TELL && looks(held, headers[at] ?? ''),
    )
    if (column < 0) continue
    columns.set(field, column)
    taken.add(column)
  }
  tellPrice(columns, { headers, values, settled })
  const strains = values[columns.get('strainName') ?? -1]?.length ?? 0
  if (columns.has('name') || settled.has('name') || strains >= rows * NEARLY_ALL) return
  const wordy = values.flatMap((held, at) =>
    !taken.has(at) && held.length >= rows * NEARLY_ALL && shareOf(held, isName) >= NEARLY_ALL ? [at] : [],
  )
  const [name] = wordy.toSorted((one, other) => noveltyOf(values[other] ?? []) - noveltyOf(values[one] ?? []))
  if (name !== undefined) columns.set('name', name)
}

/** What the shop pays, and what not everybody pays, is never shown as a price. */
export function isNoPrice(header: string): boolean {
  return NO_PRICE.test(header) || NO_PRICE.test(writeOut(foldWords(header)))
}

const NO_PRICE =
  /cost|cogs|wholesale|landed|margin|profit|tax|fee|deposit|discount|off\b|value|revenue|sales|member|club|loyal|reward|vip\b|staff|employee|vendor|whsl|case|total|ext\b|senior|veteran|medical|patient/i

/** Where no header speaks of a price but a lower one, the column of which every row has a sum with its sign. */
function tellPrice(
  columns: Map<Field, number>,
  { headers, values, settled }: Pick<Untold, 'headers' | 'values' | 'settled'>,
): void {
  const money = ['price', 'regularPrice'] as const
  if (money.some((field) => columns.has(field) || settled.has(field))) return
  const taken = new Set(columns.values())
  const sums = values.map((held, at) =>
    taken.has(at) || isNoPrice(headers[at] ?? '') || shareOf(held, (value) => /^\$ ?\d/.test(value)) < NEARLY_ALL
      ? 0
      : held.length,
  )
  const most = Math.max(...sums)
  if (most >= FEWEST_TO_TELL) columns.set('price', sums.indexOf(most))
}

function isName(value: string): boolean {
  return (
    /\p{L}{2}/u.test(value) && value.length <= LONGEST_NAME && !isSentence(value) && !/^https?:|[$€£] ?\d/i.test(value)
  )
}

/** Whether a line looks like a product and not like headers: it holds money, percentages or counts. */
export function looksLikeData(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const figures = filled.filter((cell) => /^[$€£]?\s?\d[\d.,]*\s*(?:%|mg|g|[$€£])?$/i.test(cell))
  return filled.length >= 3 && figures.length >= 2 && figures.length < filled.length
}

const LONGEST_NAME = 60

function noveltyOf(values: readonly string[]): number {
  const length =
    values.reduce((sum, value) => sum + Math.min(value.length, LONGEST_NAME), 0) / Math.max(1, values.length)
  return (new Set(values).size / Math.max(1, values.length)) * Math.min(length, LONGEST_NAME / 2)
}

function shareOf(values: readonly string[], test: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(test).length / values.length
}
