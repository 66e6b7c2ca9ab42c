import type { Store } from '#concierge/open-store.ts'
import { isShelfStem, nameStems } from '#concierge/retrieve/gazetteer.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import type { ReadWish } from './read-wish.ts'

/** A figure or the price, asked of one thing: what stands behind "the" calls it. */
const FIGURE_OF =
  /\b(?:how (?:many|much|strong|potent)\b.{0,40}?\b(?:in|is|are|for|does|do)|what(?:s| is) in|(?:price|cost) (?:of|on|for)) (?:an?|the|your|that|one|those|these) (.+?)(?: (?:have|has|cost|run|contain|come|comes|got)\b.*)?$/u
const KIND_OF =
  /^(?:(?:so|and|ok|hey|hi|but|wait) )*(?:is|are) (?:the|your|that|those|these) (.+?) (?:an? )?(?:indica|sativa|hybrid)(?: or (?:an? )?(?:indica|sativa|hybrid))*$/u
const CONTAINER = /^(?:tin|bottle|can|jar|bag|box|pouch|container|thing)s?$/
const LONGEST = 6
const MOST_NAMES = 3

/**
 * "How many joints in the campfire hybrid pack", "how many mg in a ginger mule": a thing is asked after by words of its name, in
 * any order and not all of them. Only of a question after one thing: "indica sleep gummies" by itself is a wish.
 */
export function withCalled(store: Store, read: ReadWish): ReadWish {
  const { wish, plain } = read
  if (wish.order !== null || wish.terms.some(({ rows }) => rows !== null)) return read
  const said = (FIGURE_OF.exec(plain) ?? KIND_OF.exec(plain))?.[1]
  const stems = said === undefined ? [] : stemsIn(store, said)
  if (said === undefined || !said.includes(' ') || stems.length > LONGEST || stems.every(isShelfStem)) return read
  const items = itemsWith(store, stems)
  const names = new Set(items.map((item) => item.nameKey))
  const makers = new Set(items.map((item) => item.product.brand))
  if (items.length === 0 || names.size > MOST_NAMES || makers.size > 1) return read
  const term = { said, stems, rows: new Set(items.map((item) => item.row)) }
  const others = wish.terms.filter((other) => !other.stems.every((stem) => stems.includes(stem)))
  return { ...read, wish: { ...wish, terms: [term, ...others] } }
}

/** A menu need not say what a thing comes in. */
function stemsIn({ words }: Store, said: string): readonly string[] {
  return nameStems(said).filter((stem) => words.names.has(stem) || !CONTAINER.test(stem))
}

/** The products whose names have every one of these words. */
function itemsWith({ words, items }: Store, stems: readonly string[]): readonly Item[] {
  const [first = [], ...rest] = stems.map((stem) => words.names.get(stem) ?? [])
  return first.filter((row) => rest.every((rows) => rows.includes(row))).flatMap((row) => items[row] ?? [])
}
