import type { Item } from './item.ts'
import { INHALED } from './shelves.ts'

/** What a price is weighed by beside the whole: a gram, one piece of a pack, a milligram of THC. */
export type Unit = 'gram' | 'piece' | 'milligram'

/** One of what packs hold, as shoppers call it. */
export const PIECE =
  'piece|unit|joint|preroll|pre roll|blunt|doobie|gummy|gummie|chew|mint|drop|lozenge|caramel|truffle|cookie|brownie|square|segment|bite|tablet|pill|capsule|can|bottle|drink|seltzer|soda|cone|paper|stick|pod|serving|porro|gomita|pieza|lata'
const BY = '(?:per|by the|for each|for every|por|por cada)'
const UNITS: readonly (readonly [Unit, RegExp])[] = [
  ['gram', new RegExp(`\\b${BY} (?:gram|gramo|g)\\b|\\bgram (?:for|by|per) gram\\b`)],
  [
    'milligram',
    new RegExp(`\\b${BY} (?:mg|milligram|miligramo)\\b|\\b(?:mg|milligram) (?:for|by|per) (?:mg|milligram)\\b`),
  ],
  ['piece', new RegExp(`\\b${BY} (?:${PIECE})\\b`)],
]

/** The unit that a price is asked by ("which is cheapest per gram"), or null. */
export function unitAsked(plain: string): Unit | null {
  return UNITS.find(([, said]) => said.test(plain))?.[0] ?? null
}

/** What one unit of a thing costs in cents, not rounded; null where the menu does not tell how much is in it. */
export function centsPer(unit: Unit, item: Item): number | null {
  const units = unitsOf(unit, item)
  return item.payable === null || units === null || units <= 0 ? null : item.payable / units
}

function unitsOf(unit: Unit, item: Item): number | null {
  switch (unit) {
    case 'gram':
      return item.grams
    case 'piece':
      return piecesOf(item)
    case 'milligram':
      return milligramsOf(item)
  }
}

/** A bag of sweets that the menu does not count is not one piece. */
function piecesOf({ category, packCount, mgPerPiece, mgTotal }: Item): number | null {
  if (packCount !== null || category !== 'edible') return packCount ?? 1
  return mgPerPiece !== null && mgPerPiece === mgTotal ? 1 : null
}

const MG_PER_GRAM_AND_PERCENT = 10

/** All the THC in it: of what is inhaled by its weight and percent, else by the milligrams listed. */
function milligramsOf({ category, product, grams, mgTotal }: Item): number | null {
  const percent = product.thcPercent ?? 0
  const byWeight = INHALED.includes(category) && grams !== null ? grams * percent * MG_PER_GRAM_AND_PERCENT : 0
  return byWeight > 0 ? byWeight : mgTotal
}
