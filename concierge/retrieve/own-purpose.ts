import { isForPets } from '#concierge/guard-replies/is-for-pets.ts'
import type { Item } from './item.ts'
import { wordTest } from './narrow.ts'
import { onceFor } from './remember.ts'
import type { Wish } from './wish.ts'

const INTIMATE = /\b(?:intima(?:cy|te)|arousal|aroused?|lubricants?|lubes?|sensual)\b/

/** Made to be used by two alone. */
export function isIntimate({ label }: Item): boolean {
  return INTIMATE.test(label)
}

/** Made for animals, or to be used by two alone: nobody means it who does not say so. */
const hasOwnPurpose = onceFor((item: Item): boolean => isForPets(item.product) || isIntimate(item))

/** Of what fits, that which anybody may mean, where there is any; all of it where a name, a brand or a word of the wish says the purpose. */
export function withoutPurpose(items: readonly Item[], wish: Wish): readonly Item[] {
  if (wish.terms.length + wish.brands.length > 0 || [...wish.effects, ...wish.leaning].includes('aroused')) return items
  const open = items.filter((item) => !hasOwnPurpose(item))
  if (open.length === 0 || open.length === items.length) return items
  const tests = wish.qualifiers.map(wordTest)
  return items.filter((item) => open.includes(item) || tests.some((isIn) => isIn(item.label)))
}
