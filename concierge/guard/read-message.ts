import { CONCEPTS } from '#concierge/lexicon-safety/concepts.ts'
import { OFF_TOPIC } from '#concierge/guard-examples/off-topic.ts'
import { SERVE } from '#concierge/guard-examples/serve.ts'
import { inPlainWords } from './plain-senses.ts'
import { REAL_WORDS } from './real-words.ts'
import { wordForms } from './word-forms.ts'
import { tokenize, type Token } from './tokenize.ts'
import { remember } from '#concierge/retrieve/remember.ts'

export type Span = { start: number; end: number }

/** A message as the rules see it: its words, and where each concept of the lexicon stands. */
export type Reading = {
  tokens: readonly Token[]
  /** Where a concept (upper case) or a plain word (lower case) stands. */
  find(atom: string): readonly Span[]
  /** Whether a concept or a word stands anywhere, in any of its forms. */
  has(atom: string): boolean
  /** Every concept that stands somewhere in the message. */
  concepts: readonly string[]
  /** Every word, word form and concept of the message. */
  atoms: readonly string[]
  /** Number of words before each position that carry meaning; articles and "really" do not count. */
  weightBefore: readonly number[]
}

type Branch = { next: Map<string, Branch>; concepts: string[] }

const NOTHING: readonly Span[] = []
const FILLERS = new Set(
  'a an the just really very so please actually literally fucking freaking damn kinda pretty quite totally maybe also then well like um uh ok okay el la los las un una unos unas muy por favor pues'.split(
    ' ',
  ),
)
const PHRASE_LIMIT = 7
/** Stems are found by so many of their outer letters; a shorter one would be in too many words. */
const STEM_LETTERS = 4
type Stem = { stem: string; concept: string }
const NO_STEMS: readonly Stem[] = []
const FUZZY_FROM_LENGTH = 7

/** Words met in ordinary messages are no misspellings: "concert" is not the medicine one letter away. */
const TERPENE_NAMES =
  'bisabolol myrcene limonene linalool pinene caryophyllene humulene terpinolene ocimene nerolidol guaiol geraniol borneol eucalyptol terpineol farnesene valencene camphene'
/** They end as medicines do ("-olol", "-pril"), and are none. */
const NO_MEDICINES: ReadonlySet<string> = new Set([...TERPENE_NAMES.split(' '), 'april'])
const ORDINARY_WORDS = new Set(`${SERVE} ${OFF_TOPIC} ${TERPENE_NAMES} ${REAL_WORDS}`.match(/[a-z]+/g))

const { root, stems, fuzzy } = buildLexicon()

export function readMessage(text: string): Reading {
  const tokens = tokenize(inPlainWords(text))
  const places = new Map<string, Span[]>()
  const put = (atom: string, start: number, end: number) => {
    const spans = places.get(atom)
    if (spans) spans.push({ start, end })
    else places.set(atom, [{ start, end }])
  }
  const words = tokens.map(({ word }) => lookUp(word))
  tokens.forEach((token, at) => {
    for (const form of words[at]?.forms ?? []) put(form, at, at + 1)
    if (token.value !== null) put('NUMBER', at, at + 1)
    for (const concept of words[at]?.concepts ?? []) put(concept, at, at + 1)
    followPhrases(words, at, put)
  })
  const weightBefore = [0]
  for (const token of tokens) weightBefore.push((weightBefore.at(-1) ?? 0) + (FILLERS.has(token.word) ? 0 : 1))
  const find = (atom: string) => places.get(atom) ?? (atom.includes('_') ? findPhrase(atom, tokens, places) : NOTHING)
  const atoms = [...places.keys()]
  const concepts = atoms.filter((atom) => atom !== atom.toLowerCase())
  return { tokens, weightBefore, find, has: (atom) => places.has(atom), concepts, atoms }
}

/** Phrases are those of the rules, so there are only so many. */
const wordsOfPhrase = remember((atom): readonly string[] => atom.split('_'), { most: 2000, longest: 60 })

/** A phrase that a rule spells out (`drug_test`); found once a message, then remembered. */
function findPhrase(atom: string, tokens: readonly Token[], places: Map<string, Span[]>): readonly Span[] {
  const words = wordsOfPhrase(atom)
  const starts = places.get(words[0] ?? '')
  if (starts === undefined) return NOTHING
  const found = starts
    .filter(({ start }) =>
      words.every(
        (word, offset) =>
          tokens[start + offset]?.word === word || places.get(word)?.some((at) => at.start === start + offset),
      ),
    )
    .map(({ start }) => ({ start, end: start + words.length }))
  places.set(atom, found)
  return found
}

