import { IS_THERE, isLoose, linesOf, type Loose, readFlag, tellEntry, tellLoose, wordsOf } from './loose-value.ts'

/** Ordering ahead, from a flag, from prose or from keys in other words. */
export function shapePickup(value: unknown): Loose | null {
  const flag = readFlag(value)
  if (flag !== null) return { offered: flag }
  if (typeof value === 'string')
    return /^\s*(?:no|not|sorry)\b/i.test(value)
      ? { offered: false, note: value }
      : { offered: true, ...waitOf(value), note: value }
  if (!isLoose(value)) return null
  const shaped: Record<string, unknown> = {}
  for (const [key, entry] of Object.entries(value)) {
    const words = wordsOf(key)
    const told = readFlag(entry)
    if (/^(?:offered|available|enabled)$/.test(words) && told !== null) shaped['offered'] = told
    else if (
      /^(?:ready|ready (?:in|within|after)|ready minutes|wait|wait time|prep time|lead time|time)$/.test(words) &&
      waitOf(String(entry)).ready_minutes !== undefined
    )
      shaped['ready_minutes'] = waitOf(String(entry)).ready_minutes
    else if (
      /^(?:held|hold|held for|hold time|held until|holds|hold for|hold orders?|kept|kept for|kept until|we hold|(?:we )?keeps?(?: (?:it|them|orders?))?(?: for)?)$/.test(
        words,
      )
    )
      shaped['hold'] = tellHold(words, String(entry))
    else if (told !== null && / or | and /.test(words) && waysIn(words).length > 0)
      for (const way of waysIn(words)) shaped[way] = told
    else {
      const way = WAYS.find(([pattern]) => pattern.test(words))?.[1]
      if (way !== undefined) Object.assign(shaped, shapeWay(way, entry))
      else shaped[key] = told ?? (isLoose(entry) && !isSpan(entry) ? tellLoose(entry) : entry)
    }
  }
  for (const [way, named] of NAMED_WAYS) {
    const line = Object.values(value).find(
      (entry) => typeof entry === 'string' && named.test(entry) && !DENIES_WAY.test(entry),
    )
    if (shaped[way] === undefined && typeof line === 'string')
      Object.assign(shaped, { [way]: true, [`${way}_note`]: line })
  }
  return { offered: true, ...shaped, ...(shaped['ready_minutes'] === undefined && waitOf(linesOf(value).join('. '))) }
}

/** Ways to take an order that a shop has or has not. */
const WAYS: readonly (readonly [RegExp, string])[] = [
  [/^curb(?: ?side)?(?: pick ?up)?$|^car ?side$|^(?:to|from|at) (?:your|the) car$/, 'curbside'],
  [/^drive (?:thru|through|up)(?: window)?$|^drivethru$/, 'drive_thru'],
]

/** "drive_through_or_curbside": each way that one key names. */
function waysIn(words: string): string[] {
  const named = words.split(/ (?:or|and) /).map((name) => WAYS.find(([pattern]) => pattern.test(name))?.[1])
  return named.flatMap((way) => (way === undefined ? [] : [way]))
}

/** Ways that a line under another key tells of: "in the lobby or at a curbside stall". */
const NAMED_WAYS: readonly (readonly [string, RegExp])[] = [
  ['curbside', /\bcurb ?side\b/i],
  ['drive_thru', /\bdrive[- ]?(?:thru|through|up)\b/i],
]
const DENIES_WAY = /\b(?:no|not|never|without|instead of|sorry)\b|n't\b/i

/** Whether a table needs no shaping: no part of it is a table or a list of its own. */
export function isPickup(table: Loose): boolean {
  return (
    typeof table['offered'] === 'boolean' &&
    (table['ready_minutes'] === undefined || typeof table['ready_minutes'] === 'number') &&
    Object.entries(table).every(([key, entry]) =>
      WAYS.some(([pattern]) => pattern.test(wordsOf(key)))
        ? typeof entry === 'boolean'
        : typeof entry !== 'object' || isSpan(entry),
    )
  )
}

/** Whether there is such a way, and in words how it goes. */
export function shapeWay(way: string, value: unknown): Loose {
  const flag = readFlag(value)
  if (flag !== null) return { [way]: flag }
  if (!isLoose(value)) {
    const told = tellLoose(value)
    return told === '' ? {} : { [way]: !/^(?:no|not|sorry)\b/i.test(told), [`${way}_note`]: told }
  }
  const there = Object.entries(value).find(([key, entry]) => IS_THERE.test(wordsOf(key)) && readFlag(entry) !== null)
  const hours = Object.entries(value).find(([key, entry]) => /hours|times?/.test(key) && isSpan(entry))
  const rest = Object.entries(value).filter((entry) => entry[0] !== there?.[0] && entry[0] !== hours?.[0])
  const note = rest
    .map((entry) => tellEntry(entry, false))
    .filter(Boolean)
    .join('; ')
  return {
    [way]: readFlag(there?.[1]) ?? true,
    ...(hours !== undefined && { [`${way}_hours`]: hours[1] }),
    ...(note !== '' && { [`${way}_note`]: note }),
  }
}

function isSpan(entry: unknown): boolean {
  return isLoose(entry) && typeof entry['open'] === 'string' && typeof entry['close'] === 'string'
}

/** How long before closing one may order, or how long an order is kept, is no wait. */
const NO_WAIT = /(?<![-–\d])\d{1,3}\s*(?:minutes?|mins?)\s+(?:before|prior|until|to clos|after)/gi

function waitOf(told: string): { ready_minutes?: number } {
  const text = told.replaceAll(NO_WAIT, '')
  const minutes =
    /\bready (?:in|within|after) (?:about |around |usually |\d+ ?(?:-|–|to) ?)?(\d{1,3})\s*(?:minutes?|mins?)\b/i.exec(
      text,
    )?.[1] ??
    /(?<![-–\d])(\d{1,3})\s*(?:minutes?|mins?)\b/i.exec(text)?.[1] ??
    /^\s*(?:\d+\s*(?:-|–|to)\s*)?(\d{1,3})\s*(?:minutes?|mins?)?$/i.exec(text)?.[1]
  return minutes === undefined ? {} : { ready_minutes: Number(minutes) }
}

function tellHold(words: string, told: string): string {
  const text = told.replace(/\.$/, '')
  if (/^\d/.test(text)) return `for ${text}`
  return /\buntil\b/.test(words) && !/^(?:until|till?)\b/i.test(text)
    ? `until ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text
}
