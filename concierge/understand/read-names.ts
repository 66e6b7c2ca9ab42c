import { KIND_BY_ID } from '#concierge/retrieve/kinds.ts'
import { isShelfStem } from '#concierge/retrieve/gazetteer.ts'
import type { Term } from '#concierge/retrieve/wish.ts'
import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import { isAskedFor } from './asked-slot.ts'
import { isMissingBrand, readsAsBrand } from './reads-as-brand.ts'
import { wordStem } from './fold-text.ts'
import { FAMILY, isHalfOfName } from './half-names.ts'
import { isIdle, isLook } from './read-qualifiers.ts'
import { NOT_SOLD } from './not-sold.ts'
import { isLeaning, isMadeOfIt, isPouredInto, isToldOf } from './told-names.ts'
import { isSpot } from './spots.ts'
import { takeDish } from './dishes.ts'
import { takeHouseBrand } from './take-house-brand.ts'
import { takeNamesakes } from './take-namesakes.ts'
import { takeTiers } from './take-tiers.ts'
import { takeMakersElsewhere } from './take-makers-elsewhere.ts'
import { makerNounAfter } from './maker-noun.ts'
import { blank, dislikeAfter, distasteAfter, isNegated, type Sentence } from './sentence.ts'
import { allMatches } from './all-matches.ts'
import { strainElsewhere } from './strain-elsewhere.ts'
import { takeGoods } from './goods.ts'
import { areTogether, keysFrom, type Word, wordsOf } from './name-words.ts'

export type ReadNames = {
  /** The makers and names as they stand in the sentence. */
  called: readonly string[]
  brands: readonly string[]
  notBrands: readonly string[]
  terms: readonly Term[]
  notTerms: readonly string[]
  /** Called last: the words no lexicon took, looked up in the catalogue one by one. */
  readRest(): { terms: readonly Term[]; notTerms: readonly string[]; unknown: readonly string[] }
}

/** Takes the brands and the names of several words (or of one rare word) that the catalogue or strain lore knows. */
export function readNames(sentence: Sentence, vocabulary: Vocabulary): ReadNames {
  const brands: string[] = []
  const notBrands: string[] = []
  const terms: Term[] = takeDish(sentence, vocabulary)
  const notTerms: string[] = []
  const makers: string[] = []
  const called: string[] = []
  terms.push(...takeNamesakes(sentence, vocabulary), ...takeTiers(sentence, vocabulary))
  terms.push(...takeMakersElsewhere(sentence, vocabulary, makers))
  called.push(...terms.map(({ said }) => said))
  brands.push(...takeHouseBrand(sentence, vocabulary))
  for (const found of findBrands(sentence, vocabulary, makers)) {
    called.push(sentence.plain.slice(found.start, found.end))
    ;(isNegated(sentence.plain, found.start) ? notBrands : brands).push(found.brand)
    blank(sentence, found.start, found.end)
  }
  const words = wordsOf(sentence.rest)
  for (let at = 0; at < words.length; at++) {
    const found = longestName(words, at, vocabulary) ?? strainElsewhere(words[at], sentence, vocabulary)
    if (found === null) continue
    const [first, last] = [words[at], words[at + found.length - 1]]
    if (first === undefined || last === undefined || isBaked(first, last, sentence)) continue
    if (isLeaning(sentence.plain, first.start, last.end)) continue
    if (brands.length + terms.length > 0 && ASKED_OF_IT.test(sentence.plain.slice(0, first.start))) {
      blank(sentence, first.start, last.end)
      continue
    }
    if (isToldOf(sentence.plain, first.start, last.end)) {
      blank(sentence, first.start, last.end)
      continue
    }
    const said = sentence.rest.slice(first.start, last.end)
    if (first === last && isMissingBrand(first, found.rows, { sentence, vocabulary })) {
      makers.push(first.text)
      blank(sentence, first.start, last.end)
      continue
    }
    called.push(said)
    const distaste = distasteAfter(sentence.plain, last.end)
    if (distaste > 0) blank(sentence, last.end, last.end + distaste)
    if (distaste > 0 || isNegated(sentence.plain, first.start)) notTerms.push(...refusedOf(said))
    else terms.push({ said, stems: said.split(' ').map(wordStem), rows: found.rows })
    blank(sentence, first.start, last.end)
    at += found.length - 1
  }
  const goods = takeGoods(sentence, vocabulary)
  terms.push(...goods.terms)
  makers.push(...goods.missing)
  return { called, brands, notBrands, terms, notTerms, readRest: () => readRest(sentence, { vocabulary, makers }) }
}

/** "The harbor bar, is it milk chocolate": what a thing that is named is asked to be is no other thing. */
const ASKED_OF_IT = /\b(?:is|are) (?:it|they|that|this|those|these) (?:(?:an?|really|actually|like) )*$/

