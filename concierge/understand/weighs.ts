import type { ReadWish } from './read-wish.ts'

const MEASURED =
  /\b(?:strong|potent|cheap|pric|weak|mild|gentl|expensive|hard|light)\p{L}*(?:er|ier)\b|\bmore (?:potent|expensive|affordable|thc)\b|\bcosts? (?:more|less)\b|\bhits? harder\b|\bmas (?:fuertes?|barat[oa]s?|car[oa]s?|suaves?)\b/u

/** "Is live rosin stronger than badder": two kinds of thing and a measure, and nothing else wished for. */
export function weighsKinds({ plain, wish }: ReadWish): boolean {
  const [left, right, third] = wish.forms
  return (
    left !== undefined &&
    right !== undefined &&
    third === undefined &&
    wish.terms.length + wish.brands.length === 0 &&
    wish.priceMax === null &&
    MEASURED.test(plain) &&
    /\b(?:than|or|vs|versus|o|que)\b/.test(plain) &&
    !/\b(?:want|need|looking|give|show|get|something|anything)\b/.test(plain)
  )
}

/** "Jack herer eighth or quarter, which is cheaper per gram": two sizes of one name. */
export function weighsSizes({ wish: { terms, grams, priceMax } }: ReadWish): boolean {
  const [term, other] = terms
  return term !== undefined && term.rows !== null && other === undefined && grams.length === 2 && priceMax === null
}
