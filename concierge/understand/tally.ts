import type { Bought, Standing } from './standing.ts'
import { each } from './takes.ts'

/** What is talked about now and not bought yet: the things of a wish for several, else the first of what was shown. */
export function talkedOf({ shown, parts, taken }: Standing): readonly Bought[] {
  const meant = parts.length > 1 && shown.length > 1 ? shown.slice(0, parts.length) : shown.slice(0, 1)
  return each(meant.filter((item) => !taken.some((bought) => bought.item === item)))
}

/** What a sum is of: what was bought so far with what was asked for beside it, else what is talked about. */
export function talliedOf(standing: Standing): readonly Bought[] {
  const { taken, added } = standing
  return taken.length === 0 || added ? [...taken, ...talkedOf(standing)] : taken
}
