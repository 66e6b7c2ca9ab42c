import { isGear } from './read-gear.ts'
import type { ReadWish } from './read-wish.ts'
import { saysWish, type Standing } from './standing.ts'

const OF_AGE =
  /^(?:(?:oh|and|but|so|well|btw|by the way|also|,) )*(?:shes|he ?s|im|theyre|my \p{L}+ is|she is|he is|i am|they are|tiene|tengo)(?: (?:like|about|almost|over|around|already|just|in (?:her|his|my|their)))* (\d{2})s?(?: (?:years? old|yrs? old|years|yo|anos|now|though|tho))*$/u
const OLD = 60

/** "She's 68" after a wish: for somebody of that age what was wished for is to be gentle, and nothing else changes. */
export function withAgeTold(read: ReadWish, { wish, shown, topic }: Standing): ReadWish {
  const age = Number(OF_AGE.exec(read.plain)?.[1] ?? 0)
  const isOfUse = wish.forms.every(isGear) && wish.forms.length > 0
  if (age < OLD || topic !== null || shown.length === 0 || !saysWish(wish) || isOfUse || wish.strong) return read
  return { ...read, wish: { ...read.wish, mild: true }, answers: true }
}
