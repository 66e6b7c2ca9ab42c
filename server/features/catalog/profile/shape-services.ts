import { isLoose, linesOf, type Loose, readFigure, readFlag, sentencesOf, tellLoose, wordsOf } from './loose-value.ts'
import { readSpan } from './shape-hours.ts'

const NEGATED = /\b(?:no|not|sorry|cannot|can't|don't|do not|except|without|declined?|refused?)\b/i
const METHOD =
  /cash|debit|credit|check|venmo|zelle|paypal|apple ?pay|google ?pay|canpay|aeropay|dutchie ?pay|crypto|bitcoin|ebt|visa|master ?card|amex|discover|gift ?cards?|pin\b/i

type Payment = { accepted: string[]; not_accepted: string[]; extra: Record<string, unknown> }

/** Means of payment from prose, lists, or a table of yes and no. */
export function shapePayment(value: unknown): Loose | null {
  const found: Payment = { accepted: [], not_accepted: [], extra: {} }
  if (isLoose(value)) for (const [key, entry] of Object.entries(value)) readPaymentEntry(found, key, entry)
  else if (Array.isArray(value)) found.accepted.push(...value.map(nameMethod))
  else if (typeof value === 'string') readPaymentText(found, value)
  if (found.accepted.length + found.not_accepted.length === 0) return null
  return {
    ...(found.accepted.length > 0 && { accepted: found.accepted }),
    ...(found.not_accepted.length > 0 && { not_accepted: found.not_accepted }),
    ...found.extra,
  }
}

function readPaymentEntry(found: Payment, key: string, entry: unknown): void {
  const words = wordsOf(key)
  const flag = readFlag(entry)
  const list = Array.isArray(entry) ? entry.map(nameMethod) : typeof entry === 'string' ? splitMethods(entry) : []
  if (/\batm\b/.test(words)) Object.assign(found.extra, shapeMachine(entry))
  else if (/^(?:no|not|declined|refused|excluded|unaccepted|not accepted|we do not take|not taken)\b/.test(words))
    found.not_accepted.push(...list)
  else if (/^(?:methods?|accepted|accepts?|types?|options?|yes|we take|taken|forms?)\b/.test(words))
    found.accepted.push(...list)
  else if (flag !== null && METHOD.test(words)) (flag ? found.accepted : found.not_accepted).push(spellMethod(words))
  else if (typeof entry === 'string' && METHOD.test(words) && !/fee/.test(words))
    found.accepted.push(`${spellMethod(words)} (${entry})`)
  else found.extra[key] = entry
}

/** "Cash and debit. Sorry, no credit cards." A sentence, or the part after "but", may say what is not taken. */
function readPaymentText(found: Payment, text: string): void {
  for (const part of sentencesOf(text).flatMap((sentence) => sentence.split(/,?\s+but\s+|,\s+(?=no\b)/i))) {
    if (/\batm\b/i.test(part)) Object.assign(found.extra, shapeMachine(part))
    else if (METHOD.test(part)) (NEGATED.test(part) ? found.not_accepted : found.accepted).push(...splitMethods(part))
    else if (part !== '') found.extra['note'] = part
  }
}

function splitMethods(text: string): string[] {
  return text
    .replace(/^.*?\b(?:accept|take|taking|accepting|sorry,?|no|not|only)\b:?/i, '')
    .split(/,|;|\/|\band\b|\bor\b|&/i)
    .map((part) =>
      part
        .replace(/^\s*(?:no|not|only|also|any|sorry)\b/i, '')
        .replace(/[.!]$/, '')
        .trim(),
    )
    .filter((part) => METHOD.test(part))
    .map((part) =>
      /^(?:Cash|Debit|Credit|Checks?)\b/.test(part) ? part.charAt(0).toLowerCase() + part.slice(1) : part,
    )
}

function nameMethod(entry: unknown): string {
  if (!isLoose(entry)) return spellMethod(tellLoose(entry))
  const name = tellLoose(entry['type'] ?? entry['name'] ?? entry['method'] ?? entry['label'] ?? '')
  const fee = readFigure(entry['fee'] ?? entry['cost'] ?? null)
  return fee === null || name === ''
    ? name || tellLoose(entry)
    : `${name} (${fee === 0 ? 'no fee' : `$${fee.toFixed(2)} fee`})`
}

function spellMethod(words: string): string {
  if (/^(?:credit|debit)$/i.test(words)) return `${words.toLowerCase()} cards`
  return words.replace(
    /\b(?:apple|google|paypal|venmo|zelle|canpay|aeropay|pay)\b/g,
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  )
}

/** The cash machine, from a flag, a price or a line such as "inside, $3 fee". */
export function shapeMachine(value: unknown): Loose {
  const flag = isLoose(value)
    ? readFlag(Object.values(value).find((entry) => readFlag(entry) !== null) ?? true)
    : readFlag(value)
  const fee = isLoose(value)
    ? readFigure(Object.entries(value).find(([key]) => /fee|cost|charge/i.test(key))?.[1])
    : typeof value === 'boolean' || (typeof value === 'string' && /^\s*no\b/i.test(value))
      ? null
      : readFigure(value)
  const isThere = flag ?? !(typeof value === 'string' && /^\s*no\b|\bnot?\b.*\b(?:atm|machine)\b/i.test(value))
  return { atm_on_site: isThere, ...(fee !== null && { atm_fee: fee }) }
}

