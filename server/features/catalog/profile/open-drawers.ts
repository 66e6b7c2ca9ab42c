import { isOwn } from '#concierge/facts/own-facts.ts'
import { isLoose, type Loose, readFlag, tellLoose, wordsOf } from './loose-value.ts'
import { partByContent } from './part-by-content.ts'
import { PARTS, TEXTS } from './profile-parts.ts'
import { holdsAddress, takeAddress } from './shape-address.ts'
import { readExceptions } from './shape-exceptions.ts'
import { shapeDepartment } from './shape-departments.ts'
import { shapeWeek } from './shape-hours.ts'
import { readReach } from './shape-reach.ts'

type Entry = readonly [string, unknown]

/** Names of drawers that say nothing of what lies in them, or only that it is of the shop. */
const CONTAINERS =
  /^(?:(?:store|shop|dispensary|business|general) )?(?:info|information|details|profile|facts|policies|policy|services|amenities|contact(?: info)?|features|rules|house rules)$|^rules and limits$/
/** Counters and ways of service with hours of their own: what each tells stands with what the profile tells of it elsewhere. */
const DEPARTMENTS =
  /^(?:(?:our )?(?:departments?|counters?|desks?|areas|stations|channels)|(?:department|service) hours)$/
const SAYS_LITTLE =
  /\b(?:extras?|misc(?:ellaneous)?|other|others|more|nice to know|good to know|only here|also|et cetera|everything else|things|stuff|bits|comforts?|shop|store|dispensary|about|visit\p{L}*|here|inside|the rest|faq|house|ways?|getting)\b/u
/** Keys of one thing's own terms: a table of them is that thing, and no drawer. */
const TERMS =
  /^(?:name|title|hours|open|opens|closes?|when|where|who|for|what|how|why|days?|dates?|times?|from|to|until|from to|costs?|price|fees?|charge|notes?|rules?|offered|available|enabled|exists?|have(?: one)?|location|place|schedule|policy|phone|details?|info|description|capacity|ages?|entry|entry fee|menu|seats|spots|sign ?up|booking|limit|duration|minimum|maximum|brand|type|kind|number|count|amount|text|link|url|first|second|last|id|status|yes|no|accepts?|accepted|takes|taken|reward|bonus|perk|credit|gets?|length|with|bring)$/
/** Days on which much is otherwise: what holds of parking or delivery then holds on no other day. */
const OF_SOME_DAYS =
  /\b(?:game|match|race|event|festival|fair|concert|market|snow|storm|parade|graduation|move in|home game) ?(?:days?|weekends?|weeks?|nights?|season)$|\b(?:festival|weekend)$/
const OF_HOURS = /\b(?:open|opening|hours|when|doors?|times|schedule|week|clock|horarios?)\b/
const MOST_DEEP = 3
const TELLING_WORDS = 4

/** Empties drawers into the profile: what lies in them stands under its own name, and what is one thing stays together. */
export function openDrawers(raw: Loose, depth = MOST_DEEP): Entry[] {
  return Object.entries(raw).flatMap(([key, value]): Entry[] => {
    if (!isLoose(value)) return [[key, value]]
    const words = wordsOf(key)
    if (DEPARTMENTS.test(words)) return Object.entries(value)
    if (key !== 'address' && holdsAddress(value) && raw['address'] === undefined) return openPlace(key, value, raw)
    if (isOtherPlace(words, value, raw)) return [[key, value]]
    if (isPart(key, words) && !CONTAINERS.test(words) && !WAYS_HERE.test(words)) return [[key, value]]
    if (OF_WORK.test(words)) return [[key, value]]
    if (OF_HOURS.test(words) && shapeWeek(readExceptions(value).usual) !== null) return [['hours', value]]
    if (CONTAINERS.test(words)) return opened(key, value, raw)
    if (WAYS_HERE.test(words)) return openWays(key, value, raw)
    return depth > 0 && !keepsOwnHours(key, value, raw) && isDrawer(key, value)
      ? openDrawers(Object.fromEntries(opened(key, value, raw)), depth - 1)
      : [[key, value]]
  })
}

/** Where to ask for work is no address of the shop, and who is looked for is said beside it. */
export const OF_WORK = /^(?:jobs?|careers?|hiring|employment|work (?:here|with us)|openings?)$/

/** Another shop of the same owner: its hours, phone and parking are not this one's. */
function isOtherPlace(words: string, table: Loose, raw: Loose): boolean {
  return (
    OTHER_PLACE.test(words) && raw['address'] !== undefined && Object.keys(table).some((name) => OF_PLACE.test(name))
  )
}

