import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import type { Term } from '#concierge/retrieve/wish.ts'
import { wordStem } from './fold-text.ts'
import { isNegated, blank, type Sentence } from './sentence.ts'

/** Tastes that begin with the name of a maker. */
const DISHES = /(?<!\p{L})cookies? and creams?(?!\p{L})/u

/** "A cookies and cream bar" asks for nothing of the maker Cookies, and by no other name; a thing of the menu that is called so is found by its own. */
export function takeDish(sentence: Sentence, { gazetteer }: Vocabulary): Term[] {
  const found = DISHES.exec(sentence.rest)
  if (found === null || isNegated(sentence.plain, found.index)) return []
  const stems = found[0].split(' ').map(wordStem)
  if (gazetteer.names.has(stems.join(' '))) return []
  blank(sentence, found.index, found.index + found[0].length)
  return [{ said: found[0], stems, rows: new Set() }]
}
