import type { Store } from '#concierge/open-store.ts'
import { onceFor } from '#concierge/retrieve/remember.ts'
import { foldText, plainSentence } from '#concierge/understand/fold-text.ts'
import type { Fact } from './fact.ts'
import { isOwn } from './own-facts.ts'

const DAY = '(mon|tues|wednes|thurs|fri|satur|sun)days?'
const DAYS = new RegExp(`\\b${DAY}\\b`, 'g')
const NTH = new RegExp(`\\b(first|1st|second|2nd|third|3rd|fourth|4th|last) ${DAY}\\b`, 'g')
const SPELT: Readonly<Record<string, string>> = { '1st': 'first', '2nd': 'second', '3rd': 'third', '4th': 'fourth' }

const GOES_ON = new RegExp(
  `\\b(?:(?:whats|what is|anything|something|stuff) (?:(?:is|fun|cool|else|special) )*(?:going on|happening|on\\b|planned)|(?:any|what) events?|going on|happening)\\b.{0,24}\\b${DAY}\\b`,
)
const TELLS_TIME = /\d ?(?:[ap]\.?m\b|:\d\d)|\bnoon\b|\bevening\b|\bnight\b/i

type Told = { fact: Fact; nths: ReadonlySet<string>; days: ReadonlySet<string> }

/** What the shop's own facts tell of days: "first Friday" and "Friday" alike. */
const eventsOf = onceFor((facts: readonly Fact[]): readonly Told[] =>
  facts.flatMap((fact) => {
    if (!isOwn(fact) || typeof fact.value !== 'string' || /hours|holiday/.test(fact.top)) return []
    const text = foldText(fact.value)
    const days = new Set([...text.matchAll(DAYS)].map(([, day = '']) => day))
    return days.size === 1 && TELLS_TIME.test(`${fact.path} ${fact.value}`) ? [{ fact, nths: nthsIn(text), days }] : []
  }),
)

function nthsIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(NTH)].map(([, nth = '', day = '']) => `${SPELT[nth] ?? nth} ${day}`))
}

/** "Anything on first friday", "any events friday": the event that is asked for, and nothing beside it. */
export function eventNamed({ facts }: Pick<Store, 'facts'>, plain: string): Fact | null {
  const called = ASKS_EVENT.test(plain) ? eventCalled(facts, plain) : null
  if (called !== null) return called
  if (/\bevents?\b/.test(plain)) return eventOfDay({ facts }, plain)
  const asked = nthsIn(plain)
  if (asked.size === 0) return null
  return eventsOf(facts).find(({ nths }) => [...nths].some((nth) => asked.has(nth)))?.fact ?? null
}

const ASKS_EVENT = /\b(?:events?|pop ?ups?|(?:vendor|brand|demo) days?|demos?|meet (?:and|n) greets?|takeovers?)\b/
const OF_DATED = /event|pop_?up|vendor|demo|calendar|happening|takeover/
const HEAD_ENDS = /[,:(]| (?:on|every|each|from|at|with) | - /

/** "When is the ridge event": of what goes on at the shop what is called by a word of its own. */
function eventCalled(facts: readonly Fact[], plain: string): Fact | null {
  const said = ` ${plain} `
  const told = facts.filter((fact) => isOwn(fact) && OF_DATED.test(fact.top) && typeof fact.value === 'string')
  return (
    told.find(({ value }) => {
      const words = plainSentence(String(value).split(HEAD_ENDS)[0] ?? '').split(' ')
      return words.some((word) => word.length > 2 && !OF_ALL.test(word) && said.includes(` ${word} `))
    }) ?? null
  )
}

const OF_ALL =
  /^(?:the|and|for|our|any|all|free|first|second|third|last|vendor|brand|demo|events?|pop|popup|popups|ups?|day|days|night|nights|party|with|every|each|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/

/** "Do i need to sign up for rosin night": whether one of them is named, by when it is or by its whole name. */
export function isOfEvent({ facts }: Pick<Store, 'facts'>, plain: string): boolean {
  if (eventNamed({ facts }, plain) !== null) return true
  return namesOf(facts).some((name) => plain.includes(name) && ` ${plain} `.includes(` ${name} `))
}

const FEWEST_WORDS = 2
/** "Terps 101, a free class on Thursdays": what stands before the first mark names it. */
const NAME_ENDS = /: |(?<=^[^,:]{4,40}\d), /

const namesOf = onceFor((facts: readonly Fact[]): readonly string[] =>
  facts.flatMap((fact) => {
    const { top, leaves, value } = fact
    if (!isOwn(fact) || !OF_EVENTS.test(top) || typeof value !== 'string') return []
    const [head = '', ...rest] = value.split(NAME_ENDS)
    const name = rest.length > 0 || leaves.at(-1) === 'name' ? plainSentence(head) : ''
    return name.split(' ').length >= FEWEST_WORDS ? [name] : []
  }),
)

const OF_EVENTS = /event|class|workshop|session|series|club|nights?|calendar|happening/

/** "What's happening friday": what goes on at the shop on such a day, which its deal goes beside. */
export function eventOfDay({ facts }: Pick<Store, 'facts'>, plain: string): Fact | null {
  const day = GOES_ON.exec(plain)?.[1]
  return day === undefined ? null : (eventsOf(facts).find(({ days }) => days.has(day))?.fact ?? null)
}

/** "The senior class", "veterans breakfast": what goes on for people that deals are made for too. */
const FOR_A_GROUP =
  /\b(?:seniors?|elders?|veterans?|vets|students?|patients?|teachers?|nurses?|locals?|ladies|womens?) (?:class(?:es)?|workshops?|events?|breakfasts?|brunch(?:es)?|meet ?ups?|bingo|socials?|coffee|tours?|talks?|lessons?|yoga|club)\b/

export function isOfGroupEvent(plain: string): boolean {
  return FOR_A_GROUP.test(plain)
}
