import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { type ReadWish, readWish } from './read-wish.ts'
import { saysWish, type Standing } from './standing.ts'

const WORD = String.raw`(?!(?:is|are|do|does|you|i|we|the|that|not)\b)[\p{L}\p{N}.-]+`
const CONFIRM = new RegExp(
  `^(?:(?:so|and|but|ok|okay|wait|oh|hm+|cool|nice|great|,) ?)*(?:its |thats |theyre |it is |that is |they are )?(${WORD}(?: ${WORD}){0,3}?) ?,? (?:right|correct|yeah|yea|yes|huh|no|or no|isnt it|arent they)$`,
  'u',
)

/** "Indica right?", "6 pack, yeah?" after one thing that was shown: asks whether it is so, and wishes for nothing. */
export function withConfirmAsked(read: ReadWish, { shown }: Standing, vocabulary: Vocabulary): ReadWish {
  const { wish, plain } = read
  const [lead] = shown
  const said = CONFIRM.exec(plain)?.[1]
  if (said === undefined || lead === undefined || shown.some(({ nameKey }) => nameKey !== lead.nameKey)) return read
  const { terms, brands, priceMax, onSale, order } = wish
  if (!saysWish(wish) || terms.length + brands.length > 0 || priceMax !== null || onSale || order !== null) return read
  return readWish(`is it ${said}`, vocabulary)
}
