import { wordStem } from '#concierge/understand/fold-text.ts'
import { goodsOf, isUsed } from '#concierge/understand/goods-words.ts'
import type { Item } from './item.ts'

/** The things whose names end in a noun ("Gourmet Soap - Sage"), and all that have it somewhere in their name. */
export type Called = { heads: readonly Item[]; having: readonly Item[] }

/** What is smoked bears the names of foods as strains. */
const NAMED_AFTER_FOOD: ReadonlySet<string> = new Set(['flower', 'pre-roll', 'vape'])
const GEAR: ReadonlySet<string> = new Set(['accessory', 'merch'])
const PARTS = /\s*[|/(),[\]:]\s*|\s+[-–]\s+|\s(?=\d)/
const LAST_WORD = /(\p{L}{3,})[^\p{L}]*$/u
/** "Chocolate Chip" and "Banana Nut" are what is in a thing. */
const ONLY_AS_MANY = /^(?:chip|crisp|nut|cracker)$/

/** The everyday nouns of a menu, and the things that are called so. */
export function headNouns(items: readonly Item[]): ReadonlyMap<string, Called> {
  const nouns = new Map<string, { heads: Item[]; having: Item[] }>()
  for (const item of items) {
    if (NAMED_AFTER_FOOD.has(item.category)) continue
    const heads = new Set<string>()
    for (const part of item.nameKey.split(PARTS)) {
      const word = LAST_WORD.exec(part)?.[1] ?? ''
      if (!ONLY_AS_MANY.test(word)) heads.add(wordStem(word))
    }
    for (const stem of item.nameWords) {
      const noun = goodsOf(stem)
      if (noun === null || isUsed(noun) !== GEAR.has(item.category)) continue
      const known = nouns.get(noun) ?? { heads: [], having: [] }
      nouns.set(noun, known)
      known.having.push(item)
      if (heads.has(stem)) known.heads.push(item)
    }
  }
  for (const [noun, { heads }] of nouns) if (heads.length === 0) nouns.delete(noun)
  return nouns
}
