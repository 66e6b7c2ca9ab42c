import type { Item } from '#concierge/retrieve/item.ts'
import type { Form, Wish } from '#concierge/retrieve/wish.ts'
import { REFUSES_ONE } from './pointed-at.ts'
import { asksAtThatPrice, asksForHigher, asksForLess, namesSamePrice } from './price-cues.ts'
import type { Standing } from './standing.ts'
import { allMatches } from './all-matches.ts'

/** What a comparison changes of a wish, and what is not to be shown again. */
export type Relative = { changes: Partial<Wish>; exclude: readonly Item[] }

/**
 * "A bigger bag, 14 grams": the size that is named says how much bigger.
 * "Too much, just an eighth then", "too rich, 35 or under": the other size or figure is the answer to the price. "Other maker than
 * Gondola", "another flavor, mango maybe": what is named says what the others are.
 */
export function asAnswered(relative: Relative, said: Wish, plain: string): Relative {
  const bounded = said.gramsMin !== null || said.gramsMax !== null
  const sized = said.grams.length > 0 || said.packCount !== null || said.packMin !== null || bounded
  if (sized && (relative.changes.gramsMin !== undefined || relative.changes.gramsMax !== undefined)) {
    const { gramsMin: _least, gramsMax: _most, grams: _any, ...changes } = relative.changes
    return asAnswered({ changes, exclude: [] }, said, plain)
  }
  if (saysStrength(said) && saysStrength(relative.changes)) {
    const { thcMin: _weakest, thcMax: _strongest, ...changes } = relative.changes
    return asAnswered({ ...relative, changes }, said, plain)
  }
  if (said.notBrands.length > 0) {
    const { notBrands: _brands, ...changes } = relative.changes
    return { changes, exclude: [] }
  }
  const { flavors, terms, ...others } = relative.changes
  if (said.flavors.length + said.terms.length > 0 && (flavors ?? terms) !== undefined)
    return { ...relative, changes: flavors === undefined ? others : { ...others, flavors: said.flavors } }
  const otherSize = said.grams.some((weight) => !relative.exclude.some(({ grams }) => grams === weight))
  const answered = otherSize || said.priceMax !== null
  if (!answered || relative.changes.priceMax === undefined) return relative
  if (said.priceMax === null && SAYS_CHEAPER.test(plain)) return relative
  const { priceMax: _price, order: _order, ...changes } = relative.changes
  const { priceMax } = said
  const dearer = priceMax === null ? [] : relative.exclude.filter(({ payable }) => (payable ?? 0) > priceMax)
  return { changes, exclude: dearer }
}

/** "Too strong, below 23 %": the figure says how much weaker. */
function saysStrength({ thcMin = null, thcMax = null }: Partial<Wish>): boolean {
  return thcMin !== null || thcMax !== null
}

/** "A cheaper one, half a gram is ok": where it is to cost less, the other size is no answer by itself. */
const SAYS_CHEAPER = /\b(?:cheaper|less expensive|more affordable|costs? less|lower priced?|mas barat[oa]s?)\b/

const PRICE = /\$(\d+(?:\.\d{1,2})?)/g
const PERCENT = /(\d+(?:\.\d+)?) ?%/g

