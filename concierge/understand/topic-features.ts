import { addShapes, placeOf, placeOfText, toFeatures } from '#concierge/guard/feature-hash.ts'
import { remember } from '#concierge/retrieve/remember.ts'
import { wordsIn, wordStem } from './fold-text.ts'
import { EMPTY_CODE, mix } from './text-code.ts'
import { TOPIC_CONCEPTS } from './topic-concepts.ts'

const MOST_WORDS = 60
/** Stands for a name of the menu. */
export const NAME = 'xname'

const LITTLE = new Set(
  `i im ive id you we my your our it its this that there here a an the is are am was be do does did can could will would should have has had got get
   how what whats why who when where which if and or but so to of for with on in at by as not no dont cant any some me us them still just`.split(
    /\s+/,
  ),
)

/** What the topic model sees of a plain sentence: words, their neighbours and beginnings, what they stand for, and the order of that. */
export const topicFeaturesOf: (plain: string) => Uint32Array = remember(readFeatures, { most: 40, longest: 400 })

function readFeatures(plain: string): Uint32Array {
  const words = wordsIn(plain)
    .filter((word) => word !== ',' && word !== '')
    .slice(0, MOST_WORDS)
  const found = new Set<number>([
    placeOfText('*'),
    placeOfText(`long ${Math.min(4, Math.floor(Math.log2(words.length + 1)))}`),
  ])
  const shapes: string[] = ['^']
  const concepts = new Set<string>()
  let before = mix(EMPTY_CODE, '^')
  let earlier: number | null = null
  for (const word of words) {
    const { stem, code, concept, shape, alone } = heard(word)
    found.add(placeOf(code))
    found.add(placeOf(mix(mix(before, ' '), stem)))
    if (earlier !== null) found.add(placeOf(mix(mix(earlier, ' _ '), stem)))
    for (const place of alone) found.add(place)
    if (concept !== undefined) concepts.add(concept)
    if (shape !== shapes.at(-1)) shapes.push(shape)
    earlier = before
    before = code
  }
  found.add(placeOf(mix(before, ' $')))
  shapes.push('$')
  addShapes(shapes, found)
  const named = [...concepts].sort()
  for (const [at, one] of named.entries()) {
    found.add(placeOf(mix(OF_CONCEPT, one)))
    const pair = mix(mix(EMPTY_CODE, one), '&')
    for (let other = at + 1; other < named.length; other++) found.add(placeOf(mix(pair, named[other] ?? '')))
  }
  return toFeatures(found)
}

/** What a word is to the model by itself: `alone` are the places of its beginning and of its consonants. */
type Heard = { stem: string; code: number; concept: string | undefined; shape: string; alone: readonly number[] }

const heard = remember((word): Heard => {
  const stem = stemOf(word)
  const concept = TOPIC_CONCEPTS.get(stem) ?? TOPIC_CONCEPTS.get(word)
  const alone =
    stem.length > 4 ? [placeOf(mix(mix(EMPTY_CODE, stem, 4), '-')), placeOf(mix(OF_SKELETON, skeletonOf(stem)))] : []
  return { stem, code: mix(EMPTY_CODE, stem), concept, shape: concept ?? (LITTLE.has(word) ? word : 'x'), alone }
})

const OF_SKELETON = mix(EMPTY_CODE, '~')
const OF_CONCEPT = mix(EMPTY_CODE, '=')

/** The place of a word by itself: a model that has no row for it never saw the word. */
export function placeOfWord(word: string): number {
  return placeOf(heard(word).code)
}

const BEGINS_WITH_DIGIT = /^\d/
const AMOUNT = /^\d+(?:\.\d+)?$/

/** Figures are all one word; five digits are an area, sums are money. */
function stemOf(word: string): string {
  if (word.startsWith('$')) return '$#'
  if (!BEGINS_WITH_DIGIT.test(word)) return wordStemOf(word)
  if (/^\d{5}$/.test(word)) return '#zip'
  if (AMOUNT.test(word)) return '#'
  if (/^\d+(?::\d\d)$/.test(word)) return '#clock'
  if (/^\d+%$/.test(word)) return '#%'
  return wordStemOf(word)
}

function wordStemOf(word: string): string {
  const stem = wordStem(word)
  if (stem.length > 5 && stem.endsWith('ing')) return stem.slice(0, -3)
  if (stem.length > 4 && stem.endsWith('ed')) return stem.slice(0, -2)
  return stem.length > 4 && stem.endsWith('e') ? stem.slice(0, -1) : stem
}

/** The consonants of a word, each once in a row: what most misspellings keep. */
function skeletonOf(stem: string): string {
  return (stem.charAt(0) + stem.slice(1).replace(/[aeiouyh]/g, '')).replace(/(.)\1+/g, '$1')
}
