import { sameWord } from './same-word.ts'
import { isLexiconWord } from '#concierge/retrieve/gazetteer.ts'
import { isCommonWord } from '#concierge/retrieve/word-index.ts'
import { plainSentence, wordsIn, wordStem } from '#concierge/understand/fold-text.ts'
import type { Fact } from './fact.ts'

/** "Powder days": of what a fact says the neighbouring words of which the first is of its key, and no everyday one. */
export function pairsOfKey({ value }: Fact, keys: readonly string[]): ReadonlySet<string> {
  const telling = keys.filter((stem) => stem.length > 3 && !isCommonWord(stem) && !isLexiconWord(stem))
  if (telling.length === 0 || typeof value !== 'string') return NO_PAIRS
  return new Set(pairsIn(plainSentence(value)).filter((pair) => telling.includes(pair.split(' ', 1)[0] ?? '')))
}

const NO_PAIRS: ReadonlySet<string> = new Set()

/** The neighbouring words of a plain sentence, by their stems. */
export function pairsIn(plain: string): string[] {
  const stems = wordsIn(plain).map(wordStem)
  return stems.flatMap((stem, at) => {
    const next = stems[at + 1]
    return next === undefined || next.length < 3 ? [] : [`${stem} ${next}`]
  })
}

/** A key is called by its last word; by one before that alone where it is a word of nothing else here ("luggage" of luggage_lockers). */
export function namesKey(named: string, keys: readonly string[], facts: readonly Fact[]): boolean {
  const at = keys.findIndex((key) => sameWord(named, key))
  if (at < 0 || at === keys.length - 1) return at >= 0
  const tops = new Set(
    facts.filter(({ keyWords, valueWords }) => keyWords.has(named) || valueWords.has(named)).map(({ top }) => top),
  )
  return tops.size < 2
}
