import { isServedOn } from '#concierge/facts/days-served.ts'
import { WEEKDAYS, type Weekday } from '#contract/store-profile.ts'
import {
  inSentences,
  IS_THERE,
  isLoose,
  isTextList,
  linesOf,
  type Loose,
  readFlag,
  sentenceCase,
  tellLoose,
  underHeading,
  wordsOf,
} from './loose-value.ts'

type Offers = { daily: Partial<Record<Weekday, string>>; always: string[]; extra: Record<string, unknown> }

/** Deals by day and standing offers, from tables, lists or prose. */
export function shapeDeals(value: unknown, key: string): Loose | null {
  const offers: Offers = { daily: {}, always: [], extra: {} }
  if (isLoose(value)) for (const [name, entry] of Object.entries(value)) readEntry(offers, name, entry)
  else readWeek(offers, value)
  const isEmpty = Object.keys(offers.daily).length + offers.always.length + Object.keys(offers.extra).length === 0
  if (isEmpty) return null
  // A key such as "happy hour" says what the line under it is.
  const always =
    typeof value === 'string' &&
    offers.always.length > 0 &&
    !/deal|special|discount|promo|offer|sale/.test(wordsOf(key))
      ? offers.always.map((line) => `${wordsOf(key)}: ${line}`)
      : offers.always
  return {
    ...(Object.keys(offers.daily).length > 0 && { daily: offers.daily }),
    ...(always.length > 0 && { always }),
    ...offers.extra,
  }
}

function readEntry(offers: Offers, name: string, entry: unknown): void {
  const words = wordsOf(name)
  const weekday = weekdayOf(words)
  const spanned = daysOfSpan(words.replace(/^(\w+) (\w+)$/, '$1-$2'))
  if (readFlag(entry) === false && !/price match|\bstack|combin/.test(words)) return
  if (/\bstack|combin/.test(words) || (OF_ALL.test(words) && SAYS_COMBINED.test(tellLoose(entry))))
    offers.extra['stacking'] = tellStacking(entry)
  else if (isOfMatching(words, tellLoose(entry))) offers.extra['price_match'] = readFlag(entry) ?? tellMatch(entry)
  else if (spanned.length > 0 && tellLoose(entry) !== '')
    for (const day of spanned) addDaily(offers, day, tellLoose(entry))
  else if (weekday !== null && tellLoose(entry) !== '') addDaily(offers, weekday, tellLoose(entry))
  else if (weekday !== null) return
  else if (/^(?:daily|by (?:week ?)?day|weekly|every week|days|daily deals|(?:deals? )?of the day)$/.test(words))
    readWeek(offers, entry)
  else if (/^(?:always|standing|ongoing|everyday|every day|all week|permanent)/.test(words))
    offers.always.push(
      ...(isLoose(entry)
        ? Object.entries(entry).flatMap(([of, told]) => ofAnAge(of, told) ?? linesOf({ [of]: told }))
        : linesOf(entry)),
    )
  else if (Array.isArray(entry) && entry.every(isLoose)) for (const row of entry) readRow(offers, row)
  else if (isLoose(entry) && SORTED_BY.test(words))
    for (const [of, deal] of Object.entries(entry)) readSorted(offers, of, deal)
  else if (ofAnAge(name, entry) !== null) offers.always.push(ofAnAge(name, entry) ?? '')
  else if (entry !== null && tellLoose(entry) !== '')
    offers.always.push(
      SAYS_NOTHING.test(words)
        ? tellLoose(entry)
        : `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${tellLoose(entry)}`,
    )
}

/** "Seniors 60 and over: 10% off every day", where an age stands beside an offer. */
function ofAnAge(key: string, entry: unknown): string | null {
  if (!isLoose(entry) || typeof entry['age'] !== 'number') return null
  const { age, ...terms } = entry
  return `${sentenceCase(wordsOf(key))} ${String(age)} and over: ${tellOff(terms)}`
}

/** "10% every day" under a key `off` is so much off. */
function tellOff({ off, ...terms }: Loose): string {
  const told = tellLoose(off)
  const offer =
    told === '' || /\boff\b/.test(told)
      ? told
      : told.replace(/^(\$?\d+(?:\.\d+)?%?)/, (amount) => `${/[$%]/.test(amount) ? amount : `${amount}%`} off`)
  return [offer, tellLoose(terms)].filter(Boolean).join(', ')
}

/** "By product", "by date": its keys are what each deal is for. */
const SORTED_BY =
  /^(?:(?:deals? )?by \p{L}+(?: \p{L}+)?|(?:per|each) \p{L}+|products?|categor(?:y|ies)|dates?|month(?:ly|s)?|(?:days? )?of the month)$/u

