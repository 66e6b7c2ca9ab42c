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

/** Columns that headers call the name or the description, and those that hold the strains. */
const CALLED: readonly Field[] = ['description', 'strainName']

/**
 * Tills call the name of an item its description and the prose something else, and keep codes or shelves under `Product`. Where the
 * column of names holds none, or there is none and the description is said to be of the item (`saysItem`), the names are taken from
 * where they stand.
 */
export function settleName(
  columns: Map<Field, number>,
  values: readonly (readonly string[])[],
  saysItem: (column: number) => boolean,
): void {
  const held = (field: Field) => values[columns.get(field) ?? -1] ?? []
  const column = columns.get('name')
  if (column !== undefined && !areNoTitles(held('name'), columns.has('category'))) return
  const from = CALLED.find((field) => {
    const at = columns.get(field)
    return (
      at !== undefined && (column !== undefined || (field === 'description' && saysItem(at))) && areTitles(held(field))
    )
  })
  const named = from === undefined ? undefined : columns.get(from)
  if (from === undefined || named === undefined) return
  if (from === 'description') columns.delete(from)
  columns.set('name', named)
  if (column === undefined) return
  const had = values[column] ?? []
  if (!columns.has('category') && had.every((value) => categoryOfWords(value) !== null)) columns.set('category', column)
  else if (!columns.has('description') && had.filter(isSentence).length > had.length * HALF)
    columns.set('description', column)
  else if (!columns.has('sku') && had.every(isCode)) columns.set('sku', column)
}
