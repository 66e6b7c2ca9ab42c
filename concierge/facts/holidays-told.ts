import type { Holiday } from '#contract/store-profile.ts'
import { clock, dateName, listOf, sentence, tell, weekdayName } from '#concierge/say/wording.ts'
import type { FactQuestion } from './answer.ts'
import { sayClosedDays } from './closed-days.ts'
import { upcoming } from './read-day.ts'
import { type ShopDay, shopTime } from './shop-clock.ts'

const ASKS_HOLIDAYS =
  /\b(?:special|different|modified|adjusted|reduced|unusual|odd|weird|shorten?ed) (?:hours|hrs|schedule|closures?)\b(?! for\b)|\b(?:hours|hrs|schedule|horarios?)(?: (?:going to|gonna|be|is|are|will|any|different))* (?:chang(?:e|es|ing)|special|different|especial(?:es)?|diferente)\b|\bwhen (?:are|is|will|do|does|r) (?:you|yall|u|the (?:store|shop))(?: (?:guys|be))* next (?:closed|close|shut|off)\b|\b(?:next|upcoming|coming) (?:(?:day|time|date) (?:youre|you|u|yall)(?: (?:are|re|will be|guys))* (?:closed|shut|off)|closures?|closed day)\b|\b(?:any )?closures? (?:coming|planned|soon|this)\b|\b(?:which|what|que|cuales|any|all|on|for|the|your|over|during|most|major|certain|these|other|in|los|dias|en) (?:\p{L}+ ){0,2}(?:holidays?|feriados?|festivos)\b|\bholiday (?:hours|hrs|schedule|times?|closures?)\b|^(?:holidays?|feriados?|festivos)\b/u
/** "The holidays are coming, what gift" speaks of no hours. */
const OF_HOURS =
  /\b(?:open|opens|close[sd]?|closing|shut|hours|hrs|schedule|times?|closures?|observe|off|special|abr\p{L}*|abiert\p{L}*|cierr\p{L}*|cerr\p{L}*|horarios?)\b/u

/** Holidays at large, and none by its name: "which holidays are you closed", "holiday hours". */
export function asksHolidays(plain: string): boolean {
  return ASKS_HOLIDAYS.test(plain) && OF_HOURS.test(plain)
}

/** The next special days with their dates, where the question looks ahead. */
function sayComing({ profile, language, now, plain }: FactQuestion): string | null {
  if (!LOOKS_AHEAD.test(plain)) return null
  if (ASKS_CLOSED.test(plain) && Object.values(profile.hours ?? {}).some(({ closed }) => closed))
    return sayClosedDays({ profile, language })
  const today = shopTime(now, profile)
  const coming = (profile.holidays ?? [])
    .flatMap((holiday) => {
      const day = upcoming(holiday.date, holiday.rule, today)
      return day === null || (ASKS_CLOSED.test(plain) && !holiday.closed) ? [] : [{ holiday, day }]
    })
    .toSorted(({ day: one }, { day: other }) => asNumber(one) - asNumber(other))
    .slice(0, MOST_COMING)
    .map(({ holiday, day }) => ({
      ...holiday,
      name: `${holiday.name} (${weekdayName(day.weekday, language)}, ${dateName(day, language)})`,
    }))
  if (coming.length === 0) return null
  if (coming.every(({ closed }) => closed)) {
    const days = listOf(
      coming.map(({ name }) => name),
      language,
    )
    return sentence(tell(language, `we're next closed on ${days}`, `los próximos cierres: ${days}`))
  }
  const told = coming
    .flatMap((day) =>
      day.closed ? [tell(language, `${day.name}: closed`, `${day.name}: cerrado`)] : sayOpen(day, language),
    )
    .join('; ')
  return sentence(tell(language, `next special hours: ${told}`, `próximos horarios especiales: ${told}`))
}

const LOOKS_AHEAD = /\b(?:next|upcoming|coming|soon|this (?:week|month|season)|ahead|proxim[oa]s?)\b/
const ASKS_CLOSED = /\bclos(?:ed?|ures?)\b|\bshut\b|\boff\b|\bcerr/
const MOST_COMING = 3

function asNumber({ year, month, day }: ShopDay): number {
  return (year * 100 + month) * 100 + day
}

/** The holidays on which the shop is closed, and those with hours of their own; null where the profile tells of none. */
export function sayHolidays(question: FactQuestion): string | null {
  const { profile, language } = question
  const holidays = profile.holidays ?? []
  if (holidays.length === 0) return null
  const coming = sayComing(question)
  if (coming !== null) return coming
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
  if (closed) return []
  const [from, to] = [open, close].map((time) => (time === undefined ? '' : clock(time)))
  if (from !== '' && to !== '') return [tell(language, `${name} ${from} to ${to}`, `${name} de ${from} a ${to}`)]
  if (from !== '') return [tell(language, `${name} from ${from}`, `${name} desde las ${from}`)]
  return to === '' ? [] : [tell(language, `${name} until ${to}`, `${name} hasta las ${to}`)]
}
