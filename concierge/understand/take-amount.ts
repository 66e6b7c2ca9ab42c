import { mayMatch, type Sieves, sievesOf } from './letter-sieve.ts'
import { blank, type Sentence } from './sentence.ts'

export const UPPER =
  '(?:(?:arent|isnt|not|dont|doesnt|wont|cant|never|no)(?: (?!(?:no|not|nothing|without)\\b)\\p{L}+){0,4}? (?:over|above|more than|past|beyond|higher than|exceed(?:ing)?)|under|below|south of|shy of|less than|without (?:breaking|going over|exceeding|passing|spending (?:more than|over))|no (?:stronger|bigger|larger|heavier|pricier|dearer|greater) than|nothing (?:stronger|bigger|heavier|pricier|dearer|more) than|beneath|or under|capped at|cap of|ceiling of|tops out at|cheaper than|not more than|no more than|not over|never more than|never over|at most|max(?:imum)?(?: of)?|up to|within|beneath|lower than|no higher than|not above|nothing over|nothing above|(?:cut|leave|drop|lose|skip|take|weed|knock|toss|filter|get rid of|remove)(?: out)? (?:anything|everything|any|all|the ones|ones|those|whatever)(?: (?:that|thats|is|are|its|priced|costs?|over|out))* (?:above|over|more than|past|pricier than)|nada de mas de|(?:que )?no (?:cueste|cuesten|valga|valgan) mas de|nada arriba de|menos de|maximo|hasta|(?:que )?no (?:pasen?|excedan?|superen?|rebasen?|sobrepasen?|lleguen? a|(?:cuesten?|valgan?|salgan?) (?:a )?mas)(?: de| que)?|no mas de|por debajo de|bajo|unter|moins de|menos que)'
export const LOWER =
  '(?:over|above|more than|at least|minimum(?: of)?|min|no less than|not under|north of|upwards of|mas de|minimo|por lo menos|al menos|starting at|higher than|stronger than)'
export const AFTER_UPPER =
  '(?:or less|or fewer|or lower|or smaller|or weaker|at the most|at most|is my (?:limit|max|budget|ceiling|cutoff|cap|top|line)|is the (?:limit|max|cap|ceiling|cutoff|top|line|most (?:i|we))|is where (?:i|we) (?:stop|tap out|max out|draw the line)|is tops|and (?:down|less|cheaper|lower|no more)|or down|not a (?:penny|cent|dollars?) more|hard stop|or bust|is (?:about |like )?(?:all|as (?:high|much|far) as)(?: that)? (?:i|im|ive|id|ill|we|weve|were)|ceiling|cap|or under|or below|or cheaper|and (?:under|below)(?! \\$?\\d)|max(?:imum)?|tops|at most|or so max|limit|o menos|maximo|como maximo|tope)'
const AFTER_LOWER = '(?:or more|or higher|or above|or stronger|and up|and above|plus|\\+|minimum|o mas)'
const ABOUT =
  '(?:around|about|roughly|approx(?:imately)?|like|near|close to|more or less|ish|or so|unos|alrededor de|como|aproximadamente|circa|somewhere around)'
export const LITTLE =
  '(?: (?:the|a|an|like|is|of|about|around|maybe|say|only|just|exactly|roughly|to|than|like a|como|unos|las|los))*'
export const NUMBER = '(\\d+(?:\\.\\d+)?)'

export type Bound = 'max' | 'min' | 'about' | 'exact'
/** `below` where the limit itself is not meant any more ("less than 20", where "up to 20" takes it). */
export type Amount = { low: number | null; high: number | null; bound: Bound; below?: boolean }

const BELOW =
  /^(?:under|below|less than|beneath|cheaper than|lower than|menos (?:de|que)|por debajo de|bajo|unter|moins de)(?!\p{L})/u

/** "Under 20", "less than 20": said of what was found with its limit. */
export function isBelow(found: string): boolean {
  return BELOW.test(found)
}

