import type { Store } from '#concierge/open-store.ts'
import { COLORS } from '#concierge/retrieve/colors.ts'
import { isLexiconWord, isShelfStem, nameStems } from '#concierge/retrieve/gazetteer.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import type { Term } from '#concierge/retrieve/wish.ts'
import { wordStem } from './fold-text.ts'
import { type ReadWish, readWish } from './read-wish.ts'
import { isNegated } from './sentence.ts'

/** A figure or the price, asked of one thing or of one piece of it: what stands behind "the" or "one gummy of" calls it. */
const FIGURE_OF =
  /\b(?:how (?:many|much|strong|potent)\b.{0,40}?\b(?:in|is|are|for|does|do)|what(?:s| is) in|(?:price|cost)(?: check)? (?:of|on|for)|(?:mg|milligrams?|grams?|thc|cbd|doses?|dosage|potency|strength|weight|pieces)(?: (?:total|each|count|amount|content))? (?:in|of|for|on))(?: (?:an?|the|one|each|every|any)(?: single| one)? (?:gumm(?:y|ie)|chew|piece|tablet|mint|square|serving|dose|joint|preroll)s? (?:of|in|from)(?: (?:the|your|that|those|these))?| (?:(?:\d{1,2}|two|three|four|five|six) of (?:the|your|those|these)|an?|the|your|that|one|those|these)) (.+?)(?: (?:have|has|cost|run|contain|come|comes|got)\b.*)?$/u
/** "How many mints are in the peppermint tin": what is counted is a word of the name too. */
const COUNTED = /\bhow many (\p{L}{3,}) /u
/** "Who is it that makes the dream drops", "which company is behind pocket mints". */
const MAKER_OF =
  /\b(?:who(?:s| is)?(?: it)?(?: that| the one that| all| actually| even)* (?:makes?|made|making|grows?|grew|produces?|produced|cultivates?|puts? out|bakes?|behind)|(?:what|which) (?:brand|company|maker|grower|farm|producer|label|people|outfit|kitchen|lab)s?(?: (?:actually|is it that|that))* (?:makes?|made|grows?|grew|produces?|is behind|are behind|behind|puts? out|does|do|is|are)|(?:brand|maker|grower|manufacturer|producer|company) (?:of|behind|for)|whose (?:brand )?(?:is|are)) (?:(?:the|your|those|that|these|this) )?(.+?)(?: (?:from|by|made by))?$/u
/** "What sizes do you have of the gelato flower". */
const SIZES_OF =
  /\b(?:what|which|any other|how many) (?:size|weight|colou?r)s?(?: (?:options?|choices?))?(?: (?:do|does|have|has|can|are|is|you|u|yall|i|there|got|get|carry|sell|stock|have))* (?:of|for|in|does|do) (?:(?:the|your|that|those) )?(.+?)(?: (?:come|comes|available|sold) (?:in|as)?)?$/u
const KIND_OF =
  /^(?:(?:so|and|ok|hey|hi|but|wait) )*(?:is|are) (?:the|your|that|those|these) (.+?) (?:an? )?(?:indica|sativa|hybrid)(?: or (?:an? )?(?:indica|sativa|hybrid))*$|^(?:(?:so|and|ok|hey|hi|but|wait) )*(?:is|are) (?:the|your|that|those|these) (.{3,40}?) an? (?!good\b|nice\b)\p{L}+(?: or [\p{L} ]{2,30})?$/u
/** "Low tide night drops, what flavor", "what flavor are the quick bears". */
const FLAVOR_OF =
  /^(?:(?:so|and|ok|hey|hi|but|wait|the|your|those|that|these|about|for|do you have|you have|i see|i saw) )*(.+?),? (?:what|which) flavou?rs?(?: (?:is|are) (?:it|that|this|they|those|these|them))?$|\b(?:what|which) flavou?rs? (?:is|are|do|does) (?:the |your |those |that |these )?((?!it\b|that\b|this\b|they\b|those\b|these\b|them\b|you\b|yall\b|there\b)\S.*?)(?: (?:come|comes) in)?$/
/** "Cookout pack, how many joints inside", "puffco plus available", "got the day trip": what is asked of it stands behind, or is whether it is there. */
const ASKED_BEHIND =
  /^(?:(?:so|and|ok|hey|hi|but|wait|the|your|those|that|these|about|on) )*(.+?) (?:, (?:how (?:many|much|strong)|whats? (?:the |its )?(?:price|cost|thc|size)|price|thc)\b.*|(?:available|in stock|sold out|back in stock|back in)(?: (?:yet|today|now|right now))?)$/u
