import { isSlip } from './is-slip.ts'

/** "Any edible with melatonin in it", "do your gummies have taurine": what is to be in a thing, by a word that the menu's names do not know. */
export function isContent(word: string, plain: string): boolean {
  const start = plain.indexOf(word)
  if (start < 0 || isSlip(word)) return false
  return HOLDS.test(plain.slice(0, start)) && HELD.test(plain.slice(start + word.length))
}

const HOLDS =
  /\b(?:with|contain(?:s|ing)?|made (?:with|of|from)|infused with|have|has|having|got|con|tienen?|llevan?) (?:(?:any|some|added|a little|extra|real) )*$/
const HELD = /^(?:$| ,| (?:in (?:it|them|there|those|that)|added|inside|too|please)(?= |$))/
