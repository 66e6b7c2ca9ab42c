import { editCost } from '#concierge/retrieve/edit-cost.ts'
import { COMMON_WORDS } from './common-words.ts'

/** What stands before a figure and says how it is meant. */
const CUES: readonly string[] = [
  'under',
  'below',
  'around',
  'about',
  'between',
  'over',
  'above',
  'than',
  'less',
  'within',
]
/** What stands behind a figure, after an "or" or an "and". */
const AFTER: readonly string[] = ['under', 'below', 'less', 'lower', 'cheaper', 'more', 'above']
const SLIP = 1
const LEAST_LETTERS = 3

/** Words of their own that shoppers write for a cue only before a figure. */
const HEARD: ReadonlyMap<string, string> = new Map([
  ['blow', 'below'],
  ['bellow', 'below'],
  ['then', 'than'],
  ['dan', 'than'],
  ['abut', 'about'],
  ['bout', 'about'],
  ['round', 'around'],
])

/** "Sub-20 eighths" are below twenty dollars, "sub 5 mg gummies" are not. */
const SUB =
  /(?<![\p{L}\p{N}])sub[ -]*\$?(\d+(?:\.\d+)?)( ?(?:%|percent|thc|mg|milli\p{L}*|g|grams?|oz|ounces?|minutes?)(?![\p{L}]))?/gu

/** "undr 20", "aroun $40", "less then 25", "sub-20": before a figure a misspelt cue is meant as the cue. "25s my limit" has a verb in it. */
export function rightAmountCues(plain: string): string {
  if (!/\d/.test(plain)) return plain
  return plain
    .replace(
      SUB,
      (_, figure: string, unit: string | undefined) => `under ${unit === undefined ? '$' : ''}${figure}${unit ?? ''}`,
    )
    .replace(
      /(?<![\p{L}\p{N}])(\p{L}{3,8})(?= (?:than |then )?\$?\d)/gu,
      (word) => HEARD.get(word) ?? nearestOf(CUES, word) ?? word,
    )
    .replace(/(?<![\p{L}\p{N}])(?:les|lss|lees|lest|lessa)(?= than \$?\d)/gu, 'less')
    .replace(/(?<=\d )(\p{L}{4,9})(?![\p{L}])/gu, (word) => (isDollars(word) ? 'dollars' : word))
    .replace(/(?<=\d)s (?=(?:about |really |like )?(?:my|our|the) (?:limit|max|budget|cap|ceiling|cutoff)\b)/g, ' is ')
    .replace(/(?<=(?:^| )\p{L}+ )4(?= (?:\$\d|\d+ dollars))/gu, 'for')
    .replace(/(?<=\d(?: dollars)? (?:or|and) )(\p{L}{3,7})(?![\p{L}])/gu, (word) => nearestOf(AFTER, word) ?? word)
}

const PARTS: readonly string[] = ['half', 'full', 'whole', 'quarter']

/** "galf ounce", "qurter oz": before a weight that is spelled right by now. */
export function rightSizes(plain: string, isFamiliar: (word: string) => boolean): string {
  return plain.replace(
    /(?<![\p{L}\p{N}])(\p{L}{3,8})(?= (?:of )?(?:an? )?(?:ounces?|oz|zips?|grams?)(?![\p{L}]))/gu,
    (word) => (isFamiliar(word) ? word : (nearestOf(PARTS, word) ?? otherwiseBegun(word) ?? word)),
  )
}

/** "Galf", "ualf": a finger beside the first letter. */
function otherwiseBegun(word: string): string | null {
  return COMMON_WORDS.has(word) ? null : (PARTS.find((part) => part.slice(1) === word.slice(1)) ?? null)
}

function nearestOf(cues: readonly string[], word: string): string | null {
  if (word.length < LEAST_LETTERS || COMMON_WORDS.has(word)) return null
  return cues.find((cue) => editCost(word, cue, SLIP) <= SLIP) ?? null
}

function isDollars(word: string): boolean {
  return !COMMON_WORDS.has(word) && editCost(word.replace(/s$/, ''), 'dollar', SLIP) <= SLIP
}
