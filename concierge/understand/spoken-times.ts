import { NUMBER_WORDS } from '#concierge/guard/number-words.ts'
import type { Rewriting } from './rewrite.ts'

const MINUTES: Readonly<Record<string, number>> = { quarter: 15, half: 30, twenty: 20, ten: 10, five: 5 }
const SIDE = '(past|after|till?|to)'
const HOUR = '(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|1[0-2]|[1-9])'
/** What follows a figure that is no hour. */
const NO_HOUR = '(?![\\d.:/%-]| ?(?:mg|g|grams?|oz|ounces?|pounds?|dollars?|bucks|people|packs?|pieces|of)\\b)'
/** "Quarter past nine", and, where a time is expected, "at ten to nine": "five to ten" may be a price. */
const SPOKEN = new RegExp(
  `(?:\\b(?:an? )?(?=quarter|half)|(?<=\\b(?:its|it is|at|by|until|till|before|after) )(?=twenty|ten|five))(\\w+) ${SIDE} ${HOUR}\\b${NO_HOUR}`,
  'g',
)
const HOURS_IN_HALF_A_DAY = 12

/** Times as they are spoken, written in figures: "quarter to ten" is 9:45. */
export const SPOKEN_TIMES: readonly Rewriting[] = [
  [SPOKEN, (_, part = '', side = '', hour = '') => clockOf(part, side, hour), / (?:past|after|till?|to) /],
]

function clockOf(part: string, side: string, said: string): string {
  const hour = said === 'noon' || said === 'midnight' ? HOURS_IN_HALF_A_DAY : (NUMBER_WORDS.get(said) ?? Number(said))
  const minutes = MINUTES[part] ?? 0
  const isPast = side === 'past' || side === 'after'
  const told = isPast ? hour : hour - 1 || HOURS_IN_HALF_A_DAY
  return `${told}:${String(isPast ? minutes : 60 - minutes).padStart(2, '0')}`
}
