import { WEEKDAYS, type Weekday } from '#contract/store-profile.ts'
import {
  inSentences,
  IS_THERE,
  isLoose,
  isTextList,
  linesOf,
  type Loose,
  readFlag,
  sentencesOf,
  tellLoose,
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
  if (readFlag(entry) === false && !/price match|\bstack|combin/.test(words)) return
  if (/\bstack|combin/.test(words) || (OF_ALL.test(words) && SAYS_COMBINED.test(tellLoose(entry))))
    offers.extra['stacking'] = tellStacking(entry)
  else if (/price match/.test(words)) offers.extra['price_match'] = readFlag(entry) ?? tellMatch(entry)
  else if (weekday !== null && tellLoose(entry) !== '') addDaily(offers, weekday, tellLoose(entry))
  else if (weekday !== null) return
  else if (/^(?:daily|by day|weekly|every week|days|daily deals|(?:deals? )?of the day)$/.test(words))
    readWeek(offers, entry)
  else if (/^(?:always|standing|ongoing|everyday|every day|all week|permanent)/.test(words))
    offers.always.push(...linesOf(entry))
  else if (Array.isArray(entry) && entry.every(isLoose)) for (const row of entry) readRow(offers, row)
  else if (isLoose(entry) && SORTED_BY.test(words))
    for (const [of, deal] of Object.entries(entry)) readSorted(offers, of, deal)
  else if (entry !== null && tellLoose(entry) !== '')
    offers.always.push(`${words.charAt(0).toUpperCase()}${words.slice(1)}: ${tellLoose(entry)}`)
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

/** What holds for all deals together, under a key that does not say so. */
const OF_ALL = /^(?:rules?|terms|conditions|notes?|fine print|limits?|policy)$/
const SAYS_COMBINED = /\bcombin|\bstack|\bone (?:\p{L}+ )?(?:per|at a time)\b|\b(?:only|just) one\b/iu

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
  const days = (Array.isArray(told) ? told : tellLoose(told).split(/,|&|\band\b/)).map((day) =>
    BARE_DAY.test(tellLoose(day)) ? weekdayOf(tellLoose(day)) : null,
  )
  const rest = tellLoose(Object.fromEntries(entries.filter(([key]) => key !== dayKey))).replace(/[.;]$/, '')
  if (rest !== '' && days.length > 0 && days.every((day) => day !== null))
    for (const day of days) addDaily(offers, day, rest)
  else if (weekdayOf(tellLoose(told)) !== null && !NOT_WEEKLY.test(tellLoose(told)))
    addDaily(offers, weekdayOf(tellLoose(told)) ?? 'monday', tellLoose(row))
  else readLine(offers, tellLoose(row))
}

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
  const flag = readFlag(entry)
  if (flag === null) return tellLoose(entry)
  return flag ? 'Discounts can be combined.' : 'Discounts cannot be combined.'
}

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

const LOYALTY_KEYS: readonly (readonly [RegExp, string])[] = [
  [/^(?:name|title|program|programme|program name|club)$/, 'name'],
  [/^(?:how|how it works|earn|earning|collect|points per dollar|you earn)$/, 'earn'],
  [
    /^(?:redeem|redeeming|reward|rewards|redemption|worth|you get|spend|spending|levels of reward|(?:how to )?(?:use|using|spend|spending|redeem|redeeming) (?:them|it|your points|points|rewards?|credits?))$/,
    'redeem',
  ],
  [/^(?:expires?|expiry|expiration|points (?:expire|expiry|end|last|valid|lapse)|points expiration)$/, 'points_expire'],
  [/^(?:birthday|birthday gift|birthday reward|birthday perk)$/, 'birthday'],
  [/^(?:join|sign up|how to join|signup|enrol|enroll|register)$/, 'join'],
]

