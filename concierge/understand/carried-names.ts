import { fitsForm } from '#concierge/retrieve/constraints.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import { asksForAnyOfType } from './any-of-type.ts'
import type { Relative } from './read-relative.ts'
import type { ReadWish } from './read-wish.ts'
import type { Standing } from './standing.ts'

export const SIZES: ReadonlySet<string> = new Set([
  'grams',
  'gramsMin',
  'gramsMax',
  'packMin',
  'packCount',
  'order',
  'place',
])

export const SAME_THING =
  /\b(?:got|have|sell|carry|get|is) (?:it|that) (?:already |also |even )?preroll|\bof (?:that|it|this)(?: one| strain)?$|\b(?:that|it|same|this|those) (?:one |strain |thing )?(?:as|in|but)\b|^(?:and |or |what about |how about )?(?:as|in) (?:an?|the|your)\b|\b(?:that|this|same) (?:strain|one)\b|^(?:and |or |but |what about |how about |maybe |ok )?(?:as|in) (?:an? |the )?(?:[\p{L}]+ ){1,2}(?:form|version)\b|\b(?:the|your|any|an?) (?:\p{L}+ )?\p{L}+ (?:version|form)s?$/u

/** One of those shown, not the wish they were shown for. */
const THAT_ONE = /\b(?:it|that|this)\b|\bsame (?:one|strain|thing)\b/

/** "got that one in a half gram": what was shown, where "the same but bigger" may be another of its kind. */
const IT_IN =
  /\b(?:it|that|this)(?: one| strain)?(?: \p{L}+)? (?:in|as|by) (?:an?|the|\d|half|any)\b|\bof (?:that|it|this)(?: one)?$/u

const STRENGTHS: ReadonlySet<string> = new Set(['thcMin', 'thcMax', 'mgPieceMin', 'mgPieceMax', 'strong', 'mild'])

const SHORT_REPLY = 4
/** "that as a pre-roll?" keeps the name and changes the form; "cheaper" and "weaker" look beyond the name. */
export function carriedNames(
  { wish: before, subject, shown }: Standing,
  { wish: said, forms, plain }: ReadWish,
  changed: readonly string[],
): Wish['terms'] {
  if (said.terms.length > 0) return said.terms
  if (asksForAnyOfType(said, plain, shown)) return withoutNames(before.terms)
  if (isAnotherInstead(said, plain)) return withoutNames(before.terms)
  // "What else is 1:1": of whatever name.
  if (
    WHAT_ELSE.test(plain) &&
    said.ratios.length + said.flavors.length + said.effects.length + said.strainTypes.length > 0
  )
    return []
  const one = shown.length === 1 || THAT_ONE.test(plain)
  const inAnotherForm = said.forms.length > 0 && one && SAME_THING.test(plain) && !isOfAnotherSort(before, said)
  const inAnotherSize = (said.grams.length > 0 || said.packCount !== null) && IT_IN.test(plain)
  if (before.terms.length === 0 && subject !== null && (inAnotherForm || inAnotherSize)) return [withoutSize(subject)]
  if (changed.includes('flavors')) return before.terms.filter(({ rows }) => hasOthers(rows, shown))
  const otherSize = said.grams.some((weight) => shown.every(({ grams }) => grams !== weight))
  if (changed.includes('priceMax') && otherSize) return before.terms.map(withoutSize)
  if (changed.includes('priceMax')) return withoutNames(before.terms)
  const onlySize = said.grams.length > 0 && (forms.length === 0 || isOnlySize(said, plain))
  // "Got a stronger eighth than that": the size is that of another thing.
  if (changed.some((key) => STRENGTHS.has(key)) && !SAME_THING.test(plain)) return withoutNames(before.terms)
  const narrows =
    before.forms.length === 0 &&
    (THE_ONE.test(plain) || shown.some((item) => said.forms.some((form) => fitsForm(item, form)))) &&
    isBrief(plain)
  const refused =
    said.notCategories.length + said.notKinds.length > 0 &&
    (before.forms.length === 0 || shown.some(({ category }) => said.notCategories.includes(category)))
  if (said.forms.length > 0 && (refused || narrows)) return before.terms.map(withoutSize)
  if (said.forms.length > 0)
    return (SAME_THING.test(plain) || onlySize) && !isOfAnotherSort(before, said) ? before.terms : []
  if (changed.length > 0 && changed.every((key) => SIZES.has(key))) return before.terms.map(withoutSize)
  return changed.length > 0 ? withoutNames(before.terms) : before.terms
}

/** "Nah give me one for sleep instead" after a thing called by its name: another than that. */
export function isAnotherInstead({ effects, strainTypes, flavors, forms }: Wish, plain: string): boolean {
  return forms.length === 0 && effects.length + strainTypes.length + flavors.length > 0 && ONE_INSTEAD.test(plain)
}

const WHAT_ELSE = /\b(?:what|anything|something|whatever|who) else\b(?! (?:by|from|of) (?:them|theirs|that))/

