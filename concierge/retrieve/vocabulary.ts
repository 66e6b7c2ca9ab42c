import { wordStem } from '#concierge/understand/fold-text.ts'
import type { Gazetteer } from './gazetteer.ts'
import { isLexiconWord } from './gazetteer.ts'
import { CUE_WORDS } from './cue-words.ts'
import { LEXICON_WORDS } from './lexicon-words.ts'
import { isKnownStrain } from './strain-lore.ts'
import { isCommonWord, type WordIndex } from './word-index.ts'

/** What one shop's words mean: its names and brands, its free words, and the spelling of both. */
export type Vocabulary = {
  gazetteer: Gazetteer
  /** The sentence with misspelt words put right; words that are known, everyday or numbers stay. */
  correct(plain: string): string
  stemsOf(word: string): readonly string[]
  isEveryday(word: string): boolean
  knowsStrain(key: string): boolean
}

/** `factWords` are the stems of the store profile: a shopper may ask for them, so they are spelled as meant. */
export function buildVocabulary(gazetteer: Gazetteer, words: WordIndex, factWords: ReadonlySet<string>): Vocabulary {
  const known = (word: string): boolean =>
    isCommonWord(word) ||
    CUE_WORDS.has(word) ||
    factWords.has(wordStem(word)) ||
    words.has(word) ||
    LEXICON_WORDS.has(word) ||
    isLexiconWord(word) ||
    isLexiconWord(wordStem(word)) ||
    gazetteer.brands.has(wordStem(word))
  const knownOrFormed = (word: string): boolean => known(word) || formsOf(word).some(known)
  return {
    gazetteer,
    correct: (plain) => correctWords(plain.split(' '), knownOrFormed, words).join(' '),
    stemsOf: (word) => (words.has(word) ? [wordStem(word)] : []),
    isEveryday: (word) => isCommonWord(word),
    knowsStrain: isKnownStrain,
  }
}

/** The words a longer one may be formed from: "discounted" → "discount", "biggest" → "big". */
function formsOf(word: string): string[] {
  const base = /^(\p{L}{3,}?)(?:ed|d|ing|er|est|ly|ish|y|ness|less|able|s|es)$/u.exec(word)?.[1]
  if (base === undefined) return []
  const undoubled = base.at(-1) === base.at(-2) ? [base.slice(0, -1)] : []
  return [base, `${base}e`, `${base}y`, ...undoubled]
}

function correctWords(plain: readonly string[], known: (word: string) => boolean, words: WordIndex): string[] {
  const corrected: string[] = []
  for (let at = 0; at < plain.length; at++) {
    const word = plain[at] ?? ''
    const next = plain[at + 1]
    if (!/^\p{L}{3,}$/u.test(word) || known(word)) {
      corrected.push(word)
      continue
    }
    if (next !== undefined && /^\p{L}{2,}$/u.test(next) && words.has(word + next)) {
      corrected.push(word + next)
      at++
      continue
    }
    corrected.push(words.nearest(word) ?? splitWord(word, words) ?? word)
  }
  return corrected
}

/** "sourdiesel" → "sour diesel": two words of the catalogue's names run together. */
function splitWord(word: string, words: WordIndex): string | null {
  for (let at = 3; at <= word.length - 3; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    if (words.names.has(wordStem(head)) && words.names.has(wordStem(tail))) return `${head} ${tail}`
  }
  return null
}
