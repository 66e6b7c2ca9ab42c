import { BEYOND_ROWS } from './articles-beyond-rows.ts'
import { EVERYDAY } from './articles-everyday.ts'
import { HOW_TO } from './articles-how-to.ts'
import { IN_EARNEST } from './articles-in-earnest.ts'
import { IN_PARTICULAR } from './articles-in-particular.ts'
import { IN_USE } from './articles-in-use.ts'
import { OF_DOSES } from './articles-of-doses.ts'
import { OF_FEELING } from './articles-of-feeling.ts'
import { OF_GEAR } from './articles-of-gear.ts'
import { OF_LAW } from './articles-of-law.ts'
import { OF_MANNERS, WHERE_USED } from './articles-of-manners.ts'
import { OF_THE_PLANT } from './articles-of-the-plant.ts'
import { OF_WORDS } from './articles-of-words.ts'
import { WONDERED } from './articles-wondered.ts'

const NO_ROW_TELLS = [
  ...IN_EARNEST,
  ...OF_LAW,
  ...OF_DOSES,
  ...OF_FEELING,
  ...OF_MANNERS,
  ...OF_THE_PLANT,
  ...OF_GEAR,
  ...OF_WORDS,
  ...IN_USE,
  ...EVERYDAY,
  ...WONDERED,
  ...BEYOND_ROWS,
]

/** Articles that are found by a question of their own and not only by their subject; tried in this order, before the others. */
export const ASKED_BY_THEMSELVES = [...NO_ROW_TELLS, WHERE_USED, ...IN_PARTICULAR, ...HOW_TO]

const BEYOND: ReadonlySet<string> = new Set(NO_ROW_TELLS.map(([id]) => id))
const QUESTIONS: ReadonlySet<string> = new Set(ASKED_BY_THEMSELVES.map(([id]) => id))

/** True for an article on what no row of a menu tells: what such a question names is no product that is looked for. */
export function isBeyondRows(id: string): boolean {
  return BEYOND.has(id)
}

/** True for an article whose subject is a question by itself, so that product words beside it are no wish. */
export function isQuestionItself(id: string): boolean {
  return QUESTIONS.has(id)
}