/** "No dark chocolate" refuses what is dark and no chocolate; of "no blue dream" it is both words together that are refused. */
function refusedOf(said: string): readonly string[] {
  const stems = said.split(' ').map(wordStem)
  const own = stems.filter((stem) => !isShelfStem(stem))
  return own.length < stems.length && own.length > 0 ? own : [stems.join(' ')]
}

const BAKED = KIND_BY_ID.get('baked')?.asked ?? /$^/gu

/** "cookies or brownies": what is baked, though strains are called cookies too. */
function isBaked(first: Word, last: Word, { plain }: Sentence): boolean {
  return (
    first === last &&
    allMatches(plain, BAKED).some(({ index, 0: said }) => index === first.start && said === first.text)
  )
}

function longestName(
  words: readonly Word[],
  at: number,
  vocabulary: Vocabulary,
): { length: number; rows: ReadonlySet<number> } | null {
  const { longest, nameHeads } = vocabulary.gazetteer
  const most = Math.min(longest, nameHeads.get(words[at]?.stem ?? '') ?? 0, words.length - at)
  const keys = keysFrom(words, at, most)
  for (let length = most; length >= 1; length--) {
    const key = keys[length - 1] ?? ''
    const rows = vocabulary.gazetteer.names.get(key)
    // "Zoap 7 g or 3.5 g": the weight that a name ends with is a size that is asked for.
    if (length > 2 && WEIGHT_AT_END.test(key) && vocabulary.gazetteer.names.has(key.replace(WEIGHT_AT_END, '')))
      continue
    if (length === 1 && vocabulary.gazetteer.heads.has(key)) return null
    if (rows !== undefined && (length > 1 || !vocabulary.isEveryday(key))) return { length, rows: new Set(rows) }
    if (length > 1 && vocabulary.knowsStrain(key)) return { length, rows: new Set(rows ?? []) }
  }
  return null
}

const WEIGHT_AT_END = / \d+(?:\.\d+)? ?g$/

const LONGEST_BRAND = 4

function findBrands(
  sentence: Sentence,
  vocabulary: Vocabulary,
  makers: string[],
): { brand: string; start: number; end: number }[] {
  const { brands, brandHeads } = vocabulary.gazetteer
  const found: { brand: string; start: number; end: number }[] = []
  const words = wordsOf(sentence.rest)
  for (let at = 0; at < words.length; at++) {
    const most = brandHeads.get(words[at]?.stem ?? '') ?? 0
    const longest = Math.min(LONGEST_BRAND, most, words.length - at)
    const keys = keysFrom(words, at, longest)
    for (let length = longest; length >= 1; length--) {
      const key = keys[length - 1] ?? ''
      const entry =
        brands.get(key) ??
        (length === 2 && areTogether(words[at], words[at + 1]) ? brands.get(key.replace(' ', '')) : undefined)
      const [first, last] = [words[at], words[at + length - 1]]
      if (entry === undefined || first === undefined || last === undefined) continue
      const other = length === 1 ? makerNounAfter(sentence.plain, last.end) : 0
      if (other > 0 && ![at, at + 1].some((from) => standsInName(words, from, at + 2, vocabulary))) {
        makers.push(sentence.plain.slice(first.start, last.end + other))
        blank(sentence, first.start, last.end + other)
        at += length
        break
      }
      if (entry.ambiguous && !readsAsBrand(sentence.plain, first.start, last.end)) continue
      if (standsInName(words, at, at + length, vocabulary) || isBaked(first, last, sentence)) continue
      if (isToldOf(sentence.plain, first.start, last.end)) {
        blank(sentence, first.start, last.end)
        at += length - 1
        break
      }
      found.push({ brand: entry.brand, start: first.start, end: last.end })
      at += length - 1
      break
    }
  }
  return found
}

/** "Cookies" is a brand, and in "animal star cookies" a part of a longer name that another brand's product has. */
function standsInName(
  words: readonly Word[],
  start: number,
  end: number,
  { gazetteer, knowsStrain }: Vocabulary,
): boolean {
  for (let from = Math.max(0, end - gazetteer.longest); from <= start; from++)
    for (let to = Math.min(words.length, from + gazetteer.longest); to >= end; to--) {
      if (to - from <= end - start) continue
      const key = words.slice(from, to).map((word) => word.stem)
      if (gazetteer.names.has(key.join(' ')) || knowsStrain(key.join(' '))) return true
    }
  return false
}

