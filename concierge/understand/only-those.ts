import type { Evidence } from './evidence.ts'
import { saysWish } from './standing.ts'

const ONLY_THOSE =
  /^(?:(?:ok|okay|and|but|so|no|yeah|please|show|give|me) )*(?:just|only)(?: me)? (?:(?:the |your )?(?:[\p{L}\d]+ ){1,4}(?:ones?|items?|stuff|things)|(?:the )?ones?(?: (?!and\b|or\b|but\b)[\p{L}\d$]+){1,5})(?: please| thanks)?$/u

/** "Just the discounted ones" of what was asked for before. */
export function onlyThose({ read, continued }: Pick<Evidence, 'read' | 'continued'>): boolean {
  return continued && ONLY_THOSE.test(read.plain) && saysWish(read.wish)
}
