import type { Store } from '#concierge/open-store.ts'
import { fitsForm } from '#concierge/retrieve/constraints.ts'
import { isCommonWord } from '#concierge/retrieve/word-index.ts'
import { wordStem } from './fold-text.ts'
import type { ReadWish } from './read-wish.ts'
import { saysWish, type Standing } from './standing.ts'

const BARE =
  /^(?:(?:ok|okay|so|then|and|but|or|just|maybe|actually|hmm+|no|nah|well|the|a|an|any|some|only|more|go|lets do|make it|i want|id like|got|,) )*(\p{L}{3,})(?: (?:one|ones|kind|then|please|pls|instead|though|tho))*$/u

/**
 * "Dark" after chocolate: a word that some of what was wished for has in its name, and not all of it, singles those out. Such a
 * word may be a taste or part of other names by itself; in the talk it is neither.
 */
export function withBareWord(store: Store, read: ReadWish, { wish, shown, topic }: Standing): ReadWish {
  const word = BARE.exec(read.plain)?.[1]
  if (word === undefined || topic !== null || shown.length === 0 || wish.forms.length === 0) return read
  const { terms, flavors } = read.wish
  const isSilent = !saysWish({ ...read.wish, terms: [], flavors: [], qualifiers: [] })
  const stem = wordStem(word)
  const isName = terms.some(({ rows, said }) => rows !== null && (said !== word || !isCommonWord(stem)))
  if (!isSilent || isName || (flavors.length > 0 && terms.length === 0)) return read
  const ofShelf = store.items.filter((item) => item.inStock && wish.forms.some((form) => fitsForm(item, form)))
  const called = ofShelf.filter(({ nameWords }) => nameWords.has(stem))
  if (called.length === 0 || called.length === ofShelf.length) return read
  return {
    ...read,
    wish: { ...read.wish, terms: [], flavors: [], qualifiers: [stem] },
    unknown: [],
    answers: true,
  }
}
