import { wordStem } from '#concierge/understand/fold-text.ts'
import { COMMON_WORDS } from '#concierge/understand/common-words.ts'
import type { Item } from './item.ts'

/** Which rows use which word, and which known word a misspelt one stands for. */
export type WordIndex = {
  /** Rows (ascending) whose brand, name or strain has the stem. */
  names: ReadonlyMap<string, readonly number[]>
  /** Rows whose subcategory, tags, size, effects or flavours have the stem. */
  traits: ReadonlyMap<string, readonly number[]>
  /** The known word nearest to an unknown one, or null when none is near enough. */
  nearest(word: string): string | null
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
    nearest: (word) => near(word, 1)[0] ?? null,
    nearestAll: near,
    has: (word) => names.has(wordStem(word)) || traits.has(wordStem(word)),
  }
}

function post(postings: Map<string, number[]>, word: string, row: number): void {
  const rows = postings.get(word)
  if (rows === undefined) postings.set(word, [row])
  else if (rows[rows.length - 1] !== row) rows.push(row)
}

/** Candidates share letter pairs with the word (counted over postings), then pay a bounded edit distance. */
function buildNearest(frequency: ReadonlyMap<string, number>): (word: string, limit: number) => readonly string[] {
  const words = [...frequency.keys()].filter((word) => word.length <= 24)
  const byPair = new Map<string, number[]>()
  for (const [index, word] of words.entries()) for (const pair of letterPairs(word)) post(byPair, pair, index)
  const counts = new Uint8Array(words.length)
  return (word, limit) => {
    const allowed = word.length >= 8 ? 2 : word.length >= 6 ? 1.5 : word.length === 5 ? 1.2 : word.length === 4 ? 1 : 0
    if (allowed === 0 || word.length > 24) return []
    const touched: number[] = []
    const pairs = letterPairs(word)
    for (const pair of pairs) {
      for (const index of byPair.get(pair) ?? []) {
        if (counts[index] === 0) touched.push(index)
        counts[index] = (counts[index] ?? 0) + 1
      }
    }
    const needed = Math.max(1, pairs.length - 2 * Math.ceil(allowed) - 1)
    const found: { word: string; cost: number }[] = []
    for (const index of touched) {
      const shared = counts[index] ?? 0
      counts[index] = 0
      const candidate = words[index]
      if (shared < needed || candidate === undefined || Math.abs(candidate.length - word.length) > 2) continue
      const cost = editCost(word, candidate)
      const missesNoLetter = word.length === 4 && cost > 0.9 && candidate.length !== 5
      if (cost <= allowed && !missesNoLetter)
        found.push({ word: candidate, cost: cost - Math.min(0.2, Math.log1p(frequency.get(candidate) ?? 0) / 30) })
    }
    return found
      .sort((a, b) => a.cost - b.cost)
      .slice(0, limit)
      .map((entry) => entry.word)
  }
}

function letterPairs(word: string): string[] {
  const padded = `^${word}$`
  const pairs: string[] = []
  for (let at = 0; at < padded.length - 1; at++) pairs.push(padded.slice(at, at + 2))
  return pairs
}

const VOWELS = 'aeiouy'

/**
 * Damerau-Levenshtein with the slips of shoppers made cheaper: a doubled or undoubled letter and a wrong vowel cost a half.
 * Another first letter costs one more, because people seldom miss it.
 */
export function editCost(a: string, b: string): number {
  if (a === b) return 0
  const width = b.length + 1
  const cost = new Float32Array((a.length + 1) * width)
  const at = (i: number, j: number): number => cost[i * width + j] ?? 0
  for (let i = 0; i <= a.length; i++) cost[i * width] = i
  for (let j = 0; j <= b.length; j++) cost[j] = j
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const x = a.charAt(i - 1)
      const y = b.charAt(j - 1)
      const swap = x === y ? 0 : VOWELS.includes(x) && VOWELS.includes(y) ? 0.7 : 1
      const drop = i > 1 && a.charAt(i - 2) === x ? 0.5 : 1
      const add = j > 1 && b.charAt(j - 2) === y ? 0.5 : 1
      let best = Math.min(at(i - 1, j) + drop, at(i, j - 1) + add, at(i - 1, j - 1) + swap)
      if (i > 1 && j > 1 && x === b.charAt(j - 2) && a.charAt(i - 2) === y && x !== y)
        best = Math.min(best, at(i - 2, j - 2) + 0.9)
      cost[i * width + j] = best
    }
  }
  return at(a.length, b.length) + (a.charAt(0) === b.charAt(0) ? 0 : 0.7)
}

/** Words of everyday English and Spanish are never taken for a misspelt product. */
export function isCommonWord(word: string): boolean {
  return COMMON_WORDS.has(word) || COMMON_WORDS.has(wordStem(word))
}
