import { WEEKDAYS } from '#contract/store-profile.ts'
import { listOf, sentence, tell, weekdayName } from '#concierge/say/wording.ts'
import type { FactQuestion } from './answer.ts'

const ASKS_WHICH_DAYS =
  /\b(?:which|what|any|certain|other|on) (?:other |regular )?(?:week)?days?\b|\bdays? of the week\b|\bque dias?\b|\balgun dia\b/
const SPEAKS_OF_CLOSED =
  /\bclos(?:ed?|es|ing)\b|\bshut\b|\b(?:not|arent|never) open\b|\b(?:cierran|cierra|cerrad[oa]s?)\b/

/** "When are you closed this year": the days of a year, and no hour. */
const ASKS_OF_YEAR =
  /\bwhen (?:are|is|will|do|does|r) (?:you|yall|u|we|they|the (?:store|shop))(?: (?:guys|all|be|ever|usually|normally))* (?:closed?|shut)(?: (?:down|up))? (?:this|all|during the|throughout the|for the|over the|in the) (?:year|season|fall|winter|summer|spring)\b|\bcuando cierran (?:este|en el|durante el) ano\b/

/** "Which day of the week are you closed": days, and not the hour at which a day ends. */
export function asksClosedDays(plain: string): boolean {
  if (ASKS_OF_YEAR.test(plain)) return true
  return (
    ASKS_WHICH_DAYS.test(plain) && SPEAKS_OF_CLOSED.test(plain) && !/\b(?:early|late|earlier|temprano)\b/.test(plain)
  )
}

/** The days of the week on which the shop stays shut, or that there is none, and the holidays of which it is. */
export function sayClosedDays({ profile, language }: Pick<FactQuestion, 'profile' | 'language'>): string {
  const { hours, holidays = [] } = profile
  if (hours === undefined) return ''
  const closed = WEEKDAYS.filter((day) => hours[day].closed).map((day) => weekdayName(day, language))
  const names = listOf(closed, language)
  const week =
    closed.length === 0
      ? tell(language, 'we are open every day of the week', 'abrimos todos los días')
      : tell(language, `we're closed on ${names}`, `cerramos los ${names}`)
  const resting = listOf(
    holidays.filter((holiday) => holiday.closed).map(({ name }) => name),
    language,
  )
  if (resting === '') return sentence(week)
  return sentence(
    closed.length === 0
      ? tell(language, `${week} but closed on ${resting}`, `${week}, menos ${resting}`)
      : tell(language, `${week}, and on ${resting}`, `${week}, y también en ${resting}`),
  )
}
