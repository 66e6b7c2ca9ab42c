import { PLACES } from '#concierge/guard/message-model.ts'
import { wordStem } from './fold-text.ts'
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
export function topicFeaturesOf(plain: string): Uint32Array {
  const words = plain
    .split(' ')
    .filter((word) => word !== ',' && word !== '')
    .slice(0, MOST_WORDS)
  const found = new Set<number>([hash('*'), hash(`long ${Math.min(4, Math.floor(Math.log2(words.length + 1)))}`)])
  const shapes: string[] = ['^']
  const concepts = new Set<string>()
  let before = '^'
  let earlier = ''
  for (const word of words) {
    const stem = stemOf(word)
    const concept = TOPIC_CONCEPTS.get(stem) ?? TOPIC_CONCEPTS.get(word)
    found.add(hash(stem))
    found.add(hash(`${before} ${stem}`))
    if (earlier !== '') found.add(hash(`${earlier} _ ${stem}`))
    if (stem.length > 4) {
      found.add(hash(`${stem.slice(0, 4)}-`))
      found.add(hash(`~${skeletonOf(stem)}`))
    }
    if (concept !== undefined) concepts.add(concept)
    const shape = concept ?? (LITTLE.has(word) ? word : 'x')
    if (shape !== shapes.at(-1)) shapes.push(shape)
    earlier = before
    before = stem
  }
  found.add(hash(`${before} $`))
  shapes.push('$')
  for (let at = 1; at < shapes.length; at++) {
    found.add(hash(`${shapes[at - 1]}>${shapes[at]}`))
    if (at > 1) found.add(hash(`${shapes[at - 2]}>${shapes[at - 1]}>${shapes[at]}`))
  }
  const named = [...concepts].sort()
  for (const [at, one] of named.entries()) {
    found.add(hash(`=${one}`))
    for (const other of named.slice(at + 1)) found.add(hash(`${one}&${other}`))
  }
  return Uint32Array.from(found)
}

/** The place of a word by itself: a model that has no row for it never saw the word. */
export function placeOfWord(word: string): number {
  return hash(stemOf(word))
}

const AMOUNT = /^\$\d|^\d+(?:\.\d+)?$/

/** Figures are all one word; five digits are an area, sums are money. */
function stemOf(word: string): string {
  if (word.startsWith('$')) return '$#'
  if (/^\d{5}$/.test(word)) return '#zip'
  if (AMOUNT.test(word)) return '#'
  if (/^\d+(?::\d\d)$/.test(word)) return '#clock'
  if (/^\d+%$/.test(word)) return '#%'
  const stem = wordStem(word)
  if (stem.length > 5 && stem.endsWith('ing')) return stem.slice(0, -3)
  if (stem.length > 4 && stem.endsWith('ed')) return stem.slice(0, -2)
  return stem.length > 4 && stem.endsWith('e') ? stem.slice(0, -1) : stem
}

/** The consonants of a word, each once in a row: what most misspellings keep. */
function skeletonOf(stem: string): string {
  return (stem.charAt(0) + stem.slice(1).replace(/[aeiouyh]/g, '')).replace(/(.)\1+/g, '$1')
}

function hash(text: string): number {
  let code = 2166136261
  for (let at = 0; at < text.length; at++) code = Math.imul(code ^ text.charCodeAt(at), 16777619)
  return ((code ^ (code >>> 15)) >>> 0) % PLACES
}
