import type { Product } from '#contract/catalog.ts'

const OF_TASTE = /\b(?:flavou?r(?:s|ed)?|tastes?|tasting|notes|aromas?)\b/i
const DENIES_TASTE = /\b(?:no|not|without|never|non|zero)\b|n't\b|flavou?r(?:less|.free)|unflavou?red/i

/** Where a menu lists no flavours: the sentences of a description that speak of its taste. */
export function tasteTold({ description }: Product): string {
  if (description === null || !OF_TASTE.test(description)) return ''
  return description
    .split(/[.!?;]\s/)
    .filter((line) => OF_TASTE.test(line) && !DENIES_TASTE.test(line))
    .join(' | ')
}