const NAME_AND_TERMS = /^([^,;:.(]{3,40})[,;:(]\s*(.+?)[).]*$/

/** "Star Club, free to join with a phone number": behind the name stands how one joins. */
function splitName(name: unknown): Loose {
  const terms = typeof name === 'string' ? NAME_AND_TERMS.exec(name)?.[2] : undefined
  if (terms === undefined) return {}
  return {
    ...(/\bfree\b/i.test(terms) && { free: true }),
    ...(/\b(?:join|sign|enrol)/i.test(terms) && { join: terms }),
  }
}

function nameAlone(name: unknown): Loose {
  const alone = typeof name === 'string' ? NAME_AND_TERMS.exec(name)?.[1] : undefined
  return alone === undefined ? {} : { name: alone }
}

function loyaltyPart(key: string, entry?: unknown): string | undefined {
  if (key === 'points' && typeof entry === 'string' && /\boff\b|\bworth\b/.test(entry)) return 'redeem'
  return LOYALTY_KEYS.find(([pattern]) => pattern.test(wordsOf(key)))?.[1]
}

/** Whether a table needs no shaping: its keys are the contract's or the shop's own, and no list in it holds tables. */
export function isLoyalty(table: Loose): boolean {
  return Object.entries(table).every(
    ([key, entry]) =>
      (loyaltyPart(key, entry) ?? key) === key &&
      !(key === 'earn' && levelsApart(table)['tiers'] !== undefined) &&
      !(key === 'name' && typeof entry === 'string' && NAME_AND_TERMS.test(entry)) &&
      !isLoose(entry) &&
      !(Array.isArray(entry) && !isTextList(entry)) &&
      !(typeof entry === 'string' && /^(?:yes|no)$/i.test(entry)),
  )
}

function isFree(entry: unknown): boolean {
  return (
    entry === true || entry === 0 || (typeof entry === 'string' && /^(?:free|none|nothing|no cost|\$0)\b/i.test(entry))
  )
}

/** The loyalty programme by the names of its parts; prose is told apart by what each sentence speaks of. */
export function shapeLoyalty(value: unknown): Loose | null {
  if (isLoose(value)) {
    const shaped: Record<string, unknown> = {}
    for (const [key, entry] of Object.entries(value)) {
      const known = loyaltyPart(key, entry)
      if (/^(?:cost|price|fee|free)$/.test(key) && isFree(entry)) shaped['free'] = true
      else if (known === undefined || (known !== key && (value[known] ?? shaped[known]) !== undefined))
        shaped[key] = Array.isArray(entry) ? entry.map(tellLoose) : entry
      else shaped[known] = typeof entry === 'string' ? entry : tellLoose(entry)
    }
    Object.assign(shaped, levelsApart(shaped))
    return { ...splitName(shaped['name']), ...shaped, ...nameAlone(shaped['name']) }
  }
  if (!isTextList(value) && (typeof value !== 'string' || readFlag(value) !== null)) return null
  const parts: Record<string, string> = {}
  const [head = '', ...others] = linesOf(value)
  const [, name, earned = head] = CALLED.exec(head) ?? []
  const lines = [earned, ...others]
  const tiers = lines.filter((line) => TELLS_LEVEL.test(line))
  for (const line of lines) {
    if (TELLS_LEVEL.test(line)) continue
    const part = /birthday/i.test(line)
      ? 'birthday'
      : LAPSES.test(line)
        ? 'points_expire'
        : /\b(?:join|sign up|enroll?)\b/i.test(line)
          ? 'join'
          : /\b(?:gets?|redeem|worth|off)\b/i.test(line) && !/\bearn/i.test(line)
            ? 'redeem'
            : 'earn'
    parts[part] = parts[part] === undefined ? line : `${parts[part]}. ${line}`
  }
  return { ...(name !== undefined && { name }), ...parts, ...(tiers.length > 0 && { tiers }) }
}

/** Levels that stand in the line on how points are earned. */
function levelsApart({ earn, tiers, levels }: Loose): Loose {
  if (typeof earn !== 'string' || tiers !== undefined || levels !== undefined) return {}
  const lines = sentencesOf(earn)
  const told = lines.filter((line) => TELLS_LEVEL.test(line))
  const rest = lines.filter((line) => !told.includes(line))
  return told.length === 0 || rest.length === 0 ? {} : { earn: inSentences(rest), tiers: told }
}

/** "Mesa Miles: 5 miles per $1". */
const CALLED = /^((?:[A-Z][\p{L}'’&]+ ?){1,4}): (.+)$/su
const LAPSES =
  /\b(?:expir\p{L}*|laps\p{L}*|run out|ends? (?:after|on|at|with|every|each)|(?:good|valid) (?:for|until))\b/iu
/** "Gold from 500 points a year: 5% off": what it takes to be at a level, and what that gives. */
const TELLS_LEVEL =
  /\b(?:tiers?|levels?|status|ranks?)\b|^(?!Points?\b|Earn|Every|Each|Sign|Get|Members?\b|Free\b|Redeem|Credits?\b)[A-Z]\p{L}+ (?:from|at|starts?|begins?|is from|needs?) .{0,40}\d|\b(?:Bronze|Silver|Gold|Platinum|Diamond)\b.*\d/u
