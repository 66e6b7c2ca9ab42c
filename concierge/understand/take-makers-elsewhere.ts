import { isMakerElsewhere, longestMaker } from '#concierge/retrieve/makers-elsewhere.ts'
import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import type { Term } from '#concierge/retrieve/wish.ts'
import { keysFrom, wordsOf } from './name-words.ts'
import { isOwnDevice } from './own-device.ts'
import { blank, isNegated, type Sentence } from './sentence.ts'

/** "Black G Pen Dash": the things that carry a maker in their name. */
function rowsWithin(key: string, { names }: Vocabulary['gazetteer']): ReadonlySet<number> {
  return new Set([...names].flatMap(([name, rows]) => (` ${name} `.includes(` ${key} `) ? rows : [])))
}

/**
 * "Jungle boys", "packwoods": makers that are known from other shops and have nothing on this menu. Where a name of it has such a maker
 * in it, what is called so is meant.
 */
export function takeMakersElsewhere(sentence: Sentence, { gazetteer }: Vocabulary, makers: string[]): Term[] {
  const terms: Term[] = []
  const words = wordsOf(sentence.rest)
  for (let at = 0; at < words.length; at++) {
    const keys = keysFrom(words, at, Math.min(longestMaker(words[at]?.stem ?? ''), words.length - at))
    const length = keys.findLastIndex(isMakerElsewhere) + 1
    const [first, last] = [words[at], words[at + length - 1]]
    const key = keys[length - 1]
    if (key === undefined || first === undefined || last === undefined || isNegated(sentence.plain, first.start))
      continue
    if (isOwnDevice(sentence.plain, first.start)) {
      blank(sentence, first.start, last.end)
      continue
    }
    // "2 g pens" are pens of two grams.
    if (first.text === 'g' && /\d $/.test(sentence.plain.slice(0, first.start))) continue
    // "Rove carts" where the menu has things by Rove: a maker of it, and the shelf.
    if (keys.slice(0, length).some((beginning) => gazetteer.brands.has(beginning))) continue
    if (key.split(' ').every((stem) => gazetteer.rareWords.has(stem))) continue
    const said = sentence.plain.slice(first.start, last.end)
    const rows = rowsWithin(key, gazetteer)
    if (rows.size > 0) terms.push({ said, stems: key.split(' '), rows })
    else makers.push(said)
    blank(sentence, first.start, last.end)
    at += length - 1
  }
  return terms
}