/** "Edibles: Mondays 20% off" is the deal of a day, of edibles. */
function readSorted(offers: Offers, of: string, deal: unknown): void {
  const name = `${of.charAt(0).toUpperCase()}${of.slice(1).replaceAll('_', ' ')}`
  const told = tellLoose(deal)
  const [, day = '', rest = ''] = /^(?:on )?(\p{L}{6,10}?)s?:? (.+)$/su.exec(told) ?? []
  const weekday = BARE_DAY.test(day) && !NOT_WEEKLY.test(told) ? weekdayOf(day) : null
  if (weekday !== null) addDaily(offers, weekday, `${name}: ${rest}`)
  else if (told !== '' && readFlag(deal) !== false) readLine(offers, told.includes(name) ? told : `${name}: ${told}`)
}

/** Names of lines that a shopper need not hear. */
const SAYS_NOTHING = /^(?:not offered|others?|also|more|notes?|extra|(?:small|fine) print|good to know)$/

/** What holds for all deals together, under a key that does not say so. */
const OF_ALL =
  /^(?:rules?|terms|conditions|notes?|(?:fine|small) print|limits?|policy|mix\p{L}*|together|.* together|both)$/u
/** Whether other shops' prices are matched, by the key or by what is told. */
export function isOfMatching(words: string, told: string): boolean {
  return OF_MATCHING.test(words) || MATCHES.test(told)
}

const OF_MATCHING =
  /\bprice (?:match\p{L}*|promise|guarantee|beat\p{L}*)\b|\bmatch(?:ing|es)?\b.*\b(?:prices?|shops?|stores?|others?|compet\p{L}*)\b|\b(?:lowest|best) price\b/u
const MATCHES = /\b(?:we|will|not|to) match (?:\p{L}+ ){0,4}(?:prices?|ads?\b)\b|\bprice[- ]match/iu
const SAYS_COMBINED =
  /\bcombin|\bstack|\bone (?:\p{L}+ )?(?:per|at a time)\b|\b(?:only|just) one\b|\bone discount\b|\bon top of (?:a|any|other)\b/iu

/** Whether the table of deals needs no shaping. */
export function isDeals(table: Loose): boolean {
  const { daily, always, stacking } = table
  return (
    (daily !== undefined || always !== undefined || stacking !== undefined) &&
    (daily === undefined ||
      (isLoose(daily) &&
        Object.entries(daily).every(
          ([day, deal]) => WEEKDAYS.some((name) => name === day) && typeof deal === 'string',
        ))) &&
    (always === undefined || isTextList(always)) &&
    (stacking === undefined || typeof stacking === 'string') &&
    Object.entries(table).every(([key, entry]) => KEPT.has(key) || typeof entry !== 'object')
  )
}

const KEPT = new Set(['daily', 'always'])

/** A row for a day or for several: "Joint Monday: buy 2, the third is half price". */
function readRow(offers: Offers, row: Loose): void {
  const entries = Object.entries(row)
  const [dayKey, told] = entries.find(([key]) => /^(?:(?:week)?days?|on|when|valid|runs)$/i.test(key)) ?? ['', '']
  const spanned = Array.isArray(told) ? [] : daysOfSpan(tellLoose(told))
  const days =
    spanned.length > 0
      ? spanned
      : (Array.isArray(told) ? told : tellLoose(told).split(/,|&|\band\b/)).map((day) =>
          BARE_DAY.test(tellLoose(day)) ? weekdayOf(tellLoose(day)) : null,
        )
  const rest = tellLoose(Object.fromEntries(entries.filter(([key]) => key !== dayKey))).replace(/[.;]$/, '')
  if (rest !== '' && days.length > 0 && days.every((day) => day !== null))
    for (const day of days) addDaily(offers, day, rest)
  else if (weekdayOf(tellLoose(told)) !== null && !NOT_WEEKLY.test(tellLoose(told)))
    addDaily(offers, weekdayOf(tellLoose(told)) ?? 'monday', tellLoose(row))
  else readLine(offers, tellLoose(row))
}

/** "Tue-Wed", "Monday through Thursday", "weekdays", with nothing beside them. */
function daysOfSpan(text: string): Weekday[] {
  return SPAN_OF_DAYS.test(text) ? WEEKDAYS.filter((day) => isServedOn(text, day)) : []
}

