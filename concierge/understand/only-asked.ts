import { NO_WISH, type Wish } from '#concierge/retrieve/wish.ts'
import type { ReadWish } from './read-wish.ts'

const LEAD = '^(?:(?:so|and|but|ok|okay|hey|hi|yo|wait|oh|also|um+|,) ?)*'
const WHETHER = new RegExp(`${LEAD}(?:is|are|was|were|does|es|son) (?!there\\b)`)
const HOW_MANY = /\bhow (?:many|much|big|heavy|strong)\b|\bwhat (?:size|strength)s?\b/

/**
 * What of a question about a thing called by its name still stands when it was answered: the thing. Whether it is an indica, on sale
 * or good for sleep, and how many come in a pack, was asked and not wished for.
 */
export function withoutAsked(read: ReadWish): ReadWish {
  const { wish, plain } = read
  const ofMaker = wish.brands.length > 0 && wish.flavors.length > 0
  const namesOne = ofMaker || wish.terms.some(({ rows }) => rows !== null && rows.size > 0)
  if (!namesOne || !(WHETHER.test(plain) || HOW_MANY.test(plain))) return read
  const { forms, brands, terms } = wish
  const kept: Wish = WHETHER.test(plain)
    ? {
        ...NO_WISH,
        ...(ofMaker ? { flavors: wish.flavors } : {}),
        forms,
        brands,
        terms,
        grams: wish.grams,
        inhaled: wish.inhaled,
      }
    : { ...wish, packMin: null, quantity: null, count: null }
  return { ...read, wish: kept }
}
