import { LEXICON_WORDS } from './lexicon-words.ts'

const BESIDE =
  'under over about around carts live please strong cheap something anything looking high low less more want need have thing best party'.split(
    ' ',
  )

const SHORTEST = 3

/** Plain words by their consonants, the commoner first. */
const BY_CONSONANTS = groupByConsonants([...BESIDE, ...LEXICON_WORDS])

/** The word that was written without some of its vowels ("crts", "undr", "prrolls"), or null. Called for words that nothing knows. */
export function withVowels(word: string): string | null {
  if (word.length < SHORTEST || !/^\p{L}+$/u.test(word)) return null
  const whole = wholeOf(word)
  if (whole !== null || !word.endsWith('s')) return whole
  const one = wholeOf(word.slice(0, -1))
  return one === null ? null : `${one}s`
}

function wholeOf(word: string): string | null {
  return BY_CONSONANTS.get(consonantsOf(word))?.find((whole) => isPartOf(word, whole)) ?? null
}

function groupByConsonants(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const word of words) {
    const key = consonantsOf(word)
    if (word.length <= SHORTEST || key.length < 2) continue
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [word])
    else group.push(word)
  }
  return groups
}

function consonantsOf(word: string): string {
  return word.replaceAll(/[aeiou]/g, '')
}

/** So long a word is meant by all but its first vowel: "ndica". */
const LONG = 5

/** Both begin alike, or nothing but the first vowel is left out, and the letters of the shorter one stand in the longer one in their order. */
function isPartOf(word: string, whole: string): boolean {
  if (word.length >= LONG && whole.slice(1) === word) return true
  if (word.length >= whole.length || word.charAt(0) !== whole.charAt(0)) return false
  let at = 0
  for (const letter of whole) if (letter === word.charAt(at)) at++
  return at === word.length
}
