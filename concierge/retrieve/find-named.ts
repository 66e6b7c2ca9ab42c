import { allMatches } from '#concierge/understand/all-matches.ts'
import { CATEGORIES } from '#contract/catalog.ts'
import type { Store } from '#concierge/open-store.ts'
import { wordsIn, wordStem } from '#concierge/understand/fold-text.ts'
import { rowsOfForm } from './constraints.ts'
import { COLORS } from './colors.ts'
import { brandKey } from './brand-key.ts'
import type { Item } from './item.ts'
import { anyOf } from './marked-rows.ts'
import type { Wish } from './wish.ts'
import { piecesSold } from './pieces-sold.ts'
import { onceFor, remember } from './remember.ts'
import { isCommonWord } from './word-index.ts'

/** Products that a sentence calls by name, best first, and how much of what was said the name explains (0 to 1). */
export type Named = {
  items: readonly Item[]
  coverage: number
  words: readonly string[]
  /** Told by its traits, and not by its name. */
  described?: true
}

const NONE: Named = { items: [], coverage: 0, words: [] }
const LITTLE = new Set([
  'the',
  'a',
  'an',
  'is',
  'are',
  'in',
  'of',
  'to',
  'you',
  'do',
  'have',
  'how',
  'much',
  'what',
  'it',
  'and',
  'or',
  'for',
  'with',
  'i',
  'me',
  'on',
  'at',
  'from',
  'by',
  'any',
  'some',
  'that',
  'this',
  'my',
  'does',
  'got',
  'price',
  'thc',
  'cbd',
  'tell',
  'about',
  'vs',
  'between',
  'difference',
  'compare',
  'like',
  'still',
  'stock',
  'cost',
  'size',
  'many',
  'there',
  'can',
  'get',
  'strong',
  'g',
  'mg',
  'oz',
])

/**
 * Scores every product by the rare words it shares with the sentence (inverse document frequency). Everyday words of a name count
 * little unless the wish takes them for a name, shelf words and sizes only settle ties; a name must explain most of the rare words to be taken.
 */
export function findNamed(store: Store, plain: string, wish: Wish): Named {
  const stems = [...new Set(wordsIn(withoutAsked(plain, wish)).map(stemOfWord))]
  const { rare, common } = sumsOf(store)
  rare.fill(0)
  common.fill(0)
  const rows: number[] = []
  let rareTotal = 0
  const names = new Set(wish.terms.flatMap((term) => (term.rows === null ? term.stems : [])))
  const said: string[] = []
  for (const stem of stems) {
    // "3 of the root beers" counts them.
    if (/^\d$/.test(stem) && plain.includes(`${stem} of `)) continue
    // "Gummies with cbn or cbg": what is to be inside calls none.
    if (wish.cannabinoids.length > 1 && wish.cannabinoids.includes(stem)) continue
    if (stem === '' || LITTLE.has(stem) || isAmount(Number(stem), wish)) continue
    const having = store.words.names.get(stem)
    if (having === undefined) continue
    const idf = Math.log(1 + store.items.length / having.length)
    const distinctive = (!isCommonWord(stem) || names.has(stem)) && !isShelfWord(stem)
    if (!distinctive) {
      const weight = isShelfWord(stem) ? 0.1 : 0.25 * idf
      for (const row of having) common[row] = (common[row] ?? 0) + weight
      continue
    }
    rareTotal += idf
    said.push(stem)
    for (const row of having) {
      if (rare[row] === 0) rows.push(row)
      rare[row] = (rare[row] ?? 0) + idf
    }
  }
  if (rareTotal === 0) return phraseOnly(store, wish)
  const best = pickBest(store, wish, { rows, rare, rareTotal, common, said })
  if (best.items.some((item) => isAnother(item, wish))) return NONE
  return isWhollySaid(best.items, wish) ? { ...best, coverage: Math.max(best.coverage, WHOLE) } : best
}

/** What a whole name tells, whatever else is said beside it. */
const WHOLE = 0.6

/** "The afternoon glow #4 percentage": the one name that is said is theirs. */
function isWhollySaid(items: readonly Item[], { terms }: Wish): boolean {
  const [term, other] = terms
  return (
    term !== undefined &&
    other === undefined &&
    term.stems.length > 1 &&
    items.every(({ row }) => term.rows?.has(row) === true)
  )
}

