import { fitsForm } from '#concierge/retrieve/constraints.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import type { ReadWish } from './read-wish.ts'
import { sizeSpokenOf } from './size-spoken-of.ts'
import type { Standing } from './standing.ts'

const ASKS =
  /^(?:(?:and|so|but|ok|okay|hey|wait|oh|cool|nice|great|also|btw|,) ?)*(?:how(?! about\b)|whats?(?! (?:about|if)\b)|is|are|was|does|do|did|will|would|which|whos?|whose|remind me|tell me|cual|cuanto|que)\b/
const OF_FACTS =
  /\b(?:how (?:much|many|strong|potent|big|heavy)|prices?|costs?|thc|cbd|cbn|cbg|mg|milligrams|percent(?:age)?|potency|strength|strong(?:er|est)?|mild(?:er|est)?|weak(?:er|est)?|cheap(?:er|est)?|weight|size|effects?|feel|terps?|terpenes?|flavou?rs?|tastes?|smells?|brand|makes|made|vegan|gluten|sugar|indica|sativa|hybrid|strain|type|infused|on sale|in stock|good|worth|about|like|pack|pieces|cuanto|precio)\b/
/** Another than was shown. */
const OF_ANOTHER =
  /\b(?:comes? (?:in|as)|available in|version|sizes|instead|else|another|other|different|cheaper (?:one|than)|do you (?:have|carry|sell)|got any)\b|\b(?:in|as) an? /
const DEFINITE = /\b(?:the|that|those|these) (?:(?:indica|sativa|hybrid) )?$/
const OF_TYPE = /\b(?:the|that) (?:indica|sativa|hybrid) \p{L}{3,}/u
/** "The cart deals", "the gummies section": of the shop. */
const OF_SHOP = /^ (?:deals?|specials?|sales?|sections?|menu|shel(?:f|ves)|limits?|batter(?:y|ies)|you)\b/

/**
 * "Whats the thc on the cart", "is the eighth any good for sleep": of several things that were shown, those on the shelf that is
 * named with a "the". Nothing is wished for by that.
 */
export function askedOfShelf({ plain, forms, wish }: ReadWish, { listed }: Standing): readonly Item[] {
  if (listed.length < 2 || wish.terms.length + wish.brands.length > 0 || saysFigure(wish)) return []
  if (!ASKS.test(plain) || !OF_FACTS.test(plain) || OF_ANOTHER.test(plain)) return []
  const size = forms.length > 0 ? null : sizeSpokenOf(plain)
  const isSpokenOf =
    size !== null ||
    (wish.grams.length === 0 &&
      forms.every(({ start, end }) => DEFINITE.test(plain.slice(0, start)) && !OF_SHOP.test(plain.slice(end))))
  if (!isSpokenOf || wish.forms.length === 0) return []
  const meant = listed.filter(
    (item) =>
      wish.forms.some((form) => fitsForm(item, form)) &&
      (!OF_TYPE.test(plain) || (item.strainType !== null && wish.strainTypes.includes(item.strainType))) &&
      (size === null ||
        (item.grams !== null && wish.grams.some((weight) => Math.abs(weight - (item.grams ?? 0)) < SIZE_TOLERANCE))),
  )
  return meant.length < listed.length || forms.length > 1 ? meant : []
}

const SIZE_TOLERANCE = 0.11

function saysFigure({
  priceMax,
  priceMin,
  mgPieceMax,
  mgPieceMin,
  mgTotalMax,
  mgTotalMin,
  packCount,
  thcMax,
  thcMin,
}: Wish): boolean {
  return [priceMax, priceMin, mgPieceMax, mgPieceMin, mgTotalMax, mgTotalMin, packCount, thcMax, thcMin].some(
    (figure) => figure !== null,
  )
}
