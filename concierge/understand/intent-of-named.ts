import { detailAsked } from '#concierge/retrieve/detail-asked.ts'
import { OF_ONSET, WHAT_IT_DOES } from '#concierge/retrieve/details.ts'
import { isOneByName, type Named } from '#concierge/retrieve/find-named.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import { STOCK_WORDS } from './asked-in-stock.ts'
import { ASKS_KIND, kindsOffered } from './asks-kind.ts'
import { effectsAsked } from './effects-asked.ts'
import { FACT_WORDS } from './fact-words.ts'
import type { Intent } from './intent.ts'
import { isToHold } from './pointed-at.ts'
import type { ReadWish } from './read-wish.ts'

/** Whether a thing that is called by its name is there, or what it is like; null where others are looked for. */
export function askedOfNamed(plain: string, { items }: Named, wish: ReadWish['wish']): Intent | null {
  const { ratios } = wish
  if (/\b(?:recommend|suggest|anything|everything|which one)\b/.test(plain) || TASTING_OF.test(plain)) return null
  // "Do you have the pearls in 1:1": whether they are is not the question.
  if (STOCK_WORDS.test(plain)) return ratios.length > 0 && !areOfRatios(items, ratios) ? 'recommend' : 'availability'
  if (isToHold(plain) && !OTHER_FACTS.test(plain)) return 'recommend'
  const [item] = items
  if ([FACT_WORDS, WHAT_IT_DOES, OF_ONSET, ASKS_KIND].some((asked) => asked.test(plain))) return 'product_info'
  if (
    wish.forms.length > 0 &&
    kindsOffered(
      plain,
      wish.terms.map(({ said }) => said),
    ).length > 0
  )
    return 'product_info'
  if (item !== undefined && effectsAsked(item, { plain, said: wish }).length > 0) return 'product_info'
  return detailAsked(plain, items) === null ? null : 'product_info'
}

/** "The tart cherry 10:1, how many left": a share that is a part of the name. */
function areOfRatios(items: readonly Item[], ratios: readonly string[]): boolean {
  return items.every((item) => ratios.every((ratio) => item.ratios.includes(ratio)))
}

/** What is asked of a thing beside what it is to hold. */
const OTHER_FACTS =
  /\b(?:how (?:much|many|strong)|prices?|costs?|percent(?:age)?|potency|tell me about|whats in)\b|%|\?/

/** "Does the 1906 go have caffeine": a name of everyday words, told by two of them, of which something is asked that is of one thing. */
function asksOfOneThing(plain: string, { items, coverage }: Named): boolean {
  const [first] = items
  if (first === undefined || coverage < 0.6 || STOCK_WORDS.test(plain) || TASTING_OF.test(plain)) return false
  if (!(OF_ITS_OWN.test(plain) && FACT_WORDS.test(plain)) && detailAsked(plain, items) === null) return false
  return isOneByName(items, plain)
}

/** What is asked of one thing, or of the few that a maker or a kind calls. */
export function asksOfFew(plain: string, named: Named, wish: ReadWish['wish']): boolean {
  return asksOfOneThing(plain, named) || asksDetailOfFew(plain, named, wish)
}

/** "Are the larkspurs rechargeable", "how big is the stash bag": what a description tells, of the one or two things that all of the words call. */
export function asksDetailOfFew(plain: string, { items, coverage }: Named, { brands }: ReadWish['wish']): boolean {
  if (coverage < WHOLLY || STOCK_WORDS.test(plain) || TASTING_OF.test(plain) || OF_OTHERS.test(plain)) return false
  if (!ASKS_OF_IT.test(plain) || (brands.length === 0 && !POINTS.test(plain))) return false
  return new Set(items.map(({ nameKey }) => nameKey)).size <= FEW && detailAsked(plain, items) !== null
}

const WHOLLY = 0.9
const FEW = 2
const ASKS_OF_IT =
  /(?:^|, )(?:(?:so|and|but|ok|hey|hi) )*(?:is|are|does|do|whats? (?:colou?r|material|size|in)|how (?:big|large|tall|wide|heavy|many)|tienen?|es|son)\b|\b(?:do|does|is|are) (?:they|it)\b|\bhow many \p{L}+$/u
const POINTS = /\b(?:the|your|ur|those|these|this|that(?! (?:has|have|is|are|comes?|contains?|got)\b))\b/
/** "Do you", "which ones", "any": others are looked for. */
const OF_OTHERS = /\b(?:you|u|yall|i|we|any(?! \p{L}+ in )|which|something|anything|ones?|recommend|best)\b/u

/** "A cart by select that tastes like strawberry": how one is to be. */
const TASTING_OF = /\b(?:that|which|with|thatll) (?:tast|smell)/

const OF_ITS_OWN =
  /^(?:(?:so|and|but|ok|hey|hi) )*(?:(?:does|do|is|are|has)|how (?:much|heavy|big|large) (?:does|do|is|are)) (?:the|your|that|this|those|these)\b/
