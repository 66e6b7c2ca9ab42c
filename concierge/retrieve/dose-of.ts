import type { Item } from './item.ts'

/** More than that is in no single serving. */
const MOST_AT_ONCE = 20

/** The milligrams of a piece; of what is one serving, as a can is, those of all of it; null where neither is told. */
export function doseOf({ mgPerPiece, mgTotal, packCount, kinds }: Item): number | null {
  if (mgPerPiece !== null) return mgPerPiece
  const isOne = (packCount ?? 1) === 1 && kinds.has('drink')
  return isOne && mgTotal !== null && mgTotal <= MOST_AT_ONCE ? mgTotal : null
}
