import { WEEKDAYS, type Weekday } from '#contract/store-profile.ts'
import { foldText } from '#concierge/understand/fold-text.ts'

const DAY = new RegExp(`\\b(${WEEKDAYS.map((day) => day.slice(0, 3)).join('|')})(?:s|r|rs|nes|ur)?(?:days?)?\\b`, 'g')
const THROUGH = /^\W*(?:to|through|thru|until|till|-|\u2013|\u2014)\W*$/

const DENIED =
  /\b(?:no (?:deliver(?:y|ies)|service|drivers?|runs?|pick ?up)|(?:not?|none) on|never|except(?:ing)?|excluding|closed|but(?: not)?)\b[^;.)]*/g

/** Whether a day is among those a profile lists in words ("Tuesday to Saturday", "Mon, Wed and Fri", "weekdays"); yes when it names none. */
export function isServedOn(days: string, day: Weekday): boolean {
  const folded = foldText(days)
  const told = folded.replace(DENIED, ' ')
  if ((folded.match(DENIED) ?? []).some((denied) => namesDay(denied, day) === true)) return false
  return namesDay(told, day) ?? true
}

/** Whether words name a day; null where they name none. */
function namesDay(folded: string, day: Weekday): boolean | null {
  const found = [...folded.matchAll(DAY)].map((match) => ({
    at: WEEKDAYS.findIndex((name) => name.startsWith(match[1] ?? '#')),
    start: match.index,
    end: match.index + match[0].length,
  }))
  const asked = WEEKDAYS.indexOf(day)
  if (found.length === 0)
    return /\bweekdays?\b/.test(folded) ? asked < 5 : /\bweekends?\b/.test(folded) ? asked >= 5 : null
  return found.some((from, index) => {
    const to = found[index + 1]
    if (to === undefined || !THROUGH.test(folded.slice(from.end, to.start))) return from.at === asked
    return (asked - from.at + 7) % 7 <= (to.at - from.at + 7) % 7
  })
}

/** Whether words name any days of the week. */
export function namesDays(days: string): boolean {
  return namesDay(foldText(days), 'monday') !== null
}
