import { foldText } from '#concierge/understand/fold-text.ts'
import type { StoreProfile, Weekday } from '#contract/store-profile.ts'
import { isServedOn, namesDays } from './days-served.ts'
import type { Fact } from './fact.ts'
import { hoursOn, minutesOf, type ShopDay } from './shop-clock.ts'

/** An end of a span: a minute of the day, or so many minutes before the shop closes. */
export type End = { at: number } | { beforeClosing: number }

/** When something of the shop runs: its ends, null where the shop's own count, and the words that tell its days. */
export type Span = { from: End | null; until: End | null; days: string }

const MARKED = String.raw`\d{1,2}:\d\d(?: ?[ap]\.?m\b\.?)?|\d{1,2} ?[ap]\.?m\b\.?|noon|midnight`
const BARE = String.raw`\d{1,2}(?![\d:%.$])`
const TO = String.raw` ?(?:-|\u2013|\u2014|\bto\b|\buntil\b|\btill?\b|\band\b|\bthrough\b|\bthru\b) ?`
const BETWEEN = new RegExp(
  String.raw`(?<![\d$:.,])(?:(${MARKED}|${BARE})${TO}(${MARKED})|(${MARKED})${TO}(${BARE}))(?! ?(?:%|mg\b|minutes?\b|miles?\b))`,
)
const UNTIL = new RegExp(
  String.raw`\b(?:before|until|till?|up to|by|closes?(?: at)?|closing(?: at)?|ends?(?: at)?|stops?(?: at)?|to) (${MARKED})`,
)
const FROM = new RegExp(String.raw`\b(?:after|from|starting(?: at)?|starts?(?: at)?|opens?(?: at)?|since) (${MARKED})`)
const TO_CLOSING = /\b(?:un)?till? (?:(?:we|the (?:shop|store)) )?clos|\b(?:to|-) ?clos(?:e|ing)\b/
const BEFORE_CLOSING =
  /\b(?:(\d{1,3})|(five|ten|fifteen|twenty|thirty|half an|an|one|two)) ?-?(min\p{L}*|h(?:ou)?rs?)? ?(?:before|prior to|ahead of) (?:we |our |the )?(?:clos|end of (?:the )?day|shop\b|store\b)/u
const BEFORE_END =
  /\b(?:(\d{1,3})|(fifteen|twenty|thirty|forty five|half an|an|one|two)) ?-?(min\p{L}*|h(?:ou)?rs?)? ?(?:before|prior to|ahead of) (?:the |our )?(?:deliver(?:y|ies)|drivers?|couriers?|pick ?ups?|service|last (?:delivery|run)|it)(?: (?:service|window|hours))? ?(?:ends?|stops?|clos\p{L}+|finish\p{L}*|is over|are over|$)/u
const IN_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    two: 2,
    'forty five': 45,
    five: 5,
    ten: 10,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    an: 1,
    'half an': 0.5,
  }),
)

/** Parts that tell each of their own days: "daily until 19:00 (Sunday until 17:00)", "Mon-Fri 9-8 PM, Sat 10-6 PM". */
const PARTS =
  /[;()]|\.(?=\s|$)|(?<=\d|m|noon|midnight)(?:,| and) (?=(?:mon|tue|wed|thu|fri|sat|sun|weekend)[a-z]*\b[^,;()]{0,40}\d)/

/** Every span of time that words tell. */
export function readSpans(text: string): readonly Span[] {
  const parts = foldText(text).split(PARTS)
  const ends = parts.map(readEnds)
  const daysAlone = parts.filter((_part, index) => ends[index] === null).join(' ; ')
  return joined(
    parts.flatMap((part, index) => {
      const end = ends[index] ?? null
      return end === null ? [] : [{ ...end, days: namesDays(part) ? part : daysAlone }]
    }),
  )
}

/** "Open 08:00; close 20:00" tells one span in two parts. */
function joined(spans: readonly Span[]): readonly Span[] {
  const [first, second, ...others] = spans
  if (first === undefined || second === undefined || others.length > 0 || first.days !== second.days) return spans
  return first.until === null && second.from === null ? [{ ...first, until: second.until }] : spans
}

