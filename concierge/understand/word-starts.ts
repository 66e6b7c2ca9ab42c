import { once, remember } from '#concierge/retrieve/remember.ts'
import { allMatches } from './all-matches.ts'
import { type Bits, bitsOf, mayHold } from './code-bits.ts'
import { type Letters, lettersIn, mayMatch, type Sieves, sievesOf } from './letter-sieve.ts'
import { headsOf, LONGEST } from './pattern-heads.ts'
import { branchesOf, closing } from './pattern-source.ts'
import { EMPTY_CODE, mix, mixLetter } from './text-code.ts'

/** Alternatives with so many first letters in common are one pattern: to build many small ones costs more than they save. */
const TOGETHER = 3

/** Scripts without blanks: there a word may begin at every letter. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/**
 * What the words of a text begin with, as codes, and at which places of it they do. Two beginnings may share a code: they are tried
 * then. `seen` tells most codes that are not there without looking them up.
 */
export type Starts = {
  readonly codes: readonly number[]
  readonly places: ReadonlyMap<number, readonly number[]>
  readonly seen: Bits
  readonly letters: Letters
}

/** The first letters of every word of a text, one to six of them; they may run on into the next word ("how mu"). */
export const startsIn: (text: string) => Starts = remember(findStarts, { most: 500, longest: 400 })

const WORD = /[\p{L}\p{N}]+/gu

function findStarts(text: string): Starts {
  const places = new Map<number, number[]>()
  for (const { 0: word, index } of allMatches(text, WORD)) {
    const last = UNPARTED.test(word) ? word.length - 1 : 0
    for (let from = 0; from <= last; from++) putStarts(text, index + from, places)
  }
  const codes = [...places.keys()]
  return { codes, places, seen: bitsOf(codes), letters: lettersIn(text) }
}

/** Codes are kept as the runtime's small integers: as larger ones each would be a thing of its own. */
const SMALL = 0x3fffffff

function putStarts(text: string, place: number, starts: Map<number, number[]>): void {
  const end = Math.min(text.length, place + LONGEST)
  let start = EMPTY_CODE
  for (let at = place; at < end; at++) {
    start = mixLetter(start, text.charCodeAt(at))
    const places = starts.get(start & SMALL)
    if (places === undefined) starts.set(start & SMALL, [place])
    else places.push(place)
  }
}

type Known = { heads: readonly number[] | null; sticky: RegExp; sieves: Sieves }
const known = new Map<string, Known>()

/** By its source, since a pattern that is written out in a function is another one at each call. */
function knownOf({ source, flags }: RegExp): Known {
  let found = known.get(source)
  if (found === undefined) {
    found = {
      heads: headsOf(source)?.map(codeOf) ?? null,
      sticky: new RegExp(source, `${flags.replace('g', '')}y`),
      sieves: sievesOf([{ source, flags }]),
    }
    known.set(source, found)
  }
  return found
}

/**
 * Every match in `rest`, which is the text of these word starts with some words blanked out. The pattern must begin at a word: it is
 * tried only where a word begins as a match can.
 */
export function matchesAtStarts(rest: string, pattern: RegExp, starts: Starts): RegExpExecArray[] {
  const { heads, sticky, sieves } = knownOf(pattern)
  if (!mayMatch(sieves, 0, starts.letters)) return []
  if (heads === null) return allMatches(rest, pattern)
  const places = placesOf(heads, starts)
  const found: RegExpExecArray[] = []
  let end = 0
  for (const place of places) {
    if (place < end) continue
    sticky.lastIndex = place
    const match = sticky.exec(rest)
    if (match === null) continue
    found.push(match)
    end = place + match[0].length
  }
  return found
}

function placesOf(heads: readonly number[], { places, seen }: Starts): readonly number[] {
  let found: number[] | null = null
  for (const head of heads) {
    const own = mayHold(seen, head) ? places.get(head) : undefined
    if (own === undefined) continue
    found ??= []
    for (const place of own) if (!found.includes(place)) found.push(place)
  }
  return found?.sort((one, other) => one - other) ?? NOWHERE
}

function codeOf(head: string): number {
  return mix(EMPTY_CODE, head) & SMALL
}

/** Of many patterns, which must begin at a word, the places in their list of those that may match, the first one first. */
export function indexHeads(patterns: readonly RegExp[]): (starts: Starts) => readonly number[] {
  const byHead = new Map<number, number[]>()
  const always: number[] = []
  for (const [at, { source }] of patterns.entries()) {
    const heads = headsOf(source)
    if (heads === null) always.push(at)
    for (const head of heads?.map(codeOf) ?? []) byHead.set(head, [...(byHead.get(head) ?? []), at])
  }
  const begun = bitsOf([...byHead.keys()])
  const sieves = sievesOf(patterns)
  return ({ codes, letters }) => {
    const found = [...always]
    for (const start of codes)
      if (mayHold(begun, start)) for (const at of byHead.get(start) ?? NOWHERE) if (!found.includes(at)) found.push(at)
    return found.filter((at) => mayMatch(sieves, at, letters)).sort((a, b) => a - b)
  }
}

