import type { ReadWish } from './read-wish.ts'

const LEAD = '^(?:(?:so|and|but|ok|okay|wait|oh|hey|hm+|um+|now|,) ?)*'
const ONE =
  '(?:it|that|this|they|those|these|(?:the|that|this|those|these) (?:(?:first|second|third|last|other) )?ones?)'
const OF_SHOWN = new RegExp(
  `${LEAD}(?:(?:is|was|are|were|r) ${ONE}\\b|(?:${ONE} (?:is|are)|(?:thats|its|theyre)) .*\\b(?:right|correct)$|(?:whats?(?: is| are)?|what is|what are) ${ONE} ?, (?:an?|some|like an?|is (?:it|that)|are they)\\b|(?:es|son) )`,
)
/** Another than was shown, an extreme of the shelf, or something of the shop is asked for. */
const OF_OTHERS =
  /\b(?:available|in stock|come|comes|sold|version|sizes?|smaller|bigger|larger|cheaper|instead|else|another|other(?! one)|only|all|best|most|least|\p{L}{3,}est|your?|you|any|more|less|enough|better|same|like|deal|sale|special|allowed|legal|ok|okay|safe|lik\p{L}*|with|than)\b|\b(?:in|as) (?:an?|the|\d)/u
/** "Is that good for bedtime" asks of an effect, "are those for carts" of what goes with a thing. */
const FOR = /\bfor\b/
const MOST_WORDS = 12

/**
 * "Is it live resin", "is that a disposable or a cart", "is it sleepy or nah", "whats that, a cart": whether a thing that was shown is so.
 * By that no kind, mood or shelf is wished for.
 */
export function asksWhether({ plain, wish }: Pick<ReadWish, 'plain' | 'wish'>): boolean {
  const { forms, effects, terms, brands, priceMax, priceMin, onSale, order, grams, packCount } = wish
  return (
    forms.length + effects.length > 0 &&
    terms.length + brands.length + grams.length === 0 &&
    priceMax === null &&
    priceMin === null &&
    packCount === null &&
    order === null &&
    !onSale &&
    OF_SHOWN.test(plain) &&
    (forms.length === 0 || !FOR.test(plain)) &&
    !OF_OTHERS.test(plain) &&
    plain.split(' ').length <= MOST_WORDS
  )
}
