import type { Store } from '#concierge/open-store.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import { takeTurn } from '#concierge/take-turn.ts'
import { AgentBrief } from '#contract/agent.ts'
import type { CaseSet } from './load-set.ts'

const FIRST = 5
/** Shorter words are misspelt into other words too easily for anybody to say what was meant. */
const SHORTEST = 5
/** Names of so many letters are slipped in twice. */
const LONG = 12
/** Names of one shop of each kind at most, evenly over its menu. */
const MOST = 150
const NOW = new Date('2026-03-04T17:00:00Z')
const AGENT = AgentBrief.parse({})

type Asked = { text: string; isMeant: (item: Item) => boolean }

/**
 * The share of strains and brands of all shops that are among the first five products shown when their name is misspelt: a letter
 * left out, doubled, changed with the next, struck beside the right key, or written as it sounds. The slips are the same in each run.
 */
export function reportMisspelt(sets: readonly CaseSet[]): { percent: number; of: number; missed: readonly string[] } {
  const stores = sets.flatMap((set) => [...set.shops.values()].map((shop) => shop.store))
  const missed: string[] = []
  let of = 0
  for (const store of stores) {
    for (const { text, isMeant } of questionsOn(store)) {
      of++
      const { products } = takeTurn(store, { agent: AGENT, history: [], text, now: NOW, mayRecommend: true })
      const shown = new Set(products.slice(0, FIRST).map(({ productId }) => productId))
      if (!store.items.some((item) => shown.has(item.product.productId) && isMeant(item))) missed.push(text)
    }
  }
  return { percent: of === 0 ? 100 : (1 - missed.length / of) * 100, of, missed }
}

function questionsOn({ items }: Store): Asked[] {
  const inStock = items.filter((item) => item.inStock)
  const strains = namesOf(inStock.map((item) => item.product.strainName))
  const brands = namesOf(inStock.map((item) => item.product.brand))
  const all = new Set([...strains, ...brands].map(lettersOf))
  const slips = (names: readonly string[]): { name: string; slip: string }[] =>
    names.map((name, at) => ({ name, slip: slipOf(name, at) })).filter(({ slip }) => !all.has(lettersOf(slip)))
  return [
    ...slips(strains).map(({ name, slip }) => ({
      text: `do you have ${slip}`,
      isMeant: ({ product }: Item) => lettersOf(product.strainName ?? '') === lettersOf(name),
    })),
    ...slips(brands).map(({ name, slip }) => ({
      text: `anything from ${slip}`,
      isMeant: ({ product }: Item) => lettersOf(product.brand ?? '') === lettersOf(name),
    })),
  ]
}

function namesOf(names: readonly (string | null)[]): string[] {
  const known = [...new Set(names.flatMap((name) => name ?? []))].filter((name) => longestWord(name).length >= SHORTEST)
  const step = Math.max(1, Math.ceil(known.length / MOST))
  return known.filter((_name, at) => at % step === 0)
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function longestWord(name: string): string {
  return name
    .toLowerCase()
    .split(/[^a-z]+/)
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}

/** The name with its longest word misspelt in the way that its place in the list says. */
function slipOf(name: string, at: number): string {
  const word = longestWord(name)
  const once = SLIPS[at % SLIPS.length]?.(word, at) ?? word
  const slip = word.length >= LONG ? (SLIPS[(at + 1) % SLIPS.length]?.(once, at + 5) ?? once) : once
  return name.toLowerCase().replace(word, slip)
}

const BESIDE: Readonly<Record<string, string>> = Object.fromEntries(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) =>
    [...row].map((key, place) => [key, row[place + 1] ?? row[place - 1] ?? key]),
  ),
)
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/, 'f'],
  [/ck/, 'k'],
  [/ee/, 'ea'],
  [/z/, 's'],
  [/c(?=[aou])/, 'k'],
  [/y$/, 'ie'],
  [/i/, 'e'],
  [/e/, 'i'],
  [/o/, 'a'],
]

/** Never in the first letter, which people know. */
const SLIPS: readonly ((word: string, seed: number) => string)[] = [
  (word, seed) => edited(word, seed, () => ''),
  (word, seed) => edited(word, seed, (letter) => letter + letter),
  (word, seed) => {
    const place = placeIn(word, seed, 2)
    return word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2)
  },
  (word, seed) => edited(word, seed, (letter) => BESIDE[letter] ?? letter),
  (word) => {
    const [pattern, sound] = SOUNDS.find(([found]) => found.test(word.slice(1))) ?? [/$/, 'h']
    return word.charAt(0) + word.slice(1).replace(pattern, sound)
  },
]

function edited(word: string, seed: number, change: (letter: string) => string): string {
  const place = placeIn(word, seed, 1)
  return word.slice(0, place) + change(word[place] ?? '') + word.slice(place + 1)
}

function placeIn(word: string, seed: number, atEnd: number): number {
  return 1 + ((seed * 7) % Math.max(1, word.length - 1 - atEnd))
}