const NOWHERE: readonly number[] = []

/** Some alternatives of the pattern at this place of the list, as one pattern that is built when first needed; `sieve` is its place among those of the index. */
type Choices = { at: number; pattern: () => RegExp; sieve: number }

/**
 * Which of many patterns match a text, as places in their list, the first one first. Each must begin at a word and refer back to
 * nothing: of their alternatives only those are tried that begin as a word of the text does, and only there.
 */
export function indexByStarts(patterns: readonly RegExp[]): (text: string) => number[] {
  const byHead = new Map<number, Choices[]>()
  const others: Choices[] = []
  const sources: { source: string; flags: string }[] = []
  const toChoices = (at: number, source: string, flags: string): Choices => {
    sources.push({ source, flags })
    return { at, pattern: lazily(() => new RegExp(source, flags)), sieve: sources.length - 1 }
  }
  for (const [at, { source, flags }] of patterns.entries()) {
    const { heads, unclear } = sortChoices(source)
    if (unclear.length > 0) others.push(toChoices(at, sourceOf(unclear), flags))
    for (const group of Map.groupBy(heads, ([head]) => head.slice(0, TOGETHER)).values()) {
      // An alternative with many beginnings stands under each of them, and is tried once.
      const own = new Set(group.flatMap(([, alternatives]) => alternatives))
      const choices = toChoices(at, sourceOf([...own]), `${flags}y`)
      for (const [head] of group) {
        const list = byHead.get(codeOf(head)) ?? []
        byHead.set(codeOf(head), list)
        list.push(choices)
      }
    }
  }
  const begun = bitsOf([...byHead.keys()])
  const sieves = sievesOf(sources)
  return (text) => {
    const found = new Set<number>()
    const starts = startsIn(text)
    const { codes, places, letters } = starts
    for (const { at, pattern, sieve } of others)
      if (mayMatch(sieves, sieve, letters) && pattern().test(text)) found.add(at)
    for (const start of codes) {
      if (!mayHold(begun, start)) continue
      for (const { at, pattern, sieve } of byHead.get(start) ?? NONE)
        if (mayMatch(sieves, sieve, letters) && !found.has(at) && matchesAtOne(pattern(), text, places.get(start)))
          found.add(at)
    }
    return [...found].toSorted((a, b) => a - b)
  }
}

const NONE: readonly Choices[] = []

function sourceOf(alternatives: readonly Alternative[]): string {
  return [...Map.groupBy(alternatives, ({ frame }) => frame)]
    .map(([{ before, after }, own]) => `${before}(?:${own.map(({ choice }) => choice).join('|')})${after}`)
    .join('|')
}

const indexed: (() => RegExp)[] = []

function lazily(build: () => RegExp): () => RegExp {
  const pattern = once(build)
  indexed.push(pattern)
  return pattern
}

/** Compiles the patterns of every index, which otherwise are when a message first needs them: the first shoppers would wait for it. */
export function compileIndexed(): void {
  for (const pattern of indexed) compile(pattern())
}

/** The runtime compiles a pattern when it runs, and for speed when it runs again. */
function compile(pattern: RegExp): void {
  for (let time = 0; time < 2; time++) {
    pattern.lastIndex = 0
    pattern.test('a')
  }
  pattern.lastIndex = 0
}

function matchesAtOne(sticky: RegExp, text: string, places: readonly number[] = NOWHERE): boolean {
  for (const place of places) {
    sticky.lastIndex = place
    if (sticky.test(text)) return true
  }
  return false
}

/** One of the choices of a group, and what stands around all of them. */
type Alternative = { frame: { before: string; after: string }; choice: string }

/** The alternatives of a source by what they begin with, and those of which that cannot be told. */
function sortChoices(source: string): {
  heads: ReadonlyMap<string, readonly Alternative[]>
  unclear: readonly Alternative[]
} {
  const heads = new Map<string, Alternative[]>()
  const unclear: Alternative[] = []
  for (const branch of branchesOf(source)) {
    const { before, inner, after } = openGroup(branch)
    const frame = { before, after }
    for (const choice of inner) {
      const alternative = { frame, choice }
      const own = headsOf(`(?:${choice})${after}`)
      if (own === null) unclear.push(alternative)
      for (const head of own ?? []) heads.set(head, [...(heads.get(head) ?? []), alternative])
    }
  }
  return { heads, unclear }
}

/** A group of alternatives apart from what stands before and behind it; a branch that is no such group is one alternative. */
function openGroup(branch: string): { before: string; inner: readonly string[]; after: string } {
  const before = /^(?:\^|\\b|\(\?<!\\p\{L\}\))?/.exec(branch)?.[0] ?? ''
  const rest = branch.slice(before.length)
  const end = rest.startsWith('(?:') ? closing(rest) : -1
  const after = rest.slice(end + 1)
  if (end < 0 || /^[?*+{]/.test(after)) return { before, inner: [rest], after: '' }
  return { before, inner: branchesOf(rest.slice(3, end)), after }
}
