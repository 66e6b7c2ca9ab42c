import type { Item } from './item.ts'

const PACKED =
  /(?<!\p{L})(?:packs?|pk|ct|count|cans|bottles|bags|sticks|packets|sachets|multi ?pack|case of)(?!\p{L})|\d ?x ?\d/u

/** How many are in what is bought at once. The servings of one bottle are no pack, though menus count them in the same column. */
export function piecesSold({ kinds, label, packCount }: Item): number | null {
  const poured = kinds.has('drink') || kinds.has('cooking')
  return poured && packCount !== null && !PACKED.test(label) ? 1 : packCount
}
