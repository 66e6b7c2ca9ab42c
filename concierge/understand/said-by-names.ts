import { type Intent, storeIntentsOf } from './intent.ts'
import { isWholeName } from './of-goods.ts'
import type { ReadWish } from './read-wish.ts'

/** "Whats the difference between quiet times and fast times": the word of the shop stands in the names of things alone. */
export function isSaidByNames(product: Intent, { wish, plain, called }: ReadWish): boolean {
  if (product === 'recommend' || !wish.terms.some(isWholeName)) return false
  const rest = called.filter((name) => name.includes(' ')).reduce((left, name) => left.replace(name, 'it'), plain)
  return rest !== plain && storeIntentsOf(rest).length === 0
}
