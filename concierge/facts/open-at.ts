import { clock, tell } from '#concierge/say/wording.ts'
import type { FactQuestion } from './answer.ts'
import { isLastMinute, lastEntryOf, TOO_LATE } from './last-entry.ts'
import type { NamedDay } from './read-day.ts'
import { hoursOn, isAllDay, minutesOf, shopTime } from './shop-clock.ts'
import { sayMinutes } from './time-left.ts'

/** An hour of the day as it was said; `half` is null where neither am nor pm was. */
type SaidTime = { hour: number; minutes: number; half: 'am' | 'pm' | null }

const TIMES =
  /(?<!\b(?:until|til|till|to|from|after|before|for) )\b(?:(\d{1,2}):(\d\d)(?: ?([ap])m)?|(\d{1,2}) ?([ap])m|(?:at|by|its|around|about|like|a las?) (\d{1,2})(?!:| ?[ap]m\b))\b(?! ?(?:%|(?:mg|g|dollars|st|th)\b))/
/** "Off at 840", "get there around 930pm", "done at work at 7": where somebody tells when he comes. */
const TIMES_OF_COMING =
  /\b(?:at|by|around|about|like|til|till|until|work|off|out|there|leave|leaving|ends?|lands?|done|over|shift|home|finish|it|a las?) (?:(?:at|by|around|about|like|til|till|until|only|not until|a las?) )*(\d{1,2}?)(?::?([0-5]\d))?(?: ?([ap])m)?\b(?! ?(?:%|\$|(?:mg|g|dollars|bucks|st|nd|rd|th|min\w*|hours?|hrs?|miles?|blocks?)\b))/

/** "In like 15": so many minutes from now. */
const IN_MINUTES = /\b(?:in|within)(?: (?:like|about|around|maybe))* \d{1,3}\b(?!:)/

function readTime(plain: string): SaidTime | null {
  const said = TIMES.exec(plain)
  return said === null ? null : timeOf([said[1] ?? said[4] ?? said[6], said[2], said[3] ?? said[5]])
}

function timeOf([hour, minutes, half]: readonly (string | undefined)[]): SaidTime | null {
  const time = {
    hour: Number(hour),
    minutes: Number(minutes ?? 0),
    half: half === 'a' ? ('am' as const) : half === 'p' ? ('pm' as const) : null,
  }
  return time.hour > 24 || time.minutes > 59 ? null : time
}

/** "10 pm", and no hour of which half of the day is left open. */
export function saysHalf(plain: string): boolean {
  return (readTime(plain)?.half ?? null) !== null
}

/** Whether it is open at the time that is named with one day; an hour without am or pm is the one that shops are open at. */
export function openThen({ profile, store, plain, language }: FactQuestion, days: readonly NamedDay[]): string {
  const [named] = days
  const said = readTime(plain)
  if (named === undefined || days.length > 1 || said === null) return ''
  const { hours } = hoursOn(profile, named.day, named.holiday)
  if (hours === null || hours.closed) return ''
  const { hour, half } = said
  const evening = hour < USUAL_OPENING || (hour < 12 && IN_THE_EVENING.test(plain) && !/\bmornings?\b/.test(plain))
  const isLate = half === null ? evening : half === 'pm' && hour < 12
  const minutes = ((half === 'am' && hour === 12 ? 0 : hour) + (isLate ? 12 : 0)) * 60 + said.minutes
  const [open, close] = [minutesOf(hours.open), minutesOf(hours.close)]
  const end = close > open ? close : close + DAY
  if (!isAllDay(hours) && (minutes < open || minutes >= end))
    return tell(language, "No, we're closed then.", 'No, a esa hora estamos cerrados.')
  const yes = tell(language, "Yes, we're open then.", 'Sí, a esa hora estamos abiertos.')
  const last = isAllDay(hours) ? null : lastEntryOf(store)
  if (last === null || !isLastMinute(end - minutes, last)) return yes
  return end - minutes < last.minutes ? `${TOO_LATE[language]} ${last.text}` : `${yes} ${last.text}`
}

const USUAL_OPENING = 8
const DAY = 24 * 60

