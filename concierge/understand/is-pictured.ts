import type { ReadWish } from './read-wish.ts'

const ASKS_OF_SHOP = /\b(?:you|your|yours|u|ur|yall|where|when|who|how|there|allowed|hours?)\b/

/** "Gummies for watching the sunset from the bluff, happy but chill": a thing and how it is to feel, whatever else is pictured. */
export function isPictured({ wish, plain }: ReadWish): boolean {
  const felt = wish.effects.length + wish.flavors.length + wish.strainTypes.length > 0 || wish.occasion !== null
  return wish.forms.length > 0 && felt && !ASKS_OF_SHOP.test(plain)
}
