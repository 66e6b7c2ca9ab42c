import { once, remember } from '#concierge/retrieve/remember.ts'
import { allMatches } from './all-matches.ts'
import { EMPTY_CODE, mix, mixLetter } from './text-code.ts'

/** Long enough to tell "how much" from "how many". */
const LONGEST = 6

/** Alternatives with so many first letters in common are one pattern: to build many small ones costs more than they save. */
const TOGETHER = 3

/** Scripts without blanks: there a word may begin at every letter. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** What the words of a text begin with, as codes, and at which places of it they do. Two beginnings may share a code: they are tried then. */
export type Starts = ReadonlyMap<number, readonly number[]>

/** The first letters of every word of a text, one to six of them; they may run on into the next word ("how mu"). */
export const startsIn: (text: string) => Starts = remember(findStarts, { most: 500, longest: 400 })

const WORD = /[\p{L}\p{N}]+/gu

function findStarts(text: string): Starts {
  const starts = new Map<number, number[]>()
  for (const { 0: word, index } of allMatches(text, WORD)) {
    const last = UNPARTED.test(word) ? word.length - 1 : 0
    for (let from = 0; from <= last; from++) putStarts(text, index + from, starts)
  }
  return starts
}

function putStarts(text: string, place: number, starts: Map<number, number[]>): void {
  const end = Math.min(text.length, place + LONGEST)
  let start = EMPTY_CODE
  for (let at = place; at < end; at++) {
    start = mixLetter(start, text.charCodeAt(at))
    const places = starts.get(start)
    if (places === undefined) starts.set(start, [place])
    else places.push(place)
  }
}

const known = new Map<string, readonly number[] | null>()

/** False when the pattern, which must begin at a word, cannot match a text with these word starts: most of a lexicon is passed over so. */
export function mayMatch(pattern: RegExp, starts: Starts): boolean {
  let heads = known.get(pattern.source)
  if (heads === undefined) {
    heads = headsOf(pattern.source)?.map(codeOf) ?? null
    known.set(pattern.source, heads)
  }
  return heads === null || heads.some((head) => starts.has(head))
}

function codeOf(head: string): number {
  return mix(EMPTY_CODE, head)
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
  return (starts) => {
    const found = new Set(always)
    for (const start of starts.keys()) for (const at of byHead.get(start) ?? NOWHERE) found.add(at)
    return [...found].sort((a, b) => a - b)
  }
}

const NOWHERE: readonly number[] = []

/** Some alternatives of the pattern at this place of the list, as one pattern that is built when first needed. */
type Choices = { at: number; pattern: () => RegExp }

/**
 * Which of many patterns match a text, as places in their list, the first one first. Each must begin at a word and refer back to
 * nothing: of their alternatives only those are tried that begin as a word of the text does, and only there.
 */
export function indexByStarts(patterns: readonly RegExp[]): (text: string) => number[] {
  const byHead = new Map<number, Choices[]>()
  const others: Choices[] = []
  for (const [at, { source, flags }] of patterns.entries()) {
    const { heads, unclear } = sortChoices(source)
    if (unclear.length > 0) others.push({ at, pattern: lazily(() => new RegExp(unclear.join('|'), flags)) })
    for (const group of Map.groupBy(heads, ([head]) => head.slice(0, TOGETHER)).values()) {
      const pattern = lazily(() => new RegExp(group.flatMap(([, choices]) => choices).join('|'), `${flags}y`))
      for (const [head] of group) {
        const list = byHead.get(codeOf(head)) ?? []
        byHead.set(codeOf(head), list)
        list.push({ at, pattern })
      }
    }
  }
  return (text) => {
    const found = new Set<number>()
    for (const { at, pattern } of others) if (pattern().test(text)) found.add(at)
    for (const [start, places] of startsIn(text))
      for (const { at, pattern } of byHead.get(start) ?? NONE)
        if (!found.has(at) && places.some((place) => matchesAt(pattern(), text, place))) found.add(at)
    return [...found].toSorted((a, b) => a - b)
  }
}

const NONE: readonly Choices[] = []

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

/** The alternatives of a source by what they begin with, and those of which that cannot be told. */
function sortChoices(source: string): { heads: ReadonlyMap<string, readonly string[]>; unclear: readonly string[] } {
  const heads = new Map<string, string[]>()
  const unclear: string[] = []
  for (const branch of branchesOf(source)) {
    const { before, inner, after } = openGroup(branch)
    const whole = (choices: readonly string[]): string => `${before}(?:${choices.join('|')})${after}`
    const own = Map.groupBy(
      inner.flatMap((choice) => [...new Set(branchHeads(choice) ?? [null])].map((head) => ({ head, choice }))),
      ({ head }) => head,
    )
    for (const [head, group] of own) {
      const part = whole(group.map(({ choice }) => choice))
      if (head === null) unclear.push(part)
      else heads.set(head, [...(heads.get(head) ?? []), part])
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
  const heads = new Set<string>()
  for (const branch of branchesOf(source)) {
    const own = branchHeads(branch)
    if (own === null) return null
    for (const head of own) heads.add(head)
  }
  return [...heads]
}

function branchHeads(branch: string): readonly string[] | null {
  if (branch.startsWith('\\b')) return branchHeads(branch.slice(2))
  if (branch.startsWith('^')) return branchHeads(branch.slice(1))
  if (branch.startsWith('\\d')) return [...'0123456789']
  if (branch.startsWith('(')) return groupHeads(branch)
  const letters = /^[\p{L}\p{N}][\p{L}\p{N} ]*/u.exec(branch)?.[0] ?? ''
  if (letters === '') return null
  const optional = /^[?*{]/.test(branch.slice(letters.length))
  if (!optional) return [letters.slice(0, LONGEST)]
  const sure = letters.slice(0, -1).slice(0, LONGEST)
  return sure === '' ? null : [sure]
}

function groupHeads(branch: string): readonly string[] | null {
  const end = closing(branch)
  const rest = branch.slice(end + 1)
  if (/^\(\?(?:<!|<=|!|=)/.test(branch)) return rest === '' ? null : branchHeads(rest)
  const inside = headsOf(branch.slice(branch.startsWith('(?:') ? 3 : 1, end))
  if (inside === null) return null
  if (!/^[?*]/.test(rest)) return inside
  const after = branchHeads(rest.slice(1))
  return after === null ? null : [...inside, ...after]
}

/** The alternatives of a source, split where no bracket is open. */
function branchesOf(source: string): string[] {
  const branches: string[] = []
  let from = 0
  let depth = 0
  for (let at = 0; at < source.length; at++) {
    const char = source.charAt(at)
    if (char === '\\') at++
    else if (char === '(' || char === '[') depth++
    else if (char === ')' || char === ']') depth--
    else if (char === '|' && depth === 0) {
      branches.push(source.slice(from, at))
      from = at + 1
    }
  }
  return [...branches, source.slice(from)]
}

function closing(source: string): number {
  let depth = 0
  for (let at = 0; at < source.length; at++) {
    const char = source.charAt(at)
    if (char === '\\') at++
    else if (char === '(') depth++
    else if (char === ')' && --depth === 0) return at
  }
  return source.length
}
