import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { type ReadWish, readWish } from './read-wish.ts'
import type { Standing } from './standing.ts'

const OF_ANOTHER =
  /^(?:(?:ok|okay|cool|and|so|well|nah|no|actually|hmm+|,) ?)*(?:what about|how about|any|got any|got|do you have|have you got|maybe|or|lets try|try)(?: (?:some|any|a few))? (\p{L}{3,})(?: (?:instead|then|please|though|too|,))*$/u

/** "What about cookies instead" after gummies: what is eaten, and no brand or strain of that name. */
export function stillEdible(read: ReadWish, { wish }: Standing, vocabulary: Vocabulary): ReadWish {
  if (read.wish.forms.length > 0 || !wish.forms.some(({ category }) => category === 'edible')) return read
  const word = OF_ANOTHER.exec(read.plain)?.[1]
  if (word === undefined) return read
  const eaten = readWish(`edible ${word}`, vocabulary)
  const isKind = eaten.wish.forms.some(({ kinds }) => kinds.length > 0)
  return isKind && eaten.wish.brands.length + eaten.wish.terms.length === 0 ? eaten : read
}
