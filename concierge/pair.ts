import { sizeText } from './say/describe.ts'
import { type Language, shortName, tell, withoutClaims } from './say/wording.ts'
import type { Item } from './retrieve/item.ts'

/** Two things that are weighed against each other, and in what language. */
export type Pair = { a: Item; b: Item; language: Language }

/** What one of two is called: by its maker, size or shelf where both have one name. */
export function apart(item: Item, { a, b, language }: Pair): string {
  if (shortName(a) !== shortName(b)) return shortName(item)
  const { brand, subcategory } = item.product
  if (a.brandKey !== b.brandKey && brand !== null)
    return tell(language, `the one by ${withoutClaims(brand)}`, `el de ${withoutClaims(brand)}`)
  if (sizeText(a) !== sizeText(b)) return tell(language, `the ${sizeText(item)} one`, `el de ${sizeText(item)}`)
  return a.product.subcategory === b.product.subcategory || subcategory === null
    ? shortName(item)
    : tell(language, `the one under ${subcategory}`, `el de ${subcategory}`)
}

/** The one of two that costs less; null where neither does. */
export function cheaperOf({ a, b }: Pick<Pair, 'a' | 'b'>): Item | null {
  if (a.payable === null || b.payable === null || a.payable === b.payable) return null
  return a.payable < b.payable ? a : b
}

/** By how many cents one costs more than the other. */
export function gapOf({ a, b }: Pick<Pair, 'a' | 'b'>): number {
  return Math.abs((a.payable ?? 0) - (b.payable ?? 0))
}

/** The stronger of two things of one shelf, by percent, or by milligrams a piece of what is eaten; null where neither is known to be. */
export function strongerOf({ a, b }: Pick<Pair, 'a' | 'b'>): Item | null {
  const edible = a.category === 'edible'
  const [x, y] = edible ? [a.mgPerPiece, b.mgPerPiece] : [a.product.thcPercent, b.product.thcPercent]
  if (x === null || y === null || x === y || a.category !== b.category) return null
  return x > y ? a : b
}
