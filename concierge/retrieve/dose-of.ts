import type { Item } from './item.ts'

/** More than that is in no single serving: a can is one, and a larger gummy without a count may be a package. */
const MOST_OF_A_DRINK = 20
const MOST_OF_ONE = 10

/** The milligrams of a piece; of what is sold singly, as a can is, those of all of it; null where neither is told. */
export function doseOf({ category, mgPerPiece, mgTotal, packCount, kinds }: Item): number | null {
  if (mgPerPiece !== null) return mgPerPiece
  const most = kinds.has('drink') ? MOST_OF_A_DRINK : category === 'edible' ? MOST_OF_ONE : 0
  return (packCount ?? 1) === 1 && mgTotal !== null && mgTotal <= most ? mgTotal : null
}
