import type { Item } from './item.ts'

const PACKED =
  /(?<!\p{L})(?:packs?|pk|ct|count|cans|bottles|bags|sticks|packets|sachets|multi ?pack|case of)(?!\p{L})|\d ?x ?\d/u

/** How many are in what is bought at once. The servings of one bottle are no pack, though menus count them in the same column. */
export function piecesSold({ kinds, label, packCount }: Item): number | null {
  const poured = kinds.has('drink') || kinds.has('cooking')
  return poured && packCount !== null && !PACKED.test(label) ? 1 : packCount
}

/** The milligrams in one piece: of what is sold singly, all that is in it. */
export function doseOfPiece({ category, mgPerPiece, mgTotal, packCount }: Item): number | null {
  const single = category === 'edible' && (packCount ?? 1) === 1 && mgTotal !== null && mgTotal <= MOST_OF_ONE
  return mgPerPiece ?? (single ? mgTotal : null)
}

/** More than that without a count of pieces may be a package of several. */
const MOST_OF_ONE = 10
