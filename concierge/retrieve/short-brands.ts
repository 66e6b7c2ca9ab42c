import { isCommonWord } from './word-index.ts'

export type BrandEntry = {
  brand: string
  rows: readonly number[]
  /** The brand's word also means something else. */
  ambiguous: boolean
}

/** What makers add to their names, as stems: nobody says it. */
const TRADE =
  /^(?:garden|farm|extract|co|company|cannabis|vapor|vape|apothecary|glass|chocolate|edible|lab|laboratory|provision|collective|supply|brand|confection|bakery|kitchen|botanical|growe?r|cultivation|genetic|concentrate|wellness|craft|reserve|hemp|gear|works|goods?)$/
const LEAST_LETTERS = 4
/** A maker that begins with a year is called by it, and puts it into the names of its things. */
const FIGURE = /^\d{3,4}$/

/**
 * The beginnings that brands are called by ("long river" of Long River Gardens, "1812" of 1812 New Roots), where they belong to one brand alone and are no
 * name of the menu. Those of everyday words count only where their place says so.
 */
export function shortBrands(
  brands: ReadonlyMap<string, BrandEntry>,
  isOtherwiseUsed: (key: string) => boolean,
): Map<string, BrandEntry> {
  const short = new Map<string, BrandEntry>()
  const shared = new Set<string>()
  for (const [key, entry] of brands) {
    for (const beginning of beginningsOf(key)) {
      if (brands.has(beginning) || (isOtherwiseUsed(beginning) && !FIGURE.test(beginning))) continue
      if (short.has(beginning)) shared.add(beginning)
      short.set(beginning, { ...entry, ambiguous: beginning.split(' ').every(isCommonWord) })
    }
  }
  for (const beginning of shared) short.delete(beginning)
  return short
}

function beginningsOf(key: string): readonly string[] {
  const stems = key.split(' ')
  const bare = stems.length > 1 && TRADE.test(stems.at(-1) ?? '') ? [stems.slice(0, -1).join(' ')] : []
  const two = stems.length > 2 ? [stems.slice(0, 2).join(' ')] : []
  const figure = stems.length > 1 && FIGURE.test(stems[0] ?? '') ? stems.slice(0, 1) : []
  return [...new Set([...bare, ...two, ...figure])].filter(
    (beginning) => beginning.length >= LEAST_LETTERS || FIGURE.test(beginning),
  )
}
