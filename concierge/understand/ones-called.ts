import { fitsForm } from '#concierge/retrieve/constraints.ts'
import type { Store } from '#concierge/open-store.ts'
import { wordStem } from './fold-text.ts'
import type { ReadWish } from './read-wish.ts'
import { type Standing, saysWish } from './standing.ts'

const ONES =
  /^(?:(?:ok|okay|so|and|but|hmm+|no|nah|well|please|,) ?)*(?:(?:just|only|maybe|the|any|some|your|show me|give me|got|what about|how about|id like|i want|id prefer|rather|do you have) )+(\p{L}{3,}) ones?(?: (?:please|pls|then|instead|only|though|tho|thanks))*$/u

/** "Just dark ones" after chocolate: an everyday word is a wish where it stands in the names of some of what is asked for. */
export function withOnesCalled(store: Store, read: ReadWish, { wish: { forms } }: Standing): ReadWish {
  const said = ONES.exec(read.plain)?.[1]
  if (said === undefined || forms.length === 0 || saysWish(read.wish)) return read
  const stem = wordStem(said)
  const there = store.items.filter((item) => forms.some((form) => fitsForm(item, form)))
  const called = there.filter(({ nameWords }) => nameWords.has(stem)).length
  if (called === 0 || called === there.length) return read
  return { ...read, wish: { ...read.wish, terms: [{ said, stems: [stem], rows: null }] } }
}
