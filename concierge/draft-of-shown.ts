import { type Draft, type Scene } from './draft.ts'
import { fromProduct } from './draft-product-answer.ts'
import type { Item } from './retrieve/item.ts'
import type { Wish } from './retrieve/wish.ts'
import { describeAsked } from './say/describe-product.ts'
import { nameWish } from './say/name-wish.ts'
import { inShort } from './say/pitch.ts'
import { type Language, listOf, money, sentence, shortName, tell } from './say/wording.ts'
import { saysWish } from './understand/standing.ts'

const LEAD = '^(?:(?:so|and|but|ok|okay|wait|oh|hey|hmm+|cool|nice|well|,) ?)*'

/** "How much after the discount", "is that the sale price": what a thing on sale costs now. */
const MARKED_DOWN =
  /^(?!.*\b(?:first(?: |-)?(?:visit|time|timer|order|purchase|customer)s?|veterans?|seniors?|students?|military|today|todays|loyalty|points|birthday|code|coupon|stack|combine)\b).*(?:\b(?:how much|whats?|price|cost|total|it|they|that|those|these)\b.*\b(?:after|with|including|before) (?:the |that |your |its )?(?:discount|sale|markdown|deal|promo|\d+ ?(?:%|percent) off)\b|\b(?:is|are|was) (?:that|it|this|those|they|these|the \p{L}+ one)(?: the)?(?: \p{L}+)? (?:sale|discount(?:ed)?|marked down|full|regular) prices?\b|\b(?:whats?|how much is) the (?:sale|discounted) price\b)/u

const BY = '(?:you |u )?(?:did|do|would|are|r|have)?(?: ?(?:you|u))?'
/** "Why that one", "why did you pick the first": the reason of a pick. */
const WHY = new RegExp(
  `${LEAD}(?:why|how come|what made you)(?: (?:is|was))?(?: ${BY} ?(?:pick(?:ed)?|choose|chose|recommend(?:ed|ing)?|suggest(?:ed|ing)?|show(?:ed|ing)?|go with|say|like))?(?: me)? ?(?:it|that|this|those|these|them|(?:that|this|the (?:first|second|third|last)) one|the (?:first|second|third|last))?(?: (?:though|specifically|in particular|first|exactly|tho|to me|for me|and not the others))*$`,
)

/** "Which would you get", "if you had to pick one": one of those that were shown. */
const PICKS = new RegExp(
  `${LEAD}(?:(?:which|what)(?: one| of (?:them|those|these|the (?:two|three|3)))?(?: (?:one|1))? (?:would|do|should|will|wld) (?:you|u|i) (?:personally |really |actually )?(?:get|pick|choose|go with|go for|buy|recommend|suggest|take|try|like|prefer|grab)(?: (?:first|more|most|yourself|personally|out of (?:those|these|them)|of (?:those|these|them)))*|if (?:you|u) (?:had|have) to (?:pick|choose)(?: (?:one|1))?|(?:whats|which is|which ones?(?: is)?) your (?:favorite|fav|pick|top pick)(?: (?:of|out of) (?:those|these|them|the (?:three|two|3)))?|(?:pick|choose) (?:one|1)(?: for me)?(?: of (?:those|these|them))?)$`,
)

/** What is asked of the things shown that no column by itself answers: why they were picked, which of them to take, what is off their price. */
export function draftOfShown(scene: Scene): Draft | null {
  const { understood, language } = scene
  const { plain, pointed, standing, said } = understood
  const [lead] = standing.shown
  if (lead === undefined || saysWish({ ...said, onSale: false, order: null })) return null
  const meant = pointed.length > 0 ? pointed : standing.shown
  if (MARKED_DOWN.test(plain)) return ofItems(scene, meant.slice(0, 3), pricesOff(meant.slice(0, 3), plain, language))
  const one = pointed.length === 1 ? pointed : [lead]
  if (WHY.test(plain) && wasJustShown(scene))
    return ofItems(scene, one, reasonFor(one[0] ?? lead, standing.wish, language))
  if ((said.order === null || said.order === 'popular') && PICKS.test(plain) && standing.shown.length > 1)
    return ofItems(scene, [lead], pickOf(lead, standing.shown, language))
  return null
}

