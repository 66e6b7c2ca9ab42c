import { placeOf, placeOfText, toFeatures } from '#concierge/guard/feature-hash.ts'
import { addWords, stemOf } from '#concierge/guard/features.ts'
import type { Token } from '#concierge/guard/tokenize.ts'
import { EMPTY_CODE, mix } from '#concierge/understand/text-code.ts'
import { longestHit } from './opinion-hits.ts'
import { CONTRASTS, NEGATIONS } from './opinion-words.ts'

const DENIED_WORDS = 4
const STRONG = 3
const FIRST_SIGNS = 4
const LAST_SIGNS = 2
const NEGATION_WORDS = new Set(NEGATIONS.split(' '))
const CONTRAST_WORDS = new Set(CONTRASTS.split(' '))
/** What the classifier of opinions sees: the words, which of them are denied, and how praise, blame, denials and turns follow each other. */
export function opinionFeaturesOf(tokens: readonly Token[]): Uint32Array {
  const stems = tokens.map(stemOf)
  const found = new Set<number>([placeOfText('*')])
  addWords(stems, found)
  addDenied(tokens, stems, found)
  addSigns(tokens, found)
  return toFeatures(found)
}

/** "Never made us feel hurried" has none of "hurried": each word behind a denial stands for itself. */
function addDenied(tokens: readonly Token[], stems: readonly string[], found: Set<number>): void {
  let left = 0
  let sentence = -1
  tokens.forEach((token, at) => {
    if (token.sentence !== sentence || CONTRAST_WORDS.has(token.word)) left = 0
    sentence = token.sentence
    if (NEGATION_WORDS.has(token.word)) left = DENIED_WORDS
    else if (left > 0) {
      found.add(placeOf(mix(mix(EMPTY_CODE, 'not:'), stems[at] ?? '')))
      left--
    }
  })
}

/** Which praise, blame, denials and turns there are, in what order they begin and how they end. */
function addSigns(tokens: readonly Token[], found: Set<number>): void {
  const signs: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const word = tokens[at]?.word ?? ''
    const hit = longestHit(tokens, at)
    if (hit && hit.weight !== 0) signs.push(signOf(hit.weight))
    else if (NEGATION_WORDS.has(word)) signs.push('NOT')
    else if (CONTRAST_WORDS.has(word)) signs.push('BUT')
    at += hit?.length ?? 1
  }
  for (const sign of signs) found.add(placeOfText(`has ${sign}`))
  found.add(placeOfText(`first ${signs.slice(0, FIRST_SIGNS).join(' ')}`))
  found.add(placeOfText(`last ${signs.slice(-LAST_SIGNS).join(' ')}`))
}

function signOf(weight: number): string {
  const sign = weight > 0 ? 'PRAISE' : 'BLAME'
  return Math.abs(weight) > STRONG ? `${sign}!` : sign
}
