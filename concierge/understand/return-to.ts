import type { Form, Wish } from '#concierge/retrieve/wish.ts'
import type { ReadWish } from './read-wish.ts'
import type { Standing } from './standing.ts'

const BACK_TO =
  /\b(?:back|return|returning|getting back|circling back) (?:to|on) (?:the|those|these|that|my|your|them|our)\b|\bas for the\b.{0,40}\b(?:again|from before|earlier)\b|\b(?:what|how) about (?:the|those)\b.{0,40}\b(?:again|from before|from earlier|you showed|we (?:talked|spoke) about)\b|\bvolviendo a\b/

const BACK_TO_SHELF = /\b(?:back|returning) to (?:\p{L}+ )?\p{L}+/u
const LEAD =
  '(?:(?:ok|okay|alright|aight|well|so|fine|hmm+|no|nah|then|in that case|cool|thanks|anyway|anyways|but|,) ?)*'
/** "Alright, the flower then", "ok so the carts, indica": what was asked about in between is let go. */
const THOSE_THEN = new RegExp(
  `^${LEAD}(?:(?:just|ill (?:just )?(?:do|take|get|stick with)|lets (?:just )?(?:do|stick (?:with|to))|show me) )?(?:the|those) (?:\\p{L}+ ){1,3}(?:then|after all|again)\\b`,
  'u',
)

/** True when a message returns to what was talked about before. */
export function returnsTo(plain: string): boolean {
  return BACK_TO.test(plain)
}

/** "back to the gummies": the wish for them with all that was said for it, whatever was asked in between; null where none was. */
export function wishReturnedTo({ wish, earlier }: Standing, { wish: said, plain }: ReadWish): Wish | null {
  if (BACK_TO.test(plain) || (said.forms.length > 0 && BACK_TO_SHELF.test(plain)))
    return [wish, ...earlier].find((before) => isOfThese(before, said)) ?? null
  if (said.forms.length === 0 || said.terms.length > 0 || isOfThese(wish, said) || !THOSE_THEN.test(plain)) return null
  return earlier.find((before) => isOfThese(before, said)) ?? null
}

/** True when what is wished for now is of other shelves than before, so that there is something to return to. */
export function leavesShelf(before: Wish, now: Wish): boolean {
  return before.forms.length > 0 && !before.forms.every((form) => now.forms.some((other) => mayBe(other, form)))
}

function isOfThese(before: Wish, said: Wish): boolean {
  if (said.forms.length > 0) return said.forms.every((form) => before.forms.some((old) => mayBe(old, form)))
  return (
    said.brands.some((brand) => before.brands.includes(brand)) ||
    said.terms.some((term) => before.terms.some((old) => old.said === term.said))
  )
}

/** "the edibles" may be said of gummies, and "the vapes" of carts. */
function mayBe(before: Form, { category, kinds }: Form): boolean {
  return before.category === category && kinds.every((kind) => before.kinds.includes(kind))
}