const IS_THERE = new RegExp(
  String.raw`^(?:(?:so|and|ok|hey|hi|yo) )*(?:(?:do |have )?(?:you|yall|u)(?: guys)? )?(?:still )?(?:have|got|carry|stock) (?:the|that|those) (.+?)(?: in (?:an? )?(?:${COLORS}))?(?: (?:left|available|in stock|today|anymore))?$`,
)
/** "Does the dab tool come in pink". */
const IN_COLOR = new RegExp(
  String.raw`^(?:(?:so|and|ok|hey|hi) )*(?:do|does|is|are) (?:(?:the|your|that|those) )?(.+?) (?:come|comes|available) in (?:an? )?(?:${COLORS})$`,
)
/** "Price check hot knife", "hot knife price", "hot knife i think its called": a name, and that its price is asked or that it is one. */
const NAMED_ALONE =
  /^(?:(?:so|and|ok|hey|hi|um|need an?|can i get an?|quick) )*(?:price check|prices?|cost|how much)(?: (?:on|of|for|is|are))? (?:(?:the|an?|your|that|those) )?(.{3,50}?)(?: (?:cost|costs|today|now|rn))?$|^(?:(?:so|and|ok|hey|hi|um|the|your|that) )*(.{3,50}?) (?:price|prices|price check|cost|how much)(?: (?:today|now|rn))?$|^(?:(?:so|and|ok|hey|hi|um|the|an?|your|that|its|looking for|do you have|got|have) )*(.{3,50}?)(?: ,)? i (?:think|believe|guess) (?:its|it is|it was|theyre|they are|thats) (?:called|named)$/
/** "... What flavor are those": of a thing that was told of before. */
const OF_TOLD =
  /\b(?:(?:what|which) flavou?rs? (?:is|are|was|were)|how (?:much|many|strong|potent)\b.{0,30}\b(?:in|is|are|for)|what(?:s| is) in|(?:price|cost) (?:of|on|for)) (?:it|that|they|those|these|them)(?: ones?)?$/
const TOLD = /\b(?:the|those|your|that|some|these) (?=\S+ \S)/g
const CONTAINER = /^(?:tin|bottle|can|jar|bag|box|pouch|container|thing)s?$/
const LONGEST = 6
const MOST_NAMES = 3
const MOST_TOLD = 4
const MOST_WORDS = 30

/**
 * "How many joints in the campfire hybrid pack", "how many mg in a ginger mule": a thing is asked after by words of its name, in
 * any order and not all of them. Only of a question after one thing: "indica sleep gummies" by itself is a wish.
 */
export function withCalled(store: Store, read: ReadWish): ReadWish {
  const ofMaker = partOfName(store, read)
  if (ofMaker !== null) return ofMaker
  const { wish, plain } = read
  if (wish.order !== null) return read
  const counted = countedOf(store, plain)
  if (counted === null && wish.terms.some((term) => term.rows !== null && !isColorAsked(plain, term))) return read
  const asked =
    FIGURE_OF.exec(plain) ??
    KIND_OF.exec(plain) ??
    FLAVOR_OF.exec(plain) ??
    MAKER_OF.exec(plain) ??
    SIZES_OF.exec(plain) ??
    ASKED_BEHIND.exec(plain) ??
    IS_THERE.exec(plain) ??
    IN_COLOR.exec(plain)
  const name = asked?.[1] ?? asked?.[2] ?? ''
  const term =
    counted ?? called(store, name) ?? calledAlone(store, plain) ?? (OF_TOLD.test(plain) ? toldOf(store, plain) : null)
  if (term === null) return read
  const others = wish.terms.filter(
    (other) => !other.stems.every((stem) => term.stems.includes(stem)) && !isColorAsked(plain, other),
  )
  return { ...read, wish: { ...wish, terms: [term, ...others] } }
}

/** "Do you have it in black": a colour to have a thing in, though names have it too. */
function isColorAsked(plain: string, { said }: Term): boolean {
  return A_COLOR.test(said) && plain.endsWith(` in ${said}`)
}

const A_COLOR = new RegExp(`^(?:${COLORS})$`)

