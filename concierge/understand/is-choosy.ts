import type { ReadWish } from './read-wish.ts'

const ASKS =
  /\b(?:difference|diff|vs|versus|whats|what|explain|why|means?|how|is|are|does|can|return|exchange|refund)\b/

/** "hash, no rosin": one thing is wanted and another refused, and nothing is to be explained. */
export function isChoosy({ wish, plain }: ReadWish): boolean {
  const refuses =
    wish.notKinds.length + wish.notCategories.length + wish.notStrainTypes.length + wish.notTerms.length > 0
  return refuses && wish.forms.length + wish.strainTypes.length > 0 && !ASKS.test(plain)
}
