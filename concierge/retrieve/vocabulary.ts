import { allMatches } from '#concierge/understand/all-matches.ts'
import { wordStem } from '#concierge/understand/fold-text.ts'
import { NOT_SOLD } from '#concierge/understand/not-sold.ts'
import { PLACE_WORDS } from '#concierge/understand/place-words.ts'
import { PLAIN_WORDS } from '#concierge/understand/plain-words.ts'
import { THING_WORDS } from '#concierge/understand/thing-words.ts'
import { heardAs } from './by-ear.ts'
import type { Gazetteer } from './gazetteer.ts'
import { isLexiconWord } from './gazetteer.ts'
import { CUE_WORDS } from './cue-words.ts'
import { slipOfEveryday } from './everyday-slips.ts'
import { withVowels } from './left-out-vowels.ts'
import { LEXICON_WORDS } from './lexicon-words.ts'
import { buildNameSpeller } from './name-speller.ts'
import { remember } from './remember.ts'
import { isMakerElsewhere } from './makers-elsewhere.ts'
import { BEGINS_NO_NAME } from './name-slot.ts'
import { isKnownStrain, mayBeginStrain } from './strain-lore.ts'
import { editCost } from './edit-cost.ts'
import { isCommonWord, type WordIndex } from './word-index.ts'

/** What one shop's words mean: its names and brands, its free words, and the spelling of both. */
export type Vocabulary = {
  gazetteer: Gazetteer
  /** The sentence with misspelt words put right; words that are known, everyday or numbers stay. */
  correct(plain: string): string
  stemsOf(word: string): readonly string[]
  isEveryday(word: string): boolean
  /** "nicest", "quickly", "gradual": another form of an everyday word, or one of doing and being. */
  isFormOfEveryday(word: string): boolean
  /** True for a word that a lexicon, the menu or the shop's own facts know, also in another form of it. */
  isFamiliar(word: string): boolean
  knowsStrain(key: string): boolean
}

/** `factWords` are the stems of the store profile: a shopper may ask for them, so they are spelled as meant. */
export function buildVocabulary(gazetteer: Gazetteer, words: WordIndex, factWords: ReadonlySet<string>): Vocabulary {
  const known = remember(
    (word) =>
      isCommonWord(word) ||
      CUE_WORDS.has(word) ||
      NOT_SOLD.has(word) ||
      PLACE_WORDS.has(word) ||
      isMakerElsewhere(wordStem(word)) ||
      factWords.has(wordStem(word)) ||
      words.has(word) ||
      LEXICON_WORDS.has(word) ||
      isLexiconWord(word) ||
      isLexiconWord(wordStem(word)) ||
      PLAIN_WORDS.has(word) ||
      THING_WORDS.has(word) ||
      gazetteer.brands.has(wordStem(word)) ||
      gazetteer.names.has(wordStem(word)),
  )
  const isFormed = remember((word) => formsOf(word).some(known))
  const knownOrFormed = (word: string): boolean => known(word) || isFormed(word)
  const pairs = neighbourPairs(gazetteer)
  const doubles = doubleNames(gazetteer)
  const spell = buildNameSpeller(gazetteer)
  const ofLexicon = remember((word) => slipOfLexicon(word, words))
  const ofForm = remember((word) => slipOfForm(word, slipOfLexicon(word, words)))
  const once = remember((word) => undoubled(word, known))
  const clipped = remember((word) => withEnding(word, knownOrFormed))
  return {
    gazetteer,
    correct: (plain) => {
      const said = plain.split(' ')
      const ofStrains = wordsOfStrains(said)
      const isMeant = ofStrains.size === 0 ? known : (word: string) => ofStrains.has(word) || known(word)
      const whole = said.map((word) =>
        isMeant(word)
          ? word
          : isFormed(word)
            ? (ofForm(word) ?? word)
            : (withVowels(word) ?? once(word) ?? clipped(word) ?? ofLexicon(word) ?? word),
      )
      const spelled = spell(whole, { isKnown: isMeant, isFormed })
      const knows = (word: string): boolean => isMeant(word) || isFormed(word)
      return correctNames(correctWords(spelled, { known: knows, words, pairs }), doubles, {
        words,
        pairs,
      }).join(' ')
    },
    stemsOf: (word) =>
      words.has(word) ? [wordStem(word)] : words.names.has(ofDiminutive(word)) ? [ofDiminutive(word)] : [],
    isEveryday: (word) => isCommonWord(word),
    isFormOfEveryday: (word) =>
      PLAIN_WORDS.has(word) || formsOf(word).some((form) => isCommonWord(form) || PLAIN_WORDS.has(form)),
    isFamiliar: knownOrFormed,
    knowsStrain: isKnownStrain,
  }
}

