import { COMMON_WORDS, SPANISH_WORDS } from '#concierge/understand/common-words.ts'
import { editCost } from './edit-cost.ts'
import { once, remember } from './remember.ts'

const SHORTEST = 5
const LONG = 7

/** A word by its first letter and its consonants, each once in a row: what quick fingers keep. */
function skeletonOf(word: string): string {
  return (word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '')).replace(/(.)\1+/g, '$1')
}

const bySkeleton = once(() =>
  Map.groupBy(
    [...COMMON_WORDS.difference(SPANISH_WORDS)].filter((word) => word.length >= SHORTEST && /^[a-z]+$/.test(word)),
    skeletonOf,
  ),
)

/**
 * "frend" → "friend", "reccomended" → "recommended": an everyday word with a vowel or a double letter gone wrong; null for all
 * else, since an unknown word may be the name of a thing that is not on the menu.
 */
export const slipOfEveryday = remember((word): string | null => {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return null
  const most = word.length < LONG ? 1 : 2
  const near = (bySkeleton().get(skeletonOf(word)) ?? [])
    .map((meant) => ({ meant, cost: editCost(word, meant, most) }))
    .filter(({ cost }) => cost <= most)
    .sort((a, b) => a.cost - b.cost)
  return near[0]?.meant ?? null
})
