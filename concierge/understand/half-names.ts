import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import type { Word } from './name-words.ts'
import { isIdle } from './read-qualifiers.ts'

/** Short names that many strains share: "any og strains". */
export const FAMILY = /^(?:og|gg|ak)$/

const ASKED = /(?:^| )(?:have|got|carry|sell|stock|selling|carrying) (?:(?:any|some|the|that|your|of|more) )*$/
const ENDS = /^(?:$| ,| (?:in stock|left|right now|available|today|yet|anymore|if|or|and)(?![\p{L}]))/u
/** What may stand behind a name that is asked for, and is no part of it. */
const BESIDE =
  /^(?:today|tonight|tomorrow|here|left|still|again|back|online|available|ready|going|around|open|instead|maybe|right|there|also|either|though|anymore|lately|products?|things?|stuff|ones?|options?|strains?|weed|kinds?|types?|brands?|flavou?rs?|items?|specials?|sales?|deals?|please|guys|people|everything|stock|versions?|sizes?|packs?|bags?|jars?)$/
const SEEN_BEFORE = 40

/**
 * "Do you have blue magic": where the menu has a word of it in other names alone, and the one behind it in none, both together are a
 * name that is not there.
 */
export function isHalfOfName(
  { text, start, end }: Word,
  next: Word | undefined,
  { plain, vocabulary }: { plain: string; vocabulary: Vocabulary },
): next is Word {
  return (
    next !== undefined &&
    next.start === end + 1 &&
    /^\p{L}{4,}$/u.test(next.text) &&
    /^\p{L}{3,}$/u.test(text) &&
    vocabulary.stemsOf(next.text).length === 0 &&
    !isIdle(next.text) &&
    !BESIDE.test(next.text) &&
    ENDS.test(plain.slice(next.end)) &&
    ASKED.test(plain.slice(Math.max(0, start - SEEN_BEFORE), start))
  )
}