function readRest(
  sentence: Sentence,
  { vocabulary, makers }: { vocabulary: Vocabulary; makers: readonly string[] },
): ReturnType<ReadNames['readRest']> {
  const terms: Term[] = []
  const notTerms: string[] = []
  const unknown = [...makers]
  const words = wordsOf(sentence.rest)
  for (const [at, word] of words.entries()) {
    if (unknown.at(-1)?.endsWith(` ${word.text}`)) continue
    const isBeside = isPlace(word, sentence, vocabulary) || isPassing(word, sentence, vocabulary)
    if (isBeside || refusesName(word, sentence, vocabulary)) {
      if (!isBeside) notTerms.push(word.stem)
      blank(sentence, word.start, word.end)
      continue
    }
    if (isAskedForInVain(word, sentence, vocabulary)) {
      unknown.push(word.text)
      continue
    }
    if (isNameByPlace(word, sentence, vocabulary)) {
      terms.push({ said: word.text, stems: vocabulary.stemsOf(word.text), rows: null })
      blank(sentence, word.start, word.end)
      continue
    }
    if (
      /^_+$/.test(word.text) ||
      (word.text.length < 3 && !(FAMILY.test(word.text) && vocabulary.stemsOf(word.text).length > 0)) ||
      /^\d/.test(word.text) ||
      vocabulary.isEveryday(word.stem) ||
      vocabulary.isEveryday(word.text)
    )
      continue
    const stems = vocabulary.stemsOf(word.text)
    if (stems.length === 0 && !NOT_SOLD.has(word.text) && vocabulary.isFormOfEveryday(word.text)) continue
    if (stems.length === 0) (REFUSES.test(sentence.plain.slice(0, word.start)) ? notTerms : unknown).push(word.text)
    else if (
      (/^ brand\b/.test(sentence.plain.slice(word.end)) ||
        /\bbrand(?: called| named)? $/.test(sentence.plain.slice(0, word.start))) &&
      !/\b(?:what|which|any|other|same|this|that|your|good|best)$/.test(word.text)
    )
      unknown.push(word.text)
    else if (isNegated(sentence.plain, word.start) || dislikeAfter(sentence.plain, word.end) > 0)
      notTerms.push(...stems)
    else if (isHalfOfName(word, words[at + 1], { plain: sentence.plain, vocabulary }))
      unknown.push(`${word.text} ${words[at + 1]?.text}`)
    else terms.push({ said: word.text, stems, rows: null })
    blank(sentence, word.start, word.end)
  }
  return { terms, notTerms, unknown }
}

/** "do you have seeds", "clones or cuttings for my garden": everyday words for what other shops sell, where they are the request. */
function isAskedForInVain({ text, start, end }: Word, { plain }: Sentence, vocabulary: Vocabulary): boolean {
  return NOT_SOLD.has(text) && vocabulary.stemsOf(text).length === 0 && isAskedFor(plain, start, end)
}

const MOST =
  /(?:\b(?:\p{L}{2,}est|best|top|most \p{L}+)\b.{0,40}|\b(?:weed|bud|flower)) (?:in|of|at) (?:the|this|your) $/u

/** So far back at most: of a hostile message it would be tried from every letter. */
const MOST_LENGTH = 100

/** "The strongest bud in the barn": the place is the shop, whatever else bears its name. */
function isPlace({ text, start, end }: Word, { plain }: Sentence, vocabulary: Vocabulary): boolean {
  return (
    /^\p{L}{3,}$/u.test(text) &&
    MOST.test(plain.slice(Math.max(0, start - MOST_LENGTH), start)) &&
    /^(?:$| ,| (?:right )?(?:now|today|please|rn)\b)/.test(plain.slice(end)) &&
    !vocabulary.gazetteer.names.has(wordStem(text))
  )
}

/** A place, a person or what is made at home, told of in passing by a word of the menu or by one that nothing knows. */
function isPassing({ text, stem, start, end }: Word, { plain }: Sentence, vocabulary: Vocabulary): boolean {
  if (isSpot({ text, start }, plain, vocabulary) || isMadeOfIt(plain, text, start)) return true
  if (isPouredInto(plain, start) && vocabulary.stemsOf(text).length === 0) return true
  const isName = /^\p{L}{3,}$/u.test(text) && !vocabulary.isEveryday(stem) && !vocabulary.isEveryday(text)
  return isName && isToldOf(plain, start, end)
}

/** "whats in the nightcap tincture": between "the" and its form, an everyday word of the menu's names is the name. */
function isNameByPlace({ text, stem, start, end }: Word, { plain, rest }: Sentence, vocabulary: Vocabulary): boolean {
  return (
    /^\p{L}{5,}$/u.test(text) &&
    /\b(?:in|about|is|are|does|do|of|has|have|for) (?:the|your|that|those) $/.test(plain.slice(0, start)) &&
    /^ _{4,}/.test(rest.slice(end)) &&
    vocabulary.gazetteer.rareWords.has(stem) &&
    !isIdle(text) &&
    !isLook(stem)
  )
}

/** "nothing purple", "without the cookies ones": a word of the menu's names, right behind a refusal, is refused though it is an everyday one. */
function refusesName({ text, stem, start }: Word, { plain }: Sentence, vocabulary: Vocabulary): boolean {
  return (
    /^\p{L}{4,}$/u.test(text) &&
    REFUSES.test(plain.slice(Math.max(0, start - 24), start)) &&
    vocabulary.gazetteer.rareWords.has(stem)
  )
}

const REFUSES =
  /(?:^|[ ,])(?:no|nothing|without|except|anything but|not the|none of the|sin|nada)(?: (?:any|with|called|named|the|that says|for|my|de))* $/
