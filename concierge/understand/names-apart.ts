import type { Term, Wish } from '#concierge/retrieve/wish.ts'
import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { countIn } from './read-quantity.ts'
import { type ReadWish, readWish } from './read-wish.ts'

const COUNT = 'an?|one|two|three|four|five|six|some|(?:a )?couple|\\d{1,2}'
/** One thing more begins: "and a 1g preroll", ", 2 marionberry". */
const AND_ANOTHER = new RegExp(
  ` ?,?(?<=[ ,]) ?(?:and|plus|n|&)(?: also| then)? (?=(?:${COUNT}) )| ?, ?(?=(?:${COUNT}) )`,
)
const WEIGHS = /\b(?:vs|versus|difference|compared?|between|better|which|same|or|instead|either|not|dont|how much)\b/
const LEADING_COUNT =
  /^(?:(?:i|ill|we|well|can|could|may|id|just|lets|get|grab|take|have|want|need|like|would|to|do|buy|gimme|give|me|please|hey|hi|ok|okay|so|and|also|add|the|go|with|for|,) )*(?:two|three|four|five|six|couple|a couple|[2-9]|1\d|20)(?: of)? (?!(?:g|mg|oz|pack|percent|piece|pc|dollars|bucks|people)\b|%)/
const MOST_THINGS = 4
const MOST_WORDS = 40

/**
 * "2 marionberry and a 1g preroll": things of which at least one is called by its name alone, each read from its own words. Null where
 * the message wishes for one thing, or names several to weigh them.
 */
export function namesApart({ plain, wish }: ReadWish, joined: Wish, vocabulary: Vocabulary): Wish[] | null {
  if (!wish.terms.some(isOfMenu) || WEIGHS.test(plain) || plain.split(' ').length > MOST_WORDS) return null
  const chunks = plain.split(AND_ANOTHER)
  if (chunks.length < 2 || chunks.length > MOST_THINGS) return null
  const own = chunks.map((text) => ({ text, said: readWish(text, vocabulary).wish }))
  if (!own.every(({ said }) => said.forms.length > 0 || said.terms.some(isOfMenu))) return null
  if (!own.some(({ said }) => said.forms.length === 0)) return null
  const total = joined.budgetTotal ?? joined.priceMax
  return own.map(({ text, said }) => ({
    ...said,
    quantity: said.quantity ?? (LEADING_COUNT.test(text) ? countIn(text) : null),
    priceMax: total,
    budgetTotal: total,
    count: 1,
  }))
}

function isOfMenu({ rows }: Term): boolean {
  return rows !== null && rows.size > 0
}
