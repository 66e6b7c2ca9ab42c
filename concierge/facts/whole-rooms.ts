import { isLexiconWord } from '#concierge/retrieve/gazetteer.ts'
import { clock } from '#concierge/say/wording.ts'
import { plainSentence, wordStem } from '#concierge/understand/fold-text.ts'
import type { StoreProfile, Weekday, WeekHours } from '#contract/store-profile.ts'
import { looseHours, looseRecord, looseText, type ServiceHours } from './read-loose.ts'
import { isServedOn, namesDays } from './days-served.ts'
import { isOwn } from './own-facts.ts'
import { readSpans } from './spans-told.ts'

/** A room of the shop, by the last word of the key under which it is told. */
const ROOM = /(?:^|_)(?:lounge|patio|terrace|deck|cafe|bar|garden|den|salon|rooftop|courtyard|room)$/
export const isRoom = (key: string): boolean => ROOM.test(key)
const OF_ROOM = /^(\w+?)_(?:name|hours)$/
/** Keys that tell of a room where one stays, and of no shop. */
const STAYED_IN =
  /^(?:(?:entry|entrance|cover|admission|door)(?:_(?:fee|charge|price|cost))?|bring_your_own|byo\w{0,12}|outside_\w{1,20}|alcohol|tobacco|food(?:_\w{1,12})?|snacks|reservations?|booking|(?:time|stay|session|table)_limit|max_(?:stay|time)|rentals?|seats|seating|capacity|minimum_(?:spend|purchase)|leftovers?|unfinished|dress_code|music)$/
const FEWEST_TERMS = 2

/** The profile with each room that it tells of under keys beside one another told under one, and with the days and hours that rooms keep. */
export function withWholeRooms(profile: StoreProfile): StoreProfile {
  const whole = gathered(profile)
  const rooms = Object.keys(whole).filter((key) => isOwn({ top: key }) && isRoom(key))
  const weeks = rooms.flatMap((key) => {
    const hours = looseHours(looseRecord(whole, key), 'hours')
    return hours === null || whole.department_hours?.[key] !== undefined ? [] : [{ key, hours }]
  })
  const told = weeks.map(({ key, hours }) => [key, { ...looseRecord(whole, key), hours: lineOf(hours) }] as const)
  const kept = rooms.flatMap((key) => {
    const hours = weeks.find((one) => one.key === key)?.hours
    const line = looseText(looseRecord(whole, key), 'hours')
    const week = hours !== undefined ? weekOf(hours) : line === null ? null : weekToldIn(line)
    return week === null || whole.department_hours?.[key] !== undefined ? [] : [[key, week] as const]
  })
  if (told.length + kept.length === 0) return whole
  return {
    ...whole,
    ...Object.fromEntries(told),
    department_hours: { ...whole.department_hours, ...Object.fromEntries(kept) },
  }
}

/** The week of a line such as "Thursday to Sunday 5pm-11pm"; null where it tells no days, or no two ends. */
function weekToldIn(line: string): WeekHours | null {
  const spans = readSpans(line).flatMap(({ from, until, days }) =>
    from !== null && until !== null && 'at' in from && 'at' in until && (namesDays(days) || OF_ALL_DAYS.test(days))
      ? [{ open: hourOf(from.at), close: hourOf(until.at), days }]
      : [],
  )
  if (spans.length === 0 || spans.length < readSpans(line).length) return null
  const of = (day: Weekday) => {
    const span = spans.find(({ days }) => !namesDays(days) || isServedOn(days, day))
    return span === undefined ? CLOSED : { open: span.open, close: span.close, closed: false }
  }
  return everyDay(of)
}

function hourOf(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** "The_lounge_name" and "the_lounge_hours" beside an entry fee and rentals are one lounge; of two rooms nobody knows which has the fee. */
function gathered(profile: StoreProfile): StoreProfile {
  const keys = Object.keys(profile).filter((key) => isOwn({ top: key }))
  const [room, other] = new Set(
    keys.flatMap((key) => {
      const named = OF_ROOM.exec(key)?.[1]
      return named !== undefined && isRoom(named) && !keys.includes(named) ? [named] : []
    }),
  )
  if (room === undefined || other !== undefined) return profile
  const terms = keys.filter((key) => STAYED_IN.test(key))
  if (terms.length < FEWEST_TERMS) return profile
  const own = keys.filter((key) => key.startsWith(`${room}_`))
  const taken = new Set([...own, ...terms])
  const rest = Object.entries(profile).filter(([key]) => !taken.has(key))
  const told = [...own, ...terms].map((key) => [key.replace(`${room}_`, ''), profile[key]] as const)
  // What is left has every key that a profile must have: none of those is the owner's own.
  return { name: profile.name, ...Object.fromEntries(rest), [room]: Object.fromEntries(told) }
}

function lineOf({ open, close, days }: ServiceHours): string {
  return `${days ?? 'daily'}, ${clock(open)} to ${clock(close)}`
}

const CLOSED = { open: '00:00', close: '00:00', closed: true }

function weekOf({ open, close, days }: ServiceHours): WeekHours | null {
  if (![open, close].every((time) => /^\d{2}:\d{2}$/.test(time))) return null
  if (days !== null && !namesDays(days) && !OF_ALL_DAYS.test(days)) return null
  return everyDay((day) => (days === null || isServedOn(days, day) ? { open, close, closed: false } : CLOSED))
}

const OF_ALL_DAYS = /\b(?:daily|every ?day|all week)\b/i

function everyDay(of: (day: Weekday) => WeekHours[Weekday]): WeekHours {
  return {
    monday: of('monday'),
    tuesday: of('tuesday'),
    wednesday: of('wednesday'),
    thursday: of('thursday'),
    friday: of('friday'),
    saturday: of('saturday'),
    sunday: of('sunday'),
  }
}

/** The name that an owner gives to a thing under a key of its own ("The Hollow"); null where it has none. */
export function ownNameOf(profile: StoreProfile, key: string): string | null {
  return looseText(looseRecord(profile, key), 'name')
}

/** Whether a sentence calls a thing by the owner's name for it. */
export function isCalled(name: string | null, plain: string): boolean {
  const words = name === null ? '' : plainSentence(name).replace(/^(?:the|el|la) /, '')
  return words.length >= SHORTEST_NAME && !isLexiconWord(wordStem(words)) && ` ${plain} `.includes(` ${words} `)
}

const SHORTEST_NAME = 4
