import { categoryOfWords } from './category-words.ts'
import type { Field } from './column-fields.ts'
import { readAmount } from './read-amount.ts'
import { readGrams } from './read-size.ts'
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
