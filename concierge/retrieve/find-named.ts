import { CATEGORIES } from '#contract/catalog.ts'
import type { Store } from '#concierge/open-store.ts'
import { wordStem } from '#concierge/understand/fold-text.ts'
import { fitsForm } from './constraints.ts'
import type { Item } from './item.ts'
import type { Wish } from './wish.ts'
import { piecesSold } from './pieces-sold.ts'
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
  const stems = [
    ...new Set(
      plain
        .split(' ')
        .filter((word) => /[\p{L}\p{N}]/u.test(word))
        .map((word) => wordStem(word.replace(/[.#:@'-]+/g, ''))),
    ),
  ]
  const rare = new Map<number, number>()
  const common: { stem: string; weight: number }[] = []
  let rareTotal = 0
  const names = new Set(wish.terms.flatMap((term) => (term.rows === null ? term.stems : [])))
  const said: string[] = []
  for (const stem of stems) {
    if (LITTLE.has(stem) || (wish.grams.length > 1 && wish.grams.includes(Number(stem)))) continue
    const rows = store.words.names.get(stem)
    if (rows === undefined) continue
    const idf = Math.log(1 + store.items.length / rows.length)
    const distinctive = (!isCommonWord(stem) || names.has(stem)) && !isShelfWord(stem)
    if (!distinctive) {
      common.push({ stem, weight: isShelfWord(stem) ? 0.1 : 0.25 * idf })
      continue
    }
    rareTotal += idf
    said.push(stem)
    for (const row of rows) rare.set(row, (rare.get(row) ?? 0) + idf)
  }
  if (rareTotal === 0) return phraseOnly(store, wish)
  const best = pickBest(store, wish, { rare, rareTotal, common, said })
  return best.items.some((item) => isAnother(item, wish)) ? NONE : best
}

/** "Master kush" where the menu has but another kush: a strain that is known by all of its words is no other that has one of them. */
function isAnother({ nameWords }: Item, { terms }: Wish): boolean {
  const own = new Set(nameWords)
  return (
    terms.length > 0 &&
    terms.every(({ rows, stems }) => rows !== null && rows.size === 0 && stems.some((stem) => !own.has(stem)))
  )
}

type Scored = {
  /** By row, what the rare words of its name weigh together. */
  rare: ReadonlyMap<number, number>
  rareTotal: number
  common: readonly { stem: string; weight: number }[]
  said: readonly string[]
}

function pickBest(store: Store, wish: Wish, scored: Scored): Named {
  let bestCover = 0
  for (const weight of scored.rare.values()) bestCover = Math.max(bestCover, weight / scored.rareTotal)
  if (bestCover < 0.5) return NONE
  const covering: { item: Item; score: number }[] = []
  for (const [row, weight] of scored.rare) {
    const item = store.items[row]
    if (item === undefined || weight / scored.rareTotal < bestCover - 0.001) continue
    let score = weight + tieBreak(item, wish)
    for (const word of scored.common) if (item.nameWords.has(word.stem)) score += word.weight
    covering.push({ item, score })
  }
  const best = Math.max(...covering.map((entry) => entry.score))
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
  return { items: items.sort((a, b) => tieBreak(b, wish) - tieBreak(a, wish)), coverage: 1, words: phrase.stems }
}

function tieBreak(item: Item, wish: Wish): number {
  let bonus = 0
  if (wish.forms.some((form) => fitsForm(item, form))) bonus += 1.5
  else if (wish.forms.some((form) => form.category === item.category)) bonus += 1
  if (wish.grams.some((grams) => item.grams !== null && Math.abs(item.grams - grams) < 0.1)) bonus += 1
  if (wish.packCount !== null && item.packCount === wish.packCount) bonus += 0.6
  if (wish.packMin !== null && (piecesSold(item) ?? 1) >= wish.packMin) bonus += 0.6
  if (wish.mgPieceMax !== null && (item.mgPerPiece === wish.mgPieceMax || item.mgTotal === wish.mgPieceMax))
    bonus += 0.6
  if (wish.mgTotalMax !== null && item.mgTotal === wish.mgTotalMax) bonus += 0.6
  if (wish.strainTypes.length > 0 && item.strainType !== null && wish.strainTypes.includes(item.strainType))
    bonus += 0.3
  if (wish.brands.length > 0 && item.product.brand !== null && wish.brands.includes(item.product.brand)) bonus += 1.2
  if (wish.terms.some((term) => term.rows?.has(item.row) === true)) bonus += 0.8
  return bonus
}

const SHELF =
  /^(?:flower|preroll|vape|cartridge|cart|disposable|pod|gummy|edible|chocolate|concentrate|tincture|topical|balm|lotion|pack|indica|sativa|hybrid|live|resin|rosin|infused|battery|paper|grinder|gram|ounce|eighth|quarter|half|single|bite|chew|drop|tablet|lozenge|oil|wax|brand|strain|product|joint)$/

function isShelfWord(stem: string): boolean {
  return SHELF.test(stem) || (stem.length <= 2 && !/\d/.test(stem))
}