/** "cheaper", "lighter", "bigger" are measured against what was shown: its rows, else the figures written in the reply. */
export function readRelative(standing: Standing, plain: string): Relative {
  const place = nextInOrder(standing, plain)
  if (place !== null) return { changes: { order: standing.wish.order, place }, exclude: [] }
  const changes: Partial<Wish> = {}
  const { shown } = standing
  const prices = shown.flatMap((item) => item.payable ?? [])
  const written = allMatches(standing.shownText, PRICE).map((match) => Math.round(Number(match[1]) * 100))
  const lowest = lowestOf(written.filter((price) => prices.includes(price))) ?? lowestOf(prices) ?? lowestOf(written)
  const open = plain.replace(
    /\b(?:the|that) (?:cheap|strong|mild|weak|light|gentl|bigg|small)(?:er|est|e?st) (?:one|of)\b/g,
    ' ',
  )
  const says = (pattern: RegExp): boolean => pattern.test(open)
  const bounded = says(/\$\d|\d+ (?:dollars|or less)|under \d|less than \d|below \d/)
  if (!bounded && lowest !== null && asksForLess(open)) {
    changes.priceMax = lowest - 1
    changes.order = null
  }
  const paid = prices.length > 0 ? prices : written
  const higher = asksForHigher(open)
  if (changes.priceMax === undefined && !bounded && higher !== null)
    Object.assign(changes, { order: higher, priceMax: null })
  else if (changes.priceMax === undefined && !bounded) Object.assign(changes, priceOfShown(standing, open, paid))
  // "Oof, steep. Something less than half that".
  if (!bounded && asksHalfPrice(standing, open)) Object.assign(changes, halfOf(paid))
  Object.assign(changes, relativeStrength(standing, says))
  Object.assign(changes, relativeSize(standing, says))
  const brands = shown.flatMap((item) => item.product.brand ?? [])
  if (
    brands.length > 0 &&
    says(
      /\b(?:not|another|different|other|no) (?:from )?(?:that |this |the same |those )?(?:brands?|makers?|compan(?:y|ies)|producers?)\b/,
    )
  )
    changes.notBrands = [
      ...standing.wish.notBrands,
      ...new Set(says(/\b(?:that|this) (?:brand|maker|company|one)\b/) ? brands.slice(0, 1) : brands),
    ]
  if (shown.length > 0 && says(OTHER_FLAVOR)) changes.flavors = []
  if (shown.length > 0 && says(OTHER_STRAIN)) changes.terms = []
  const bulky = says(SMALLER_GEAR) && shown.length > 0 && shown.every(({ category }) => category === 'accessory')
  if (bulky && standing.wish.forms.length > 0) changes.forms = standing.wish.forms.flatMap(smallerForms)
  const another = says(
    /\b(?:something else|anything else|others?|another|different|more options|other options|next|else|otra|otro|otros|otras|algo mas|show (?:me )?more|more like|more of (?:the same|those|these|them)|what (?:more|all else))\b|^(?:(?:ok|okay|cool|nice|and|so|yeah|yes|please) )*(?:(?:any|got|some|a few|couple|see|give me|list|tell me)(?: any| some)? )?more(?: (?:please|pls|of (?:that|it)|there|then))*$/,
  )
  return {
    changes,
    exclude: another || says(REFUSES_ONE) || typeof changes.priceMax === 'number' ? shown : bulky ? bulkyOf(shown) : [],
  }
}

/** "Too big, something pocket sized" of a bong or a grinder: gear has no weight to go by, and its name may say that it is small. */
const SMALLER_GEAR =
  /\b(?:too (?:big|large|bulky|huge|tall|chunky)|(?:thats|its|is|way) (?:huge|massive|enormous|giant|bulky)|smaller|tinier|more (?:compact|portable|discreet)|compact|portable|pocket(?: ?sized?| friendly)|travel(?: ?sized?| friendly)|fits? in (?:my|a) (?:pocket|purse|bag)|mas pequen[oa])\b/
/** What was shown, but for what is small by its name beside something larger. */
function bulkyOf(shown: readonly Item[]): readonly Item[] {
  const large = shown.filter(({ product }) => !CALLED_SMALL.test(product.name))
  return large.length > 0 ? large : shown
}

const LARGE_GLASS = /^(?:bong|water ?pipe|beaker)$/
/** Smaller than a bong is what else is smoked from. */
function smallerForms(form: Form): Form[] {
  return LARGE_GLASS.test(form.word ?? '')
    ? ['bubbler', 'pipe', 'one hitter', 'chillum'].map((word) => ({ ...form, word }))
    : [form]
}

const CALLED_SMALL = /\b(?:mini|pocket|small|travel|compact|micro|nano|tiny|keychain|one.?hitter|chillum|card)\b/i

const NEXT_IN_ORDER =
  /^(?:(?:and|ok|okay|so|but|cool|then|hm+|oh|whats?|what is|what about|how about|show me|give me|,) )*(?:the )?(?:next (?:one|up|down|in line|(?:one )?after|(?:most|least) \p{L}+|\p{L}+est|best)(?: (?:one|up|down|after|in line|from|there|that|it|this|you|have|got|then))*|(?:one|step) (?:right |just )?(?:after|above|up from|below|under|behind) (?:that|it|this)(?: one)?|runner ?up)$/u

/** "And the next one up after that" after the cheapest: the place behind the one that was told; null where nothing was put in order. */
function nextInOrder({ wish, shown }: Standing, plain: string): number | null {
  if (wish.order === null || shown.length === 0 || !NEXT_IN_ORDER.test(plain)) return null
  return (wish.place ?? 1) + 1
}

/** "not grape, another flavor": of the same things those that taste of something else. */
const OTHER_FLAVOR = /\b(?:another|(?:an?y )?other|different|diff|new|otro) (?:flavou?rs?|tastes?|sabor(?:es)?)\b/
/** "Another strain": not what was asked for by its name. */
const OTHER_STRAIN = /\b(?:another|a different|some other|any other|other) strains?\b/