const LONGEST_STRAIN = 4

/** "Gary payton" is no slip of a gray anything: the words of a strain's name that stand side by side are meant as they are. */
function wordsOfStrains(said: readonly string[]): ReadonlySet<string> {
  const stems = said.map(wordStem)
  const found = new Set<string>()
  for (let at = 0; at + 1 < stems.length; at++) {
    if (!mayBeginStrain(stems[at] ?? '', stems[at + 1] ?? '')) continue
    for (let length = 2; length <= LONGEST_STRAIN && at + length <= stems.length; length++)
      if (isKnownStrain(stems.slice(at, at + length).join(' ')))
        for (const word of said.slice(at, at + length)) found.add(word)
  }
  return found
}

const LONG_ENOUGH = 7
const NEAR_ENOUGH = 1.2

/** "cinammon" → "cinnamon": a word of ours that is all but there goes before a name that is a little like it. */
function slipOfLexicon(word: string, { nearestAll }: WordIndex): string | null {
  if (word.length < LONG_ENOUGH || !/^\p{L}+$/u.test(word)) return null
  const [near] = nearestAll(word, 1)
  const isOurs = near !== undefined && (LEXICON_WORDS.has(near) || isLexiconWord(near))
  return isOurs && near.charAt(0) === word.charAt(0) && editCost(word, near) <= NEAR_ENOUGH ? near : null
}

const ENDING = 3

/** "dispoable" is no form of "dispo", nor "flowwer" of "flow": another word of ours ends so, and is but a letter away. */
function slipOfForm(word: string, near: string | null): string | null {
  const isAnother = near !== null && near.slice(-ENDING) === word.slice(-ENDING) && !formsOf(word).includes(near)
  return isAnother ? near : null
}

/** Two vowels of one kind make another sound ("teens"), three are held. */
const DOUBLED = /([b-df-hj-np-tv-z])\1+|([aeiou])\2{2,}/gu
const LEAST_LEFT = 4
const ABBREVIATION = /^[^aeiou]{3}$/

/** "gummiess" → "gummies", "plzz" → "plz": a letter that was held too long. */
function undoubled(word: string, known: (word: string) => boolean): string | null {
  for (const { index, 0: run } of allMatches(word, DOUBLED)) {
    const once = word.slice(0, index + 1) + word.slice(index + run.length)
    if ((once.length >= LEAST_LEFT || ABBREVIATION.test(once)) && known(once)) return once
  }
  return null
}

const CLIPPED = /^\p{L}{3,}in$/u

/** "servin" → "serving": an ending as it is spoken. */
function withEnding(word: string, known: (word: string) => boolean): string | null {
  return CLIPPED.test(word) && known(`${word}g`) ? `${word}g` : null
}

/** "koozies" → "koozie": what ends in "ie" has the plural of what ends in "y". */
function ofDiminutive(word: string): string {
  return word.endsWith('ies') ? word.slice(0, -1) : word
}

/** "Prefilled", "unflavored": done before, or not done. */
const PREFIXED = /^(?:un|pre)(\p{L}{3,}ed)$/u

/** The words a longer one may be formed from: "discounted" → "discount", "biggest" → "big". */
function formsOf(word: string): string[] {
  const done = PREFIXED.exec(word)?.[1]
  if (done !== undefined) return [done, ...formsOf(done)]
  if (/\p{L}[^se]s$/u.test(word)) return [word.slice(0, -1)]
  const base =
    /^(\p{L}{3,}?)(?:ed|d|ing|er|est|(?<!s)s|es)$/u.exec(word)?.[1] ??
    /^(\p{L}{4,}?)(?:ly|ish|y|ness|less|able)$/u.exec(word)?.[1]
  if (base === undefined) return []
  const undoubled = base.at(-1) === base.at(-2) ? [base.slice(0, -1)] : []
  return [base, `${base}e`, `${base}y`, ...undoubled]
}

/** Stems that stand side by side in a name, as "first second". */
function neighbourPairs(gazetteer: Gazetteer): ReadonlySet<string> {
  const pairs = new Set<string>()
  for (const name of gazetteer.names.keys()) {
    const stems = name.split(' ')
    for (let at = 1; at < stems.length; at++) pairs.add(`${stems[at - 1]} ${stems[at]}`)
  }
  return pairs
}

