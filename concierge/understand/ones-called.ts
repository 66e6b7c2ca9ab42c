import { fitsForm } from '#concierge/retrieve/constraints.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import { wordTest } from '#concierge/retrieve/narrow.ts'
import type { Store } from '#concierge/open-store.ts'
import { wordStem } from './fold-text.ts'
import type { ReadWish } from './read-wish.ts'
import { type Standing, saysWish } from './standing.ts'

const ONES =
  /^(?:(?:ok|okay|so|and|but|hmm+|no|nah|well|please|,) ?)*(?:(?:just|only|maybe|the|any|some|your|show me|give me|got|what about|how about|id like|i want|id prefer|rather|do you have) )+(\p{L}{3,}) ones?(?: (?:please|pls|then|instead|only|though|tho|thanks))*$/u
/** "Briqs only", "just the briqs". */
const ONLY =
  /^(?:(?:ok|okay|so|and|but|hmm+|no|nah|well|please|,) ?)*(?:(?:the |your )?(\p{L}{3,}) only|(?:just|only) (?:the |your )?(\p{L}{3,}))(?: (?:please|pls|then|though|tho|thanks))*$/u

/**
 * "Just dark ones" after chocolate: an everyday word is a wish where it stands in the names of some of what is asked for. "Briqs only"
 * after a maker: a word that nothing else knows, where the menu says it of some of those.
 */
export function withOnesCalled(store: Store, read: ReadWish, { wish: { forms, brands } }: Standing): ReadWish {
  const { plain, wish, unknown } = read
  const said = ONES.exec(plain)?.[1]
  const only =
    said === undefined
      ? ONLY.exec(plain)
          ?.slice(1)
          .find((word) => word !== undefined)
      : undefined
  const word = said ?? (only !== undefined && unknown.includes(only) ? only : undefined)
  if (word === undefined || saysWish(wish) || (forms.length === 0 && (only === undefined || brands.length === 0)))
    return read
  const stem = wordStem(word)
  const there = store.items.filter(
    (item) =>
      (forms.length === 0 || forms.some((form) => fitsForm(item, form))) &&
      (brands.length === 0 || brands.includes(item.product.brand ?? '')),
  )
  const isNamed = (item: Item): boolean => item.nameWords.has(stem)
  const called = there.filter(isNamed).length
  if (called > 0 && called < there.length)
    return { ...read, wish: { ...wish, terms: [{ said: word, stems: [stem], rows: null }] } }
  if (only === undefined || called > 0) return read
  const isTold = wordTest(stem)
  const rows = there.filter(({ product }) => isTold(product.description ?? '')).map(({ row }) => row)
  if (rows.length === 0 || rows.length === there.length) return read
  return { ...read, unknown: [], wish: { ...wish, terms: [{ said: word, stems: [stem], rows: new Set(rows) }] } }
}
