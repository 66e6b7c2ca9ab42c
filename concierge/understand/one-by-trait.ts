import { fitsForm } from '#concierge/retrieve/constraints.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import { withOneSaid } from './extreme-of-shown.ts'
import { wordStem } from './fold-text.ts'
import { type ReadWish, readWish } from './read-wish.ts'
import type { Standing } from './standing.ts'

/** "The 35 dollar one", "the one for $35", "that is 35". */
const PRICED =
  /\b(?:the|that) (?:\$ ?(\d{1,3}(?:\.\d{2})?)|(\d{1,3}(?:\.\d{2})?) (?:dollars?|bucks?)) one\b|\b(?:the|that) one (?:for|thats|that is|at) (?:\$ ?(\d{1,3}(?:\.\d{2})?)|(\d{1,3}(?:\.\d{2})?) (?:dollars?|bucks?))(?![\p{L}\d])/u
/** "The sour one", "the indica", "that blueberry muffin one"; "is that indica" asks of a thing. */
const CALLED =
  /\b(?:the|that) ((?:[\p{L}\d.-]+ ){1,3})one\b|\b(?:the|(?<!\b(?:is|was|isnt) )that) (indica|sativa|hybrid)(?= ?(?:$|,| please| pls| and ))/u
/** Places, comparisons and words that tell no trait. */
const TELLS_NO_TRAIT =
  /\b(?:first|second|third|fourth|last|middle|top|bottom|other|same|next|new|another|right|wrong|only|best|better|good|nice|1st|2nd|3rd|\p{L}+(?:est|er)|most|least|more|less|for|with|in|of|not|no|is|are|you|u)\b/u
const PLACES = ['first', 'second', 'third', 'fourth']

/** The message with the place in the list for what tells one of it from the others: "ill take the 35 dollar one", "the stronger". */
export function withPlace(said: ReadWish, { listed }: Standing, vocabulary: Vocabulary): ReadWish {
  const whole = listed.length < 2 ? said.plain : withOneSaid(said.plain)
  const read = whole === said.plain ? said : readWish(whole, vocabulary)
  const { plain } = read
  if (listed.length < 2 || listed.length > PLACES.length || !/\b(?:the|that)\b/.test(plain)) return read
  const one = oneOf(listed, plain, vocabulary)
  if (one === null) return read
  const { item, found } = one
  const place = PLACES[listed.indexOf(item)] ?? ''
  return readWish(
    `${plain.slice(0, found.index)}the ${place} one${plain.slice(found.index + found[0].length)}`,
    vocabulary,
  )
}

function oneOf(
  listed: readonly Item[],
  plain: string,
  vocabulary: Vocabulary,
): { item: Item; found: RegExpExecArray } | null {
  const priced = PRICED.exec(plain)
  const found = priced ?? CALLED.exec(plain)
  if (found === null) return null
  const words = found.slice(1).find((part) => part !== undefined) ?? ''
  const [item] = priced === null ? called(listed, words.trim(), vocabulary) : pricedAt(listed, Number(words) * 100)
  return item === undefined ? null : { item, found }
}

/** To the dollar, as prices are spoken. */
function pricedAt(listed: readonly Item[], cents: number): readonly Item[] {
  return listed.filter(({ payable }) => payable !== null && Math.abs(payable - cents) < 100)
}

function called(listed: readonly Item[], words: string, vocabulary: Vocabulary): readonly Item[] {
  if (words === '' || TELLS_NO_TRAIT.test(words)) return []
  const stems = words.split(' ').map(wordStem)
  const named = listed.filter(({ nameWords }) => stems.every((stem) => nameWords.has(stem)))
  if (named.length > 0) return named
  const { wish } = readWish(words, vocabulary)
  return saysTrait(wish) ? listed.filter((item) => hasTraits(item, wish)) : []
}

function saysTrait({ strainTypes, flavors, forms, brands, grams, packCount }: Wish): boolean {
  return strainTypes.length + flavors.length + forms.length + brands.length + grams.length > 0 || packCount !== null
}

function hasTraits(item: Item, { strainTypes, flavors, forms, brands, grams, packCount }: Wish): boolean {
  return (
    (strainTypes.length === 0 || (item.strainType !== null && strainTypes.includes(item.strainType))) &&
    flavors.every((flavor) => item.flavors.has(flavor)) &&
    (forms.length === 0 || forms.some((form) => fitsForm(item, form))) &&
    (brands.length === 0 || brands.includes(item.product.brand ?? '')) &&
    (grams.length === 0 || grams.some((weight) => item.grams !== null && Math.abs(item.grams - weight) < 0.06)) &&
    (packCount === null || item.packCount === packCount)
  )
}
