import { wordStem } from '#concierge/understand/fold-text.ts'
import type { Gazetteer } from './gazetteer.ts'
import { editCost } from './edit-cost.ts'

/** Puts a misspelt name right as a whole, where its words were run together, cut or broken: "gharlic patt ies" is found by its letters. */
export type NameSpeller = (words: readonly string[], isKnown: (word: string) => boolean) => readonly string[]

const SHORTEST = 5
const LONGEST = 34
const MOST_WORDS = 5
const LOOKED_AT = 60

type Name = { words: string; letters: string; weight: number }

/** Names of the menu and brands, found by the letter pairs they share with what was written, then measured by edit distance. */
export function buildNameSpeller(gazetteer: Gazetteer): NameSpeller {
  const names: Name[] = []
  const add = (words: string, weight: number): void => {
    const letters = words.replace(/[^\p{L}\p{N}]/gu, '')
    if (letters.length >= SHORTEST && letters.length <= LONGEST) names.push({ words, letters, weight })
  }
  for (const [words, rows] of gazetteer.names) add(words, rows.length)
  for (const [words, entry] of gazetteer.brands) add(words, entry.rows.length)
  const byPair = new Map<string, number[]>()
  for (const [index, name] of names.entries())
    for (const pair of new Set(pairsOf(name.letters))) {
      const list = byPair.get(pair)
      if (list === undefined) byPair.set(pair, [index])
      else list.push(index)
    }
  const shared = new Uint8Array(names.length)
  const nearest = (letters: string): { name: Name; cost: number } | null => {
    const pairs = pairsOf(letters)
    const touched: number[] = []
    for (const pair of pairs)
      for (const index of byPair.get(pair) ?? []) {
        if (shared[index] === 0) touched.push(index)
        shared[index] = (shared[index] ?? 0) + 1
      }
    const allowed = allowedCost(letters.length)
    const candidates: { name: Name; shared: number }[] = []
    for (const index of touched) {
      const name = names[index]
      const count = shared[index] ?? 0
      shared[index] = 0
      if (name === undefined || Math.abs(name.letters.length - letters.length) > allowed) continue
      if (count * 2 >= pairs.length - 3 * allowed) candidates.push({ name, shared: count })
    }
    candidates.sort((a, b) => b.shared - a.shared || b.name.weight - a.name.weight)
    let best: { name: Name; cost: number } | null = null
    for (const { name } of candidates.slice(0, LOOKED_AT)) {
      const cost = editCost(letters, name.letters)
      if (cost <= allowed && cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { name, cost }
    }
    return best
  }
  return (words, isKnown) => spell(words, isKnown, nearest)
}

/** Longer names bear more slips. */
function allowedCost(length: number): number {
  return length < 6 ? 1.2 : length < 8 ? 2 : length < 12 ? 2.4 : 3
}

function pairsOf(letters: string): string[] {
  const padded = `^${letters}$`
  const pairs: string[] = []
  for (let at = 0; at + 1 < padded.length; at++) pairs.push(padded.slice(at, at + 2))
  return pairs
}

type Found = { from: number; to: number; name: string; score: number }

/** Every run of words with a strange one in it is compared; the closest run is written right, and so on. */
function spell(
  words: readonly string[],
  isKnown: (word: string) => boolean,
  nearest: (letters: string) => { name: Name; cost: number } | null,
): readonly string[] {
  const strange = words.map((word) => /^\p{L}[\p{L}'-]{2,}$/u.test(word) && !isKnown(word))
  if (!strange.includes(true)) return words
  const found: Found[] = []
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to++) {
      if (!strange.slice(from, to).includes(true)) continue
      const run = words.slice(from, to)
      if (run.some((word) => /^[,.$%\d]+$/.test(word))) break
      const letters = run
        .map((word) => wordStem(word))
        .join('')
        .replace(/[^\p{L}\p{N}]/gu, '')
      if (letters.length < SHORTEST || letters.length > LONGEST) continue
      const near = nearest(letters)
      if (near === null || !keepsKnown(run, strange.slice(from, to), near.name.letters)) continue
      const outside = strange.filter((odd, at) => odd && (at < from || at >= to)).length
      found.push({
        from,
        to,
        name: near.name.words,
        score: near.cost / letters.length + 0.02 * outside - 0.004 * letters.length,
      })
    }
  }
  const [best] = found.sort((a, b) => a.score - b.score)
  if (best === undefined) return words
  return [...words.slice(0, best.from), ...best.name.split(' '), ...spell(words.slice(best.to), isKnown, nearest)]
}

/** Words that are right by themselves must stand in the name as they are: "for the boat" is no misspelt "The Boast". */
function keepsKnown(run: readonly string[], strange: readonly boolean[], letters: string): boolean {
  return run.every((word, at) => strange[at] === true || letters.includes(wordStem(word)))
}
