import type { Holiday, StoreProfile } from '#contract/store-profile.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import { isOwn } from './own-facts.ts'
import { dateInWords, dateOfHoliday } from './read-day.ts'
import { dateOfRule } from './shop-clock.ts'
import { type End, readSpans } from './spans-told.ts'

/** Keys under which owners tell the days that have hours of their own. */
const OF_SPECIAL_DAYS =
  /^(?:special|holiday|exceptional|seasonal|different|odd|other|unusual)s?(?:_(?:days?|dates?|hours|times?|schedule|openings?|closures|closings|calendar|notes?))?$|^(?:closures|closings|closed_(?:days|dates|on)|exceptions|hours_exceptions|holiday_\w{1,20})$/
const NAMES_DAY = /^(?:name|day|holiday|occasion|event|title|what|label)$/
const DATES_DAY = /^(?:dates?|when|on|rule)$/

/**
 * The profile with the special days among its holidays that an owner tells in free words: rows of a day and a note, a table
 * of days, or lines. Days that the profile lists already stay as they are, and so does all that names no day of the year.
 */
export function withSpecialDays(profile: StoreProfile): StoreProfile {
  const told = Object.entries(profile).flatMap(([top, value]) =>
    isOwn({ top }) && OF_SPECIAL_DAYS.test(top) ? rowsOf(value).flatMap(readRow) : [],
  )
  const known = profile.holidays ?? []
  const added = told.filter(
    (day, at) => !known.some((one) => isSameDay(one, day)) && !told.slice(0, at).some((one) => isSameDay(one, day)),
  )
  return added.length === 0 ? profile : { ...profile, holidays: [...known, ...added] }
}

type Row = { name: string; date: string; text: string }

function rowsOf(value: unknown): Row[] {
  if (typeof value === 'string') return value.split(/[;\n]|\.(?=\s|$)/).flatMap(rowOfLine)
  if (Array.isArray(value))
    return value.flatMap((entry) => (typeof entry === 'string' ? rowOfLine(entry) : rowOfTable(entry)))
  return Object.entries(tableOf(value)).flatMap(([key, entry]) =>
    typeof entry === 'string'
      ? [{ name: key.replaceAll('_', ' '), date: '', text: entry }]
      : rowOfTable({ name: key.replaceAll('_', ' '), ...tableOf(entry) }),
  )
}

function rowOfLine(line: string): Row[] {
  const [name = '', ...rest] = line.trim().split(/:\s+|\s+[-\u2013\u2014=]\s+/)
  return rest.length === 0 ? [] : [{ name, date: '', text: rest.join(' - ') }]
}

/** A row by whatever keys it has: what names the day, what dates it, and all else as it stands. */
function rowOfTable(entry: unknown): Row[] {
  const told = Object.entries(tableOf(entry)).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  const name = told.find(([key]) => NAMES_DAY.test(key)) ?? told.find(([key]) => DATES_DAY.test(key))
  if (name === undefined) return []
  const date = told.find((pair) => pair !== name && DATES_DAY.test(pair[0]))
  const ends = told.flatMap(([key, text]) => (/^(?:opens?|from|start)$/.test(key) ? [text] : []))
  const rest = told.filter((pair) => pair !== name && pair !== date && !/^(?:opens?|from|start)$/.test(pair[0]))
  const text = rest.map(([key, value]) => (/^(?:closes?|to|until|end)$/.test(key) ? `until ${value}` : value))
  return [{ name: name[1], date: date?.[1] ?? '', text: [...ends.map((open) => `from ${open}`), ...text].join(', ') }]
}

function tableOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {}
}

const SHUT = /\bclosed\b(?! (?:at|by|early|from|after|until|till?)\b)|\bnot open\b|\bcerrad[oa]s?\b/i
const OPENS_LATE = /\bclosed (?:until|till?)\b/i
/** What begins with its hours, before whatever else goes on that day. */
const OF_HOURS =
  /^(?:we(?: are|'re)? )?(?:open|clos|hours|short|from|until|till?|early|late|noon|\d{1,2}(?!\d|\/|-\d\d-|st|nd|rd|th))/i
const AS_USUAL = /^(?:regular|normal|usual|standard|the same) (?:\p{L}+ )?hours$|^(?:open )?as usual$/iu
/** "9-5": of the morning and of the afternoon. */
const BARE = /^(\d{1,2}(?::\d\d)?) ?(?:-|\u2013|to|until) ?(\d{1,2}(?::\d\d)?)(?=,|$)/i
const LONGEST = 300

function readRow({ name: called, date: written, text }: Row): Holiday[] {
  const name = called.replace(/\s*\([^()]{0,60}\)\s*$/, '').trim()
  const day = readDate(written) ?? dateOfHoliday(called) ?? readDate(called)
  if (day === null || name === '' || text.length > LONGEST) return []
  if (SHUT.test(text)) return [{ name, ...day, closed: true, ...noteOf(text.replace(SHUT, '')) }]
  if (AS_USUAL.test(text)) return [{ name, ...day, closed: false }]
  const told = text
    .replace(OPENS_LATE, 'open from')
    .replaceAll(/\bearly\b,? ?/gi, '')
    .replace(BARE, '$1am - $2pm')
  const [span] = OF_HOURS.test(told) ? readSpans(told) : []
  const [open, close] = [clockOf(span?.from), clockOf(span?.until)]
  const note = noteOf(span === undefined ? text : told.replace(TIMES, ''))
  if (open === null && close === null && note.note === undefined) return []
  return [{ name, ...day, closed: false, ...(open !== null && { open }), ...(close !== null && { close }), ...note }]
}

function readDate(written: string): { date: string } | { rule: string } | null {
  if (/^(?:\d{4}-)?\d{2}-\d{2}$/.test(written)) return { date: written }
  const date = dateInWords(written)
  if (date !== null) return { date }
  return written !== '' && dateOfRule(written, 2026) !== null ? { rule: written } : null
}

function clockOf(end: End | null | undefined): string | null {
  if (end === null || end === undefined || !('at' in end)) return null
  const [hours, minutes] = [Math.floor(end.at / 60) % 24, end.at % 60].map((part) => String(part).padStart(2, '0'))
  return `${hours}:${minutes}`
}

const TIME = String.raw`(?:\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\b\.?)?|noon|midnight)`
/** The hours as they are told, apart from what else is said of a day. */
const TIMES = new RegExp(
  String.raw`(?:\b(?:we|open|opens|opening|early|late|hours|are)\b[,:]? ?){0,4}(?:\b(?:from|until|till?|closes?(?: at)?|closing(?: at)?|at) )?\b${TIME}(?:,? ?(?:-|\u2013|\u2014|\bto\b|\buntil\b|\btill?\b) ?${TIME})?`,
  'i',
)

/** What goes on that day beside its hours; nothing where too little is left to be a sentence. */
function noteOf(rest: string): { note?: string } {
  const note = rest.replace(/^[\s,.;:()\u2013\u2014-]+|[\s,.;:(\u2013\u2014-]+$/g, '')
  return /\p{L}{3}.*\p{L}{3}/u.test(note) && !/^(?:open|hours?|only|all day|early)$/i.test(note) ? { note } : {}
}

function isSameDay(one: Holiday, other: Holiday): boolean {
  return (
    foldText(one.name) === foldText(other.name) ||
    (one.date !== undefined && one.date === other.date) ||
    (one.rule !== undefined && foldText(one.rule) === foldText(other.rule ?? ''))
  )
}
