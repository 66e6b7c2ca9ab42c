import { wordStem } from '#concierge/understand/fold-text.ts'
import { COMMON_WORDS } from '#concierge/understand/common-words.ts'
import { editCost } from './edit-cost.ts'
import type { Item } from './item.ts'
import { buildLetterIndex } from './letter-index.ts'

const LONGEST_WORD = 24
/** A misspelt word is so many letters longer or shorter at most. */
const MOST_LONGER = 2

/** Which rows use which word, and which known word a misspelt one stands for. */
export type WordIndex = {
  /** Rows (ascending) whose brand, name or strain has the stem. */
  names: ReadonlyMap<string, readonly number[]>
  /** Rows whose subcategory, tags, size, effects or flavours have the stem. */
  traits: ReadonlyMap<string, readonly number[]>
  /** All known words as near as the nearest, best first, at most `limit`. */
  nearestAll(word: string, limit: number): readonly string[]
  has(word: string): boolean
}

export function buildWordIndex(items: readonly Item[], lexicon: Iterable<string>): WordIndex {
  const names = new Map<string, number[]>()
  const traits = new Map<string, number[]>()
  for (const item of items) {
    for (const word of item.nameWords) post(names, word, item.row)
    const { product } = item
    for (const text of [
      product.subcategory ?? '',
      ...product.tags,
      product.size ?? '',
      ...product.effects,
      ...product.flavors,
    ]) {
      for (const word of text.toLowerCase().split(/[^\p{L}\p{N}.]+/u))
        if (word.length > 1) post(traits, wordStem(word), item.row)
    }
  }
  const frequency = new Map<string, number>()
  for (const word of lexicon) frequency.set(word, 3)
  for (const [word, rows] of traits)
    if (/^\p{L}{3,}$/u.test(word)) frequency.set(word, (frequency.get(word) ?? 0) + rows.length)
  for (const [word, rows] of names)
    if (/^\p{L}{3,}$/u.test(word)) frequency.set(word, (frequency.get(word) ?? 0) + rows.length)
  const near = buildNearest(frequency)
  return {
    names,
    traits,
    nearestAll: near,
    has: (word) => names.has(wordStem(word)) || traits.has(wordStem(word)),
  }
}

function post(postings: Map<string, number[]>, word: string, row: number): void {
  const rows = postings.get(word)
  if (rows === undefined) postings.set(word, [row])
  else if (rows[rows.length - 1] !== row) rows.push(row)
}

/** Candidates share letter pairs with the word, then pay a bounded edit distance. */
function buildNearest(frequency: ReadonlyMap<string, number>): (word: string, limit: number) => readonly string[] {
  const words = [...frequency.keys()].filter((word) => word.length <= LONGEST_WORD)
  const index = buildLetterIndex(words)
  return (word, limit) => {
    const allowed = word.length >= 8 ? 2 : word.length >= 6 ? 1.5 : word.length === 5 ? 1.2 : word.length === 4 ? 1 : 0
    if (allowed === 0 || word.length > LONGEST_WORD) return []
    const found: { word: string; cost: number }[] = []
    const least = Math.max(1, word.length - 2 * Math.ceil(allowed))
    index.near(word, { least, longer: MOST_LONGER }, (at) => {
      const candidate = words[at]
      if (candidate === undefined) return
      const cost = editCost(word, candidate, allowed)
      const missesNoLetter = word.length === 4 && cost > 0.9 && candidate.length !== 5
      if (cost <= allowed && !missesNoLetter)
        found.push({ word: candidate, cost: cost - Math.min(0.2, Math.log1p(frequency.get(candidate) ?? 0) / 30) })
    })
    return found
      .sort((a, b) => a.cost - b.cost)
      .slice(0, limit)
      .map((entry) => entry.word)
  }
}

/** Words of everyday English and Spanish are never taken for a misspelt product. */
export function isCommonWord(word: string): boolean {
  return COMMON_WORDS.has(word) || COMMON_WORDS.has(wordStem(word))
}
