import { nameStems } from '#concierge/retrieve/gazetteer.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import { placesCounted } from './places-counted.ts'
import { countIn } from './read-quantity.ts'
import { type Bought, saysWish, type Standing } from './standing.ts'
import type { ReadWish } from './read-wish.ts'

const LEAD =
  '(?:(?:ok|okay|alright|aight|cool|nice|great|perfect|bet|word|yeah|yes|yea|yep|sure|so|well|fine|hmm+|and|then|actually|sold|sounds good|good|awesome|oh|,) ?)*'
/** "The runtz" by itself may be a question. */
const AGREED = '(?<=(?:ok|okay|alright|aight|cool|nice|great|perfect|bet|yeah|yes|yep|sure|fine|sold|good),? )'
const WILL = 'i ?ll|i will|we ?ll|lets|let me|ima|imma|i ?m gonna|i ?m going to'
const WANTS = `(?:(?:${WILL}|im|i|we|gonna|going to|i guess ill|i think ill|can i|could i|may i)(?: just| probably| also| def\\p{L}*| please)* )?`
const TAKE =
  '(?:take|taking|get|grab|have|buy|do|going with|go (?:with|for)|order|cop|want|wanna get|want to get|need|roll with)'
const COUNT = '(?:one|two|three|four|five|six|a couple|couple|\\d{1,2})'
const PLACED =
  '(?:first|second|third|fourth|last|other|1st|2nd|3rd|4th|cheap(?:er|est)|strong(?:er|est)|mild(?:er|est)|weak(?:er|est)|bigg(?:er|est)|small(?:er|est))'
const IT = `(?:it|that|this|them|those|these|both|both of (?:them|those|these)|(?:that|this) one|the ${PLACED}(?: one)?|${COUNT}(?: of (?:it|them|those|these|that|the ${PLACED}(?: one| ones)?))?)`
/** "Get it delivered", "take it to a park": other matters. */
const NO_MORE =
  '(?! (?:deliver|ship|sent|back|to\\b|on (?:a|the)|out of|into|home|through|past|off|online|over\\b|g\\b|mg\\b|mins?\\b|minutes|hours?|dollars|bucks))'

/** "Ok ill take it", "gimme two of those", "add it to my cart", "ring me up": what was shown is bought. */
const TAKES = new RegExp(
  `\\b(?:${WILL}|i wanna|i want to|id like to|im going with|gimme|give me|put me down for|ill)(?: just| probably| also)* (?:${TAKE} )?${IT}(?![\\p{L}])${NO_MORE}|^${LEAD}${WANTS}(?:${TAKE} |gimme |give me |make (?:it|that) )?${COUNT} of (?:those|them|these|that|it|the ${PLACED}(?: one| ones)?)(?: (?:please|pls|then|thanks|thank you))*$|\\bsold$|\\b(?:add|put|throw|toss) (?:it|that|this|them|those|${COUNT}|both|all|(?:the ${PLACED}|that|this) one)(?: of (?:it|them|those|these|that))? (?:to|in) (?:my |the )?(?:cart|bag|order|basket)\\b|\\bring (?:me|it|that|them) up\\b|^me l[oa]s? llevo\\b`,
  'u',
)
/** "Ok the runtz", "ill go with the peach one": by the name of one that was shown. */
const TAKES_NAMED = new RegExp(
  `^${LEAD}(?:(?:${WILL}|i wanna|i want to|im|gimme|give me|put me down for)(?: just| probably| also)* ?(?:${TAKE} )?(?:${COUNT} (?:of )?)?(?:the |that |those )?|${AGREED}(?:${COUNT} (?:of )?)?(?:the|that|those) )(\\p{L}[^,]{2,40}?)(?: ones?)?(?: (?:then|please|pls|it is|thanks))*(?:$| ?,)`,
  'u',
)

/** "Ok add it", "throw that in please": put to what is bought. */
const ADDS_IT = new RegExp(
  `^${LEAD}${WANTS}(?:add|include|throw in|toss in|throw|toss) ${IT}(?: (?:in|on|too|also|as well|then|please|pls|thanks|for me))*$`,
)

/** "Checkout", "im ready to order": all that was taken. */
const CHECKS_OUT = new RegExp(
  `^${LEAD}(?:check ?out|(?:i ?m )?(?:ready|good) to (?:check ?out|order|buy|pay)|(?:lets|ill|can i|i want to|i wanna|ima) (?:check ?out|place (?:my|the|an|that) order))(?: (?:now|please|pls|then))*$`,
)
/** "Ok that one", "yeah the second one then". */
const AGREES = new RegExp(
  `^(?:(?:ok|okay|alright|aight|cool|nice|great|perfect|bet|yeah|yes|yep|sure|fine|sold)(?:,| ,)? ?)+(?:(?:that|this) one|the ${PLACED} one)(?: (?:then|please|pls|it is|thanks))*(?: ?, ${COUNT}(?: (?:packs?|of (?:them|those|it)))?(?: (?:please|pls))?)?$`,
)
/** "Two" after one that was shown. */
const BARE_COUNT = new RegExp(
  `^${LEAD}(?:make (?:it|that) |gimme |just )?(?:two|three|four|five|six|a couple|couple|[2-9])(?: (?:please|pls|then))*$`,
)

const COMPARED = /\bthe (?:strong|mild|weak|gentl|light)(?:er|est) one\b/
const ASKS = /\?|\b(?:or|not|no|but|what|how|is|are|does|do you|have|show|with|under|like|between|for)\b/

