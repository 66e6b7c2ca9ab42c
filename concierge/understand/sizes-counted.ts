import { countOf } from './read-count.ts'

const COUNT = '(one|two|three|four|five|six|an?|[1-9]|1\\d)'
const WEIGHTS: readonly (readonly [string, number])[] = [
  ['half(?: (?:an? )?(?:ounce|oz|zip))?s?|halves', 14],
  ['quarters?(?: (?:ounce|oz|zip)s?)?', 7],
  ['eighths?|8ths?|1/8(?:th)?s?', 3.5],
  ['ounces?|oz|zips?', 28],
  ['grams?|g', 1],
]
const SIZED = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:${COUNT} )?(?:${WEIGHTS.map(([source]) => `(${source})`).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
)

export type Sized = { grams: number; quantity: number }

/** The weights that are named one by one, and how many of each: "one quarter and two eighths". */
export function sizesCounted(plain: string): readonly Sized[] {
  return [...plain.matchAll(SIZED)].flatMap(([, count, ...sizes]) => {
    const at = sizes.findIndex((size) => size !== undefined)
    const grams = WEIGHTS[at]?.[1]
    const isOne = count === undefined || count === 'a' || count === 'an'
    return grams === undefined ? [] : [{ grams, quantity: isOne ? 1 : countOf(count) }]
  })
}