/** "bigger", "half the size": by the weight, or the pieces of a pack. Of one name that was shown in several sizes the first of them is meant. */
function relativeSize({ shown: all, wish }: Standing, says: (pattern: RegExp) => boolean): Partial<Wish> {
  const changes: Partial<Wish> = {}
  const isOne = wish.terms.length > 0 && all.every(({ category }) => category === all[0]?.category)
  const shown = isOne ? all.slice(0, 1) : all
  const grams = shown.flatMap((item) => item.grams ?? [])
  if (says(/\b(?:bigger|larger|more of it|larger size|bulk|mas grande)\b/) && grams.length > 0)
    Object.assign(changes, { gramsMin: Math.max(...grams) + 0.01, grams: [] })
  const packs = shown.flatMap((item) =>
    item.packCount !== null && (item.category === 'edible' || item.category === 'pre-roll') ? item.packCount : [],
  )
  if (packs.length > 0 && says(/\b(?:bigger|larger|more pieces|mas grande)\b/)) {
    changes.packMin = Math.max(...packs) + 1
    changes.packCount = null
    changes.gramsMin = null
  }
  const [size] = grams
  if (size !== undefined && says(/\bhalf (?:of )?(?:the|that|as|this) (?:size|amount|weight|much|big)\b|\bla mitad\b/))
    Object.assign(changes, { grams: [size / 2], order: null })
  if (
    size !== undefined &&
    says(
      /\b(?:twice|double|2x|doble) (?:the|that|as|this|de) (?:size|amount|weight|much|big)\b|\b(?:double|twice) (?:it|that|size)\b/,
    )
  )
    Object.assign(changes, { grams: [size * 2], order: null })
  if (says(/\b(?:smaller|less of it|tiny|mas pequen[oa])\b/) && grams.length > 0)
    Object.assign(changes, { gramsMax: Math.min(...grams) - 0.01, grams: [] })
  return changes
}

/** "same price but sativa": what was shown says how much, where no budget was named before. */
function priceOfShown({ wish }: Standing, plain: string, prices: readonly number[]): Partial<Wish> {
  if (prices.length === 0 || wish.priceMax !== null) return {}
  return namesSamePrice(plain) || asksAtThatPrice(plain) ? { priceMax: Math.max(...prices), order: null } : {}
}

function asksHalfPrice({ shown }: Standing, plain: string): boolean {
  const isDosed = shown.some(({ category }) => category === 'edible' || category === 'tincture')
  return HALF_PRICE.test(plain) || (!isDosed && HALF_THAT.test(plain))
}

function halfOf(prices: readonly number[]): Partial<Wish> {
  return prices.length === 0 ? {} : { priceMax: Math.round(Math.min(...prices) / 2), order: null }
}

const HALF_PRICE = /\bhalf (?:of )?(?:that|the|this|those) price\b|\bla mitad de precio\b/
/** Of what has no dose half of it is half its price. */
const HALF_THAT = /\bhalf (?:of )?that$/

/** Of the figures written in a reply only those of the products shown count: a reply also names deals and things to add. */
function lowestOf(prices: readonly number[]): number | null {
  return prices.length > 0 ? Math.min(...prices) : null
}

const HALF_DOSE =
  /\bhalf (?:of )?(?:that|this|it)(?:$| (?:dose|dosage|strength|potency|mg|milligrams|thc)\b| (?:is|would|will|please|though|at most|or less)\b)|\bhalf (?:of )?(?:the|as much|that much|that many) (?:dose|dosage|strength|potency|mg|milligrams|thc)\b|\bhalf (?:as|that) (?:strong|potent)\b|\bhalf (?:of )?(?:that|this|its|the) (?:strength|potency|thc|percent(?:age)?)\b|\bla mitad de (?:dosis|miligramos)\b/
/** No flower is half as strong as one of 30 %: what is clearly weaker comes near it. */
const HALF_AS_STRONG = 0.6
const DOUBLE_DOSE =
  /\b(?:double|twice|2x) (?:that|this|it)(?:$| (?:dose|dosage|strength|potency|mg|milligrams|thc)\b| (?:please|though|at least|or more)\b)|\b(?:double|twice|2x) (?:the |as much |that much )?(?:dose|dosage|strength|potency|mg|milligrams|thc)\b|\b(?:twice|2x|double) (?:as|that) (?:strong|potent)\b|\b(?:el )?doble de (?:dosis|miligramos)\b/

