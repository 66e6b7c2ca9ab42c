import { WEEKDAYS, type Weekday } from '#contract/store-profile.ts'
import { clock, listOf, sentence, tell, weekdayName } from '#concierge/say/wording.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'
import { isServedOn, namesDays } from './days-served.ts'
import type { Fact } from './fact.ts'
import { readDays } from './read-day.ts'
import { shopTime } from './shop-clock.ts'

const OF_HAPPENINGS = /(?:^|[._])(?:events?|happenings?|calendar|nights|shows?|entertainment|program(?:me)?)(?:[._]|$)/
export const ASKS_WHATS_ON =
  /\b(?:whats on|what is on|what(?:s| is)? (?:\p{L}+ )?(?:happening|going on|planned)|going on|happening|any(?:thing|body)? (?:fun|special|cool|playing|performing|on (?:tonight|today|tomorrow))|events?|entertainment|live music|shows?(?: tonight)?|que hay|eventos?)\b/u

/** Whether a fact tells what goes on in a room. */
export function tellsHappening({ path, value }: Fact): boolean {
  return OF_HAPPENINGS.test(path) && typeof value === 'string'
}

/** What goes on at a shop on days of the week, which goes on in the one room that it has. */
export function happeningsOfShop(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter((fact) => /^events?$/.test(fact.top) && tellsHappening(fact) && dayOf(fact) !== undefined)
}

function dayOf({ leaves }: Fact): Weekday | undefined {
  return WEEKDAYS.find((day) => leaves.at(-1) === day)
}

function isOn(fact: Fact, day: Weekday): boolean {
  const own = dayOf(fact)
  return own === undefined ? namesDays(String(fact.value)) && isServedOn(String(fact.value), day) : own === day
}

const TIME = /\b\d{1,2}:\d\d\b(?! ?[ap]\.?m)/gi

/** What goes on, on the days that are asked of: where nothing does, that it does not, and what else is on. */
export function answerHappenings(question: FactQuestion, rows: readonly Fact[]): FactAnswer {
  const { plain, profile, now, language } = question
  const days = readDays(plain, profile, shopTime(now, profile)).map(({ day }) => day.weekday)
  const ofDays = rows.filter((row) => days.some((day) => isOn(row, day)))
  const told = ofDays.length > 0 ? ofDays : rows
  const names = listOf(
    days.map((day) => weekdayName(day, language)),
    language,
  )
  const none =
    days.length > 0 && ofDays.length === 0
      ? tell(language, `Nothing is listed there for ${names}.`, `No hay nada anunciado allí para ${names}.`)
      : ''
  const lines = told.map((row) => {
    const day = dayOf(row)
    const text = String(row.value).replaceAll(TIME, (time) => clock(time))
    return sentence(day === undefined ? text : `${weekdayName(day, language)}: ${text}`)
  })
  const text = [none, ...lines].join(' ').trim()
  return { text, paths: told.map(({ path }) => path), known: true, derived: [text] }
}
