import { onceFor, remember, rememberOf } from '#concierge/retrieve/remember.ts'
import { isLexiconWord } from '#concierge/retrieve/gazetteer.ts'
import { plainSentence, wordsIn, wordStem } from '#concierge/understand/fold-text.ts'
import type { Store } from '#concierge/open-store.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'
import type { Fact } from './fact.ts'
import { isOwn } from './own-facts.ts'
import { answerHappenings, ASKS_WHATS_ON, happeningsOfShop, tellsHappening } from './happenings-of-thing.ts'
import { rowsAsked } from './rows-of-thing.ts'
import { sayFact, sayGroup } from './say-fact.ts'
import { answerSpecialDays, specialDayTerms } from './special-days.ts'
import { isIdleTimetable } from './timetable.ts'
import { isCalled, isRoom } from './whole-rooms.ts'

/** A room, a class or another thing of the shop's own that is told in several facts: the words that name it, what its owner calls it, and those facts. */
type OwnThing = { top: string; names: readonly string[]; called: string | null; terms: readonly Fact[] }

/** One of its terms: how it is asked for, and the last keys under which shops tell it. `alone` asks for it without naming the thing. */
type Term = { asked: RegExp; told: RegExp; alone?: RegExp }

const GLASS = '(?:bongs?|(?:dab )?rigs?|pipes?|bubblers?|vaporizers?|vapes?|volcanos?|glass|pieces?|hookahs?|e ?rigs?)'
const WEED =
  '(?:weed|cannabis|bud|flower|joints?|pre ?rolls?|stuff|stash|product|products|supply|vape|pen|edibles|gummies|hierba)'
const STAY = '(?:stay|sit|hang(?: out)?|chill|use|keep|have|be (?:in )?there|remain|last|quedarse|estar)'

const TERMS: readonly Term[] = [
  {
    asked: new RegExp(
      `\\b(?:rent|rents|renting|rental|rentals|borrow|loan|loaner|rentan?|alquil\\p{L}*)\\b|\\b(?:how much|price|provide|lend|have|got|there|available)\\b(?: \\p{L}+){0,3} (?:bongs?|(?:dab )?rigs?|pipes?|bubblers?|vaporizers?|volcanos?|hookahs?)\\b`,
      'u',
    ),
    alone: new RegExp(
      `\\b(?:rent|rents|renting|rental|borrow|rentan?|alquil\\p{L}*)(?: (?:me|us|out|to|an?|the|one|of|your|some|any|un|una))* (?:\\p{L}+ )?${GLASS}\\b|\\b${GLASS} (?:for rent|rentals?|to rent)\\b`,
      'u',
    ),
    told: /rent|borrow|loan/,
  },
  {
    asked:
      /\b(?:leftovers?|left ?over|whats left|what is left|the rest|didnt finish|dont finish|cant finish|couldnt finish|not finish(?:ed)?|unfinished|half smoked|unused|take (?:it|them|home|the rest|what)\b.{0,24}\b(?:home|with (?:me|us)|out|to go|along)|sobras?|lo que (?:sobra|queda))\b/,
    told: /leftover|unfinished|take_?(?:home|out|away)|remain/,
  },
  {
    asked: new RegExp(
      `\\b(?:my|our|your|ur|their|his|her)(?: \\p{L}+)? own\\b|\\b(?:outside|own) (?:${WEED}|food|drinks?|snacks)\\b|\\b(?:bring|use|smoke|consume|byo|bring in|light up|take in)(?: \\p{L}+){0,2} (?:my|our|own)(?: own)? ${WEED}\\b|\\b(?:bought|got|buy|purchased|from)(?: \\p{L}+){0,3} (?:elsewhere|somewhere else|another (?:shop|store|dispensary)|other (?:shop|store|dispensar)\\p{L}*|at home|from home)\\b|\\bbyo\\p{L}?\\b|\\bmi propi[oa]\\b`,
      'u',
    ),
    told: /outside|own_|byo|bring/,
  },
  {
    asked:
      /\b(?:cover|entry|entrance|admission|door)(?: (?:charge|fee|price|cost))?\b|\b(?:pay|paying|charge|charged|charges|fee|cost|costs|how much|price|free|cuesta|cuanto|cobran|gratis)\b.{0,40}\b(?:get in|getting in|get into|go in|come in|enter|entering|walk in|be in|sit|hang|use|join|attend|entrar|entrada)\b|\b(?:pay|paying|cost|costs?|how much|free|charge|fee|cuanto cuesta|gratis)\b/,
    alone:
      /\b(?:is there|theres|any|whats|hows|how much(?: is| s)?|pay|paying|got|have)(?: (?:an?|the|your|any|to))* (?:cover(?: charge)?|entry fee|entrance fee|door fee|admission(?: fee)?)\b(?! (?:my|the|for my|up|letter|tax))|^(?:cover(?: charge)?|entry fee|admission)$/,
    told: /cover|entry|entrance|admission|(?:^|_)(?:fee|price|cost)s?$/,
  },
  {
    asked: new RegExp(
      `\\bhow long\\b.{0,24}\\b(?:${STAY}|table|session|visit|limit|get)\\b|\\bhow many hours\\b|\\btime (?:limit|slot)s?\\b|\\b(?:kick(?:ed)?|throw) (?:us|me|you|people)? ?out\\b|\\bcuanto tiempo\\b`,
      'u',
    ),
    told: /(?:time|table|stay|session|duration|length|limit)(?:_|$)/,
  },
  {
    asked:
      /\b(?:reservations?|reserve|reserving|book|booking|walk ?ins?|walk in|sign ?up|rsvp|register|tickets?|reservar|reservacion(?:es)?|apuntar\p{L}*|how do (?:i|we) (?:join|get a (?:spot|table|seat))|save (?:a|us a) (?:table|spot))\b/u,
    told: /reserv|book|sign|rsvp|register|ticket|walk/,
  },
  {
    asked:
      /\b(?:minimum|have to (?:buy|spend|order|purchase)|gotta (?:buy|spend|order)|need to (?:buy|spend|order|purchase)|must (?:i|we|you) (?:buy|spend)|without buying|buy (?:something|anything)|minimo|hay que comprar|consumo minimo)\b/,
    told: /minimum|purchase|spend/,
  },
  {
    asked: /\b(?:how old|what age|age (?:limit|requirement|rule)?|21|18|19|20|minimum age|years old|edad|anos)\b/,
    told: /(?:^|_)ages?(?:_|$)|minimum_age/,
  },
  {
    asked:
      /\b(?:alcohol|beers?|booze|liquor|drinking|wine|cocktails?|tobacco|cigarettes?|cigars?|nicotine|cerveza|alcohol|tabaco)\b/,
    told: /alcohol|tobacco|liquor|beer/,
  },
  {
    asked:
      /\b(?:food|eat|eating|snacks?|drinks?|coffee|kitchen|menu|hungry|munchies|mocktails?|comida|comer|bebidas?)\b/,
    told: /food|drink|snack|kitchen|menu|beverage|refreshment/,
  },
  {
    asked: /\b(?:how many (?:people|of us|seats|spots|can fit)|capacity|seats?|group size|big group|party of|spots)\b/,
    told: /capacity|seats?|spots?|group|guests?/,
  },
]

