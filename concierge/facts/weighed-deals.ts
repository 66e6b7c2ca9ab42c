import { dollars, sentence, tell, weekdayName } from '#concierge/say/wording.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import type { Weekday } from '#contract/store-profile.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'
import { isServedOn, namesDays } from './days-served.ts'
import { thingsOf } from './deal-things.ts'
import { type Deal, dealsOfGroups } from './deals-told.ts'
import { type NamedDay, readDays } from './read-day.ts'
import { shopTime } from './shop-clock.ts'

/** A discount: a share of the price, or a sum. */
type Cut = { kind: 'percent' | 'dollars'; off: number }

function cutOf(text: string): Cut | null {
  const percent = text.match(/(\d{1,2})% off/g) ?? []
  const sum = text.match(/\$(\d{1,3}) off/g) ?? []
  const [only] = [...percent, ...sum]
  if (only === undefined || percent.length + sum.length > 1) return null
  return { kind: only.startsWith('$') ? 'dollars' : 'percent', off: Number(/\d+/.exec(only)?.[0]) }
}

/** "I turn 40 saturday": the day is that of the birthday, and not of the visit. */
const TURNS = /\bturn(?:s|ing)? [2-9]\d\b/

/** A rule by which one discount counts and not both. */
const ONE_ONLY = /\bone\b.{0,30}\b(?:discount|deal|offer|promo)|\bcannot\b|\b(?:do|does|can) ?n[o']t\b|\bno stacking\b/i

/**
 * "How big a discount friday on a cart if im a veteran": the deal of the day and that of the person, the rule, and which is more
 * where only one counts; null where a message names no day with a deal on what it speaks of beside such a person.
 */
export function weighedDeals(question: FactQuestion): FactAnswer | null {
  const { profile, plain, language, now } = question
  const ofPerson = dealsOfGroups(question).deals
  const [only] = readDays(plain, profile, shopTime(now, profile))
  if (ofPerson.length === 0 || only === undefined || TURNS.test(plain)) return null
  const ofDay = dealOfDay(question, only)
  const [person] = ofPerson
  if (ofDay === null || person === undefined || ofPerson.some(({ path }) => path === ofDay.path)) return null
  const rule = profile.deals?.stacking
  const isOfThing = thingsOf(plain).length > 0
  const counts =
    isOfThing && rule !== undefined && ONE_ONLY.test(rule) && ofPerson.length === 1 && holdsOn(person, only)
  const more = counts ? sayMore(cutOf(ofDay.text), cutOf(person.text), { language, day: only.day.weekday }) : ''
  const told = [...[ofDay, ...ofPerson].map(({ text }) => text), ...(rule === undefined ? [] : [rule])]
  return {
    text: [...told.map(sentence), more].join(' ').trim(),
    paths: [ofDay.path, ...ofPerson.map(({ path }) => path), 'deals.stacking'],
    known: true,
    derived: [more],
  }
}

function holdsOn({ text }: Deal, { day }: NamedDay): boolean {
  return !namesDays(text) || isServedOn(text, day.weekday)
}

/** The deal of a day, where it is on what the message speaks of or the message speaks of nothing in particular. */
function dealOfDay({ profile, plain }: FactQuestion, { day }: NamedDay): Deal | null {
  const text = profile.deals?.daily?.[day.weekday]
  if (text === undefined || /^no\b|^none/i.test(text)) return null
  const asked = thingsOf(plain)
  const told = thingsOf(foldText(text))
  const isMeant = asked.length === 0 || asked.some((thing) => told.includes(thing))
  const name = `${day.weekday.charAt(0).toUpperCase()}${day.weekday.slice(1)}`
  return isMeant ? { text: `${name}: ${text}`, path: `deals.daily.${day.weekday}` } : null
}

/** Which of two discounts is more, of a share and a sum from what price on. */
function sayMore(
  ofDay: Cut | null,
  ofPerson: Cut | null,
  { language, day: weekday }: { language: FactQuestion['language']; day: Weekday },
): string {
  const day = weekdayName(weekday, language)
  if (ofDay === null || ofPerson === null) return ''
  if (ofDay.kind === ofPerson.kind) {
    const [most, least] = [Math.max(ofDay.off, ofPerson.off), Math.min(ofDay.off, ofPerson.off)]
    const say = (off: number): string => (ofDay.kind === 'percent' ? `${off}%` : dollars(off))
    return most === least
      ? ''
      : tell(
          language,
          `So on ${day} that is ${say(most)} off, not ${say(least)} and ${say(most)} together.`,
          `El ${day} serían entonces ${say(most)} de descuento, no los dos juntos.`,
        )
  }
  const [share, sum] = ofDay.kind === 'percent' ? [ofDay.off, ofPerson.off] : [ofPerson.off, ofDay.off]
  const even = Math.round((sum / share) * 10_000) / 100
  return tell(
    language,
    `Above a price of ${dollars(even)} the ${share}% is more, below it the ${dollars(sum)} off.`,
    `Por encima de ${dollars(even)} conviene más el ${share}%, por debajo los ${dollars(sum)}.`,
  )
}
