import { editCost, soundOf } from './edit-cost.ts'
import { type Gazetteer, isLexiconWord } from './gazetteer.ts'
import { buildLetterIndex } from './letter-index.ts'
import { BEGINS_NO_NAME, closesName, opensName } from './name-slot.ts'
import { remember } from './remember.ts'

/** Puts a misspelt name right as a whole, where its words were run together, cut or broken: "gharlic patt ies" is found by its letters. */
export type NameSpeller = (words: readonly string[], knows: Knowledge) => readonly string[]

/** What is known of a word: meant as it stands, a form that may be another's slip ("cookes"), or neither. */
export type Knowledge = { isKnown(word: string): boolean; isFormed(word: string): boolean }

const SHORTEST = 3
const SHORT = 5
const LONGEST = 34
const MOST_WORDS = 5
const LOOKED_AT = 40
/** So many names are put right: nobody misspells more in one message, and hostile text costs no more. */
const MOST_NAMES = 8
/** What writing by ear costs, and the slips it bears beside. */
const BY_SOUND = 0.5
const HEARD_WRONG = 1

type Name = { words: string; letters: string; weight: number; brand: boolean }
type Near = { name: Name; cost: number }
/** `allowed` says what a name of so many letters may cost at most. */
type Nearest = (letters: string, allowed: (length: number) => number) => Near | null

const MOST_LONGER = 3
/** A slip spoils two or three pairs of letters. */
const PAIRS_OF_A_SLIP = 2.6

/** Names of the menu and brands, found by the letter pairs they share with what was written, then measured by edit distance. */
export function buildNameSpeller(gazetteer: Gazetteer): NameSpeller {
  const { names, seen } = namesOf(gazetteer)
  const letters = names.map((name) => name.letters)
  const index = buildLetterIndex(letters)
  const sounds: string[] = []
  const nearest: Nearest = (written, allowed) => {
    const most = allowed(written.length + MOST_LONGER)
    const least = Math.max(2, Math.ceil(written.length + 1 - PAIRS_OF_A_SLIP * Math.max(most, 1)))
    const candidates: { at: number; shared: number }[] = []
    index.near(written, { least, longer: MOST_LONGER }, (at, shared) => candidates.push({ at, shared }))
    candidates.sort((a, b) => b.shared - a.shared || (names[b.at]?.weight ?? 0) - (names[a.at]?.weight ?? 0))
    const heard = soundOf(written)
    const digits = digitsOf(written)
    let best: Near | null = null
    for (const { at } of candidates.slice(0, LOOKED_AT)) {
      const name = names[at]
      if (name === undefined || digitsOf(name.letters) !== digits) continue
      const limit = Math.min(allowed(name.letters.length), best?.cost ?? most)
      sounds[at] ??= soundOf(name.letters)
      const byEar = editCost(heard, sounds[at], Math.min(HEARD_WRONG, limit)) + BY_SOUND
      const cost = Math.min(editCost(written, name.letters, limit), byEar)
      if (cost <= limit && (best === null || cost < best.cost)) best = { name, cost }
    }
    return best
  }
  const isName = (words: readonly string[]): boolean => seen.has(lettersOf(words.join('')))
  const known = remembered(nearest)
  return (words, knows) => spell(words, { knows: { ...knows, isName }, nearest: known, left: MOST_NAMES })
}

/** What was nearest to some letters is kept, for each allowance by itself. */
function remembered(nearest: Nearest): Nearest {
  const finders = new Map<(length: number) => number, (written: string) => Near | null>()
  return (written, allowed) => {
    const find = finders.get(allowed) ?? remember((letters) => nearest(letters, allowed))
    finders.set(allowed, find)
    return find(written)
  }
}

/** Each name as its stems and with its last word in the plural, as shoppers write either. */
function namesOf(gazetteer: Gazetteer): { names: Name[]; seen: ReadonlySet<string> } {
  const names: Name[] = []
  const seen = new Set<string>()
  const add = (words: string, weight: number, brand: boolean): void => {
    const letters = lettersOf(words.replace(/^the /, ''))
    const plural = letters.endsWith('y') ? `${letters.slice(0, -1)}ies` : `${letters}s`
    for (const form of [letters, plural]) {
      if (form.length < (brand ? SHORTEST + 1 : SHORT) || form.length > LONGEST || seen.has(form)) continue
      seen.add(form)
      names.push({ words, letters: form, weight, brand })
    }
  }
  for (const [words, entry] of gazetteer.brands) add(words, entry.rows.length, true)
  for (const [words, rows] of gazetteer.names) add(words, rows.length, false)
  return { names, seen }
}

function lettersOf(words: string): string {
  return words.replace(/[^\p{L}\p{N}]/gu, '')
}

function digitsOf(letters: string): string {
  return letters.replace(/\D+/g, '')
}

/** What a name of so many letters may cost: more where nothing but a name is expected, less for a lone word amid others. */
const SLOT = (length: number): number =>
  length < SHORT ? 1 : length < 6 ? 1.2 : length < 8 ? 1.7 : length < 12 ? 2.4 : 3
const LONE = (length: number): number =>
  length < SHORT ? 0 : length < 6 ? 0.7 : length < 8 ? 1.2 : length < 12 ? 1.7 : 2.4
const AMID = (length: number): number => (length < 6 ? 0 : length < 8 ? 1.2 : length < 12 ? 2 : 2.7)
const CERTAIN = (): number => SURE