/** What of the things shown in this talk a message buys, and how many; nothing where it asks for something else. */
export function takesOf(
  { plain, wish }: ReadWish,
  standing: Pick<Standing, 'shown' | 'listed' | 'seen' | 'taken'>,
  pointed: () => readonly Item[],
): readonly Bought[] {
  const { shown, listed, seen, taken } = standing
  const [lead] = shown
  if (lead === undefined) return []
  // "The stronger one" is one of those.
  const strength = COMPARED.test(plain) ? { strong: false, mild: false } : {}
  const others = { ...wish, ...strength, quantity: null, order: null, count: null, terms: [], flavors: [], brands: [] }
  if (saysWish(others)) return []
  const quantity = countIn(plain) ?? 1
  if (CHECKS_OUT.test(plain)) return taken.length > 0 ? taken : shown.length === 1 ? [{ item: lead, quantity: 1 }] : []
  if (BARE_COUNT.test(plain) && (taken.length > 0 || shown.length === 1)) return [{ item: lead, quantity }]
  if ((TAKES.test(plain) || ADDS_IT.test(plain) || AGREES.test(plain)) && wish.terms.length === 0) {
    if (/\bboth\b/.test(plain)) return each(listed.slice(0, 2))
    const several = shown.length > 1 ? shown : listed
    if (ONE_EACH.test(plain) && several.length > 1) return several.map((item) => ({ item, quantity }))
    const placed = placesCounted(plain, listed)
    if (placed.length > 1) return placed
    if (/\ball (?:of )?(?:them|three|those|these)\b/.test(plain)) return each(shown)
    const meant = pointed()
    if (meant.length > 1 && /\b(?:first|top|last) (?:two|three|2|3)\b/.test(plain)) return each(meant)
    return [{ item: meant.length === 1 ? (meant[0] ?? lead) : lead, quantity }]
  }
  const stems = ASKS.test(plain) ? [] : nameStems(TAKES_NAMED.exec(plain)?.[1] ?? '')
  const item = stems.length === 0 ? undefined : seen.find(({ nameWords }) => stems.every((stem) => nameWords.has(stem)))
  return item === undefined ? [] : [{ item, quantity }]
}

/** "I'll take one each", "two of each" of several that were shown. */
const ONE_EACH = /\b(?:one|two|three|four|a couple|\d) (?:(?:of|from) )?each\b(?! (?:day|week|month|night|time|pack)\b)/

/** One of each. */
export function each(items: readonly Item[]): readonly Bought[] {
  return items.map((item) => ({ item, quantity: 1 }))
}

export function checksOut(plain: string): boolean {
  return CHECKS_OUT.test(plain)
}

const TOTAL =
  /\b(?:(?:what|where) (?:am i|im i|are we|im|were) (?:at|looking at|up to|sitting at)(?! (?:with|on) (?:points|rewards))|where (?:does|would|do) (?:that|it|this|those|they|we|i) (?:put|leave|land|get|bring)(?: (?:me|us))?|(?:add|sum|tot(?:al)?|tally) (?:up )?(?:it|that|them|this|both|(?:the )?(?:two|pair)|everything|(?:all|both)(?: of)? (?:it|that|them|this|those)|(?:them|those|these) (?:both|two|all)) ?(?:all )?(?:up|together)?(?= |$)|together (?:that|it|they|those|this) (?:would|will|is|are|be|comes?|makes?)|^(?:(?:and|so|ok|then|the|whats|what is|give me|,) )*(?:the )?sum\b|(?:am|are|is|does|do|will|would) (?:i|we|that|it|this|those|they)(?: (?:still|be|stay|keep|keeps|me|us|at|come|in))* (?:under|below|within|over|above) \$?\d+|(?:for|at) (?:two|three|four|five|six|[2-9])(?: (?:of (?:them|those)))? ?,? (?:thats|that is|its|it is|that would be)$|(?:grand |my |the |whats the |our )*total(?! (?:thc|mg|cbd|milligrams?|weight|grams?)\b)|all together|altogether|in all|all in|add up to|the damage|both (?:together|cost|come to|of (?:them|those) together)|(?:how much|price|cost|pay|total|sum)\b.{0,24}\bboth of (?:them|those)|(?:how much|whats?|what is|cost)\b.{0,12}\b(?:it|that|them|this) all\b|for (?:both|everything|all of (?:it|them|that)|it all|the lot|the (?:pair|two of them))|do i owe|(?:come|comes|coming) (?:out )?to|ring(?:s|ing)? (?:it |that |them )?up)\b|\b(?:both|everything|that|them|those two) together\b|^total$|\ben total\b/

/** "How many grams is that in all": of no money. */
const OF_WEIGHT =
  /\bhow (?:many|much) (?:total )?(?:g|grams?|mg|milligrams?|oz|ounces?|joints?|pieces?|gummies|prerolls?|thc)\b/

/** "Whats the total", "how much is it all together", "both together". */
export function asksTotal(plain: string): boolean {
  return TOTAL.test(plain) && !OF_WEIGHT.test(plain)
}

const WITH_TAX =
  /\b(?:with|after|incl|including|includes|plus|and|w)(?: \p{L}+)? tax(?:es)?\b|\bout the door\b|\botd\b|\btax(?:es)? (?:included|in|and all)\b|\bcon impuestos?\b/u

/** "How much with tax", "out the door". */
export function asksWithTax(plain: string): boolean {
  return WITH_TAX.test(plain)
}
