import { acceptedTypes } from '#concierge/retrieve/wish.ts'
import type { ReadWish } from './read-wish.ts'
import type { Standing } from './standing.ts'

/** "In between" of figures, "in the middle of the night": of nothing that is indica or sativa. */
const MIDDLE =
  /\b(?:in ?between(?! (?:\$?\d|jobs|meals|meetings|classes))|middle ground|(?:down|of) the middle|in the middle(?! of)|middle of the road|half ?way|half and half|(?:bit|mix|blend|some|little) of (?:both|each|the two)|best of both(?: worlds)?|not (?:all the way|fully|full|full on|pure|straight) (?:indica|sativa))\b(?! (?:on |in |of )?(?:the )?(?:price|cost|size|strength|potency|thc|dose|way))/
const OF_BOTH =
  /(?<!\b(?:difference|diff|choose|pick|decide|choosing|deciding|torn|toss up|stuck) )\bbetween (?:an? )?(?:indica and (?:an? )?sativa|sativa and (?:an? )?indica)\b/

/** "Something more in between" after an indica: what leans neither way. */
export function betweenTypes(read: ReadWish, { wish: before }: Standing): ReadWish {
  const { wish, plain } = read
  const isSpokenOf = wish.strainTypes.length + wish.notStrainTypes.length + before.strainTypes.length > 0
  if (!isSpokenOf || !(MIDDLE.test(plain) || OF_BOTH.test(plain)) || wish.strainTypes.includes('hybrid')) return read
  const hybrid = { ...wish, strainTypes: acceptedTypes('hybrid'), notStrainTypes: [], ratios: [] }
  return before.strainTypes.length > 0 ? { ...read, wish: hybrid, answers: true } : { ...read, wish: hybrid }
}