/** "Any melatonin or cbn", "i heard its over 35", "does it come in black": what is asked of a thing calls none. */
const ASKED_BESIDE = new RegExp(
  String.raw`(?:\bany (?:\p{L}+ or )?|\b(?:is|are) there (?:any )?)(?:cb[dgnc]|thcv|melatonin|caffeine)(?: or (?:any )?(?:cb[dgnc]|thcv|melatonin|caffeine))*(?=$| ,| in (?:it|them|there|that|those)\b)|\b(?:heard|thought|read|told|said)\b.{0,24} \d+(?:\.\d+)? ?%?(?=$| ,)|(?<=\b(?:comes?|have|got|carry|stock)\b.{0,40}) in (?:an? )?(?:${COLORS})$`,
  'gu',
)

/** "The harbor bar, is it milk chocolate": what a thing that is named is asked to be. */
const ASKED_OF_IT = /(?<= , (?:and |or |so )?)(?:is|are) (?:it|they|that|this|those|these) [^,]{2,40}/gu

function withoutAsked(plain: string, { terms }: Wish): string {
  const rest = plain.replace(ASKED_BESIDE, ' ')
  const names = terms.filter(({ rows }) => rows !== null && rows.size > 0)
  if (names.length === 0) return rest
  return rest.replace(ASKED_OF_IT, (asked) => (names.some(({ said }) => asked.includes(said)) ? asked : ' '))
}

/** "10 packs" says how many are in one, and "under 20" what it may cost: no part of a name. */
function isAmount(figure: number, { grams, packCount, priceMax, priceMin }: Wish): boolean {
  if (figure === packCount || (grams.length > 1 && grams.includes(figure))) return true
  return [priceMax, priceMin].some((limit) => limit !== null && Math.ceil(limit / 100) === figure)
}