function readEnds(part: string): Pick<Span, 'from' | 'until'> | null {
  const before = BEFORE_CLOSING.exec(part)
  if (before !== null) return { from: readFrom(part), until: { beforeClosing: minutesBefore(before) } }
  const between = BETWEEN.exec(part)
  if (between !== null) {
    const [first, last] = [between[1] ?? between[3] ?? '', between[2] ?? between[4] ?? '']
    return { from: { at: minuteOf(first, last) }, until: { at: minuteOf(last, first) } }
  }
  const from = readFrom(part)
  const until = UNTIL.exec(part)?.[1]
  if (until !== undefined) return { from, until: { at: minuteOf(until, '') } }
  if (TO_CLOSING.test(part)) return { from, until: { beforeClosing: 0 } }
  return from === null ? null : { from, until: null }
}

function readFrom(part: string): End | null {
  const from = FROM.exec(part)?.[1]
  return from === undefined ? null : { at: minuteOf(from, '') }
}

/** "One hour before delivery ends": so many minutes before a service itself is over; null where a text tells no such thing. */
export function minutesBeforeEnd(text: string): number | null {
  const before = BEFORE_END.exec(foldText(text).trim())
  return before === null ? null : minutesBefore(before)
}

function minutesBefore([, digits, word = '', unit = '']: RegExpExecArray): number {
  const count = digits === undefined ? (IN_WORDS.get(word) ?? 0) : Number(digits)
  return unit.startsWith('h') ? count * 60 : count
}

/** A minute of the day; a bare hour is of the half that the other end of the span tells. */
function minuteOf(said: string, other: string): number {
  if (said.startsWith('noon')) return 12 * 60
  if (said.startsWith('midnight')) return 24 * 60
  const [clock = '0'] = /\d{1,2}(?::\d\d)?/.exec(said) ?? []
  const half = /[ap](?=\.?m)/.exec(said)?.[0] ?? (said.includes(':') ? undefined : /[ap](?=\.?m)/.exec(other)?.[0])
  const minutes = minutesOf(clock)
  if (half === undefined) return minutes
  const morning = minutes % (12 * 60)
  // "11 to 1 PM" begins before noon.
  const later = half === 'p' && !(said.search(/[ap]/) < 0 && morning > minuteOf(other, '') % (12 * 60))
  return later ? morning + 12 * 60 : morning
}

/** What facts tell of a span: an opening and a closing time side by side, a time alone under a key that says of what, or words. */
export function spansOf(facts: readonly Fact[]): readonly Span[] {
  const told = (key: RegExp): string | undefined => {
    const fact = facts.find(({ leaves, top }) => key.test(leaves.at(-1) ?? top))
    return fact === undefined ? undefined : String(fact.value)
  }
  const [open, close, days] = [
    told(/^(?:opens?|from|start)$/),
    told(/^(?:closes?|until|to|end)$/),
    told(/^days$/) ?? '',
  ]
  if (open !== undefined && close !== undefined) return readSpans(`${open} to ${close} ${days.replace(/[()]/g, ',')}`)
  if (close !== undefined) return readSpans(`until ${close}`)
  return facts.flatMap(({ value }) =>
    typeof value === 'string' ? readSpans(value) : Array.isArray(value) ? value.map(String).flatMap(readSpans) : [],
  )
}

/** The minutes, counted from midnight of a day, between which something runs on it; an end past midnight is beyond 1440. */
export type Run = { from: number; until: number }

const DAY = 24 * 60

/** When it runs on a day; null on a day without it, or where the shop is closed. */
export function runOn(spans: readonly Span[], profile: StoreProfile, day: ShopDay): Run | null {
  const { hours, holiday } = hoursOn(profile, day)
  const span = spanOf(spans, day.weekday)
  if (span === null || hours?.closed === true) return null
  const open = hours === null ? null : minutesOf(hours.open)
  const close = hours === null || open === null ? null : later(minutesOf(hours.close), open)
  const from = minuteAt(span.from, close) ?? open ?? 0
  const until = minuteAt(span.until, close) ?? close ?? DAY
  const isOfShop = span.until === null || 'beforeClosing' in span.until
  if (isOfShop && until <= from) return null
  const run = { from, until: later(until, from) }
  if (holiday === null || open === null || close === null) return run
  const held = { from: Math.max(run.from, open), until: Math.min(run.until, close) }
  return held.from < held.until ? held : null
}

function later(until: number, from: number): number {
  return until <= from ? until + DAY : until
}

function minuteAt(end: End | null, close: number | null): number | null {
  if (end === null) return null
  if ('at' in end) return end.at
  return close === null ? null : close - end.beforeClosing
}

/** Of spans that hold on a day the one that names it. */
function spanOf(spans: readonly Span[], day: Weekday): Span | null {
  const held = spans.filter(({ days }) => isServedOn(days, day))
  return held.find(({ days }) => namesDays(days)) ?? held[0] ?? null
}
