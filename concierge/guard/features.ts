import { findAges } from './age.ts'
import { EMPTY_CODE, mix } from '#concierge/understand/text-code.ts'
import { addShapes, placeOf, placeOfText, toFeatures } from './feature-hash.ts'
import type { Reading } from './read-message.ts'
import type { Token } from './tokenize.ts'

const HEAD_WORDS = 140
const TAIL_WORDS = 40
const MOST_CONCEPTS = 16
const ADULT_FROM = 21

/**
 * Concepts that say who does what to whom. Their pairs, and the order in which they stand among the small words of a
 * sentence, let an example teach more than its own words: "my dog licked the tincture" is also PET ATE PRODUCT.
 */
const TELLING = new Set(
  `SUICIDE SELF_HARM CHILD MINOR STUDENT PREGNANT PET RELATION GROUP CLINICIAN CONDITION MEDICINE BODY BODY_PART ACUTE ALARM TOO_MUCH EMOTION ALCOHOL
   HACK HACKABLE FRAUD WEAPON KILL HARASS HATE SEXUAL INSULT CURSE DISCRIMINATED SECRET INSIDES IGNORE INSTRUCTIONS PERSONA UNBOUND AUTHORITY TAMPER
   NEW_TASK OUTPUT_ONLY PII OTHERS STATE ABROAD OUT_OF_STATE CARRIER FORBIDDEN_PLACE RESALE OTHER_DRUG DRIVE HIGH ATE TREAT HELP_WITH TAKE_ALONG PERSON
   PRODUCT STRAIN_NAME SAFE_CONTEXT IDIOM WORLD SCHOOLWORK TECH ERRANDS SHOP WISH BOT_TALK MILD_WISH YOU NUMBER`.split(
    /\s+/,
  ),
)
const SMALL_WORDS = new Set(
  `i you he she they we it my your his her their our me him them this that these those a an the is are am was were be been do does did can could will would should
   how what why who where when which if and or but so to of for with on in at from by as not no without about after before while until get have has had make
   want need tell give write like just be let say que como para con sin mi tu quiero puedo me`.split(/\s+/),
)

/** What the classifier sees of a message, as numbers of places: words, their neighbours, beginnings, concepts, and the order of both. */
export function featuresOf(reading: Reading): Uint32Array {
  const places = placesOf(reading)
  const stems = places.flatMap((at) => (reading.tokens[at] ? [stemOf(reading.tokens[at])] : []))
  const found = new Set<number>([
    placeOfText('*'),
    placeOfText(`length ${Math.min(6, Math.floor(Math.log2(places.length + 1)))}`),
  ])
  addWords(stems, found)
  addShapes(shapesOf(reading, places, stems), found)
  const concepts = reading.concepts.filter((concept) => TELLING.has(concept)).slice(0, MOST_CONCEPTS)
  for (const concept of reading.concepts) found.add(placeOfText(concept))
  for (const [at, one] of concepts.entries())
    for (let next = at + 1; next < concepts.length; next++) {
      const other = concepts[next] ?? ''
      const [first, second] = one < other ? [one, other] : [other, one]
      found.add(placeOf(mix(mix(mix(EMPTY_CODE, first), '&'), second)))
    }
  for (const { years, of } of findAges(reading))
    found.add(placeOfText(`${of} ${years < ADULT_FROM ? 'young' : 'grown'}`))
  return toFeatures(found)
}

function placesOf(reading: Reading): number[] {
  const count = reading.tokens.length
  const places = reading.tokens.map((_, at) => at)
  return count <= HEAD_WORDS + TAIL_WORDS
    ? places
    : [...places.slice(0, HEAD_WORDS), ...places.slice(count - TAIL_WORDS)]
}

/** Adds what the words alone show: each of them, beside its neighbours, and how it begins. */
export function addWords(stems: readonly string[], found: Set<number>) {
  let before = mix(EMPTY_CODE, '^')
  let earlier: number | null = null
  for (const stem of stems) {
    const code = mix(EMPTY_CODE, stem)
    found.add(placeOf(code))
    found.add(placeOf(mix(mix(before, ' '), stem)))
    if (earlier !== null) found.add(placeOf(mix(mix(earlier, ' _ '), stem)))
    if (stem.length > 5) found.add(placeOf(mix(mix(EMPTY_CODE, stem, 5), '-')))
    earlier = before
    before = code
  }
  found.add(placeOf(mix(before, ' $')))
}

/** What stands one after the other, each once in a row: a concept, a small word, or any other word. */
function shapesOf(reading: Reading, places: readonly number[], stems: readonly string[]): string[] {
  const concept = new Map<number, string>()
  for (const name of reading.concepts) {
    if (name.startsWith('ON_'))
      for (const { start, end } of reading.find(name))
        for (let at = start; at < end; at++) if (!concept.has(at)) concept.set(at, name)
  }
  for (const name of reading.concepts) {
    if (!TELLING.has(name)) continue
    for (const { start, end } of reading.find(name)) for (let at = start; at < end; at++) concept.set(at, name)
  }
  const shapes: string[] = ['^']
  for (const [order, at] of places.entries()) {
    const word = reading.tokens[at]?.word ?? ''
    const shape = concept.get(at) ?? (SMALL_WORDS.has(word) ? (stems[order] ?? '') : 'x')
    if (shape !== shapes.at(-1)) shapes.push(shape)
  }
  shapes.push('$')
  return shapes
}

/** "killing", "killed", "kills" and "kill" are one stem, not always a word. */
export function stemOf(token: Token): string {
  if (token.value !== null) return '#'
  let stem = token.word
  if (stem.length < 4) return stem
  if (stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`
  else if (stem.endsWith('ing') && stem.length > 5) stem = stem.slice(0, -3)
  else if (stem.endsWith('ed') && stem.length > 4) stem = stem.slice(0, -2)
  else if (stem.endsWith('s') && !stem.endsWith('ss')) stem = stem.slice(0, -1)
  if (stem.endsWith('e')) stem = stem.slice(0, -1)
  return stem.length > 3 && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem
}