export function takeAmount(sentence: Sentence, unit: string, before = ''): Amount | null {
  if (!/\d/.test(sentence.rest)) return null
  const sources = sourcesOf(unit, before)
  const range = matchOf(sentence, sources.range)
  // "Over 30 and 10 mg" are two limits.
  if (range !== null && Number(range[1]) < Number(range[2])) {
    find(sentence, sources.range)
    return { low: Number(range[1]), high: Number(range[2]), bound: 'max' }
  }
  const either = EITHER.test(sentence.rest) ? find(sentence, sources.either) : null
  if (either !== null) return eitherOf(Number(either[1]), Number(either[2]), before !== '')
  for (const [source, bound] of sources.cases) {
    const match = find(sentence, source)
    if (match === null) continue
    const value = Number(match[1])
    if (bound === 'max') return { low: null, high: value, bound, below: isBelow(match[0]) }
    if (bound === 'min') return { low: value, high: null, bound }
    return { low: value, high: value, bound }
  }
  return null
}

type Sources = { range: string; either: string; cases: readonly (readonly [string, Bound])[] }

const sourcesByUnit = new Map<string, Sources>()

/** The patterns of one unit, written once: they are long, and every message with a figure in it asks for several. */
function sourcesOf(unit: string, before: string): Sources {
  const key = `${before}${unit}`
  let sources = sourcesByUnit.get(key)
  if (sources === undefined) sourcesByUnit.set(key, (sources = writeSources(unit, before)))
  return sources
}

function writeSources(unit: string, before: string): Sources {
  const amount = `${before}${NUMBER} ?${unit}`
  const bare = `${before}${NUMBER}${unit ? `(?: ?${unit})?` : ''}`
  return {
    range: `(?:between |from |entre )?(?:the |an? |los |las )?${bare}(?: (?:ones?|stuff|kind))?(?: ?- ?| to | and | y | a )(?:the |an? |los |las )?${amount}`,
    either: `(?:${ABOUT} )?${bare} (?:or|o) ${amount}`,
    cases: [
      [`${UPPER}${LITTLE} ${amount}`, 'max'],
      [`${LOWER}${LITTLE} ${amount}`, 'min'],
      [`${amount} ${AFTER_UPPER}(?![\\p{L}\\p{N}])`, 'max'],
      [`${amount} ?${AFTER_LOWER}(?![\\p{L}\\p{N}])`, 'min'],
      [`${ABOUT}${LITTLE} ${amount}(?: ${ABOUT}(?![\\p{L}\\p{N}]))?`, 'about'],
      [`${amount} ${ABOUT}(?![\\p{L}\\p{N}])`, 'about'],
      [amount, 'exact'],
    ],
  }
}

export const EITHER = /\d[^ ]*(?: \p{L}+)? (?:or|o) \$?\d/u

/** "2 or 3 mg" takes what lies between the two; of two prices the higher is the limit. */
function eitherOf(one: number, other: number, isMoney: boolean): Amount {
  const high = Math.max(one, other)
  return { low: isMoney ? null : Math.min(one, other), high, bound: 'max' }
}

type Sought = { pattern: RegExp; sieves: Sieves }
const soughtBySource = new Map<string, Sought>()

function soughtOf(source: string): Sought {
  let sought = soughtBySource.get(source)
  if (sought === undefined) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}$.:/])(?:${source})(?![\\p{N}])(?!\\.\\d)`, 'u')
    soughtBySource.set(source, (sought = { pattern, sieves: sievesOf([pattern]) }))
  }
  return sought
}

/** The pattern at the beginning of a word, in each of its readings. What was taken out of the sentence only took letters from it. */
function matchOf({ rest, starts }: Sentence, source: string): RegExpExecArray | null {
  const { pattern, sieves } = soughtOf(source)
  return mayMatch(sieves, 0, starts.letters) ? pattern.exec(rest) : null
}

/** Finds a pattern in what is left of the sentence, at the beginning of a word in each of its readings, and takes it out. */
export function find(sentence: Sentence, source: string): RegExpExecArray | null {
  const match = matchOf(sentence, source)
  if (match !== null) blank(sentence, match.index, match.index + match[0].length)
  return match
}
