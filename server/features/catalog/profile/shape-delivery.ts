import { WEEKDAYS } from '#contract/store-profile.ts'
import {
  inOneBreath,
  isLoose,
  isTextList,
  type Loose,
  linesOf,
  readFigure,
  readFlag,
  sentenceCase,
  sentencesOf,
  tellLoose,
  wordsOf,
} from './loose-value.ts'
import { daysNamed, rowsByName, RUNS, shapeRuns } from './shape-runs.ts'
import { shapeFees, shapeZones, zipsOf } from './shape-zones.ts'

const DELIVERY_KEYS: readonly (readonly [RegExp, 'minimum_order' | 'fee' | 'free_over'])[] = [
  [
    /^(?:(?:the )?(?:min|minimum|smallest|lowest|least)(?: (?:order|purchase|spend|basket|ticket|cart))?|orders? (?:over|from|at least|minimum|min)|at least|least (?:you|we|to) \p{L}+|spend at least)(?: amount| total| size)?$/u,
    'minimum_order',
  ],
  [
    /^(?:(?:delivery |drop ?off |driver |van )?(?:fees?|costs?|prices?|charges?)|(?:it|what it) costs|what we charge)$/,
    'fee',
  ],
  [
    /^(?:free|no fee|waived|on us) (?:delivery )?(?:over|above|from|after|threshold|at|starting at|for orders (?:over|from))$/,
    'free_over',
  ],
]

/** Keys of delivery in other words, and the contract's. */
const SAME_AS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:never to|not to|no delivery to|excluded(?: places)?|excludes|we (?:cannot|can not|do not|dont|cant|wont|never) (?:deliver|go|drive|bring it) to|restricted(?: places)?|(?:places )?(?:we )?(?:skip|avoid|refuse)|no go(?:es)?|off limits|not served|never)$/,
    'no_delivery_to',
  ],
  [
    /^(?:eta|(?:usual|typical|average|normal) (?:time|wait|eta)|takes|time|wait|how long|arrives? in|(?:delivery|drive|waiting) time)$/,
    'eta_minutes',
  ],
  [
    /^(?:(?:pay|payment)(?: (?:the )?driver)?(?: with)?|payment (?:methods?|options?)|pay(?:ing)? at (?:the )?door|accepted payments?|(?:how|ways) to pay|paid (?:by|with|how))$/,
    'payment',
  ],
]

/** "$50 in Brooklyn, $90 in Queens" is no one amount. */
const SEVERAL_SUMS = /\$\d.*\$\d/

/** Whether a table needs no shaping: its keys are the contract's, or lines of the shop's own. */
export function isDelivery(table: Loose): boolean {
  return (
    typeof table['offered'] === 'boolean' &&
    ['minimum_order', 'fee', 'free_over'].every(
      (name) => table[name] === undefined || typeof table[name] === 'number',
    ) &&
    ['area', 'days'].every((name) => table[name] === undefined || typeof table[name] === 'string') &&
    ['zips', 'no_delivery_to'].every((name) => table[name] === undefined || isTextList(table[name])) &&
    Object.entries(table).every(([key, entry]) => CONTRACT.has(key) || !isOtherwise(key, entry))
  )
}

/** "We cannot bring orders to hotels, casinos or the dorms": in a line of its own, places that no driver goes to. */
const REFUSES =
  /\b(?:cannot|can ?not|can't|do(?:es)? not|don't|never|no|not)\b[^.;]{0,20}?\b(?:deliver\p{L}*|bring\p{L}*|drop\p{L}*|drive|go|come)\b[^.;]{0,20}?\bto (?:any )?([^.;]+)/iu

function placesRefused(entry: unknown): string[] {
  const places = typeof entry === 'string' ? REFUSES.exec(entry)?.[1] : undefined
  return places === undefined
    ? []
    : places.split(/,\s*(?:and |or )?|\s+(?:and|or)\s+/).flatMap((place) => {
        const name = place.trim().replace(/^(?:the|any) /i, '')
        return name === '' ? [] : [name]
      })
}

const CONTRACT = new Set(
  'offered area zips minimum_order fee free_over eta_minutes days no_delivery_to id_at_door payment'.split(' '),
)

function isOtherwise(key: string, entry: unknown): boolean {
  if (key === 'hours') return !isLoose(entry) || entry['open'] === undefined
  if (key === 'zones' || key === 'runs') return !isTextList(entry)
  const words = wordsOf(key)
  return (
    RUNS.test(words) ||
    [...DELIVERY_KEYS, ...SAME_AS].some(([pattern]) => pattern.test(words)) ||
    placesRefused(entry).length > 0 ||
    (isLoose(entry) && !isByPlace(entry)) ||
    (Array.isArray(entry) && !isTextList(entry))
  )
}

/** Delivery from a yes or a no, from prose, or from keys in other words. */
export function shapeDelivery(value: unknown): Loose | null {
  const flag = readFlag(value)
  if (flag !== null) return { offered: flag }
  if (typeof value === 'string') return readDeliveryText(value)
  if (Array.isArray(value)) return shapeZones(value)
  return isLoose(value) ? readDeliveryTable(value) : null
}