const FEWEST_TERMS = 3
const OF_TIMES =
  /\b(?:open|opens|close|closes|closed|closing|hours|hrs|how (?:late|early)|abiert[oa]|abren?|cierran?|horario)\b/
const HOW_IT_WORKS = /\bhow (?:does|do) (?:\p{L}+ ){1,5}work\b|\bwhats the deal with\b|\bcomo funciona\b/u
const WAYS_TO_PAY = /\b(?:how (?:do|can|could|should) (?:i|we|you) pay|cards?|credit|debit|apple pay|tarjetas?)\b/
/** Words of such keys that name other things too. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(
  'policy info and the of in store shop our visitor from program hour area room special house about service photo video return rule'
    .split(' ')
    .map(wordStem),
)

const saysMuch = (word: string): boolean => wordStem(word).length > 2 && !SAYS_LITTLE.has(wordStem(word))

const thingsOf = onceFor((facts: readonly Fact[]): readonly OwnThing[] => {
  const groups = Map.groupBy(
    facts.filter((fact) => isOwn(fact) && fact.leaves.length > 0 && !/^\d/.test(fact.leaves[0] ?? '')),
    ({ top }) => top,
  )
  const [room, other] = [...groups.keys()].filter(isRoom)
  return [...groups].flatMap(([top, terms]) => {
    const names = top.split('_').filter(saysMuch).map(wordStem)
    if (new Set(terms.map(({ leaves }) => leaves[0])).size < FEWEST_TERMS || names.length === 0) return []
    const called = terms.find(({ path }) => path === `${top}.name`)?.value.toString() ?? null
    const goesOn = top === room && other === undefined && !terms.some(tellsHappening) ? happeningsOfShop(facts) : []
    return [{ top, names, called, terms: [...terms, ...goesOn] }]
  })
})

const stemsOf = remember((plain: string): ReadonlySet<string> => new Set(wordsIn(plain).map(wordStem)), {
  most: 100,
  longest: 400,
})

function isNamed({ top, names, called }: OwnThing, plain: string): boolean {
  const said = stemsOf(plain)
  if (isIdleTimetable(top, plain)) return false
  return (
    names.every((name) => said.has(name)) ||
    (names.includes('lounge') && said.has('lounge')) ||
    isRoomMeant(top, plain) ||
    isCalled(called, plain)
  )
}

/** "In the garden": a room by the last word of its key, which is said of no other thing. */
function isRoomMeant(top: string, plain: string): boolean {
  const last = /(?:^|_)(patio|terrace|deck|garden|salon|rooftop|courtyard)$/.exec(top)?.[1]
  return last !== undefined && new RegExp(`\\b(?:the|your|ur|yalls|that|el|la|su) ${last}\\b`).test(plain)
}

