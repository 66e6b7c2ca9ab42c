import type { Evidence } from './evidence.ts'
import type { ReadWish } from './read-wish.ts'

const OF_THE_MAKER =
  /^(?:(?:so|and|hey|hi|but) )*(?:(?:is|are|was|does|do)(?! (?:there|you|any)\b)|where|when|how (?:far|old|big|long)|who (?:runs|owns|started)|(?:can|could) (?:i|we|you) (?:visit|tour|see))\b(?!.*\b(?:good|worth|better|best|popular|nice|left|cheap\p{L}*|strong\p{L}*)\b)/u

/** "Is Half Moon Farm organic": of a maker of whom the shop has facts of its own, how and where things are made is no wish. */
export function asksOfMaker({ plain, wish }: ReadWish): boolean {
  return (
    OF_THE_MAKER.test(plain) &&
    wish.forms.length + wish.terms.length + wish.effects.length + wish.strainTypes.length === 0
  )
}

const INSIDE = /\bhow many (?:\p{L}+ ){0,4}in (?:(?:the|your|that|one|an?|each) )?(\p{L}+ .+)$/u

/** "How many joints in the party tin": of a thing that the menu calls so, and not of an eighth in general. */
export function countsInside({ read, named }: Pick<Evidence, 'read' | 'named'>): boolean {
  const inside = INSIDE.exec(read.plain)?.[1]
  if (inside === undefined) return false
  const isCalled = read.wish.terms.some(
    ({ said, rows }) =>
      (said === inside || (said.includes(' ') && inside.startsWith(said))) && rows !== null && rows.size > 0,
  )
  return isCalled || named.items[0]?.nameKey.startsWith(inside) === true
}

const WITHIN_PACK =
  /\bhow (?:many|much)(?: (?!does\b|do\b|is\b|are\b)\p{L}+){0,3}(?: (?:are|is|come|comes|do you get|you get|there))* (?:in|per|to) (?:an?|the|one|each|every|your) |\bwhats? (?:is )?(?:the )?(?:dose|dosage|count|mg)\b/u

/** "How many gummies in a wyld pack": what is in the things of one maker, of one form. */
export function asksWithinPack({ wish, forms, plain }: ReadWish): boolean {
  return wish.brands.length === 1 && forms.length > 0 && wish.terms.length === 0 && WITHIN_PACK.test(plain)
}
