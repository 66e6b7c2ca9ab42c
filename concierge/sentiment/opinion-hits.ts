import { normalizeText } from '#concierge/guard/normalize-text.ts'
import { tokenize, type Token } from '#concierge/guard/tokenize.ts'
import { wordForms } from '#concierge/guard/word-forms.ts'
import { OPINION_VOCABULARY } from '#concierge/sentiment/opinion-vocabulary.ts'
import { OPINION_WORDS } from '#concierge/sentiment/opinion-words.ts'

export type OpinionHit = { weight: number; length: number }

const LONGEST_PHRASE = 6

const WEIGHTS = new Map<string, number>()
for (const [weight, entries] of [...OPINION_WORDS, ...OPINION_VOCABULARY]) {
  for (const entry of entries.split(',')) {
    const key = tokenize(normalizeText(entry.trim()).text)
      .map((token) => token.word)
      .join(' ')
    if (key !== '' && !WEIGHTS.has(key)) WEIGHTS.set(key, weight)
  }
}
/** The same entries with every word cut to its stem: "broke easily" and "breaks easily" are one. */
const STEMMED = new Map(
  [...WEIGHTS]
    .filter(([key]) => key.includes(' '))
    .map(([key, weight]): [string, number] => [key.split(' ').map(stem).join(' '), weight]),
)
/** By its first word's stem, how many words the longest phrase has: most words begin none and need one look. */
const LONGEST_FROM = new Map<string, number>()
for (const key of [...WEIGHTS.keys(), ...STEMMED.keys()]) {
  const words = key.split(' ')
  const first = stem(words[0] ?? '')
  LONGEST_FROM.set(first, Math.max(LONGEST_FROM.get(first) ?? 1, Math.min(LONGEST_PHRASE, words.length)))
}

/** The longest word or phrase of opinion that begins at a token. */
export function longestHit(tokens: readonly Token[], at: number): OpinionHit | null {
  const reach = LONGEST_FROM.get(stem(tokens[at]?.word ?? '')) ?? 1
  const longest = Math.min(reach, tokens.length - at)
  for (let length = longest; length >= 1; length--) {
    const words = tokens.slice(at, at + length).map((token) => token.word)
    const last = words.at(-1) ?? ''
    const before = words.slice(0, -1)
    for (const form of [...wordForms(last), ...gradesOf(last)]) {
      const weight = WEIGHTS.get([...before, form].join(' '))
      if (weight !== undefined) return { weight, length }
    }
    const weight = length > 1 ? STEMMED.get(words.map(stem).join(' ')) : undefined
    if (weight !== undefined) return { weight, length }
  }
  return null
}

/** Whether a word alone is one of opinion. */
export function isOpinionWord(word: string): boolean {
  return (WEIGHTS.get(word) ?? 0) !== 0
}

function stem(word: string): string {
  return wordForms(word)[1] ?? word
}

function gradesOf(word: string): string[] {
  if (word.endsWith('ier') && word.length > 5) return [`${word.slice(0, -3)}y`]
  if (!word.endsWith('est') || word.length < 6) return []
  const base = word.slice(0, -3)
  return [base, `${base}e`, base.endsWith('i') ? `${base.slice(0, -1)}y` : base.slice(0, -1)]
}