function readDeliveryTable(table: Loose): Loose {
  const shaped: Record<string, unknown> = {}
  const daysOff: string[] = []
  const refused: string[] = []
  let isDenied = false
  for (const [key, entry] of Object.entries(table)) {
    const words = wordsOf(key)
    const known = DELIVERY_KEYS.find(([pattern]) => pattern.test(words))?.[1]
    const figure = known === undefined ? null : readFigure(entry)
    const fee = known === 'fee' && typeof entry === 'string' ? readFee(entry) : null
    const isOffered = OFFERED.test(words) ? readOffer(entry) : null
    if (fee !== null) Object.assign(shaped, fee)
    else if (isOffered !== null) {
      Object.assign(shaped, isOffered)
      if (isOffered['offered'] === false) isDenied = true
    } else if (known === 'fee' && Array.isArray(entry) && entry.some(isLoose))
      Object.assign(shaped, shapeFees(entry.filter(isLoose)))
    else if (known !== undefined && isLoose(entry)) shaped[`${known}_by_area`] = entry
    else if (known !== undefined && typeof entry === 'string' && SEVERAL_SUMS.test(entry))
      shaped[`${known}_by_area`] = entry
    else if (known !== undefined && figure !== null) shaped[known] = figure
    else if (!holdsRows(entry) && isOfZips(words, tellLoose(entry))) shaped['zips'] = zipsOf(tellLoose(entry))
    else if (/^(?:area|areas|region|where|radius|range|towns?|cities|coverage)$/.test(words) && !holdsRows(entry))
      Object.assign(shaped, readArea(entry))
    else if (
      /^(?:zones?|areas?|towns?|cities|areas served|delivery zones?|service areas?|(?:delivery )?(?:zips?|zip ?codes?|zip list|postal codes?))$/.test(
        words,
      ) &&
      (Array.isArray(entry) || isLoose(entry))
    )
      Object.assign(shaped, shapeZones(Array.isArray(entry) ? entry : rowsByName(entry)))
    else if (RUNS.test(words)) Object.assign(shaped, shapeRuns(entry))
    else if (/^(?:no delivery days?|days off|not on|never on)$/.test(words)) daysOff.push(tellLoose(entry))
    else if (SAME_AS.some(([pattern]) => pattern.test(words))) {
      const name = SAME_AS.find(([pattern]) => pattern.test(words))?.[1] ?? key
      if (name === 'no_delivery_to') Object.assign(shaped, readRefused(entry))
      else shaped[name] = tellTerm(name, entry)
    } else if (isLoose(entry) && !isByPlace(entry)) Object.assign(shaped, spread(words, entry))
    else {
      shaped[key] = entry
      refused.push(...placesRefused(entry))
    }
  }
  if (refused.length > 0 && shaped['no_delivery_to'] === undefined) shaped['no_delivery_to'] = refused
  const off = daysNamed(daysOff.join(' '))
  if (off.length > 0 && shaped['days'] === undefined && !isLoose(shaped['hours']))
    shaped['days'] = inOneBreath(WEEKDAYS.filter((day) => !off.includes(day)).map(sentenceCase))
  // Zones that a shop only plans are no delivery.
  if (isDenied) shaped['offered'] = false
  if (shaped['offered'] === undefined && Object.keys(shaped).length > 0) shaped['offered'] = true
  return shaped
}

/** "Free over $100", "waived on orders of $140 or more", in a text on the fee. */
const FREE_FROM =
  /\b(?:free|waived|no (?:fee|charge)|on us|dropped)\b(?!\s*(?:parking|gift))[^.;\d]{0,40}\$?(\d+(?:\.\d+)?)/i

