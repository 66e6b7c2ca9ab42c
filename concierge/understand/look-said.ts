import { isLook } from './read-qualifiers.ts'
import { NO_WISH } from '#concierge/retrieve/wish.ts'
import type { ReadWish } from './read-wish.ts'
import type { Standing } from './standing.ts'

const BESIDE =
  /^(?:ok|okay|and|but|so|or|no|hm+|just|only|maybe|actually|the|a|an|in|any|one|ones|do|you|u|yall|have|got|it|that|them|those|i|id|want|like|prefer|rather|what|how|about|please|pls|then|instead|thanks|colou?r|colou?rs|version|s|,)$/
const MOST_WORDS = 9
const SEEN: ReadonlySet<string> = new Set(['accessory', 'merch'])

/**
 * "Black one" after grinders, "pink" after shirts: a colour or a stuff and nothing else is the look of what was asked for, and no name
 * or taste of something else.
 */
export function withLookSaid(read: ReadWish, { wish: { forms }, shown }: Standing): ReadWish {
  const words = read.plain.split(' ', MOST_WORDS + 1)
  const looks = words.filter(isLook)
  if (looks.length === 0 || words.length > MOST_WORDS) return read
  if (!words.every((word) => isLook(word) || BESIDE.test(word))) return read
  const isSeen =
    forms.length > 0
      ? forms.every(({ category }) => SEEN.has(category ?? ''))
      : shown.length > 0 && shown.every(({ category }) => SEEN.has(category))
  if (!isSeen) return read
  return {
    ...read,
    plain: `${looks.join(' or ')} ones`,
    wish: { ...NO_WISH, qualifiers: [...new Set(looks)] },
    unknown: [],
  }
}