const A_DAY = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\.?`
const SPAN_OF_DAYS = new RegExp(
  String.raw`^\s*(?:on |every )?(?:${A_DAY}\s*(?:-|–|—|to|through|thru)\s*${A_DAY}|week ?days|week ?ends)\s*$`,
  'i',
)

/** A day with nothing beside it; "Tuesdays before noon" has its hours told with the deal. */
const BARE_DAY = /^\s*(?:on |every |each |all day )?\p{L}{3,10}\.?(?: all day)?\s*$/iu
const NOT_WEEKLY = /\b(?:first|second|third|fourth|last|every other|months?)\b/i

/** A day may have more than one deal. */
function addDaily({ daily }: Offers, day: Weekday, deal: string): void {
  daily[day] = daily[day] === undefined ? deal : `${daily[day]}; ${deal}`
}

function readWeek(offers: Offers, entry: unknown): void {
  if (Array.isArray(entry)) {
    for (const row of entry)
      if (isLoose(row)) readRow(offers, row)
      else readLine(offers, tellLoose(row))
    return
  }
  if (isLoose(entry)) for (const [name, deal] of Object.entries(entry)) readEntry(offers, name, deal)
  else for (const line of linesOf(entry)) readLine(offers, line)
}

/** "Monday: 20% off vapes" and "Taco Tuesday: 20% off edibles" are deals of one day, "First Sunday of the month" is not. */
function readLine(offers: Offers, line: string): void {
  const [, head = '', rest] = /^([^:]{3,40}):\s+(.+)$/s.exec(line) ?? []
  const weekday = weekdayOf(head)
  if (
    weekday !== null &&
    rest !== undefined &&
    !/\b(?:first|second|third|fourth|last|every other|of the month)\b/i.test(head)
  )
    addDaily(offers, weekday, wordsOf(head).split(' ').length === 1 ? rest : line)
  else if (rest !== undefined && daysOfSpan(head).length > 0)
    for (const day of daysOfSpan(head)) addDaily(offers, day, rest)
  else if (/\bno (?:deals|specials|discounts)\b.*\bweekends?\b/i.test(line))
    for (const day of WEEKDAYS.slice(5)) offers.daily[day] = 'No daily deal'
  else offers.always.push(line)
}

const SHORT = 'mon|tues?|wed|thu|thurs?|fri|sat|sun'

/** The one weekday that a few words name; null when they name none or more. */
function weekdayOf(text: string): Weekday | null {
  const named = [...text.toLowerCase().matchAll(new RegExp(`\\b(?:(${WEEKDAYS.join('|')})s?|(${SHORT}))\\b`, 'g'))]
  const days = new Set(
    named.map(([, whole, short]) => WEEKDAYS.find((day) => day.startsWith((whole ?? short ?? '').slice(0, 3)))),
  )
  const [only] = days
  return days.size === 1 && only !== undefined ? only : null
}

const IS_MATCHED = /^(?:(?:we )?match(?:es|ed|ing)?|beat|guaranteed|honou?red)$/

/** "Yes: the same item in a current ad". */
export function tellMatch(entry: unknown): string {
  if (!isLoose(entry)) return tellLoose(entry)
  const there = Object.entries(entry).find(
    ([key, told]) => (IS_THERE.test(wordsOf(key)) || IS_MATCHED.test(wordsOf(key))) && readFlag(told) !== null,
  )
  const rest = tellLoose(Object.fromEntries(Object.entries(entry).filter(([key]) => key !== there?.[0])))
  return readFlag(there?.[1]) === false ? `No price match: ${rest}` : there === undefined ? rest : `Yes: ${rest}`
}

export function tellStacking(entry: unknown): string {
  if (isLoose(entry)) return inSentences(Object.entries(entry).map(tellRule))
  const flag = readFlag(entry)
  if (flag === null) return tellLoose(entry)
  return flag ? 'Discounts can be combined.' : 'Discounts cannot be combined.'
}

function tellRule([key, entry]: readonly [string, unknown]): string {
  const words = wordsOf(key)
  if (/\bstack|combin/.test(words)) return tellStacking(entry)
  return OF_GUESTS.test(words) ? underHeading(words, entry) : tellLoose(entry)
}

const OF_GUESTS = /\b(?:medical|patients?|seniors?|veterans?|students?|members?|staff|employees?)\b/

/** What holds for all deals: that on matching other shops' prices stands by itself. */
export function shapeDealRules(value: unknown): Loose | null {
  const flag = readFlag(value)
  if (flag !== null) return null
  const { true: matching = [], false: others = [] } = Object.groupBy(
    linesOf(value),
    (line) => `${/\bprice[- ]match|\bmatch(?:es|ing)? (?:\p{L}+ ){0,3}prices?\b/iu.test(line)}`,
  )
  return {
    ...(others.length > 0 && { stacking: inSentences(others) }),
    ...(matching.length > 0 && { price_match: inSentences(matching) }),
  }
}