function readFee(text: string): Loose | null {
  const free = FREE_FROM.exec(text)?.[1]
  if (free === undefined) return null
  const paid = text.split(/[;,.]\s+|\s+\(/).flatMap((clause, at) => {
    const told = clause.replace(FREE_FROM, '').trim()
    return FREE_FROM.test(clause) && at > 0 ? [] : /\d/.test(told) ? [told] : []
  })
  const first = paid.join(', ').replace(/[\s;,.]+$/, '')
  const fee = readFigure(first)
  return {
    ...(fee !== null && { fee }),
    free_over: Number(free),
    ...(SEVERAL_SUMS.test(first) && { fee_note: `delivery fee ${first}` }),
  }
}

const OFFERED =
  /^(?:offered|available|enabled|yes(?: we do)?|(?:do|can) (?:you|we) (?:deliver|do (?:it|that)|bring it)(?: \p{L}+)?|we (?:deliver|do)|deliver(?:y|s)?)$/u

/** A yes or a no, and what is said with it. */
function readOffer(entry: unknown): Loose | null {
  const flag = readFlag(entry)
  if (flag !== null) return { offered: flag }
  if (typeof entry !== 'string') return null
  const [, word = '', rest = ''] = /^(yes|no|sorry)\b[,;:.!]?\s*(.*)$/is.exec(entry.trim()) ?? []
  if (word === '') return null
  return { offered: /^yes$/i.test(word), ...(rest !== '' && { offered_note: sentenceCase(rest) }) }
}

/** A list of ZIP codes, by its key or by holding little else. */
function isOfZips(words: string, told: string): boolean {
  const zips = zipsOf(told)
  return (
    zips.length > 0 &&
    (/\b(?:zips?|zip (?:codes?|list)|zipcodes?|postal|post ?codes?)\b/.test(words) ||
      zips.length * 7 >= told.length - 20)
  )
}

/** Where the drivers go: in words, and the ZIP codes that stand in them. */
function readArea(entry: unknown): Loose {
  const told = Array.isArray(entry) ? inOneBreath(entry.map(tellLoose)) : tellLoose(entry)
  const zips = zipsOf(told)
  if (zips.length === 0) return { area: told }
  const words = sentencesOf(told).filter((line) => zipsOf(line).length === 0)
  return { zips, ...(words.length > 0 && { area: words.join('. ') }) }
}

/** "Hotels, dorms, offices. Private homes only." */
function readRefused(entry: unknown): Loose {
  if (typeof entry !== 'string') return { no_delivery_to: linesOf(entry) }
  const [first = '', ...rest] = sentencesOf(entry)
  const places = first
    .split(/,(?:\s+(?:and|or))?\s+/)
    .map((place) => place.replace(/^(?:to|any|the) /i, '').trim())
    .filter(Boolean)
  return { no_delivery_to: places, ...(rest.length > 0 && { places_note: rest.join('. ') }) }
}

function holdsRows(entry: unknown): boolean {
  return isLoose(entry) || (Array.isArray(entry) && entry.some(isLoose))
}

/** A table of amounts by place, which the concierge reads as it is. */
function isByPlace(table: Loose): boolean {
  return Object.values(table).every((terms) => typeof terms === 'number' || isLoose(terms))
}

/** "30-60 minutes" under a key of minutes is its figures. */
function tellTerm(name: string, entry: unknown): unknown {
  if (name !== 'eta_minutes')
    return isLoose(entry) ? tellLoose(entry) : Array.isArray(entry) ? inOneBreath(entry.map(tellLoose)) : entry
  const minutes = /^(?:about |usually |around )?(\d+(?: ?(?:-|–|to) ?\d+)?) ?(?:minutes|mins?)?$/i.exec(
    tellLoose(entry),
  )?.[1]
  const most =
    /^(?:(?:under|within|up to|at most|max) )?(\d+) ?(?:minutes|mins?)(?: or less| at most| max| tops)?$/i.exec(
      tellLoose(entry),
    )?.[1]
  return minutes ?? (most === undefined ? tellLoose(entry) : `up to ${most}`)
}

/** What stands in a drawer of its own ("at_the_door") as terms of delivery. */
function spread(words: string, table: Loose): Loose {
  return Object.fromEntries(
    Object.entries(table).flatMap(([key, entry]): [string, unknown][] => {
      const name = SAME_AS.find(([pattern]) => pattern.test(wordsOf(key)))?.[1]
      if (name !== undefined) return [[name, tellTerm(name, entry)]]
      if (typeof entry === 'boolean') return [[key, entry]]
      return [[/door|id/.test(words) && /^id$/.test(key) ? 'id_rule' : key, tellLoose(entry)]]
    }),
  )
}

/** What prose says of minimum, fee and area; the prose itself is kept and said. */
function readDeliveryText(text: string): Loose {
  if (/^\s*(?:no\b|none\b|not\b|sorry)|\b(?:do not|don't|no longer) deliver|no delivery\b/i.test(text))
    return { offered: false, note: text }
  const figure = (pattern: RegExp): number | undefined => {
    const found = pattern.exec(text)?.[1]
    return found === undefined ? undefined : Number(found.replaceAll(',', ''))
  }
  const minimum = figure(/\bminimum[^.$\d]{0,20}\$\s?(\d+(?:\.\d+)?)/i) ?? figure(/\$\s?(\d+(?:\.\d+)?)\s+minimum/i)
  const freeOver = figure(
    /\bfree (?:over|above|from|after|on orders (?:over|above)|for orders (?:over|above))\s+\$\s?(\d+(?:\.\d+)?)/i,
  )
  const fee =
    figure(/\bdelivery (?:costs?|fee(?: is)?|charge(?: is)?|is)\s+\$\s?(\d+(?:\.\d+)?)/i) ??
    figure(/\$\s?(\d+(?:\.\d+)?) (?:delivery )?fee/i)
  const zips = zipsOf(text)
  return {
    offered: true,
    ...(minimum !== undefined && { minimum_order: minimum }),
    ...(fee !== undefined && { fee }),
    ...(freeOver !== undefined && { free_over: freeOver }),
    ...(zips.length > 0 && { zips }),
    note: text,
  }
}