/** "Why" after a fact of the shop asks of that. */
function wasJustShown({ input, understood }: Scene): boolean {
  const last = input.history.findLast(({ role }) => role === 'assistant')
  return (last?.productIds?.length ?? 0) > 0 || (understood.pointed.length > 0 && understood.plain !== 'why')
}

function ofItems(scene: Scene, items: readonly Item[], text: string): Draft {
  const shown = items.filter(({ inStock }) => inStock)
  return fromProduct({ text, about: scene.understood.standing.shown, shown, known: true }, scene, 'product_info')
}

const ASKS_WHETHER = new RegExp(`${LEAD}(?:is|are|was) `)
const FULL = /\b(?:full|regular|before)\b/

function pricesOff(items: readonly Item[], plain: string, language: Language): string {
  const lines = items.map((item) => sentence(priceOff(item, language)))
  const [first, other] = items
  if (first === undefined || other !== undefined || !ASKS_WHETHER.test(plain)) return lines.join(' ')
  const yes = first.onSale !== FULL.test(plain)
  return `${yes ? tell(language, 'Yes.', 'Sí.') : 'No.'} ${lines.join(' ')}`
}

/** "Runtz is $44 with the sale price already taken off, $11 less than its usual $55". */
function priceOff(item: Item, language: Language): string {
  const name = shortName(item)
  const was = item.product.priceCents
  if (item.payable === null) return inShort(item, language)
  if (!item.onSale || was === null)
    return tell(
      language,
      `${name} is ${money(item.payable)} and not on sale`,
      `${name} cuesta ${money(item.payable)} y no está en oferta`,
    )
  return tell(
    language,
    `${name} is ${money(item.payable)} with the sale already taken off (was ${money(was)})`,
    `${name} cuesta ${money(item.payable)} con la oferta ya descontada (antes ${money(was)})`,
  )
}

/** What was wished for, and what else speaks for it by its row. */
function reasonFor(item: Item, wish: Wish, language: Language): string {
  const asked = nameWish({ ...wish, onSale: false }, language)
  const reasons = [
    ...(saysWish(wish)
      ? [tell(language, `it fits what you asked for (${asked})`, `encaja con lo que pediste (${asked})`)]
      : []),
    ...(item.onSale ? [tell(language, "it's on sale", 'está en oferta')] : []),
    ...(item.featured ? [tell(language, 'the menu marks it as a favorite', 'el menú lo destaca')] : []),
    tell(language, "it's in stock", 'hay existencias'),
  ]
  const why = tell(
    language,
    `I picked ${shortName(item)} because ${listOf(reasons, language)}.`,
    `Elegí ${shortName(item)} porque ${listOf(reasons, language)}.`,
  )
  return `${why} ${describeAsked(item, '', null, language)}`
}

function pickOf(item: Item, shown: readonly Item[], language: Language): string {
  const others = shown.filter((other) => other !== item)
  const cheapest = others.every(({ payable }) => (payable ?? 0) >= (item.payable ?? 0))
  const strongest = others.every(({ strength }) => strength <= item.strength) && item.strength > 0
  const reasons = [
    ...(cheapest ? [tell(language, 'nothing there costs less', 'nada cuesta menos')] : []),
    ...(strongest ? [tell(language, 'none of them is stronger', 'ninguno es más fuerte')] : []),
  ]
  const why =
    reasons.length === 0 ? '' : tell(language, `: ${listOf(reasons, language)}`, `: ${listOf(reasons, language)}`)
  const lead = tell(
    language,
    `Of those I'd go with ${shortName(item)}${why}.`,
    `De esos me quedo con ${shortName(item)}${why}.`,
  )
  return `${lead} ${describeAsked(item, '', null, language)}`
}
