import type { Product } from '#contract/catalog.ts'

const OF_TASTE = /\b(?:flavou?r(?:s|ed)?|tastes?|tasting|notes|aromas?)\b/i
const DENIES_TASTE = /\b(?:no|not|without|never|non|zero)\b|n't\b|flavou?r(?:less|.free)|unflavou?red/i

/** Where a menu lists no flavours: the sentences of a description that speak of its taste; of what is rubbed in, what it says is in it. */
export function tasteTold({ description, category }: Product): string {
  const isScented = category === 'topical'
  if (description === null || (!isScented && !OF_TASTE.test(description))) return ''
  return description
    .split(/[.!?;]\s/)
    .filter((line) => (isScented || OF_TASTE.test(line)) && !DENIES_TASTE.test(line))
    .join(' | ')
}