/** What is said of an hour of the evening, and of none of the morning. */
const IN_THE_EVENING =
  /\b(?:too late|off (?:of )?work|after work|get off|get out|gets? out|done (?:at )?work|late shift|close[sd]?|closing|still|tonight|night|evening|dinner|last call)\b/

/** From then on somebody is on the way, and not yet at the door. */
const SETS_OUT =
  /\b(?:leav(?:e|es|ing)|off|out of work|get out|gets out|getting out|shift|work(?:s|ing)?|ends?|lands?|done|finish(?:es|ed)?|over|salgo|termino|aterri\p{L}*)\b/u

/** Whether somebody who comes at the time that is named today comes in time; null where no time is named, or the day does not say. */
export function inTimeToday({
  profile,
  store,
  plain,
  language,
  now,
}: FactQuestion): { text: string; derived: readonly string[] } | null {
  if (!COMING.test(plain)) return null
  const told = plain.replace(IN_MINUTES, '')
  const found = TIMES_OF_COMING.exec(told)
  const said = found === null ? readTime(told) : timeOf(found.slice(1))
  const today = shopTime(now, profile)
  const { hours } = hoursOn(profile, today)
  if (said === null || said.hour === 0 || hours === null || hours.closed || isAllDay(hours)) return null
  const [open, close] = [minutesOf(hours.open), minutesOf(hours.close)]
  const end = close > open ? close : close + DAY
  const at = nextTime(said, today.minutes)
  const until = clock(hours.close)
  // "Open at 8 am" in the evening asks of another morning.
  if (at < open || at - DAY >= open) return null
  if (at >= end)
    return {
      text: tell(
        language,
        `No, that's too late: we close at ${until} today.`,
        `No, será tarde: hoy cerramos a las ${until}.`,
      ),
      derived: [],
    }
  const left = sayMinutes(end - at, language)
  if (found !== null && SETS_OUT.test(plain))
    return {
      text: tell(
        language,
        `We close at ${until} today, so from then you have ${left} to get here.`,
        `Hoy cerramos a las ${until}: desde esa hora te quedan ${left} para llegar.`,
      ),
      derived: [left],
    }
  const last = lastEntryOf(store)
  const isLast = last !== null && isLastMinute(end - at, last)
  if (isLast && end - at < last.minutes) return { text: `${TOO_LATE[language]} ${last.text}`, derived: [] }
  const yes = tell(
    language,
    `Yes, we're open then: we close at ${until} today.`,
    `Sí, a esa hora estamos abiertos: hoy cerramos a las ${until}.`,
  )
  return { text: isLast ? `${yes} ${last.text}` : yes, derived: [] }
}

/** Someone is about to come, and wonders whether the door will be open. */
export const COMING =
  /\b(?:(?:come|coming|swing|stop|drop|roll|slide|pop|get|be|walk|run|head|drive|pull)(?:ing)? (?:by|in|through|over|there|up|on by|right over)|make it|too late|in time|(?:be|get) there|still (?:get|come|walk|be let|squeeze|slip) in|on my way|(?:if i|ill|i will|before i) leave|time to get|miss(?:ed)? (?:you|yall|u|ya)|for the (?:day|night|evening)$|(?:closed|locked) up|gone home|letting (?:people|anyone|anybody|folks|us|me)|still (?:there|up|serving|around|let)|gonna make|still (?:good|be (?:open|there|ok|okay|up))|still time|(?:get|be|getting) (?:off|out|done)(?: (?:of|at|from))? (?:work|at|class|school|\d)|off (?:work )?at|off work|lands? at|shift (?:ends|is over)|alcanzo|puedo llegar|llego)\b/

/** The next time that the clock shows so, in minutes of today, past midnight too. */
function nextTime({ hour, minutes, half }: SaidTime, now: number): number {
  const first = (hour % 12) * 60 + minutes
  if (hour > 12) return hour * 60 + minutes
  const times =
    half === 'am' ? [first, first + DAY] : half === 'pm' ? [first + DAY / 2] : [first, first + DAY / 2, first + DAY]
  return times.find((time) => time >= now) ?? times.at(-1) ?? first
}