/** Empty of what has no letter. */
const stemOfWord = remember((word) => (/[\p{L}\p{N}]/u.test(word) ? wordStem(word.replace(/[.#:@'-]+/g, '')) : ''))

/** "Master kush" where the menu has but another kush, "blue dream in an eighth" where that is a cart: a name that is known by all of its words is no other that has one of them. */
function isAnother({ row, nameWords }: Item, { terms }: Wish): boolean {
  return (
    terms.length > 0 &&
    terms.every(
      ({ rows, stems }) =>
        rows !== null &&
        (rows.size === 0 || stems.length > 1) &&
        !rows.has(row) &&
        stems.some((stem) => !nameWords.has(stem)),
    )
  )
}

/** Where the weights are summed by row, kept for a store: to make them anew takes longer than to use them. */
const sumsOf = onceFor(({ items }: Store) => ({
  rare: new Float64Array(items.length),
  common: new Float64Array(items.length),
}))

type Scored = {
  /** The rows with a rare word in their name. */
  rows: readonly number[]
  /** By row, what the rare words of its name weigh together, and what the others do. */
  rare: Float64Array
  common: Float64Array
  rareTotal: number
  said: readonly string[]
}

function pickBest(store: Store, wish: Wish, scored: Scored): Named {
  let bestCover = 0
  for (const row of scored.rows) bestCover = Math.max(bestCover, (scored.rare[row] ?? 0) / scored.rareTotal)
  if (bestCover < 0.5) return NONE
  const bonusOf = tieBreaker(store, wish)
  const covering: { item: Item; score: number }[] = []
  let best = Number.NEGATIVE_INFINITY
  for (const row of scored.rows) {
    const item = store.items[row]
    const weight = scored.rare[row] ?? 0
    if (item === undefined || weight / scored.rareTotal < bestCover - 0.001) continue
    const score = weight + bonusOf(item) + (scored.common[row] ?? 0)
    covering.push({ item, score })
    best = Math.max(best, score)
  }
  const items = covering
    .filter((entry) => entry.score >= best - 0.05)
    .sort(
      (a, b) =>
        Number(b.item.inStock) - Number(a.item.inStock) ||
        CATEGORIES.indexOf(a.item.category) - CATEGORIES.indexOf(b.item.category) ||
        (a.item.grams ?? 0) - (b.item.grams ?? 0),
    )
  return { items: items.map((entry) => entry.item), coverage: bestCover, words: scored.said }
}

/** Names made of everyday words only ("Happy Hour") are known by their phrase. */
function phraseOnly(store: Store, wish: Wish): Named {
  const phrase = wish.terms.find((term) => term.rows !== null && term.rows.size > 0 && term.stems.length > 1)
  if (phrase === undefined) return NONE
  const items = [...(phrase.rows ?? [])].flatMap((row) => store.items[row] ?? [])
  const bonusOf = tieBreaker(store, wish)
  return { items: items.sort((a, b) => bonusOf(b) - bonusOf(a)), coverage: 1, words: phrase.stems }
}

/** What speaks for one of several things of a name, by what the wish says beside it. */
function tieBreaker(store: Store, wish: Wish): (item: Item) => number {
  const { forms, grams, packCount, packMin, mgPieceMax, mgTotalMax, strainTypes, brands, terms } = wish
  const bonuses: ((item: Item) => number)[] = []
  if (forms.length > 0) {
    const fitting = anyOf(forms.map((form) => rowsOfForm(store, form)))
    const shelves = new Set(forms.map(({ category }) => category))
    bonuses.push(({ row, category }) => (fitting[row] === 1 ? 1.5 : shelves.has(category) ? 1 : 0))
  }
  const bonus = (worth: number, holds: (item: Item) => boolean): void => {
    bonuses.push((item) => (holds(item) ? worth : 0))
  }
  if (grams.length > 0)
    bonus(1, (item) => grams.some((wanted) => item.grams !== null && Math.abs(item.grams - wanted) < 0.1))
  if (packCount !== null) bonus(0.6, (item) => item.packCount === packCount)
  if (packMin !== null) bonus(0.6, (item) => (piecesSold(item) ?? 1) >= packMin)
  if (mgPieceMax !== null) bonus(0.6, (item) => item.mgPerPiece === mgPieceMax || item.mgTotal === mgPieceMax)
  if (mgTotalMax !== null) bonus(0.6, (item) => item.mgTotal === mgTotalMax)
  if (strainTypes.length > 0) bonus(0.3, (item) => item.strainType !== null && strainTypes.includes(item.strainType))
  const makers = new Set(brands.map(brandKey))
  if (brands.length > 0) bonus(1.2, (item) => item.brandKey !== null && makers.has(item.brandKey))
  // "The harbor bar milk chocolate": of two names that are said the thing that has both.
  const known = terms.filter((term) => term.rows !== null && term.rows.size > 0)
  if (known.length > 0)
    bonuses.push(({ row }) => (0.8 * known.filter((term) => term.rows?.has(row)).length) / known.length)
  return (item) => bonuses.reduce((sum, of) => sum + of(item), 0)
}

/** Rows whose name has every word of a side of a comparison: names of everyday words alone ("quiet times"), which no rare word tells. */
export function rowsWithAll({ words, items }: Store, plain: string): readonly Item[] {
  const stems = [...new Set(plain.split(' ').map(wordStem))].filter(
    (stem) => !LITTLE.has(stem) && !SHELF.test(stem) && words.names.has(stem),
  )
  if (stems.length < TOLD_BY) return []
  const [fewest = [], ...others] = stems.map((stem) => words.names.get(stem) ?? []).sort((a, b) => a.length - b.length)
  const sets = others.map((rows) => new Set(rows))
  return fewest.flatMap((row) => (sets.every((rows) => rows.has(row)) ? (items[row] ?? []) : []))
}

const TOLD_BY = 2

/** Rows of a single name, of which the sentence says at least two words beside those of shelves. */
export function isOneByName(items: readonly Item[], plain: string): boolean {
  const [first] = items
  if (first === undefined || items.some(({ nameKey }) => nameKey !== first.nameKey)) return false
  const said = new Set(plain.split(' ').map(wordStem))
  let [told, ofShelf] = [0, 0]
  for (const stem of said) {
    if (!first.nameWords.has(stem) || LITTLE.has(stem)) continue
    if (SHELF.test(stem)) ofShelf++
    else told++
  }
  return told >= TOLD_BY || (told > 0 && told + ofShelf >= TOLD_BY && isPointedOut(first, plain))
}

const POINTING = /\b(?:the|those|these|that|this|your|esos|esas|las|los) (?=(\p{L}+) (\p{L}+))/gu

/** "Those espresso bites": what is spoken of as known, by words of its name side by side. */
function isPointedOut({ nameWords }: Item, plain: string): boolean {
  for (const [, one = '', other = ''] of allMatches(plain, POINTING))
    if (nameWords.has(wordStem(one)) && nameWords.has(wordStem(other))) return true
  return false
}

const SHELF =
  /^(?:flower|preroll|vape|cartridge|cart|disposable|pod|gummy|edible|chocolate|concentrate|tincture|topical|balm|lotion|pack|indica|sativa|hybrid|live|resin|rosin|infused|battery|paper|grinder|gram|ounce|eighth|quarter|half|single|bite|chew|drop|tablet|lozenge|oil|wax|brand|strain|product|joint)$/

function isShelfWord(stem: string): boolean {
  return SHELF.test(stem) || (stem.length <= 2 && !/\d/.test(stem))
}
