import type { Wish } from '#concierge/retrieve/wish.ts'
import { allMatches } from './all-matches.ts'
import { isNegated } from './sentence.ts'

/** "Equal thc and cbd", "as much cbd as thc". */
const EQUAL_PARTS =
  /\b(?:equal(?:ly)?|even(?:ly)?|same|identical|balanced?|50\/50)(?: (?:parts?|amounts?|split|ratio|mix|balance|dose|of|in|the|between|on|both))* (?:thc|cbd) (?:and|to|as|with) (?:thc|cbd)\b|(?<!\b(?:twice|double|triple|times|x) )\bas much (?:thc as cbd|cbd as thc)\b|\bhalf thc (?:and )?half cbd\b|\bhalf cbd (?:and )?half thc\b|\b(?:thc|cbd)(?: (?:and|to|\/))? (?:thc|cbd) (?:in )?(?:equal|even)\b|\b(?:thc|cbd) (?:and|&|plus|with) (?:thc|cbd)\b.{0,16}\b(?:(?:in )?(?:equal|even|the same|identical|matching) (?:parts?|amounts?|measures?|shares?|doses?|numbers?)|50\/50|half and half)\b|\bmitad (?:de )?(?:cbd|thc)\b|\bmitad y mitad\b|\bhalf (?:of it )?(?:is )?(?:cbd|thc)\b|\bone to one\b(?! (?:with|chat|help))/

const COUNTS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  twice: '2',
  double: '2',
  three: '3',
  four: '4',
  five: '5',
  ten: '10',
  twenty: '20',
  thirty: '30',
}
const COUNT = `(\\d{1,2}|${Object.keys(COUNTS).join('|')})`

const WRITTEN = /(?<![\d:])(\d{1,2}(?::\d{1,2}){1,3})(?![\d:]| ?(?:am|pm))/g
const CLOCK = /^\d{1,2}:[0-5]\d$/
/** "10 to 1", "twenty to one": beside what is measured so, or what is eaten; else it may be an hour. */
const SPOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}$])${COUNT} to (1|one)(?![\\p{L}\\p{N}:.]| (?:am|pm|with|mg|g|oz)\\b)`,
  'gu',
)
const MEASURED = /\b(?:cb[dgnc]|thcv?|ratios?)\b/
/** "Twice as much cbd as thc", "5 times the cbd". */
const TIMES = new RegExp(`(?<![\\p{L}\\p{N}])${COUNT}(?: times|x)? (?:as much|more|the) cbd\\b`, 'u')

const MORE_CBD =
  /\b(?:almost|next to|practically|virtually|nearly|basically|close to|barely any|hardly any|little to) no thc\b.{0,24}\bcbd\b|\bcbd\b.{0,24}\b(?:almost|next to|practically|virtually|nearly|basically|close to|little to) no thc\b|\b(?:more|higher(?: in)?|greater|over) cbd (?:than|then|to|over) (?:the )?thc\b|\bcbd(?: (?:content|levels?|numbers?|percent(?:age)?|%|mg))?(?: (?:is|are|being|thats|that is|comes out|runs))?(?: (?:way|much|a lot|far|even))? (?:over|above|outweighs|beats|(?:higher|greater|more|bigger|stronger|heavier) (?:than|then)) (?:the )?thc\b|\b(?:less|lower|fewer) thc (?:than|then) cbd\b|\bthc(?: (?:content|level|percent|%))?(?: (?:is|are|being))? (?:lower|less|smaller|under|below)(?: (?:than|then))? (?:the )?cbd\b|\bmas cbd que thc\b|\b(?:mostly|mainly|primarily|predominantly|largely|mostly just) (?:all )?cbd\b|\bcbd (?:dominant|heavy|rich|forward|dominated|leaning|mostly|mainly)\b|\b(?:high|heavy|rich|strong|loaded)(?: (?:in|on|with))? cbd(?: content)?(?: ,)?(?: (?:and|but|with|or))? (?:very |super |really |just )?(?:low|little|less|light|a (?:little|bit|touch|hint) of|barely any|hardly any|minimal)(?: (?:on|in))?(?: the)? thc\b|\b(?:low|little|minimal|barely any|hardly any)(?: (?:on|in))? thc(?: ,)?(?: (?:and|but|with|or))? (?:high|lots of|a lot of|plenty of|more|heavy|rich)(?: (?:in|on|with))? cbd\b|\b(?:lots|plenty|a lot|loads) of cbd(?: ,)?(?: (?:and|but|with))? (?:very |just |only )?(?:low|little|barely any|hardly any|a (?:little|bit|touch|hint) of|not much) thc\b/

/** The proportions asked for, any of them, those refused, and whether there is to be more CBD than THC. `ofThings` where things to take are named. */
export function readRatio(
  plain: string,
  ofThings: boolean,
): { asked: Pick<Wish, 'ratios' | 'cbdRich'>; refused: readonly string[] } {
  const ofCbd = plain.includes('cbd')
  const cbdRich = ofCbd && MORE_CBD.test(plain)
  const figures = allMatches(plain, WRITTEN).filter(([, ratio = '']) => !CLOCK.test(ratio))
  const isRefused = ({ index }: RegExpExecArray): boolean => isNegated(plain, index)
  const ratioOf = ([, ratio = '']: RegExpExecArray): string => ratio
  const written = figures.filter((figure) => !isRefused(figure)).map(ratioOf)
  const spoken =
    ofThings || MEASURED.test(plain)
      ? allMatches(plain, SPOKEN).map(([, count = '']) => `${COUNTS[count] ?? count}:1`)
      : []
  const times = ofCbd ? TIMES.exec(plain)?.[1] : undefined
  const ratios = [...written, ...spoken, ...(times === undefined ? [] : [`${COUNTS[times] ?? times}:1`])]
  if (ratios.length === 0 && EQUAL_PARTS.test(plain)) ratios.push('1:1')
  return {
    asked: { ratios: [...new Set(ratios)], cbdRich: cbdRich || (times !== undefined && times !== 'one') },
    refused: figures.filter(isRefused).map(ratioOf),
  }
}
