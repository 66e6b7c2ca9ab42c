import { foldText, plainSentence } from '#concierge/understand/fold-text.ts'
import type { FactQuestion } from './answer.ts'
import type { Fact } from './fact.ts'
import { isOwn } from './own-facts.ts'
import { dateInWords, readDays, upcoming } from './read-day.ts'
import { type ShopDay, shopTime } from './shop-clock.ts'

const OF_EVENTS = /event|class|workshop|pop_?up|vendor|brand|demo|calendar|happening|series|night|takeover/
const ISO = /\b(20\d\d)-(\d\d)-(\d\d)\b/
const YEAR = /\b20\d\d\b/
const NTH =
  /\b(?:first|1st|second|2nd|third|3rd|fourth|4th|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day(?!s? (?:after|before))/

/** The day that a fact tells of an event, from a day on: its date, or the next of those that come every month; null where it tells none. */
function dayTold({ value }: Fact, from: ShopDay): ShopDay | null {
  const text = foldText(String(value))
  const iso = ISO.exec(text)
  const date = iso === null ? dateInWords(text) : `${iso[2]}-${iso[3]}`
  if (date !== null) {
    const day = upcoming(date, undefined, from)
    const year = iso?.[1] ?? YEAR.exec(text)?.[0]
    return day === null || (year !== undefined && Number(year) !== day.year) ? null : day
  }
  const rule = NTH.exec(text)?.[0]
  return rule === undefined ? null : upcoming(undefined, `${rule} of the month`, from)
}

function isSame(one: ShopDay | null, other: ShopDay): boolean {
  return one !== null && one.day === other.day && one.month === other.month && one.year === other.year
}

/** What the shop's own facts tell to go on on a day: a date, or "the first Thursday of the month". */
function eventsOn(facts: readonly Fact[], day: ShopDay): readonly Fact[] {
  return facts.filter((fact) => isOfEvent(fact) && isSame(dayTold(fact, day), day))
}

function isOfEvent(fact: Fact): boolean {
  return isOwn(fact) && typeof fact.value === 'string' && OF_EVENTS.test(fact.top)
}

/** The rows under the key of a fact that tells what goes on; of those the ones on a day that is named, where there are such. */
export function rowsOnDay({ path }: Fact, { store, profile, plain, now }: FactQuestion): readonly Fact[] {
  const rows = store.facts.filter((row) => row.path === path)
  const days = readDays(plain, profile, shopTime(now, profile))
  const on = rows.filter((row) => days.some(({ day }) => isSame(dayTold(row, day), day)))
  return on.length > 0 ? on : rows
}

const TELLS_OFFER = /\d ?% off|\d+ ?% de descuento|\$ ?\d+ off|\bbogo\b|\bbuy (?:one|\d)|\bhalf off\b|\bdiscount/i
const ASKS_WHATS_ON = /\b(?:going on|happening|events?|planned|whats on|que hay|eventos?|pasa)\b/

/**
 * What goes on at the shop that a question about deals is told of as well: on the days that are asked of (today where none is)
 * whatever takes money off, or all where it asks what goes on; and what is to come by the name that is asked after.
 */
export function eventsBesideDeals(question: FactQuestion): readonly Fact[] {
  const { store, profile, plain, now } = question
  const today = shopTime(now, profile)
  const days = readDays(plain, profile, today).map(({ day }) => day)
  const onDays = (days.length > 0 ? days : [today]).flatMap((day) => eventsOn(store.facts, day))
  const asked = ASKS_WHATS_ON.test(plain) ? onDays : onDays.filter(({ value }) => TELLS_OFFER.test(String(value)))
  if (days.length > 0) return asked
  const named = store.facts.filter(
    (fact) =>
      isOfEvent(fact) &&
      TELLS_OFFER.test(String(fact.value)) &&
      namesHead(fact, plain) &&
      dayTold(fact, today) !== null,
  )
  return [...new Set([...asked, ...named])]
}

const HEAD_ENDS = /: (?=\p{Lu}?[^:]*\d)|,|\(| - /u
const SAYS_NOTHING =
  /^(?:vendor|brand|demo|events?|pop|popup|days?|night|party|with|extracts?|farms?|cannabis|brands?|labs?|products?|the|and|our)$/

/** "Any deals on fernway" and "Vendor pop-up: Fernway: Friday": who comes is named. */
function namesHead({ value }: Fact, plain: string): boolean {
  const head = plainSentence(String(value).split(HEAD_ENDS)[0] ?? '').split(/[ ,:-]+/)
  const said = new Set(plain.split(' '))
  return head.some((word) => word.length > 3 && !SAYS_NOTHING.test(word) && said.has(word))
}
