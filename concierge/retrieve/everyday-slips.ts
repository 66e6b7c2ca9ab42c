import { COMMON_WORDS, SPANISH_WORDS } from '#concierge/understand/common-words.ts'
import { once, remember } from './remember.ts'

const SHORTEST = 5
const VOWELS = 'aeiou'

/** A letter that is doubled, or is not, where it should be: the slip of most. */
function undoubled(word: string): string {
  return word.replace(/(.)\1+/g, '$1')
}

/** The ways a word is written in haste: without one vowel, or with two that stand side by side the other way round. */
function slipsOf(word: string): string[] {
  const slips = [undoubled(word)]
  const [before, after] = [undoubled(word), word]
  for (let at = 1; at < before.length; at++)
    if (VOWELS.includes(before.charAt(at))) slips.push(before.slice(0, at) + before.slice(at + 1))
  for (let at = 0; at + 1 < after.length; at++) {
    const [first, second] = [after.charAt(at), after.charAt(at + 1)]
    if (VOWELS.includes(first) && VOWELS.includes(second))
      slips.push(undoubled(after.slice(0, at) + second + first + after.slice(at + 2)))
  }
  return slips
}

const meantBy = once(() => {
  const meant = new Map<string, string>()
  for (const word of COMMON_WORDS.difference(SPANISH_WORDS))
    if (word.length >= SHORTEST && /^[a-z]+$/.test(word))
      for (const slip of slipsOf(word)) if (!meant.has(slip)) meant.set(slip, word)
  return meant
})

/**
 * "frend" → "friend", "reccomended" → "recommended": an everyday word with a vowel or a double letter gone wrong; null for all
 * else, since an unknown word may be the name of a thing that is not on the menu.
 */
export const slipOfEveryday = remember((word): string | null =>
  word.length < SHORTEST || !/^[a-z]+$/.test(word) ? null : (meantBy().get(undoubled(word)) ?? null),
)