const OTHER_PLACE =
  /\b(?:location|store|shop|branch|dispensary|outlet|site)$|^(?:sister|second|other|another|our other|2nd)\b/
const OF_PLACE = /^(?:address|street|city|town|location|where)$/

function opened(key: string, table: Loose, raw: Loose): Entry[] {
  return Object.entries(table).map(([name, entry]) => {
    const known = name === 'id' ? 'id_policy' : name
    return [raw[known] === undefined ? known : `${key}_${name}`, entry] as const
  })
}

/** A lounge or a class with times of its own beside the shop's: what else is told of it is not the shop's either. */
function keepsOwnHours(key: string, table: Loose, raw: Loose): boolean {
  if (shapeDepartment(key, table) !== null) return true
  const isHours = ([name, told]: Entry): boolean =>
    OF_HOURS.test(wordsOf(name)) && shapeWeek(readExceptions(told).usual) !== null
  return (
    Object.entries(table).some((entry) => TERMS.test(wordsOf(entry[0])) && isHours(entry)) &&
    Object.entries(raw).some(isHours)
  )
}

function isPart(key: string, words: string): boolean {
  return !isOwn({ top: key }) || [...PARTS, ...TEXTS].some(([pattern]) => pattern.test(words))
}

/** Whether a table holds several matters, of which each stands by itself. */
function isDrawer(key: string, table: Loose): boolean {
  const entries = Object.entries(table)
  if (entries.length < 2 || isOfSomeDays(key, entries) || partByContent(key, table, true) !== null) return false
  const known = entries.filter(isKnown)
  const alone = entries.filter((entry) => known.includes(entry) || standsAlone(entry))
  return alone.length * 2 >= entries.length && (known.length > 0 || SAYS_LITTLE.test(wordsOf(key)))
}

function isOfSomeDays(key: string, entries: readonly Entry[]): boolean {
  return (
    OF_SOME_DAYS.test(wordsOf(key)) ||
    entries.some(
      ([name, told]) =>
        /^(?:when|dates?)$/.test(wordsOf(name)) &&
        typeof told === 'string' &&
        shapeWeek(readExceptions(told).usual) === null,
    )
  )
}

/** Whether its own key or what it tells says of which part of the profile an entry is. */
function isKnown([key, value]: Entry): boolean {
  const words = wordsOf(key)
  if (TERMS.test(words))
    return isLoose(value) && OF_HOURS.test(words) && shapeWeek(readExceptions(value).usual) !== null
  return (
    isPart(key, words) ||
    readReach(key, value) !== null ||
    partByContent(key, value) !== null ||
    (isLoose(value) && holdsAddress(value))
  )
}

function standsAlone([key, value]: Entry): boolean {
  if (TERMS.test(wordsOf(key)) || readFlag(value) !== null || typeof value === 'number') return false
  if (typeof value === 'string') return value.split(' ').length >= TELLING_WORDS
  return tellLoose(value) !== ''
}

/** Where the shop is, apart from what else lies in the same drawer. */
function openPlace(key: string, table: Loose, raw: Loose): Entry[] {
  const { address, ways, rest } = takeAddress(table)
  const others = openDrawers(Object.fromEntries(opened(key, rest, raw)), 1)
  const told =
    raw['directions'] === undefined && rest['directions'] === undefined && ways.length > 0
      ? [['directions', ways] as const]
      : []
  return [['address', address], ...told, ...others]
}

/** Drawers that may also be told as one text: those of their keys that belong to a part of the contract are taken out. */
const WAYS_HERE =
  /^(?:getting (?:here|around|there)|how to get here|find us|visit(?:ing)?(?: us)?|arrival|transport(?:ation)?|location)$/

/** Parking, a lot's spaces and the like stand by themselves; the rest tells the way. */
function openWays(key: string, value: Loose, raw: Loose): Entry[] {
  const isOfPart = ([name, entry]: Entry): boolean =>
    raw[name] === undefined && (isPart(name, wordsOf(name)) || partByContent(name, entry) !== null)
  const { part: parts = [], rest = [] } = Object.groupBy(Object.entries(value), (entry) =>
    isOfPart(entry) ? 'part' : 'rest',
  )
  return [...parts, ...(rest.length > 0 ? [[key, Object.fromEntries(rest)] as const] : [])]
}
