import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import type { Form, Term, Wish } from '#concierge/retrieve/wish.ts'
import { wordsIn, wordStem } from './fold-text.ts'

const ASKED =
  /\b(?:sell|carry|have|stock|got|buy|get|need|want|looking for|grab|any|some|where are (?:the|your))(?: (?:any|some|an?|the|your|more|like|those|you|one of those))* ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?= ,|$| (?:for|to|in|there|here|at|by|please|or|and|that|with|too|today|left|going|on|under)\b)/u
const BARE = 3

/** A thing to use or wear that no lexicon has ("board games", "rolling machine"), called by what the menu's own things are. */
export type Gear = { terms: readonly Term[]; forms: readonly Form[] }

/** What is used or worn. */
export const GEAR_SHELVES: readonly Form[] = [
  { category: 'accessory', kinds: [] },
  { category: 'merch', kinds: [] },
]

/** "King Size", "Assorted Colors": how a thing comes, and not what it is. */
const NO_THING = /^(?:sizes?|colou?rs?|styles?|packs?|sets?|pairs?|editions?|kinds?|types?|flavou?rs?)$/

/** For a message that says nothing else of a product: the thing it asks for, when the menu has things of that name; else null. */
export function readGear(plain: string, { gazetteer }: Vocabulary): Gear | null {
  const words = wordsIn(plain)
  const phrase = ASKED.exec(plain)?.[1] ?? (words.length <= BARE ? plain : undefined)
  const said = phrase?.split(' ').at(-1)
  if (said === undefined || NO_THING.test(said) || !gazetteer.gear.has(wordStem(said))) return null
  return { terms: [{ said, stems: [wordStem(said)], rows: null }], forms: GEAR_SHELVES }
}

/** To use or to wear, not to take. */
export function isGear({ category }: Form): boolean {
  return category === 'accessory' || category === 'merch'
}

const WEED = /\b(?:weed|cannabis|thc|strains?|something to (?:smoke|eat|vape)|high|stoned|marijuana|hierba|mota)\b/

type Beside = { wanted: readonly Form[]; vocabulary: Vocabulary; attributes: Partial<Wish> }

/** "weed for a poker session": a word of what is worn or used is no wish for that where weed or an effect is asked for. */
export function withoutGear(
  terms: readonly Term[],
  plain: string,
  { wanted, vocabulary, attributes }: Beside,
): readonly Term[] {
  const { effects = [], leaning = [] } = attributes
  const asksWeed = WEED.test(plain) || effects.length + leaning.length > 0 || wanted.length > 0
  if (!asksWeed || wanted.some(isGear)) return terms
  return terms.filter(
    ({ stems, rows }) => rows !== null || !stems.every((stem) => vocabulary.gazetteer.gearOnly.has(stem)),
  )
}

/** "a battery for my carts": the word that tells the batteries for them from others. */
export function poweredBy(wanted: readonly Form[], plain: string): readonly string[] {
  if (!wanted.some(({ kinds }) => kinds.includes('battery'))) return []
  if (/\bpods?\b/.test(plain)) return ['pod']
  return /\b(?:carts?|cartridges?|cartuchos?)\b/.test(plain) ? ['510'] : []
}
