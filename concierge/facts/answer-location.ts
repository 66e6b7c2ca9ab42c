import { wordStem } from '#concierge/understand/fold-text.ts'
import { isCommonWord } from '#concierge/retrieve/word-index.ts'
import { sentence, tell } from '#concierge/say/wording.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'
import { silent } from './answer-place.ts'
import type { Fact } from './fact.ts'
import { isOwn } from './own-facts.ts'
import { sayFact, sayGroup } from './say-fact.ts'

/** Address and how to get there. */
export function answerLocation({ store, profile, language, plain }: FactQuestion): FactAnswer {
  const { address } = profile
  const ride = RIDES.exec(plain)?.[0]
  const rides = WALKS.test(plain)
    ? store.facts.filter(isOfWalks)
    : ride === undefined
      ? []
      : store.facts.filter((fact) => isOfRides(fact, ride))
  const named = rides.filter(({ keyWords, valueWords }) => keyWords.has(ride ?? '') || valueWords.has(ride ?? ''))
  // Where the way to the shop names the train, and no line of its own does, a bus is no answer.
  const isOnTheWay = ride !== undefined && new RegExp(`\\b${ride}\\b`, 'i').test(profile.directions ?? '')
  const told = named.length > 0 ? named : isOnTheWay ? [] : rides
  const [way] = told
  if (way !== undefined && way.leaves.length > 0 && isOwn(way) && told.every(({ top }) => top === way.top)) {
    const group = store.facts.filter(({ top }) => top === way.top)
    return { text: sayGroup(group, language), paths: group.map(({ path }) => path), known: true }
  }
  if (told.length > 0)
    return {
      text: told.map((fact) => sayFact(fact, language)).join(' '),
      paths: told.map(({ path }) => path),
      known: true,
    }
  if (address === undefined) return silent(language)
  const state = address.state_code ?? address.state
  const place = [address.street, address.city, [state, address.zip].filter((part) => part !== undefined).join(' ')]
    .filter((part) => part !== undefined && part !== '')
    .join(', ')
  const lines = [tell(language, `We're at ${place}.`, `Estamos en ${place}.`)]
  if (profile.directions !== undefined && language === 'en') lines.push(sentence(profile.directions))
  const ofWay = store.facts.filter(isOfWay)
  const ways = ofWay.map((fact) => sayFact(fact, language))
  // Whoever stands before a closed road needs to hear of it before the address.
  const all = BLOCKED.test(plain) ? [...ways, ...lines] : [...lines, ...ways]
  return { text: all.join(' '), paths: ['address', 'directions', ...ofWay.map(({ path }) => path)], known: true }
}

/** A detour or a closed road, under a key of the shop's own. */
function isOfWay(fact: Fact): boolean {
  return (
    isOwn(fact) &&
    typeof fact.value === 'string' &&
    (WAY_KEY.test(fact.path) || (WAY_TOLD.test(fact.value) && !RIDE_STEMS.some((stem) => fact.keyWords.has(stem))))
  )
}

const WAY_KEY =
  /(?:^|[._])(?:detours?|road_?(?:work|works|closures?|closed|notice)|construction|bridge|gps|maps?_(?:note|tip)|landmarks?|traffic|route_(?:note|change)|getting_here_now)(?:[._]|$)/
const WAY_TOLD =
  /\b(?:detour|road ?work|construction on|gps|google maps|apple maps|waze)\b|\b(?:road|street|bridge|exit|ramp|avenue|lane)\b.{0,30}\b(?:is|are|stays?|remains?) (?:closed|blocked|torn up|one[- ]way)/i
const BLOCKED =
  /\b(?:gps|maps|waze|navigation|blocked|closed|closure|construction|road ?work|torn up|barricade\p{L}*|detour|bridge|wrong (?:way|place|spot|street)|dead end|lost|cant find|confus\p{L}*)\b/u

const RIDES =
  /\b(?:bus|train|subway|metro|rail|tram|trolley|streetcar|ferry|shuttle|transit|transport|amtrak|greyhound|the station\b|(?:without|dont have|no|got no) (?:a )?(?:car|wheels|ride|vehicle)\b|(?:dont|cant|do not) drive\b)/

/** "Is it walkable from campus": how far it is on foot. */
const WALKS =
  /\bwalkable\b|\bwalking distance\b|\bon foot\b|\bwalk(?:ing)? (?:there |over |it )?from\b|\bhow (?:far|long)\b.{0,24}\bwalk\b|\bcaminando\b|\ba pie\b/

function isOfWalks(fact: Fact): boolean {
  return (
    typeof fact.value === 'string' &&
    isOwn(fact) &&
    (/(?:^|\.)(?:walk(?:ing)?|on_foot)(?:_(?!ins?\b)|$)/.test(fact.path) ||
      /\bon foot\b|\bminutes?'? walk\b|\bwalking distance\b/i.test(fact.value))
  )
}

/** A railway or a bus that the way to the shop calls by its letters ("RTD"), so that its name alone asks for the way. */
export function namesRideOfWay({ directions }: FactQuestion['profile'], plain: string): boolean {
  const letters = directions?.match(/\b[A-Z]{3,6}\b/g) ?? []
  const said = plain.split(' ')
  return letters.some((name) => !isCommonWord(name.toLowerCase()) && said.includes(name.toLowerCase()))
}

/** A line of its own on buses and trains: by its key, or under a key of the shop's own that speaks of the one asked for. */
function isOfRides(fact: Fact, ride: string): boolean {
  const { path, keyWords, valueWords, value } = fact
  if (typeof value !== 'string' || ELSEWHERE.test(path) || OF_PARTIES.test(value)) return false
  return RIDE_STEMS.some((stem) => keyWords.has(stem)) || (isOwn(fact) && valueWords.has(wordStem(ride)))
}

/** No line that anybody rides. */
const OF_PARTIES = /\b(?:party|tour|charter|wedding) (?:bus|shuttle|train)/i
const RIDE_STEMS = 'bus train subway metro rail tram trolley streetcar ferry shuttle transit transport transportation'
  .split(' ')
  .map(wordStem)
const ELSEWHERE = /^(?:delivery|deals|rules|limits_and_rules|payment)\b/
