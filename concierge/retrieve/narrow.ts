import { isLook } from '#concierge/understand/read-qualifiers.ts'
import type { Item } from './item.ts'
import type { Wish } from './wish.ts'
import { isCommonWord } from './word-index.ts'

/** What is left of a wish's things when the words beside them are heeded, and the looks that none of them has. */
export type Narrowed = { items: readonly Item[]; missing: readonly string[] }

/**
 * Of what fits, the things that carry most of the words said beside them: a thing that breaks a named word is no filler for one
 * that keeps it. Where nothing carries a word, the word decides nothing.
 */
export function narrow(items: readonly Item[], { qualifiers }: Wish): Narrowed {
  if (qualifiers.length === 0 || items.length === 0) return { items, missing: [] }
  const tests = qualifiers.map((stem) => testOf(stem, items))
  const missing = qualifiers.filter((stem, at) => tests[at] === null && isLook(stem))
  const held = tests.filter((test) => test !== null)
  if (held.length === 0) return { items, missing }
  const counts = items.map((item) => held.filter((holds) => holds(item)).length)
  const most = Math.max(...counts)
  return { items: items.filter((_item, at) => counts[at] === most), missing }
}

/** How a word is looked for: in what a thing is called, and a rare word in its description where no name has it. */
function testOf(stem: string, items: readonly Item[]): ((item: Item) => boolean) | null {
  const pattern = wordPattern(stem)
  const byName = (item: Item): boolean => pattern.test(item.label)
  if (items.some(byName)) return byName
  if (isCommonWord(stem)) return null
  const byText = (item: Item): boolean => pattern.test(item.product.description ?? '')
  return items.some(byText) ? byText : null
}

/** The word itself, in the singular or the plural. */
function wordPattern(stem: string): RegExp {
  if (stem === '1 1/4') return /(?<![\d.])1(?: ?1\/4|\.25)(?!\d)/
  const root = stem.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/y$/, '(?:y|ie)')
  return new RegExp(`(?<![\\p{L}\\p{N}])${root}(?:s|es)?(?![\\p{L}])`, 'iu')
}

/** The things in stock whose name or description carries every word: what a shopper asks for by what is in it. */
export function carryingAll(items: readonly Item[], words: readonly string[]): Item[] {
  const patterns = words.map(wordPattern)
  return items.filter(
    (item) =>
      item.inStock &&
      patterns.every((pattern) => pattern.test(item.label) || pattern.test(item.product.description ?? '')),
  )
}