/** The name of a thing of several terms that a sentence names, for what is asked of it after that. */
export function ownThingNamed({ facts }: Pick<Store, 'facts'>, plain: string): string | null {
  const things = thingsOf(facts)
  const named = things.find((thing) => isNamed(thing, plain))
  return named?.top.split('_').filter(saysMuch).join(' ') ?? null
}

/** The first fact of a room that a sentence names, which stands for all that is told of it. */
export function roomNamed({ facts }: Pick<Store, 'facts'>, plain: string): Fact | null {
  return thingsOf(facts).find((thing) => isRoom(thing.top) && isNamed(thing, plain))?.terms[0] ?? null
}

/** The terms of a thing of the shop's own that are asked for by what they are about; none where the thing or they are not named. */
export function ownTermsAsked({ facts }: Pick<Store, 'facts'>, plain: string): readonly Fact[] {
  return termsAsked(facts, plain)
}

const termsAsked = rememberOf((facts: readonly Fact[], plain: string): readonly Fact[] => {
  const ofDay = specialDayTerms({ facts }, plain)
  if (ofDay.length > 0) return ofDay
  const things = thingsOf(facts)
  if (things.length === 0 || WAYS_TO_PAY.test(plain)) return []
  const named = things.find((thing) => isNamed(thing, plain))
  if (named !== undefined && HOW_IT_WORKS.test(plain)) return howOf(named)
  for (const { asked, told, alone } of TERMS) {
    const asks = named === undefined ? alone?.test(plain) === true : asked.test(plain)
    if (!asks) continue
    for (const thing of named === undefined ? things : [named]) {
      const terms = thing.terms.filter(
        ({ leaves }) => told.test(leaves[0] ?? '') && !/hours|open/.test(leaves[0] ?? ''),
      )
      if (terms.length > 0) return [...whenAsked(thing, plain), ...oneOf(terms, plain)]
    }
  }
  return named === undefined ? [] : rowsOfNamed(named, plain)
})

/** How a thing works: in the owner's own words on that, else all that is told of it. */
function howOf({ terms }: OwnThing): readonly Fact[] {
  const how = terms.filter(({ leaves }) => /^how(?:_|$)/.test(leaves[0] ?? ''))
  return how.length > 0 ? how : terms
}

/** What is asked of a thing in other words: what goes on there, or whatever its facts tell of it. */
function rowsOfNamed({ names, called, terms }: OwnThing, plain: string): readonly Fact[] {
  if (names.every(isLexiconWord)) return []
  const happenings = ASKS_WHATS_ON.test(plain) ? terms.filter(tellsHappening) : []
  if (happenings.length > 0) return happenings
  if (OF_TIMES.test(plain)) return []
  const others = terms.filter(({ leaves: [leaf = ''] }) => !/^name$|hours|open|close/.test(leaf))
  return rowsAsked(others, plain, [...names, ...wordsIn(plainSentence(called ?? '')).map(wordStem)])
}

/** "When is the next class and does it cost anything": when it is, beside what else is asked of it. */
function whenAsked({ terms }: OwnThing, plain: string): readonly Fact[] {
  return ASKS_WHEN.test(plain) ? terms.filter(({ leaves: [leaf = ''] }) => TELLS_WHEN.test(leaf)).slice(0, 1) : []
}

const ASKS_WHEN = /\b(?:when|what (?:days?|time)|which days?|cuando)\b/
const TELLS_WHEN = /^(?:when|dates?|days?|times?|schedule)$/

/** What is asked of a room or another thing of the shop's own, and no more of it. */
export function answerTerms(question: FactQuestion): FactAnswer | null {
  const { store, plain, language } = question
  const ofDay = answerSpecialDays(question)
  if (ofDay !== null) return ofDay
  const terms = ownTermsAsked(store, plain)
  if (terms.length > 0 && terms.every(tellsHappening)) return answerHappenings(question, terms)
  const whole = terms.length > 1 && HOW_IT_WORKS.test(plain)
  if (whole) return { text: sayGroup(terms, language), paths: terms.map(({ path }) => path), known: true }
  return terms.length === 0
    ? null
    : {
        text: terms.map((term) => sayFact(term, language)).join(' '),
        paths: terms.map(({ path }) => path),
        known: true,
      }
}

/** Of several of a kind ("rentals.bong") those that are named, else all. */
function oneOf(terms: readonly Fact[], plain: string): readonly Fact[] {
  const said = stemsOf(plain)
  const score = ({ leaves }: Fact): number =>
    leaves
      .join('_')
      .split('_')
      .filter((word) => said.has(wordStem(word))).length
  const most = Math.max(...terms.map(score))
  return terms.length > 1 && most > 0 ? terms.filter((term) => score(term) === most) : terms
}
