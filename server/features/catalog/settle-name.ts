import { categoryOfWords } from './category-words.ts'
import type { Field } from './column-fields.ts'
import { isStrainTypeWord } from './strain-type.ts'

const MOST = 0.8
const HALF = 0.5
const LONGEST_TITLE = 90
const MOST_WORDS = 14
const FEWEST_WORDS = 3
const FEWEST_SHELVED = 6
/** A shelf has several products. */
const FEWEST_ON_A_SHELF = 3
/** The same product comes in a few sizes. */
const MOST_ALIKE = 4

/** A sentence or more: what is told of a product, and not what it is called. */
export function isSentence(value: string): boolean {
  const words = value.slice(0, LONGEST_TITLE * 2).split(/\s+/)
  if (value.length > LONGEST_TITLE || words.length > MOST_WORDS) return true
  return words.length >= FEWEST_WORDS && (/[.!?]$/.test(value) || /\p{Ll}{3}[.!?] \p{Lu}/u.test(value))
}

/** "FLW-0042": letters and figures without a word among them. */
function isCode(value: string): boolean {
  return !/\s/.test(value) && /\d/.test(value) && !/\p{Ll}{3}/u.test(value)
}

/** Whether these are what products are called: short, wordy, and most of them different. */
export function areTitles(values: readonly string[]): boolean {
  const titles = values.filter((value) => /\p{L}{2}/u.test(value) && !isSentence(value) && !isCode(value))
  const isOther = values.filter((value) => isStrainTypeWord(value)).length > values.length * HALF
  return values.length > 0 && titles.length >= values.length * MOST && !isOther && areDistinct(values)
}

function areDistinct(values: readonly string[]): boolean {
  return new Set(values).size >= values.length / MOST_ALIKE
}

/** What cannot be the names although its header says so: sentences, codes, and shelves that stand on row after row. */
function areNoTitles(values: readonly string[], hasCategory: boolean): boolean {
  const share = (test: (value: string) => boolean) => values.filter(test).length / Math.max(1, values.length)
  const isShelved =
    !hasCategory &&
    values.length >= FEWEST_SHELVED &&
    new Set(values).size <= values.length / FEWEST_ON_A_SHELF &&
    share((value) => categoryOfWords(value) !== null) >= MOST
  return share(isSentence) > HALF || share(isCode) >= MOST || isShelved
}

/** What headers say of the columns: which are called names, the surest first, and whether one is said to be of the item. */
type Said = { names: readonly number[]; isOfItem: (column: number) => boolean }

/** What a column of names is taken for: a `Menu Label` for the maker, an `Item Description` for the prose. */
const MISTAKEN: readonly Field[] = ['description', 'brand']

/**
 * Tills call the name of an item its description and the prose something else, and keep codes or shelves under `Product`. Where the
 * column of names holds none, or there is none and the description is said to be of the item, the names are taken from where they
 * stand.
 */
export function settleName(
  columns: Map<Field, number>,
  values: readonly (readonly string[])[],
  { names, isOfItem }: Said,
): void {
  const column = columns.get('name')
  if (column !== undefined && !areNoTitles(values[column] ?? [], columns.has('category'))) return
  const told = columns.get('description')
  const isTaken = (at: number) => [...columns].some(([field, own]) => own === at && !MISTAKEN.includes(field))
  const others = [
    ...names.filter((at) => !isTaken(at)),
    ...(told !== undefined && (column !== undefined || isOfItem(told)) ? [told] : []),
    ...(column === undefined ? [] : [columns.get('strainName') ?? column]),
  ]
  const found = others.find((at) => at !== column && areTitles(values[at] ?? []))
  if (found === undefined) return
  for (const field of MISTAKEN) if (columns.get(field) === found) columns.delete(field)
  columns.set('name', found)
  if (column !== undefined) keepWhatItHad(columns, column, values[column] ?? [])
}

/** The column that was called the name holds something as well. */
function keepWhatItHad(columns: Map<Field, number>, column: number, had: readonly string[]): void {
  if (!columns.has('category') && had.every((value) => categoryOfWords(value) !== null)) columns.set('category', column)
  else if (!columns.has('description') && had.filter(isSentence).length > had.length * HALF)
    columns.set('description', column)
  else if (!columns.has('sku') && had.every(isCode)) columns.set('sku', column)
}
