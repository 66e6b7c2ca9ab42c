import { blank, type Sentence } from './sentence.ts'

export const UPPER =
  '(?:(?:arent|isnt|not|dont|doesnt|wont|cant|never|no)(?: \\p{L}+){0,4}? (?:over|above|more than|past|beyond|higher than|exceed(?:ing)?)|under|below|less than|without (?:breaking|going over|exceeding|passing|spending (?:more than|over))|no (?:stronger|bigger|larger|heavier|pricier|dearer|greater) than|nothing (?:stronger|bigger|heavier|pricier|dearer|more) than|beneath|or under|capped at|cap of|ceiling of|tops out at|cheaper than|not more than|no more than|not over|never more than|never over|at most|max(?:imum)?(?: of)?|up to|within|beneath|lower than|no higher than|not above|nothing over|nothing above|menos de|maximo|hasta|no mas de|por debajo de|bajo|unter|moins de|menos que)'
export const LOWER =
  '(?:over|above|more than|at least|minimum(?: of)?|min|no less than|not under|north of|upwards of|mas de|minimo|por lo menos|al menos|starting at|higher than|stronger than)'
export const AFTER_UPPER =
  '(?:or less|or fewer|at the most|at most|is my (?:limit|max|budget|ceiling)|is the (?:limit|max|most i)|ceiling|cap|or under|or below|or cheaper|and under|and below|max(?:imum)?|tops|at most|or so max|limit|o menos|maximo|como maximo|tope)'
const AFTER_LOWER = '(?:or more|or higher|or above|or stronger|and up|and above|plus|\\+|minimum|o mas)'
const ABOUT =
  '(?:around|about|roughly|approx(?:imately)?|like|near|close to|more or less|ish|or so|unos|alrededor de|como|aproximadamente|circa|somewhere around)'
export const LITTLE =
  '(?: (?:the|a|an|like|is|of|about|around|maybe|say|only|just|exactly|roughly|to|than|like a|como|unos|las|los))*'
export const NUMBER = '(\\d+(?:\\.\\d+)?)'

export type Bound = 'max' | 'min' | 'about' | 'exact'
export type Amount = { low: number | null; high: number | null; bound: Bound }

export function takeAmount(sentence: Sentence, unit: string, before = ''): Amount | null {
  if (!/\d/.test(sentence.rest)) return null
  const range = find(
    sentence,
    `(?:between |from |entre )?(?:the |an? |los |las )?${before}${NUMBER}${unit ? `(?: ?${unit})?` : ''}(?: (?:ones?|stuff|kind))?(?: ?- ?| to | and | y | a )(?:the |an? |los |las )?${before}${NUMBER} ?${unit}`,
  )
  if (range !== null && Number(range[1]) < Number(range[2]))
    return { low: Number(range[1]), high: Number(range[2]), bound: 'max' }
  const either = !EITHER.test(sentence.rest)
    ? null
    : find(
        sentence,
        `(?:${ABOUT} )?${before}${NUMBER}${unit ? `(?: ?${unit})?` : ''} (?:or|o) ${before}${NUMBER} ?${unit}`,
      )
  if (either !== null) return eitherOf(Number(either[1]), Number(either[2]), before !== '')
  const cases: readonly (readonly [string, Bound])[] = [
    [`${UPPER}${LITTLE} ${before}${NUMBER} ?${unit}`, 'max'],
    [`${LOWER}${LITTLE} ${before}${NUMBER} ?${unit}`, 'min'],
    [`${before}${NUMBER} ?${unit} ${AFTER_UPPER}(?![\\p{L}\\p{N}])`, 'max'],
    [`${before}${NUMBER} ?${unit} ?${AFTER_LOWER}(?![\\p{L}\\p{N}])`, 'min'],
    [`${ABOUT}${LITTLE} ${before}${NUMBER} ?${unit}(?: ${ABOUT}(?![\\p{L}\\p{N}]))?`, 'about'],
    [`${before}${NUMBER} ?${unit} ${ABOUT}(?![\\p{L}\\p{N}])`, 'about'],
    [`${before}${NUMBER} ?${unit}`, 'exact'],
  ]
  for (const [source, bound] of cases) {
    const match = find(sentence, source)
    if (match === null) continue
    const value = Number(match[1])
    if (bound === 'max') return { low: null, high: value, bound }
    if (bound === 'min') return { low: value, high: null, bound }
    return { low: value, high: value, bound }
  }
  return null
}

export const EITHER = /\d[^ ]*(?: \p{L}+)? (?:or|o) \$?\d/u

/** "2 or 3 mg" takes what lies between the two; of two prices the higher is the limit. */
function eitherOf(one: number, other: number, isMoney: boolean): Amount {
  const high = Math.max(one, other)
  return { low: isMoney ? null : Math.min(one, other), high, bound: 'max' }
}

const patternCache = new Map<string, RegExp>()

/** Finds a pattern in what is left of the sentence, and takes it out. */
export function find(sentence: Sentence, source: string): RegExpExecArray | null {
  let pattern = patternCache.get(source)
  if (pattern === undefined) {
    pattern = new RegExp(`(?<![\\p{L}\\p{N}$.:/])${source}(?![\\p{N}])(?!\\.\\d)`, 'u')
    patternCache.set(source, pattern)
  }
  const match = pattern.exec(sentence.rest)
  if (match !== null) blank(sentence, match.index, match.index + match[0].length)
  return match
}
