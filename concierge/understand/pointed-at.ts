import type { Item } from '#concierge/retrieve/item.ts'
import type { Named } from '#concierge/retrieve/find-named.ts'
import { fitsForm } from '#concierge/retrieve/constraints.ts'
import { unitAsked } from '#concierge/retrieve/unit-price.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import { wordStem } from './fold-text.ts'
import { asksExtreme, extremeOf, OF_ALL, OF_THESE, TAKES_ONE, weighsTwo } from './extreme-of-shown.ts'
import { askedOfShelf } from './asked-of-shelf.ts'
import { asksCount, asksWhetherSize } from './asks-size.ts'
import { listReturnedTo } from './list-returned.ts'
import { asksAtThatPrice } from './price-cues.ts'
import { asksPiecePrice, pricedQuantity } from './read-quantity.ts'
import { returnsTo } from './return-to.ts'
import type { Standing } from './standing.ts'
import type { ReadWish } from './read-wish.ts'
import { suitedOfListed } from './which-suits.ts'

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|top|primer[oa]?|number (?:one|1))\b(?! time| visit)|#1\b|\bno 1\b/, 0],
  [/\b(?:second|2nd|segund[oa]|number (?:two|2)|middle)\b|#2\b|\bno 2\b/, 1],
  [/\b(?:third|3rd|tercer[oa]?|number (?:three|3))\b|#3\b|\bno 3\b/, 2],
  [/\b(?:fourth|4th|cuart[oa]|number (?:four|4))\b(?! of july)|#4\b|\bno 4\b/, 3],
  [
    /(?<!\b(?:it|they|that|those|these|long|will|would|does|do|can|to|should|usually|really|effects?|high)(?: one)? )\b(?:last|final|ultim[oa])(?: one)?\b(?! time| call| night| week)/,
    -1,
  ],
]

/** "without the first one", "not that one": what was shown is refused, and another is wished for. */
export const REFUSES_ONE =
  /\b(?:not|without|besides|except(?: for)?|other than|instead of|skip|minus|anything but|no quiero) (?:the |that |this |el |la |es[ea] )(?:(?:first|1st|second|2nd|third|3rd|last|top|primer[oa]?|segund[oa]|ultim[oa])(?: (?:one|two|2))?|one)(?= |$)|^(?:(?:no|nah|nope|hmm+|ew|meh|ugh|,) ?)*(?:not|none of|neither of|dont (?:like|want|love)(?: any of)?|didnt like(?: any of)?|not (?:feeling|into|a fan of|loving|digging|crazy about)(?: any of)?) (?:those|these|them|that|this|it|either)(?: (?:one|ones|two|three|at all|though|sorry|really))*$|^(?:(?:no|nah|nope|hmm+|ew|meh|ugh|sorry|honestly|,) ?)*(?:neither|none|not any)(?: of (?:them|those|these|the (?:two|three)))?(?: (?:one|really|thanks|thank you|for me|sorry|please|pls|tbh|though|appeals?|sounds? good|speaks? to me))*$/

/** Which of the products shown before the message points at: by place, by "the cheapest one", by "it" or "those". */
export function pointedAt(read: ReadWish, standing: Standing, named: Named): readonly Item[] {
  const { plain, wish } = read
  const { listed } = standing
  if (standing.shown.length === 0 || REFUSES_ONE.test(plain)) return []
  const returned = listReturnedTo(read, standing) !== null
  if (returned && !asksExtreme(plain)) return ofReturned(plain, listed)
  if (!returned && returnsTo(plain)) return []
  const other = otherOne(plain, standing)
  if (other.length > 0) return other
  const ofShelf = askedOfShelf(read, standing)
  if (ofShelf.length > 0) return ofShelf
  const numbered = numberedOnes(plain, listed)
  if (numbered.length > 0) return numbered
  const summed = pricedQuantity(plain) !== null
  const weighed = weighedOfList(read, standing, named)
  if (weighed.length > 0) return weighed
  const shown = ORDINALS.some(([pattern]) => pattern.test(plain)) ? listed : standing.shown
  const described = describedOne(plain, wish, shown)
  if (described.length > 0) return described
  const called = calledOne(plain, wish, shown)
  if (called.length > 0) return called
  const one =
    /\b(?:ones?|option|choice|it|that|opcion|el|la)\b|\bnumber (?:\d|one|two|three|four)\b|#\d|\bno \d\b|^(?:the )?(?:first|1st|second|2nd|third|3rd|last)\b|\bthe (?:first|1st|second|2nd|third|3rd|fourth|4th|last)(?: (?:and|or|vs|versus|to|with|in|costs?|,)|$)/.test(
      plain,
    )
  const several = severalOf(plain, shown)
  if (several.length > 0) return several
  const placed = ORDINALS.filter(([pattern]) => one && pattern.test(plain)).flatMap(
    ([, place]) => shown.at(place) ?? shown.at(-1) ?? [],
  )
  if (placed.length > 0) return [...new Set(placed)]
  if (BOTH.test(plain)) return (shown.length < 2 ? listed : shown).slice(0, 2)
  if (listed.length === 2 && shown.length < 2 && EACH_OF_TWO.test(plain)) return listed
  if (EITHER.test(plain) && listed.length === 2 && wish.terms.length + wish.brands.length === 0) return listed
  if (OF_THE_SHOP.test(plain)) return []
  if (/^(?:but |and |so |hm+ |ok )*why\b.{0,20}\b(?:it|that|this|one|those|these)\b|^why$/.test(plain))
    return shown.slice(0, 1)
  if (summed && wish.forms.length + wish.terms.length + wish.brands.length === 0 && wish.priceMax === null) return shown
  if (asksPiecePrice(plain) && wish.terms.length + wish.brands.length === 0 && areOf(wish.forms, shown)) return shown
  if (ASKS_COLOUR.test(plain) || asksCount(read)) return asksCount(read) ? shown : shown.slice(0, 1)
  const again = shown.filter((item) => named.items.includes(item))
  if (again.length > 0) return again
  // "What does that make the joints of another maker": of those.
  if (wish.brands.length > 0 && shown.every(({ product }) => !wish.brands.includes(product.brand ?? ''))) return []
  if (
    !asksAtThatPrice(plain) &&
    /^(?:(?:and|so|ok|okay|but|yes|yeah|cool|nice|great),? )*(?:is|are|was|does|do|how|what|whats|who|whos|when|can|will|would|how much|how strong|cuanto|que|es|tiene)\b.{0,30}\b(?:it|that|that one|this one|this|they|those|them|these|ese|esa|eso)\b/.test(
      plain,
    )
  ) {
    return /\b(?:they|those|them|these)\b/.test(plain) ? shown : shown.slice(0, 1)
  }
  if (asksWhetherSize(read)) return /\b(?:they|those|these|theyre|each)\b/.test(plain) ? shown : shown.slice(0, 1)
  return asksBareFact(plain, wish) && named.items.length === 0 ? shown : []
}

/** Of the list that was shown last its extreme, the one that suits a mood, or the two that are weighed against each other. */
function weighedOfList(read: ReadWish, standing: Standing, named: Named): readonly Item[] {
  const { plain, wish, forms } = read
  const { listed } = standing
  // A shelf that a size implies ("which is cheaper for an eighth") is that of the two named before.
  // "An ounce of the cheaper one" is of the list all the same.
  const namesShelf =
    unitAsked(plain) !== 'piece' &&
    wish.forms.length > 0 &&
    (forms.length > 0 || (standing.wish.terms.length === 0 && !OF_THE_ONE.test(plain)))
  const ofList =
    !namesShelf &&
    (pricedQuantity(plain) !== null ||
      OF_THESE.test(plain) ||
      TAKES_ONE.test(plain) ||
      !OF_ALL.test(plain) ||
      standing.wish.terms.length > 0)
  const extreme = extremeOf(plain, ofList ? listed : [])
  if (extreme.length > 0) return extreme
  if (listed.length === 2 && !namesShelf && (weighsTwo(plain) || asksExtreme(plain))) return listed
  const suited = suitedOfListed(read, standing)
  if (suited !== null) return [suited]
  if (ASKS_DIFFERENCE.test(plain) && named.items.length === 0 && listed.length > 1)
    return (standing.shown.length === 2 ? standing.shown : listed).slice(0, 2)
  return []
}

const OF_THE_ONE =
  /\bof the (?:\p{L}{3,}(?:er|est)|(?:least|most|more|less) \p{L}+) (?:ones?|of (?:them|those|these|the two))\b/u

/** "What colors": the name of another thing may have the word in it. */
const ASKS_COLOUR =
  /^(?:(?:and|so|ok|okay|but|oh|hey) )*(?:(?:in )?(?:what|which|any)(?: other)? |whats the )?colou?rs?(?: (?:is|are|does|do|they|it|that|those|come|comes|in|options|available|you|u|got|have|there))*$/

/** "What does each joint cost" of packs of them. */
function areOf(forms: Wish['forms'], shown: readonly Item[]): boolean {
  if (forms.length === 0) return true
  return shown.every((item) => (item.packCount ?? 1) > 1 && forms.some((form) => fitsForm(item, form)))
}

/** "The second one of the first list": its place, which "the ones you showed first" has none of. */
function ofReturned(plain: string, listed: readonly Item[]): readonly Item[] {
  const place = PLACE_OF_LIST.exec(plain)?.[1]
  const at = place === undefined ? undefined : ORDINALS.find(([pattern]) => pattern.test(place))?.[1]
  const item = at === undefined ? undefined : listed.at(at)
  return item === undefined ? listed : [item]
}

const PLACE_OF_LIST =
  /\bthe (first|second|third|middle|last|2nd|3rd|1st) (?:one )?(?:of|from|in|on|out of) (?:the|your|that)\b/

/** "Do they deliver" is asked of the shop, "do they have gelatin" of what was shown. */
const OF_THE_SHOP =
  /\b(?:do|did|would|will|can) they (?:still |even |also )?(?:have|carry|sell|stock|deliver|take|accept|open|close)\b(?! (?:to\b|effect\b|long(?:er)?\b|(?:a|some) (?:while|time)\b|forever\b|(?:(?:any|a lot of|much|added|real|animal|tree|some) )*(?:gelatin|pork|sugar|dairy|milk|lactose|nuts?|peanuts?|soya?|eggs?|gluten|wheat|caffeine|alcohol|thc|cbd|cbn|cbg|terp\p{L}*)\b))/u

const NUMBERED =
  /\b(?:difference|diff|compare|better|between|options?|numbers?)\b.{0,16}\b([1-6]) (?:and|or|vs|versus|to|with|y|o) ([1-6])(?= |$)/

/** "the difference between 1 and 2": by the numbers of the list. */
function numberedOnes(plain: string, listed: readonly Item[]): readonly Item[] {
  const found = NUMBERED.exec(plain)
  return found === null ? [] : [found[1], found[2]].flatMap((place) => listed[Number(place) - 1] ?? [])
}

/** "how much?", "and the thc": a fact of what was shown, with no figure that would make it a new wish. */
function asksBareFact(plain: string, wish: Wish): boolean {
  const bareFact =
    /\b(?:how (?:much|many|strong)|price|thc|cbd|mg|milligrams|sizes?|effects?|terps?|terpenes?|flavou?rs?|taste|potency|cost|total|altogether|cuanto|precio)\b/.test(
      plain,
    )
  const figures = [
    wish.mgPieceMin,
    wish.mgPieceMax,
    wish.mgTotalMin,
    wish.mgTotalMax,
    wish.priceMax,
    wish.thcMin,
    wish.thcMax,
  ]
  return (
    bareFact &&
    !wish.thcFree &&
    !wish.unfelt &&
    !isToHold(plain) &&
    !isToBe(plain) &&
    !(wish.flavors.length > 0 && NAMES_FLAVOR.test(plain)) &&
    !(wish.grams.length > 0 && /\bsizes?\b/.test(plain)) &&
    wish.notStrainTypes.length + wish.notKinds.length + wish.notCategories.length === 0 &&
    !asksAtThatPrice(plain) &&
    !/\b(?:same|similar|half (?:that|the)|(?:in|around|at|near|about|for) (?:that|this)) (?:price|size|cost)\b/.test(
      plain,
    ) &&
    figures.every((figure) => figure === null) &&
    plain.split(' ').length <= 8 &&
    !/\b(?:delivery|fee|tip|tax|points|atm|buy|gift|limit|open|close|hours)\b/.test(plain)
  )
}

/** "Low thc", "how about cbd": what is wished for is to be so. */
export function isToBe(plain: string): boolean {
  return IS_TO_BE.test(plain)
}

const IS_TO_BE =
  /^(?:(?:ok|okay|so|and|but|maybe|with|something|one|ones|an?|really|super|very|pretty|just|more like|,) )*(?:low|lower|less|high|higher|more|lots of|rich in)(?: in)? (?:thc|cbd|cbn|cbg)(?: (?:please|pls|then|ones?|though|instead))*$|^(?:(?:ok|okay|so|and|but) )*(?:how|what) about (?:some |something with |high |more )?(?:cbd|cbn|cbg|cbc|thcv)$/

/** "Sweet flavour", "mango flavored please": what it is to taste of, and no question. */
const NAMES_FLAVOR =
  /^(?:(?:ok|okay|so|and|but|maybe|something|anything|with|an?|the|some|in|more|just|only|i want|id like|,) )*(?!(?:what|which|hows|how|whats|any|does|do|is|are)\b)(?:\p{L}+ ){1,3}(?:flavou?r(?:s|ed)?|tast(?:e|ing))(?: (?:please|pls|then|ones?|though|instead))*$/u

/** "Needs some CBD in it", "with CBN": what is wished for is to have it. */
export function isToHold(plain: string): boolean {
  return TO_HOLD.test(plain) && !ASKS_WHETHER.test(plain)
}

const TO_HOLD =
  /\b(?:with|needs?|(?:has|have|got|gotta|ought) (?:to )?(?:have|contain)|must(?: have| contain)?|should(?: have| contain)?|gotta have|want|prefer|containing|contains|plus|con)(?: (?:it|them|to|be|have|some|a|bit|little|of|at|least|more|lots|lot|also|the|in|y|algo|de))* (?:thc|cbd|cbn|cbg|cbc|thcv)\b(?! (?:percent|content|level|amount))/
const ASKS_WHETHER =
  /^(?:(?:and|so|ok|but|hey) )*(?:how|whats?|which|does|do|is|are|has|have|why|when|cuanto|que|tiene) /

/** "the indica one", "the chocolate one": the one of those shown that the words single out. */
function describedOne(
  plain: string,
  { forms, strainTypes, flavors, brands }: Wish,
  shown: readonly Item[],
): readonly Item[] {
  if (
    !/\b(?:the|that|this) (?:[\p{L}-]+ ){1,3}one\b/u.test(plain) ||
    /\bthe (?:\p{L}+ )?(?:other|first|second|third|fourth|middle|last|1st|2nd|3rd|4th) one\b/u.test(plain)
  )
    return []
  if (forms.length === 0 && strainTypes.length === 0 && flavors.length === 0 && brands.length === 0) return []
  return shown
    .filter(
      (item) =>
        (forms.length === 0 || forms.some((form) => fitsForm(item, form))) &&
        (strainTypes.length === 0 || (item.strainType !== null && strainTypes.includes(item.strainType))) &&
        (flavors.length === 0 || flavors.some((flavor) => item.flavors.has(flavor))) &&
        (brands.length === 0 || (item.product.brand !== null && brands.includes(item.product.brand))),
    )
    .slice(0, 1)
}

const ONE_OF_THEM = /\b(?:the|that|this|those) ((?:[\p{L}-]+ ){1,3})ones?\b/u
const OF_FACTS =
  /\b(?:how (?:much|many|strong|big)|price|costs?|thc|cbd|mg|milligrams|what size|how long|what (?:effects?|terp\p{L}*|flavou?rs?))\b/u

/** "The morning ones, how many mg is the bottle", "the dark one, how much": asked of the only one of those shown with that word or mood. */
function calledOne(plain: string, { effects, leaning }: Wish, shown: readonly Item[]): readonly Item[] {
  const words = ONE_OF_THEM.exec(plain)?.[1]
  if (words === undefined || !OF_FACTS.test(plain)) return []
  const stems = words.trim().split(' ').map(wordStem)
  const named = shown.filter(({ nameWords }) => stems.some((stem) => nameWords.has(stem)))
  if (named.length === 1) return named
  const suited = shown.filter((item) => [...effects, ...leaning].some((mood) => item.effects.has(mood)))
  return suited.length === 1 ? suited : []
}

/** "the first two", "the top three". */
function severalOf(plain: string, shown: readonly Item[]): readonly Item[] {
  const found = /\b(first|top|last) (two|2|three|3|couple)\b/.exec(plain)
  if (found === null) return []
  const count = /three|3/.test(found[2] ?? '') ? 3 : 2
  return found[1] === 'last' ? shown.slice(-count) : shown.slice(0, count)
}

/** "No, the other one": of the list it came from, what was not being talked about. */
function otherOne(plain: string, { shown, listed }: Standing): readonly Item[] {
  if (!/\bthe other(?: one| two)?$|\bthe other (?:one|two)\b|\b(?:el|la) otr[oa]$/.test(plain)) return []
  const current = shown.length < listed.length ? shown : shown.slice(0, 1)
  const others = listed.filter((item) => !current.includes(item))
  return /\btwo\b/.test(plain) ? others : others.slice(0, 1)
}

const BOTH = /\b(?:both|those two|these two|the two|the pair|between (?:them|those)|l[oa]s dos|amb[oa]s)\b/
/** "Does either have dairy". */
const EITHER = /^(?:(?:and|so|ok|okay|but|,) )*(?:does|do|is|are|has|did) either\b/
/** Of two things that were told one after the other. */
const EACH_OF_TWO =
  /\b(?:each|either|every) (?:one|of (?:them|those|these))\b|\beach$|\b(?:them|those|these)(?: \p{L}+){0,2} (?:together|in total|altogether|combined|side by side)\b|\btogether$/u

/** "What do they cost together", "whats in each one": asked of two things, and of each of them. */
export function asksOfBoth(plain: string): boolean {
  return BOTH.test(plain) || EACH_OF_TWO.test(plain)
}

const OF_WHAT =
  '(?: (?:in|on|of) (?:the |their )?(?:price|prices|cost|thc|strength|potency|effects?|dose|dosage|mg|money|size|precio))?'
const OF_WHOM = '(?: (?:between|in|de|entre|of) (?:them|those|these|the two|those two|both|the first two|ell[oa]s))?'
const ASKS_DIFFERENCE = new RegExp(
  `^(?:(?:ok|okay|so|and|but|well|hm+|um+),? )*(?:(?:whats|what is|what are|is there|how big is|tell me|explain|cual es) )?(?:(?:an?|the|any|la) )?(?:(?:price|thc|cost) )?(?:diff|difference|differences|diferencia)${OF_WHAT}${OF_WHOM}${OF_WHAT}(?: (?:then|again))?$|^(?:(?:ok|okay|so|and|but|,) )*how (?:much|far) apart are (?:they|those|these|the two)(?: in price)?$|^(?:(?:ok|okay|so|and|now|can you|please) )*compare (?:them|those|these|the two|both)\\b`,
)

/** True when what sets the shown products apart is asked for. */
export function asksDifference(plain: string): boolean {
  return ASKS_DIFFERENCE.test(plain)
}
