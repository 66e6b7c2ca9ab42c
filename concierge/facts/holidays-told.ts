import type { Holiday } from '#contract/store-profile.ts'
import { clock, listOf, sentence, tell } from '#concierge/say/wording.ts'
import type { FactQuestion } from './answer.ts'

const ASKS_HOLIDAYS =
  /\b(?:which|what|que|cuales|any|all|on|for|the|your|over|during|most|major|certain|these|other|in|los|dias|en) (?:\p{L}+ ){0,2}(?:holidays?|feriados?|festivos)\b|\bholiday (?:hours|hrs|schedule|times?|closures?)\b|^(?:holidays?|feriados?|festivos)\b/u
/** "The holidays are coming, what gift" speaks of no hours. */
const OF_HOURS =
  /\b(?:open|opens|close[sd]?|closing|shut|hours|hrs|schedule|times?|closures?|observe|off|abr\p{L}*|abiert\p{L}*|cierr\p{L}*|cerr\p{L}*|horarios?)\b/u

/** Holidays at large, and none by its name: "which holidays are you closed", "holiday hours". */
export function asksHolidays(plain: string): boolean {
  return ASKS_HOLIDAYS.test(plain) && OF_HOURS.test(plain)
}

/** The holidays on which the shop is closed, and those with hours of their own; null where the profile tells of none. */
export function sayHolidays({ profile, language }: Pick<FactQuestion, 'profile' | 'language'>): string | null {
  const holidays = profile.holidays ?? []
  if (holidays.length === 0) return null
  const closed = listOf(
    holidays.filter((holiday) => holiday.closed).map(({ name }) => name),
    language,
  )
  const others = holidays.flatMap((holiday) => sayOpen(holiday, language)).join('; ')
  return [
    closed === ''
      ? tell(language, 'We close on no holiday that is listed.', 'No cerramos ningún festivo anunciado.')
      : sentence(tell(language, `we're closed on ${closed}`, `cerramos en ${closed}`)),
    others === '' ? '' : sentence(tell(language, `special hours: ${others}`, `horario especial: ${others}`)),
    tell(language, 'On other holidays our regular hours apply.', 'Los demás festivos, el horario de siempre.'),
  ]
    .filter((text) => text !== '')
    .join(' ')
}

function sayOpen({ name, closed, open, close }: Holiday, language: FactQuestion['language']): string[] {
  if (closed || open === undefined || close === undefined) return []
  const [from, to] = [clock(open), clock(close)]
  return [tell(language, `${name} ${from} to ${to}`, `${name} de ${from} a ${to}`)]
}
