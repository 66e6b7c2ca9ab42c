import { once, remember } from '#concierge/retrieve/remember.ts'
import { allMatches } from './all-matches.ts'
import { type Bits, bitsOf, mayHold } from './code-bits.ts'
import { neededWords } from './needed-words.ts'
import { branchesOf, closing } from './pattern-source.ts'
import { EMPTY_CODE, mix, mixLetter } from './text-code.ts'

/** Long enough to tell "how much" from "how many". */
const LONGEST = 6

/** Alternatives with so many first letters in common are one pattern: to build many small ones costs more than they save. */
const TOGETHER = 3

/** Scripts without blanks: there a word may begin at every letter. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/**
 * What the words of a text begin with, as codes, and at which places of it they do. Two beginnings may share a code: they are tried
 * then. `seen` tells most codes that are not there without looking them up.
 */
export type Starts = { readonly places: ReadonlyMap<number, readonly number[]>; readonly seen: Bits }

/** The first letters of every word of a text, one to six of them; they may run on into the next word ("how mu"). */
export const startsIn: (text: string) => Starts = remember(findStarts, { most: 500, longest: 400 })

const WORD = /[\p{L}\p{N}]+/gu

function findStarts(text: string): Starts {
  const places = new Map<number, number[]>()
  for (const { 0: word, index } of allMatches(text, WORD)) {
    const last = UNPARTED.test(word) ? word.length - 1 : 0
    for (let from = 0; from <= last; from++) putStarts(text, index + from, places)
  }
  return { places, seen: bitsOf(places.keys()) }
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

const known = new Map<string, readonly number[] | null>()

/** False when the pattern, which must begin at a word, cannot match a text with these word starts: most of a lexicon is passed over so. */
export function mayMatch(pattern: RegExp, { places, seen }: Starts): boolean {
  let heads = known.get(pattern.source)
  if (heads === undefined) {
    heads = headsOf(pattern.source)?.map(codeOf) ?? null
    known.set(pattern.source, heads)
  }
  if (heads === null) return true
  for (const head of heads) if (mayHold(seen, head) && places.has(head)) return true
  return false
}

function codeOf(head: string): number {
  return mix(EMPTY_CODE, head) & SMALL
}

/** As `mayMatch` for many patterns at once: the places in their list of those that may match, the first one first. */
export function indexHeads(patterns: readonly RegExp[]): (starts: Starts) => readonly number[] {
  const byHead = new Map<number, number[]>()
  const always: number[] = []
  for (const [at, { source }] of patterns.entries()) {
    const heads = headsOf(source)
    if (heads === null) always.push(at)
    for (const head of heads?.map(codeOf) ?? []) byHead.set(head, [...(byHead.get(head) ?? []), at])
  }
  const begun = bitsOf(byHead.keys())
  return ({ places }) => {
    const found = [...always]
    for (const start of places.keys())
      if (mayHold(begun, start)) for (const at of byHead.get(start) ?? NOWHERE) if (!found.includes(at)) found.push(at)
    return found.sort((a, b) => a - b)
  }
}

const NOWHERE: readonly number[] = []

/** Some alternatives of the pattern at this place of the list, as one pattern that is built when first needed; one of `needs` begins a word wherever they match. */
type Choices = { at: number; pattern: () => RegExp; needs: readonly number[] | null }

/**
 * Which of many patterns match a text, as places in their list, the first one first. Each must begin at a word and refer back to
 * nothing: of their alternatives only those are tried that begin as a word of the text does, and only there.
 */
export function indexByStarts(patterns: readonly RegExp[]): (text: string) => number[] {
  const byHead = new Map<number, Choices[]>()
  const others: Choices[] = []
  for (const [at, { source, flags }] of patterns.entries()) {
    const { heads, unclear } = sortChoices(source)
    if (unclear.length > 0) others.push(toChoices(at, unclear, flags))
    for (const group of Map.groupBy(heads, ([head]) => head.slice(0, TOGETHER)).values()) {
      // An alternative with many beginnings stands under each of them, and is tried once.
      const own = new Set(group.flatMap(([, alternatives]) => alternatives))
      const choices = toChoices(at, [...own], `${flags}y`)
      for (const [head] of group) {
        const list = byHead.get(codeOf(head)) ?? []
        byHead.set(codeOf(head), list)
        list.push(choices)
      }
    }
  }
  const begun = bitsOf(byHead.keys())
  return (text) => {
    const found = new Set<number>()
    const starts = startsIn(text)
    for (const { at, pattern, needs } of others) if (hasOne(starts, needs) && pattern().test(text)) found.add(at)
    for (const [start, places] of starts.places) {
      if (!mayHold(begun, start)) continue
      for (const { at, pattern, needs } of byHead.get(start) ?? NONE)
        if (!found.has(at) && hasOne(starts, needs) && places.some((place) => matchesAt(pattern(), text, place)))
          found.add(at)
    }
    return [...found].toSorted((a, b) => a - b)
  }
}

const NONE: readonly Choices[] = []

function toChoices(at: number, alternatives: readonly Alternative[], flags: string): Choices {
  const source = [...Map.groupBy(alternatives, ({ frame }) => frame)]
    .map(([{ before, after }, own]) => `${before}(?:${own.map(({ choice }) => choice).join('|')})${after}`)
    .join('|')
  return { at, pattern: lazily(() => new RegExp(source, flags)), needs: neededWords(source)?.map(codeOf) ?? null }
}

function hasOne({ places, seen }: Starts, needs: readonly number[] | null): boolean {
  return needs === null || needs.some((code) => mayHold(seen, code) && places.has(code))
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

function matchesAt(sticky: RegExp, text: string, place: number): boolean {
  sticky.lastIndex = place
  return sticky.test(text)
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

/** What a match can begin with, up to six letters and blanks each; null when that cannot be told from the source. */
function headsOf(source: string): readonly string[] | null {
  const heads = new Set(
    branchesOf(source)
      .flatMap((branch) => beginningsOf(branch))
      .map(({ letters }) => letters),
  )
  return heads.has('') ? null : [...heads]
}

/** The first letters of a match; `whole` while all that was read of it is letters, so that what follows goes on behind them. */
type Beginning = { letters: string; whole: boolean }

/** So many beginnings of one alternative are told apart. */
const MOST_BEGINNINGS = 120

function beginningsOf(branch: string): readonly Beginning[] {
  let begun: readonly Beginning[] = [{ letters: '', whole: true }]
  let rest = branch
  while (rest !== '' && begun.some(({ whole }) => whole)) {
    const part = readPart(rest)
    rest = rest.slice(part.length)
    const longer = begun.flatMap((beginning) => (beginning.whole ? goOn(beginning, part.beginnings) : [beginning]))
    if (longer.length > MOST_BEGINNINGS) return begun.map(({ letters }) => ({ letters, whole: false }))
    begun = longer
  }
  return begun
}

function goOn({ letters }: Beginning, next: readonly Beginning[]): readonly Beginning[] {
  return next.map((more) => {
    const both = letters + more.letters
    return { letters: both.slice(0, LONGEST), whole: more.whole && both.length < LONGEST }
  })
}

type SourcePart = { length: number; beginnings: readonly Beginning[] }

const NOTHING: Beginning = { letters: '', whole: true }
const ANYTHING: Beginning = { letters: '', whole: false }

/** The first part of a source: what is of no width, letters, a group, or anything else. */
function readPart(source: string): SourcePart {
  if (source.startsWith('\\b')) return { length: 2, beginnings: [NOTHING] }
  if (source.startsWith('^')) return { length: 1, beginnings: [NOTHING] }
  if (source.startsWith('\\d'))
    return { length: 2, beginnings: [...'0123456789'].map((letters) => ({ letters, whole: false })) }
  if (source.startsWith('(')) return readGroup(source)
  const letters = /^[\p{L}\p{N} ]+/u.exec(source)?.[0] ?? ''
  if (letters === '') return { length: source.length, beginnings: [ANYTHING] }
  const quantified = /^[?*+{]/.test(source.slice(letters.length))
  if (!quantified) return { length: letters.length, beginnings: [{ letters, whole: true }] }
  if (letters.length > 1)
    return { length: letters.length - 1, beginnings: [{ letters: letters.slice(0, -1), whole: true }] }
  return repeated(source, 1, [{ letters, whole: true }])
}

function readGroup(source: string): SourcePart {
  const end = closing(source)
  if (/^\(\?(?:<!|<=|!|=)/.test(source)) return { length: end + 1, beginnings: [NOTHING] }
  const inner = branchesOf(source.slice(source.startsWith('(?:') ? 3 : 1, end))
  return repeated(
    source,
    end + 1,
    inner.flatMap((branch) => beginningsOf(branch)),
  )
}

/** A part of so many signs, and how often it may stand there. */
function repeated(source: string, length: number, once: readonly Beginning[]): SourcePart {
  const sign = source.charAt(length)
  if (sign === '?') return { length: length + 1, beginnings: [...once, NOTHING] }
  const more = once.map(({ letters }) => ({ letters, whole: false }))
  if (sign === '+') return { length: length + 1, beginnings: more }
  if (sign === '*') return { length: length + 1, beginnings: [...more, NOTHING] }
  if (sign === '{') return { length: source.length, beginnings: [ANYTHING] }
  return { length, beginnings: once }
}
