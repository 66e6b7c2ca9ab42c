import { dateName, tell, weekdayName } from '#concierge/say/wording.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'
import { upcoming } from './read-day.ts'
import { shopTime } from './shop-clock.ts'

const ASKS_NEXT =
  /\b(?:when(?:s| is| will)?|what day|which day|date)\b.{0,30}\bnext\b|\bnext (?:one|class|session|time|date)\b/
const MONTHLY =
  /\b(?:first|second|third|fourth|last|1st|2nd|3rd|4th) (?:mon|tues|wednes|thurs|fri|satur|sun)day (?:of|in) (?:the|each|every) month\b/i

/** "First Thursday of every month", and when the next one is: its date beside the answer. */
export function withNextDate(answer: FactAnswer, { profile, plain, language, now }: FactQuestion): FactAnswer {
  const [rule] = ASKS_NEXT.test(plain) ? (MONTHLY.exec(answer.text) ?? []) : []
  const day = rule === undefined ? null : upcoming(undefined, rule, shopTime(now, profile))
  if (day === null) return answer
  const date = `${weekdayName(day.weekday, language)}, ${dateName(day, language)}`
  const next = tell(language, `The next one is on ${date}.`, `La próxima es el ${date}.`)
  return { ...answer, text: `${answer.text} ${next}`, derived: [...(answer.derived ?? []), next] }
}