/** A name with nothing beside it; words that mean a shelf, a kind or a mood are none. */
function calledAlone(store: Store, plain: string): Term | null {
  const said = NAMED_ALONE.exec(plain)
    ?.slice(1)
    .find((name) => name !== undefined)
  if (
    said === undefined ||
    said
      .split(' ')
      .map(wordStem)
      .every((stem) => isShelfStem(stem) || isLexiconWord(stem))
  )
    return null
  const term = called(store, said)
  return term !== null && term.stems.length > 1 ? term : null
}

/** "Fast asleep wana gummies": words side by side that, of the maker named with them, a name has so; by themselves they may say what one is to feel. */
function partOfName(store: Store, read: ReadWish): ReadWish | null {
  const { plain, wish } = read
  const maker = makerSaid(store, wish)
  if (
    maker === null ||
    wish.terms.some((term) => term !== maker.term && term.rows !== null && !isColorAsked(plain, term))
  )
    return null
  const { brand } = maker
  const words = plain.split(' ', MOST_WORDS)
  for (let length = Math.min(LONGEST, words.length); length > 1; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const said = words.slice(at, at + length).join(' ')
      const stems = words.slice(at, at + length).map(wordStem)
      if (stems.some((stem) => (isShelfStem(stem) && !OF_TYPE.test(stem)) || !store.words.names.has(stem))) continue
      if (stems.every(isShelfStem)) continue
      const items = itemsWith(store, stems).filter(
        ({ product }) =>
          product.brand === brand && ` ${nameStems(product.name).join(' ')} `.includes(` ${stems.join(' ')} `),
      )
      const start = words.slice(0, at).join(' ').length
      if (items.length === 0 || namesIn(brand, stems) || isNegated(plain, start + (at === 0 ? 0 : 1))) continue
      const rest = readWish(plain.replace(said, ' '), store.vocabulary).wish
      const term = { said, stems, rows: new Set(items.map(({ row }) => row)) }
      return { ...read, called: [...read.called, said], wish: { ...rest, brands: wish.brands, terms: [term] } }
    }
  return null
}

/** "The chill indica": a type may stand in a name. */
const OF_TYPE = /^(?:indica|sativa|hybrid)$/

/** The one maker that is named: as a maker, or by a word of it that all of its things have in their names ("lowell"). */
function makerSaid(store: Store, { brands, terms }: ReadWish['wish']): { brand: string; term: Term | null } | null {
  const [brand, other] = brands
  if (other !== undefined) return null
  if (brand !== undefined) return { brand, term: null }
  const [term, another] = terms
  if (term === undefined || another !== undefined || term.rows === null || term.stems.length !== 1) return null
  const makers = new Set([...term.rows].map((row) => store.items[row]?.product.brand ?? ''))
  const [maker = ''] = makers
  return makers.size === 1 && term.stems.every((stem) => nameStems(maker).includes(stem))
    ? { brand: maker, term }
    : null
}

/** The words are those of the maker's own name. */
function namesIn(brand: string, stems: readonly string[]): boolean {
  const own = nameStems(brand)
  return stems.some((stem) => own.includes(stem))
}

/** The thing whose name has what is counted beside what it is called by. */
function countedOf(store: Store, plain: string): Term | null {
  const what = COUNTED.exec(plain)?.[1]
  const name = what === undefined ? undefined : FIGURE_OF.exec(plain)?.[1]
  return name === undefined ? null : called(store, `${what} ${name}`)
}

/** What these words call, or null where they call nothing or too much. */
function called(store: Store, said: string): Term | null {
  if (!said.includes(' ')) return null
  const stems = stemsIn(store, said)
  if (stems.length > LONGEST || stems.every(isShelfStem)) return null
  const items = itemsWith(store, stems)
  const names = new Set(items.map((item) => item.nameKey))
  const makers = new Set(items.map((item) => item.product.brand))
  if (items.length === 0 || names.size > MOST_NAMES || makers.size > 1) return null
  return { said, stems, rows: new Set(items.map((item) => item.row)) }
}

/** "The quick bear ones my coworker had": the longest name behind an article. */
function toldOf(store: Store, plain: string): Term | null {
  let tried = 0
  for (const { index, 0: article } of plain.matchAll(TOLD)) {
    if (++tried > MOST_TOLD) return null
    const words = plain.slice(index + article.length).split(/[ ,]+/, LONGEST)
    for (let length = words.length; length > 1; length--) {
      const term = called(store, words.slice(0, length).join(' '))
      if (term !== null) return term
    }
  }
  return null
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
