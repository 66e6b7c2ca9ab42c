import type { Store } from '#concierge/open-store.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import { foldText, wordStem } from './fold-text.ts'
import type { ReadWish } from './read-wish.ts'

const EITHER =
  /^(?:(?:so|and|but|ok|okay|hey|hi) )*(?:is|are) (?:the |your |that |those |these )?(.{3,60}?) ((?!indica|sativa|hybrid)\p{L}{3,}) or ((?!indica|sativa|hybrid|what|not|nah)\p{L}{3,})(?: \p{L}{3,})?$/u

/** "Is the harbor bar dark or milk chocolate": the thing that is named, and the two words of which one may hold; null where it is not that. */
export function eitherTrait(plain: string): { name: string; traits: readonly [string, string] } | null {
  const [, name, one, other] = EITHER.exec(plain) ?? []
  return name === undefined || one === undefined || other === undefined ? null : { name, traits: [one, other] }
}

/** Of two words the one that a row says, in its name or beside it; null where it says neither or both. */
export function traitSaid({ product }: Item, traits: readonly string[]): string | null {
  const said = foldText([product.name, ...product.flavors, product.description ?? ''].join(' | '))
  const words = new Set(said.split(/[^\p{L}\p{N}]+/u).map(wordStem))
  const [found, other] = traits.filter((trait) => words.has(wordStem(trait)))
  return other === undefined ? (found ?? null) : null
}

/** What one thing is asked to be calls no other: of "dark or milk chocolate" after a name the menu's other milk chocolate is not meant. */
export function withoutTraits(store: Store, read: ReadWish): ReadWish {
  const either = eitherTrait(read.plain)
  if (either === null) return read
  const { terms } = read.wish
  const [named, second] = terms.filter(({ said }) => either.name.includes(said))
  if (named?.rows === null || named === undefined || second !== undefined || terms.length === 1) return read
  const says = [...named.rows].some((row) => {
    const item = store.items[row]
    return item !== undefined && traitSaid(item, either.traits) !== null
  })
  return says ? { ...read, wish: { ...read.wish, terms: [named] } } : read
}
