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

/** "Wyld vs Gron gummies", "which brand is cheaper, wyld or wana": two makers and nothing else by name. */
export function weighsMakers({ wish, plain }: ReadWish): boolean {
  return wish.terms.length === 0 && new Set(wish.brands).size === 2 && OF_MAKERS.test(plain)
}

const OF_MAKERS =
  /\b(?:vs|versus|compared?|comparison|difference|(?:better|cheaper|stronger|pricier|milder|weaker|more expensive|nicer) than)\b|\b(?:which|whats|who|what)\b.{0,30}\b(?:better|cheaper|stronger|pricier|milder|weaker|nicer|best)\b.{0,40}\bor\b|\bor\b.{0,40}\b(?:which|whats)\b.{0,20}\b(?:better|cheaper|stronger|nicer)\b/
