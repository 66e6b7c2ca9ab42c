import { onceFor } from '#concierge/retrieve/remember.ts'
import type { Fact } from './fact.ts'
import { isOwn } from './own-facts.ts'

const ASKS_OTHER =
  /\b(?:earlier|sooner|later|longer|shorter|different|special|extra|extended|changed?|same)\b.{0,40}\b(?:hours|then|season|summer|winter|spring|fall|week|month|festival|fair|rally|during|time of year|holidays?)\b|\b(?:summer|winter|spring|fall|seasonal|holiday|festival|off season|ski season|tourist season) hours\b|\b(?:in|over|during|for|through|come) (?:the )?(?:summer|winter|spring|fall|season|festival|fair|rally|races?)\b|\b(?:open|doors|hours|close)\b.{0,30}\b(?:sooner|earlier|later|longer|extra early|extra late)\b.{0,12}\bthen\b/
const TELLS_HOURS =
  /\b(?:we|doors?|the (?:shop|store)) (?:are )?(?:open|close|stay open)\b.{0,30}\d|\bopen (?:at|from|until|till) \d|\bhours (?:are|run)\b|\bclos(?:e|ed|ing) (?:at|until) \d/i
const OF_A_TIME =
  /\b(?:week|month|season|summer|winter|spring|fall|autumn|festival|fair|rally|races?|rodeo|during|through|january|february|march|april|june|july|august|september|october|november|december)\b/i

const othersOf = onceFor((facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(
    (fact) =>
      isOwn(fact) &&
      typeof fact.value === 'string' &&
      TELLS_HOURS.test(fact.value) &&
      OF_A_TIME.test(`${fact.path.replaceAll('_', ' ')} ${fact.value}`),
  ),
)

/** Hours of a season or of an event, under keys of the shop's own, for whoever asks whether they are others then. */
export function otherHours(facts: readonly Fact[], plain: string): readonly Fact[] {
  return ASKS_OTHER.test(plain) ? othersOf(facts) : []
}

const OF_HOURS = /hours?(?:_|$)/
const RESTRICTS = /\bonly\b|\bno \p{L}+ (?:sales|shoppers|guests)\b|\breserved for\b|\bnot open to\b/iu
const DAYS = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/g

const rulesOf = onceFor((facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(
    (fact) => isOwn(fact) && typeof fact.value === 'string' && OF_HOURS.test(fact.path) && RESTRICTS.test(fact.value),
  ),
)

const OF_CLOSING =
  /\b(?:before|right at|close to|up to|til|till|until|earlier than|by) (?:(?:the|you|u|yall|they|your|it|guys|we|ur) )*clos(?:e|es|ing)\b|\bcut ?offs?\b|\blast minute\b|\block(?:s|ed|ing)?\b.{0,16}\bdoors?\b|\bdoors? lock/
const IS_NOTE = /^(?:hours|opening|closing)_notes?$/
const TELLS_OF_CLOSING = /\b(?:lock|doors?|last minute|minutes before|before clos\w+|closing)\b/i

/** What a note on the hours says of coming late, for whoever asks of the last minutes. */
function closingNotes(facts: readonly Fact[], plain: string): readonly Fact[] {
  return OF_CLOSING.test(plain)
    ? facts.filter(({ top, value }) => IS_NOTE.test(top) && typeof value === 'string' && TELLS_OF_CLOSING.test(value))
    : []
}

/** An hour of the day that is asked of that belongs to some guests alone ("Tuesdays from 8 to 9 for patients only"), and notes on coming late. */
export function hourRules(facts: readonly Fact[], plain: string): readonly Fact[] {
  const days = plain.match(DAYS) ?? []
  const notes = closingNotes(facts, plain)
  return days.length === 0
    ? notes
    : rulesOf(facts).filter(({ value }) => days.some((day) => String(value).toLowerCase().includes(day)))
}