/** "half that dose", "double that": measured by the dose that was asked for or, where none was, that of what was shown. */
function relativeDose({ wish }: Standing, says: (pattern: RegExp) => boolean, doses: readonly number[]): Partial<Wish> {
  const dose = wish.mgPieceMax ?? wish.mgPieceMin ?? doses[0]
  if (dose === undefined) return {}
  const share = says(HALF_DOSE) ? 1 / 2 : says(DOUBLE_DOSE) ? 2 : null
  return share === null ? {} : { mgPieceMin: dose * share, mgPieceMax: dose * share, order: null }
}

const BELOW_DOSE = /\b(?:under|below|less than|not) (\d+(?:\.\d+)?) ?mg\b/

/** "Something under 10 mg" after pieces of 10 mg: less than those, and not as much. */
export function belowShown(said: Wish, plain: string, { shown }: Standing): Wish {
  const figure = BELOW_DOSE.exec(plain)?.[1]
  const doses = shown.flatMap(({ category, mgPerPiece }) => (category === 'edible' ? (mgPerPiece ?? []) : []))
  if (figure === undefined || said.mgPieceMax !== Number(figure) || !doses.includes(Number(figure))) return said
  return { ...said, mgPieceMax: lessThan(doses), mgPieceMin: null }
}

/** Half of the smallest that was shown; a microdose is little enough where larger ones were shown beside it. */
function lessThan(doses: readonly number[]): number {
  const half = Math.min(...doses) / 2
  return Math.max(...doses) > MICRODOSE_MG ? Math.max(half, MICRODOSE_MG) : half
}

const MICRODOSE_MG = 2.5

/** Where things of several doses were shown, the lowest of them is one of the lower: the mildest there are, down from that. */
function lowerDose(doses: readonly number[]): Partial<Wish> {
  const [lowest, highest] = [Math.min(...doses), Math.max(...doses)]
  return lowest < highest
    ? { mgPieceMax: lowest, mgPieceMin: null, mild: false, order: 'mildest', strong: false }
    : { mgPieceMax: lessThan(doses), mgPieceMin: null, mild: true, order: null, strong: false }
}

function relativeStrength(standing: Standing, says: (pattern: RegExp) => boolean): Partial<Wish> {
  const { shown, shownText } = standing
  const writtenThc = allMatches(shownText, PERCENT)
    .map((match) => Number(match[1]))
    .filter((value) => value <= 99)
  const thc = [
    ...shown.flatMap((item) => (item.category === 'edible' ? [] : (item.product.thcPercent ?? []))),
    ...writtenThc,
  ]
  const doses = shown.flatMap((item) => (item.category === 'edible' ? (item.mgPerPiece ?? []) : []))
  const dose = relativeDose(standing, says, doses)
  if (dose.mgPieceMax !== undefined) return dose
  if (thc.length > 0 && says(HALF_DOSE))
    return { thcMax: HALF_AS_STRONG * Math.min(...thc), thcMin: null, mild: true, order: null, strong: false }
  if (
    says(
      /\b(?:lighter|weaker|milder|gentler|tamer|mellower|less (?:strong|potent|intense|thc|mg|milligrams)|(?:lower|fewer|smaller|tinier|lighter|littler) (?:mg|milligrams|dosage|doses?)|less of a dose|(?<!\bnot )too (?:strong|potent|intense|much thc|high)|not (?:so|as|that) strong|\d+ ?mg (?:is |are |thats )?(?:a bit |way |still )?too (?:much|high|strong)|lower (?:thc|dose)|(?<!\b(?:la|el|lo|las|los) )mas suave|muy fuerte|demasiado fuerte|menos fuerte)\b/,
    )
  ) {
    if (doses.length > 0) return lowerDose(doses)
    return thc.length > 0
      ? { thcMax: Math.round(Math.min(...thc) * 0.8 * 10) / 10, thcMin: null, mild: true, order: null, strong: false }
      : { mild: true, strong: false }
  }
  if (
    says(
      /\b(?:stronger|more potent|more (?:of a )?(?:punch|kick|mg|thc|power)|higher (?:thc|dose|mg)|(?:any|anything|something|one|ones|much|way|little|test(?:s|ing)?) higher(?! (?:end|quality|price|up|shelf))|higher than (?:that|this|those|it)|not strong enough|too (?:weak|mild|light)|heavier|(?<!\b(?:la|el|lo|las|los) )mas (?:fuerte|potente))\b/,
    )
  ) {
    if (doses.length > 0) return { mgPieceMin: Math.max(...doses) + 0.01, mgPieceMax: null, mild: false, strong: true }
    return thc.length > 0
      ? { thcMin: Math.max(...thc) + 0.01, thcMax: null, mild: false, strong: true }
      : { strong: true, mild: false }
  }
  return {}
}
