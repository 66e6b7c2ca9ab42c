import { type Intent, storeIntentsOf } from './intent.ts'
import { isWholeName } from './of-goods.ts'
import type { ReadWish } from './read-wish.ts'

/** "Whats the difference between quiet times and fast times": the word of the shop stands in the names of things alone. */
export function isSaidByNames(product: Intent, { wish, plain, called }: ReadWish): boolean {
  if (product === 'recommend' || !wish.terms.some(isWholeName)) return false
  const rest = called.filter((name) => name.includes(' ')).reduce((left, name) => left.replace(name, 'it'), plain)
  return rest !== plain && storeIntentsOf(rest).length === 0
}

/** "Is the quiet times 5 pack infused": beside a form or a size a name is meant, though the shop tells of itself in the same words. */
export function isSizedName(product: Intent | null, read: ReadWish): boolean {
  const { forms, packCount, grams } = read.wish
  const sized = forms.length > 0 || packCount !== null || grams.length > 0
  return product !== null && sized && isSaidByNames(product, read)
}