const ONE_INSTEAD =
  /\b(?:one|some|something|another)\b.{0,40}\b(?:instead|rather)$|^(?:(?:no|nah|nope|actually|,) ?)+(?:give me|gimme|i want|id like|show me|got) (?:an?|one|another|something)\b/

/** What is left of what was asked for where its name is not meant any more. */
function withoutNames(terms: Wish['terms']): Wish['terms'] {
  return terms.filter(({ rows }) => rows === null)
}

const OF_ITS_MAKER =
  /\b(?:same|that|this|their|theirs|them|they|de) (?:brands?|makers?|compan(?:y|ies)|marca)\b|\b(?:from|by|of) (?:them|theirs|those guys|that one)\b|\b(?:they|their)\b|\bde ell[oa]s\b/

const THEIRS = /\b(?:their|theirs|(?:from|by) them|(?:same|that) (?:brand|maker|company))\b/

/** "Show me their flower" after a maker: of that maker, or of the only one whose things were shown. */
export function withMakerBefore(said: Wish, { wish, shown }: Standing, plain: string): Wish {
  if (said.brands.length > 0 || said.forms.length === 0 || !THEIRS.test(plain)) return said
  const makers = new Set(shown.map(({ product }) => product.brand))
  const [maker = null] = makers.size === 1 ? makers : []
  return { ...said, brands: wish.brands.length > 0 || maker === null ? wish.brands : [maker] }
}

/** Whose things are meant: "cheaper than that" after one thing called by its name means anybody's. */
export function carriedBrands(
  before: Wish,
  { plain, terms }: { plain: string; terms: Wish['terms'] },
  { changes, exclude }: Relative,
): Wish['brands'] {
  const isAnother = Object.keys(changes).length > 0 || exclude.length > 0
  const leavesName = before.terms.some(({ rows }) => rows !== null) && terms.every(({ rows }) => rows === null)
  const refused = changes.notBrands ?? []
  return isAnother && leavesName && !OF_ITS_MAKER.test(plain)
    ? []
    : before.brands.filter((brand) => !refused.includes(brand))
}

/** "The joint" after a name: the one of that name. */
const THE_ONE = /^(?:(?:ok|okay|and|oh|no|yeah|actually|maybe|,) )*the \p{L}+(?: one| version)?$/u

/** "Just the flower", "he only does joints tho" after a name of which such were shown. */
function isBrief(plain: string): boolean {
  const words = plain.split(' ').length
  return (words <= SHORT_REPLY || (words <= LONGEST_LIMIT && ONLY.test(plain))) && !OTHERS.test(plain)
}

const LONGEST_LIMIT = 9
const ONLY = /\b(?:only|just|strictly|exclusively|nothing but)\b/
const OTHERS = /\b(?:other|another|different|all|any)\b/

/** "14 grams", "do you have the ounce": the size of what is talked about. */
export function isOnlySize({ grams }: Wish, plain: string): boolean {
  return (
    grams.length > 0 && (plain.split(' ').length <= SHORT_REPLY || THE_SIZE.test(plain) || PRICE_OF_SIZE.test(plain))
  )
}

const THE_SIZE =
  /\bthe (?:full |whole |half |quarter )?(?:ounce|oz|zip|eighth|quarter|half|gram|\d+(?:\.\d+)? ?(?:g|grams))$/

/** "Whats the price on an ounce", "how much would a quarter be". */
const PRICE_OF_SIZE =
  /^(?:(?:ok|okay|and|so|but|cool|nice|then|,) )*(?:how much|what|price)(?:s| (?:is|are|does|would|do|for|of|on|the|your|price|cost|it|that|if|i|get|got|want|an?|to))* (?:full |whole |half |quarter )?(?:ounce|oz|zip|eighth|quarter|half|gram)(?: (?:be|cost|costs?|go for|run|of (?:it|that|this)|for (?:it|that|this)|come to|then|instead|run me))*$/

/** Whether what goes by a name is more than what was shown of it. */
function hasOthers(rows: Wish['terms'][number]['rows'], shown: readonly Item[]): boolean {
  return rows === null || [...rows].some((row) => shown.every((item) => item.row !== row))
}

/** "That in dark chocolate" after "milk chocolate": with its form named again, the word beside it is what changes. */
function isOfAnotherSort(before: Wish, said: Wish): boolean {
  const kinds = new Set(before.forms.flatMap((form) => form.kinds))
  return said.qualifiers.length > 0 && said.forms.some((form) => form.kinds.some((kind) => kinds.has(kind)))
}

const SIZE_WORD = /^(?:eighth|quarter|half|ounce|zip|gram|g|oz|pack|pk|\d+(?:\.\d+)?g?)$/

/** A menu may write the size into the name: in another size it is called otherwise. */
export function withoutSize(term: Wish['terms'][number]): Wish['terms'][number] {
  const stems = term.stems.filter((stem) => !SIZE_WORD.test(stem))
  if (stems.length === 0 || stems.length === term.stems.length) return term
  return {
    ...term,
    stems,
    said: term.said
      .split(' ')
      .filter((word) => !SIZE_WORD.test(word))
      .join(' '),
  }
}