const DELIVERY_KEYS: readonly (readonly [RegExp, 'minimum_order' | 'fee' | 'free_over'])[] = [
  [
    /^(?:min|minimum|min order|minimum order|minimum purchase|order minimum|minimum spend)(?: amount| total)?$/,
    'minimum_order',
  ],
  [/^(?:fee|cost|price|charge|delivery fee|delivery charge)$/, 'fee'],
  [/^free (?:over|above|from|after|delivery over|threshold|at)$/, 'free_over'],
]

/** "$50 in Brooklyn, $90 in Queens" is no one amount. */
const SEVERAL_SUMS = /\$\d.*\$\d/

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
  for (const [key, entry] of Object.entries(table)) {
    const words = wordsOf(key)
    const known = DELIVERY_KEYS.find(([pattern]) => pattern.test(words))?.[1]
    const figure = known === undefined ? null : readFigure(entry)
    if (known !== undefined && typeof entry === 'string' && SEVERAL_SUMS.test(entry)) shaped[`${known}_by_area`] = entry
    else if (known !== undefined && figure !== null) shaped[known] = figure
    else if (/^(?:offered|available|enabled|yes)$/.test(words) && readFlag(entry) !== null)
      shaped['offered'] = readFlag(entry)
    else if (/^(?:zips?|zip codes?|postal codes?|postcodes)$/.test(words)) shaped['zips'] = zipsOf(tellLoose(entry))
    else if (/^(?:area|areas|region|where|radius|range|towns?|cities|coverage)$/.test(words))
      shaped['area'] = tellLoose(entry)
    else if (/^(?:zones?|areas served|delivery zones?)$/.test(words) && Array.isArray(entry))
      Object.assign(shaped, shapeZones(entry))
    else if (/^(?:hours|times?|when|schedule)$/.test(words)) shaped['hours'] = shapeRun(entry)
    else shaped[key] = entry
  }
  if (shaped['offered'] === undefined && Object.keys(shaped).length > 0) shaped['offered'] = true
  return shaped
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

/** Zones with terms of their own: each is told as a line, and no fee is said to hold for all unless it does. */
export function shapeZones(zones: readonly unknown[]): Loose {
  const rows = zones.filter(isLoose)
  if (rows.length === 0)
    return { offered: true, area: zones.map(tellLoose).join(', '), zips: zipsOf(zones.map(tellLoose).join(' ')) }
  return {
    offered: true,
    zips: [...new Set(rows.flatMap((row) => zipsOf(tellLoose(row))))],
    area: rows
      .map((row) => tellLoose(row['zone'] ?? row['name'] ?? row['area'] ?? row['city'] ?? ''))
      .filter(Boolean)
      .join(', '),
    zones: rows.map(tellZone),
  }
}

function tellZone(row: Loose): string {
  const name = tellLoose(row['zone'] ?? row['name'] ?? row['area'] ?? row['city'] ?? '')
  const parts = Object.entries(row).flatMap(([key, entry]) => {
    const words = wordsOf(key)
    const figure = readFigure(entry)
    if (/^(?:zone|name|area|city)$/.test(words)) return []
    if (/^fee|^cost|^charge|fee$/.test(words) && figure !== null)
      return [figure === 0 ? 'no delivery fee' : `delivery fee $${figure}`]
    if (/min/.test(words) && figure !== null) return [`minimum order $${figure}`]
    if (/free/.test(words) && figure !== null) return [`free over $${figure}`]
    return /zip|post/.test(words) ? [zipsOf(tellLoose(entry)).join(', ')] : [`${words} ${tellLoose(entry)}`]
  })
  return `${name}: ${parts.join('; ')}`
}

function zipsOf(text: string): string[] {
  return [...new Set([...text.matchAll(/(?<![\d$])\d{5}(?!\d)/g)].map(([zip]) => zip))]
}

/** When it runs: from and to where both are told, else the words. */
export function shapeRun(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const span = readSpan(value)
  return span === null
    ? value
    : { open: span.open, close: span.close, ...(/[a-z]{4,}/i.test(value) && { days: value }) }
}

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
      /^(?:ready|ready in|ready minutes|wait|wait time|prep time|lead time|time)$/.test(words) &&
      waitOf(String(entry)).ready_minutes !== undefined
    )
      shaped['ready_minutes'] = waitOf(String(entry)).ready_minutes
    else if (/^(?:held|hold|held for|hold time|held until|we hold)$/.test(words))
      shaped['hold'] = tellHold(String(entry))
    else shaped[key] = told ?? entry
  }
  return { offered: true, ...shaped, ...(shaped['ready_minutes'] === undefined && waitOf(linesOf(value).join('. '))) }
}

function waitOf(text: string): { ready_minutes?: number } {
  const minutes = /(?<![-–\d])(\d{1,3})\s*(?:minutes?|mins?)\b/i.exec(text)?.[1] ?? /^\s*(\d{1,3})\s*$/.exec(text)?.[1]
  return minutes === undefined ? {} : { ready_minutes: Number(minutes) }
}

function tellHold(text: string): string {
  return /^\d/.test(text) ? `for ${text}` : text
}
