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