type Word = { forms: readonly string[]; concepts: readonly string[]; branches: readonly Branch[] }

/** What the lexicon says of a word by itself: its forms, the concepts of its stem, and where the phrases go on that begin with it. */
const lookUp = remember((word): Word => {
  const forms = wordForms(word)
  const begun = forms.flatMap((form) => root.next.get(form) ?? [])
  const near = begun.length === 0 ? nearWord(word) : null
  return { forms, concepts: conceptsByStem(word), branches: near === null ? [...new Set(begun)] : [near] }
})

function followPhrases(words: readonly Word[], at: number, put: (c: string, s: number, e: number) => void) {
  let branches: readonly Branch[] = []
  for (let length = 0; length < PHRASE_LIMIT && at + length < words.length; length++) {
    const next = length === 0 ? (words[at]?.branches ?? []) : goOn(branches, words[at + length]?.forms ?? [])
    for (const branch of next) for (const concept of branch.concepts) put(concept, at, at + length + 1)
    if (next.length === 0) return
    branches = next
  }
}

function goOn(branches: readonly Branch[], forms: readonly string[]): readonly Branch[] {
  const next: Branch[] = []
  for (const branch of branches) {
    for (const form of forms) {
      const child = branch.next.get(form)
      if (child && !next.includes(child)) next.push(child)
    }
  }
  return next
}

function conceptsByStem(word: string): readonly string[] {
  if (word.length < STEM_LETTERS || NO_MEDICINES.has(word)) return []
  const found: string[] = []
  for (const { stem, concept } of stems.prefix.get(word.slice(0, STEM_LETTERS)) ?? NO_STEMS)
    if (word.startsWith(stem)) found.push(concept)
  for (const { stem, concept } of stems.suffix.get(word.slice(-STEM_LETTERS)) ?? NO_STEMS)
    if (word.length > stem.length && word.endsWith(stem)) found.push(concept)
  return found
}

/** One letter missing, added, changed or swapped in a long word of the lexicon. */
function nearWord(word: string): Branch | null {
  if (word.length < FUZZY_FROM_LENGTH - 1 || ORDINARY_WORDS.has(word)) return null
  for (const key of [word, ...deletions(word)]) {
    const hit = fuzzy.get(key)
    if (hit && hit[0] === word[0] && Math.abs(hit.length - word.length) <= 1) return root.next.get(hit) ?? null
  }
  return null
}

function deletions(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

function buildLexicon() {
  const top: Branch = { next: new Map(), concepts: [] }
  const prefix = new Map<string, Stem[]>()
  const suffix = new Map<string, Stem[]>()
  const near = new Map<string, string>()
  for (const [concept, list] of Object.entries(CONCEPTS)) {
    for (const entry of list.split(/[,\n]/).map((part) => part.trim())) {
      if (entry === '') continue
      if (entry.endsWith('*')) {
        const stem = entry.slice(0, -1)
        addTo(prefix, stem.slice(0, STEM_LETTERS), { stem, concept })
      } else if (entry.startsWith('*')) {
        const stem = entry.slice(1)
        addTo(suffix, stem.slice(-STEM_LETTERS), { stem, concept })
      } else addPhrase({ top, near }, entry, concept)
    }
  }
  return { root: top, stems: { prefix, suffix }, fuzzy: near }
}

function addPhrase({ top, near }: { top: Branch; near: Map<string, string> }, entry: string, concept: string) {
  let branch = top
  const words = tokenize(entry.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')).map((token) => token.word)
  for (const word of words) {
    let child = branch.next.get(word)
    if (!child) {
      child = { next: new Map(), concepts: [] }
      branch.next.set(word, child)
    }
    branch = child
  }
  branch.concepts.push(concept)
  const [only] = words
  if (words.length === 1 && only && only.length >= FUZZY_FROM_LENGTH) {
    for (const key of [only, ...deletions(only)]) if (!near.has(key)) near.set(key, only)
  }
}

/** The shorter stem first. */
function addTo(map: Map<string, Stem[]>, key: string, added: Stem) {
  const list = map.get(key)
  if (list) list.splice(list.findLastIndex(({ stem }) => stem.length <= added.stem.length) + 1, 0, added)
  else map.set(key, [added])
}