/** A mark parts runs; a known word is meant as it stands; a form may be another word's slip; a strange word means nothing yet. */
type Standing = 'mark' | 'number' | 'known' | 'formed' | 'strange'

const BEGINS_AS_WORD = /^\p{L}/u

function standingOf(word: string, knows: Knowledge): Standing {
  if (!BEGINS_AS_WORD.test(word)) {
    if (/^[,.$%:#@/-]+$/.test(word)) return 'mark'
    if (/^[\d$%.,:/]+$/.test(word)) return 'number'
  }
  if (knows.isKnown(word)) return 'known'
  if (!/^\p{L}[\p{L}\p{N}'-]{2,}$|^\d{1,4}\p{L}{3,}$/u.test(word)) return 'known'
  return knows.isFormed(word) ? 'formed' : 'strange'
}

type Names = Knowledge & { isName(words: readonly string[]): boolean }

type Found = { from: number; to: number; name: string; score: number }

/** A message word by word: its letters, what each word is, and where a name may begin and end. */
type Said = {
  words: readonly string[]
  letters: readonly string[]
  standings: readonly Standing[]
  opens: readonly boolean[]
  closes: readonly boolean[]
  /** How many of the words are strange. */
  strange: number
}

/** By what names are told, and how many more may be put right. */
type Means = { knows: Names; nearest: Nearest; left: number }

/** Every run of words that may be a name is compared; the closest is written right, and so on. */
function spell(words: readonly string[], means: Means): readonly string[] {
  const { knows, left } = means
  if (left === 0) return words
  const standings = words.map((word) => standingOf(word, knows))
  const said: Said = {
    words,
    standings,
    letters: words.map(lettersOf),
    opens: words.map((_, at) => opensName(words[at - 1])),
    closes: words.map((_, at) => closesName(words[at + 1])),
    strange: standings.filter(isStrange).length,
  }
  const found: Found[] = []
  for (let from = 0; from < words.length; from++) {
    if (BEGINS_NO_NAME.has(words[from] ?? '') || standings[from] === 'mark') continue
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS) && standings[to - 1] !== 'mark'; to++) {
      const near = compareRun(said, { from, to }, means)
      if (near !== null) found.push(near)
    }
  }
  const [best] = found.sort((a, b) => a.score - b.score)
  if (best === undefined) return words
  return [
    ...words.slice(0, best.from),
    ...best.name.split(' '),
    ...spell(words.slice(best.to), { ...means, left: left - 1 }),
  ]
}

const SURE = 1
/** A run of words that are all right by themselves is a name only when it is long, a single slip away and holds no name as it is. */
const LONG_RUN = 8

function compareRun(said: Said, { from, to }: { from: number; to: number }, { knows, nearest }: Means): Found | null {
  const allowed = allowanceOf(said, { from, to }, knows)
  if (allowed === null) return null
  const letters = said.letters.slice(from, to).join('')
  if (letters.length < SHORTEST || letters.length > LONGEST) return null
  const near = nearest(letters, allowed)
  if (near === null || (letters.length < SHORT && !near.name.brand)) return null
  if (dropsWord(said.letters.slice(from, to), near.name)) return null
  let lost = 0
  for (let at = from; at < to; at++)
    if (isMeant(said.standings[at]) && !near.name.letters.includes(rootOf(said.letters[at] ?? ''))) lost++
  const inSlot = said.opens[from] === true && said.closes[to - 1] === true
  if (lost > 1 || (lost === 1 && (near.cost > SURE || !inSlot || to - from < 2))) return null
  const outside = said.strange - said.standings.slice(from, to).filter(isStrange).length
  const score = near.cost / letters.length + 0.02 * outside - 0.004 * letters.length
  return { from, to, name: near.name.words, score }
}

/** "amber orchard tin" is no misspelt "Amber Orchard": what is right by itself is not written right by leaving out a word beside it. */
function dropsWord(run: readonly string[], { words }: Name): boolean {
  const name = lettersOf(words)
  return run.length > 1 && (run.slice(1).join('') === name || run.slice(0, -1).join('') === name)
}

function isStrange(standing: Standing): boolean {
  return standing === 'strange'
}

function isMeant(standing: Standing | undefined): boolean {
  return standing !== 'strange' && standing !== 'formed'
}

/** What the name of so many letters may cost that a run is compared with; null for a run that is no name. */
function allowanceOf(
  { words, letters, standings, opens, closes }: Said,
  { from, to }: { from: number; to: number },
  knows: Names,
): ((length: number) => number) | null {
  let formed = false
  const inSlot = opens[from] === true && closes[to - 1] === true
  for (let at = from; at < to; at++) {
    if (standings[at] === 'strange') return inSlot ? SLOT : to - from === 1 ? LONE : AMID
    if (standings[at] === 'formed') formed = true
  }
  if (!inSlot) return null
  const run = words.slice(from, to)
  const length = letters.slice(from, to).join('').length
  if (formed) return length < SHORT ? null : CERTAIN
  if (run.length < 2 || length < LONG_RUN || run.some(isLexiconWord)) return null
  return knows.isName(run) || knows.isName(run.slice(1)) || knows.isName(run.slice(0, -1)) ? null : CERTAIN
}

/** A word that is right by itself must stand in the name as it is, but for its plural: "for the boat" is no misspelt "The Boast". */
function rootOf(word: string): string {
  return lettersOf(word).replace(/(?<=\p{L}{3})(?:ie)?s$|(?<=\p{L}{3})y$/u, '')
}
