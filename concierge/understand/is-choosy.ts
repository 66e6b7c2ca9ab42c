import { KIND_BY_ID } from '#concierge/retrieve/kinds.ts'
import type { ReadWish } from './read-wish.ts'

const ASKS =
  /\b(?:difference|diff|vs|versus|whats|what|explain|why|means?|how|is|are|does|can|return|exchange|refund)\b/

/** "hash, no rosin", "live resin carts or dabs": things are named or refused as on a shopping list, and nothing is to be explained. */
export function isChoosy({ wish, plain }: ReadWish): boolean {
  if (ASKS.test(plain)) return false
  const refuses =
    wish.notKinds.length + wish.notCategories.length + wish.notStrainTypes.length + wish.notTerms.length > 0
  if (refuses) return wish.forms.length + wish.strainTypes.length > 0
  if (wish.forms.length > 0 && wish.strainTypes.length > 2) return true
  return wish.forms.length > 1 && wish.forms.some(({ kinds }) => !kinds.every(isExtract))
}

function isExtract(kind: string): boolean {
  return KIND_BY_ID.get(kind)?.category === 'concentrate'
}