/** Names of two words by the first letters of both. */
function doubleNames(gazetteer: Gazetteer): ReadonlyMap<string, readonly (readonly [string, string])[]> {
  const doubles = new Map<string, [string, string][]>()
  for (const name of [...gazetteer.names.keys(), ...gazetteer.brands.keys()]) {
    const [first, second, third] = name.split(' ')
    if (first === undefined || second === undefined || third !== undefined || first.length < 4 || second.length < 4)
      continue
    const key = first.charAt(0) + second.charAt(0)
    const list = doubles.get(key)
    if (list === undefined) doubles.set(key, [[first, second]])
    else list.push([first, second])
  }
  return doubles
}

const SHORT_MESSAGE = 6
const SLIP_OF_A_WORD = 1.8
const SLIPS_OF_A_NAME = 2.4

/** "dessert tangy" → "desert tangie": words that are spelled right one by one, and together are a name written by ear. */
function correctNames(
  words: readonly string[],
  doubles: ReadonlyMap<string, readonly (readonly [string, string])[]>,
  { words: { names: own }, pairs }: Pick<Spelling, 'words' | 'pairs'>,
): readonly string[] {
  const corrected = [...words]
  for (let at = 0; at + 1 < corrected.length; at++) {
    const [first = '', second = ''] = [corrected[at], corrected[at + 1]]
    const everyday = isCommonWord(first) && isCommonWord(second)
    // "but mango" is no "Bite Mango": a little word of every day is meant.
    const least = isCommonWord(first) ? 4 : 3
    if (
      BEGINS_NO_NAME.has(first) ||
      first.length < least ||
      second.length < 4 ||
      (everyday && words.length > SHORT_MESSAGE)
    )
      continue
    const names = doubles.get(first.charAt(0) + second.charAt(0)) ?? []
    const [x, y] = [wordStem(first), wordStem(second)]
    const most = everyday || (own.has(x) && own.has(y)) ? 1 : SLIPS_OF_A_NAME
    if (pairs.has(`${x} ${y}`) || names.some(([a, b]) => a === x && b === y)) continue
    const near = names.find(([a, b]) => {
      if (Math.abs(a.length - x.length) > 2 || Math.abs(b.length - y.length) > 2) return false
      const cost = editCost(x, a)
      if (cost > SLIP_OF_A_WORD || cost > most) return false
      const other = editCost(y, b)
      return other <= SLIP_OF_A_WORD && cost + other <= most
    })
    if (near === undefined) continue
    corrected.splice(at, 2, ...near)
    at++
  }
  return corrected
}

type Spelling = { known: (word: string) => boolean; words: WordIndex; pairs: ReadonlySet<string> }
const CANDIDATES = 6

function correctWords(plain: readonly string[], spelling: Spelling): string[] {
  const { known, words } = spelling
  const corrected: string[] = []
  for (let at = 0; at < plain.length; at++) {
    const word = plain[at] ?? ''
    const next = plain[at + 1]
    if (known(word) || !/^\p{L}{3,}$/u.test(word)) {
      corrected.push(word)
      continue
    }
    if (next !== undefined && /^\p{L}{2,}$/u.test(next) && words.has(word + next)) {
      corrected.push(word + next)
      at++
      continue
    }
    corrected.push(
      nearestHere(word, [corrected.at(-1), next], spelling) ??
        splitWord(word, words) ??
        slipOfEveryday(word) ??
        heardAs(word) ??
        word,
    )
  }
  return corrected
}

/** Of the words that are near enough, the one that makes a name with its neighbour; else the nearest. */
function nearestHere(
  word: string,
  [before, next]: readonly (string | undefined)[],
  { words, pairs }: Spelling,
): string | null {
  const candidates = words.nearestAll(word, CANDIDATES)
  const named = candidates.find((candidate) => {
    const stem = wordStem(candidate)
    return (
      (before !== undefined && pairs.has(`${wordStem(before)} ${stem}`)) ||
      (next !== undefined && pairs.has(`${stem} ${wordStem(next)}`))
    )
  })
  return named ?? candidates[0] ?? null
}

/** "sourdiesel" → "sour diesel": two words of the catalogue's names run together. */
function splitWord(word: string, words: WordIndex): string | null {
  for (let at = 3; at <= word.length - 3; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    if (words.names.has(wordStem(head)) && words.names.has(wordStem(tail))) return `${head} ${tail}`
  }
  return null
}
