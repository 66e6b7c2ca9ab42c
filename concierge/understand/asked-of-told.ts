import { findFact, namesUnforeseenFact } from '#concierge/facts/answer-any.ts'
import { departmentAsked } from '#concierge/facts/answer-department.ts'
import { departmentHours } from '#concierge/facts/department-hours.ts'
import type { Fact } from '#concierge/facts/fact.ts'
import { isOwn } from '#concierge/facts/own-facts.ts'
import { ownTermsAsked, ownThingNamed } from '#concierge/facts/own-terms.ts'
import type { Store } from '#concierge/open-store.ts'
import { type StoreIntent, storeIntentsOf } from './intent.ts'
import type { ReadWish } from './read-wish.ts'
import { saysWish, type Standing } from './standing.ts'

const OPENING =
  '^(?:(?:and|so|but|ok|okay|cool|oh|hm+|ooh|nice|great|sweet|perfect|word|bet|wait|like|also|or)(?: ,)? )*'
const IT = '(?:it|that|this|they|them|those|these|there|one|yall|you|u|we|i)'

/** "Which days", "whats it cost to get in": asked of what was spoken of, which it does not name. */
const BARE = new RegExp(
  `${OPENING}(?:(?:(?:which|what|any(?: certain| particular)?) (?:days?|nights?|times?|hours?|age)|when|where(?:s| is)?(?= (?:it|that))|how (?:often|late|long|early|much|many|far|old|big)(?: (?:people|of us|guests|friends))?|since when|until when|from when)(?: (?:exactly|though))?(?: (?:is|are|was|does|do|can|will|would|should|must|has|have))*(?: ${IT})*(?: (?:be|open|run|go|start|end|happen|last|take|close|cost|charge|held|on|do|have|hold|offer|go|get|bring|take|trade|return|earn|back|each|get in|(?:have |need |got )?to (?:get in|enter|join|use|go|spend|buy|order|pay|wait|reserve|book)|must|gotta|spend|buy|order|pay|wait|at least|for|of))*(?: ${IT})?|(?:(?:is|are) there |(?:and |any |an? |whats |what is |how much is )(?:the )?)(?:an? |any |the )?(?:cover|cover charge|entry|entry fee|fee|charge|catch|limit|cost|age limit|dress code|minimum|rules?|sign ?up|waitlist|hours)(?: (?:to (?:get in|enter|join|use|go)|for|on|in|with|of))*(?: ${IT})?)$`,
)
const OF_IT = new RegExp(
  `${OPENING}(?:is|are|was|does|do|can|could|will|would|should|must|what(?:s| is| does| do)?|how(?:s| does| do| is| can)?|who(?:s| can)?) .*\\b(?:it|that|those|they|them|there(?= (?:on|with|for|too|at|in|alone|as)\\b|$))(?= |$)`,
)
const LONGEST = 10
/** Whoever charges to get in charges no car. */
const CHARGES = /\b(?:they|you|yall|u|it) charges?\b/
const WAY_TO_PAY = /\b(?:cards?|cash|debit|credit|accept|take|atm|pay with)\b/
/** What may be asked of a thing as well as of the shop. */
const OF_ANYTHING: ReadonlySet<StoreIntent> = new Set(['store_hours', 'store_info', 'payment', 'deals'])

/** True for a question that rests on what was told last. */
function restsOnTold({ plain, wish }: ReadWish): boolean {
  if (plain.split(' ').length > LONGEST || saysWish({ ...wish, leaning: [], occasion: null })) return false
  return BARE.test(plain) || OF_IT.test(plain)
}

/** How many messages back a thing may have been named, each of them resting on the one before. */
const MOST_TOLD = 4

/** What was asked last, the latest first, as far back as one rests on the other. */
export function toldAfter(store: Store, told: readonly string[], read: ReadWish): readonly string[] {
  return restsOnTold(read) || askedOfThing(store, read, told) !== null
    ? [read.plain, ...told].slice(0, MOST_TOLD)
    : [read.plain]
}

/**
 * The words in which a thing of the shop's own ("the lounge next door") was asked for, where more is asked of it now without its
 * name: they are answered again, for what a shop tells of such a thing it tells in one.
 */
export function askedOfTold(store: Store, read: ReadWish, { told }: Standing): string | null {
  const ofThing = askedOfThing(store, read, told)
  if (ofThing !== null) return ofThing
  if (told.length === 0 || !restsOnTold(read)) return null
  const said = read.plain.replace(CHARGES, ' ')
  if (WAY_TO_PAY.test(said) || !storeIntentsOf(said).every((topic) => OF_ANYTHING.has(topic))) return null
  const other = namesOwn(store, said)
  for (const plain of told) {
    const named = namesOwn(store, plain.replace(CHARGES, ' '))
    if (named !== null) return tellsMore(named) && (other === null || other.top === named.top) ? plain : null
  }
  return null
}

/** "Can we reserve", "which days is it closed" after the lounge: the same with its name, where that asks for one of its terms or its times. */
function askedOfThing(store: Store, { plain, wish }: ReadWish, told: readonly string[]): string | null {
  if (told.length === 0 || OF_OTHERS.test(plain)) return null
  if (saysWish({ ...wish, leaning: [], occasion: null }) && !BRINGS_OR_RENTS.test(plain)) return null
  if (plain.split(' ').length > LONGEST || ownThingNamed(store, plain) !== null) return null
  for (const before of told) {
    const name = ownThingNamed(store, before)
    if (name === null) continue
    const whole = `${plain} ${name}`
    const ofTimes = OF_TIMES.test(plain) && !OF_SHOP.test(plain) && keepsTimes(store, whole)
    return ofTimes || ownTermsAsked(store, whole).length > 0 ? whole : null
  }
  return null
}

const OF_TIMES =
  /\b(?:open|opens|close|closes|closed|closing|hours|how late|how early|until when|till when|what time|which days?|what days?)\b|^(?:(?:and|what about|how about|on|or|y) )*(?:on )?(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|hoy|manana)$/
/** Named beside, these are what is asked about. */
const OF_OTHERS =
  /\b(?:deliver(?:y|ies|s|ed)?|drivers?|pick ?up|points?|rewards?|deals?|discounts?|specials?|tax(?:es)?|park(?:ing)?|menu|sale)\b/
/** Goods in such a question are used there, and not bought. */
const BRINGS_OR_RENTS = /\b(?:own|outside|rent(?:al|als|ing)?|borrow|bring|finish(?:ed)?|leftovers?)\b/
/** "When do you close" is asked of the shop. */
const OF_SHOP = /\b(?:you|your|yalls|ur|yall|ya|u|guys|store|shop|dispensary|delivery|deliver|pickup)\b/

function keepsTimes({ facts, profile }: Store, plain: string): boolean {
  return departmentAsked(profile, plain) !== null || departmentHours(facts, plain) !== null
}

/** The fact under a key of the shop's own that a sentence names. */
function namesOwn(store: Store, plain: string): Fact | null {
  if (namesUnforeseenFact(store, plain) === null) return null
  const fact = findFact({ store, plain })
  return fact !== null && isOwn(fact) ? fact : null
}

/** A bare "yes" answers nothing further. */
function tellsMore({ value, leaves }: Fact): boolean {
  return leaves.length > 0 || (typeof value === 'string' && value.split(' ').length > FEWEST_WORDS)
}

const FEWEST_WORDS = 3
