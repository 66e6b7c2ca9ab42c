import { type FormWord, isQuality, shelfOf } from './form-word.ts'
import type { Mention } from './sentence.ts'

const PLURAL = /(?:s|ies)$/
const GOES_ON = /^(?: \p{L}+s)? (?:and|plus|y|n) /u

/** "Drinks gummies and prerolls": things in the plural, told one after the other without a comma. */
export function isListedBare(before: Mention<FormWord>, mention: Mention<FormWord>, plain: string): boolean {
  const [one, other] = [before, mention].map(({ start, end }) => plain.slice(start, end))
  if (one === undefined || other === undefined || plain.slice(before.end, mention.start) !== ' ') return false
  const areThings = !isQuality(before.value) && !isQuality(mention.value)
  const areApart =
    shelfOf(before.value) !== shelfOf(mention.value) ||
    (before.value.kind !== null && mention.value.kind !== null && before.value.kind !== mention.value.kind)
  return areThings && areApart && PLURAL.test(one) && PLURAL.test(other) && GOES_ON.test(plain.slice(mention.end))
}
