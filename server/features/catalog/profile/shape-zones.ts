import { inOneBreath, isLoose, type Loose, onTheClock, priced, readFigure, tellLoose, wordsOf } from './loose-value.ts'

/** Zones with terms of their own: each is told as a line, and no fee is said to hold for all unless it does. */
export function shapeZones(zones: readonly unknown[]): Loose {
  const rows = zones.filter(isLoose)
  if (rows.length === 0) {
    const lines = zones.map(tellLoose)
    const zips = zipsOf(lines.join(' '))
    return {
      offered: true,
      area: lines.join(', '),
      ...(zips.length > 0 && { zips }),
      ...(/[\d]/.test(lines.join().replaceAll(/\d{5}/g, '')) && { zones: lines }),
    }
  }
  const zips = [...new Set(rows.flatMap((row) => zipsOf(tellLoose(row))))]
  return {
    offered: true,
    ...(zips.length > 0 && { zips }),
    area: rows.map(nameZone).filter(Boolean).join(', '),
    zones: rows.map(tellZone),
  }
}

const NAMES_ZONE =
  /^(?:zone|name|distance|miles|radius|range|how far|areas?|city|cities|towns?|places?|neighborhoods?|label|where|county|counties)$/

function nameZone(row: Loose): string {
  const names = Object.entries(row).filter(([key]) => NAMES_ZONE.test(wordsOf(key)))
  const [first, ...others] = names.map(([, entry]) =>
    Array.isArray(entry) ? entry.map(tellLoose).join(', ') : tellLoose(entry),
  )
  return others.length === 0 ? (first ?? '') : `${first ?? ''} (${others.join(', ')})`
}

function tellZone(row: Loose): string {
  const parts = Object.entries(row).flatMap(([key, entry]) => {
    const words = wordsOf(key)
    const figure = readFigure(entry)
    if (NAMES_ZONE.test(words) || (NAMES_ORDER.test(words) && nameZone(row) === '')) return []
    if (/free/.test(words) && NEVER.test(tellLoose(entry))) return []
    if (/free/.test(words) && figure !== null) return [`free over $${figure}`]
    if (FEE.test(words)) return [tellSum('delivery fee', tellLoose(entry))]
    if (/\b(?:min(?:imum)?|smallest|least|lowest)\b/.test(words) && !/minutes/.test(words))
      return [tellSum('minimum order', tellLoose(entry))]
    if (/zip|post/.test(words)) return [zipsOf(tellLoose(entry)).join(', ')]
    if (/time|eta|minutes|takes|wait/.test(words))
      return [`usually ${/[a-z]/i.test(tellLoose(entry)) ? tellLoose(entry) : `${tellLoose(entry)} minutes`}`]
    const told = Array.isArray(entry) ? inOneBreath(entry.map(tellLoose)) : tellLoose(withoutEnds(entry))
    return [/^(?:days?|hours|notes?|terms|when)$/.test(words) ? onTheClock(told) : `${words} ${onTheClock(told)}`]
  })
  const order = Object.entries(row).find(([key]) => NAMES_ORDER.test(wordsOf(key)))
  const name = nameZone(row) || (order === undefined ? '' : `orders of ${tellLoose(order[1])}`)
  return [name, parts.filter(Boolean).join('; ')].filter(Boolean).join(': ')
}

const NAMES_ORDER =
  /^(?:for )?(?:orders?|purchases?|baskets?|carts?|(?:order )?(?:sub)?totals?|spend|amount|order (?:size|value|amount))$/

/** A row for every size of order: the one fee, and from what sum on there is none; with more than one fee a line for each. */
export function shapeFees(rows: readonly Loose[]): Loose {
  const tiers = rows.map((row) => {
    const entries = Object.entries(row)
    const order = entries.find(([key]) => NAMES_ORDER.test(wordsOf(key)))
    const fee = entries.find(([key]) => FEE.test(wordsOf(key)))
    return entries.length === 2 && order !== undefined && fee !== undefined
      ? { order: tellLoose(order[1]), fee: readFigure(fee[1]) ?? (NOTHING.test(tellLoose(fee[1])) ? 0 : null) }
      : null
  })
  const paid = tiers.filter((tier) => tier !== null && tier.fee !== 0)
  const free = tiers.filter((tier) => tier?.fee === 0)
  const freeOver = readFigure(free[0]?.order)
  if (paid[0]?.fee != null && paid.length === 1 && free.length === 1 && freeOver !== null && tiers.length === 2)
    return { fee: paid[0].fee, free_over: freeOver }
  return { zones: rows.map(tellZone) }
}

const FEE = /^fee|^cost|^charge|fee$|^price$/
const NEVER = /^(?:never|no|none|not? (?:free|available|offered))$/i
const NOTHING = /^(?:none|free|no(?: (?:fee|charge|cost|minimum))?|\$?0(?:\.0+)?)[.!]?$/i

/** A sum of a zone, that there is none, or what else is said of it, which no figure in it stands for. */
function tellSum(what: string, told: string): string {
  if (NOTHING.test(told)) return `no ${what}`
  if (/^free\b/i.test(told)) return `delivery ${told}`
  return /^\$?\d+(?:\.\d+)?$/.test(told) ? `${what} ${priced(told)}` : `${what}: ${told}`
}

function withoutEnds(entry: unknown): unknown {
  if (!isLoose(entry)) return entry
  const { open, close, ...rest } = entry
  return open === undefined || close === undefined ? entry : { from: open, to: close, ...rest }
}

/** Five digits that are no sum. */
export function zipsOf(text: string): string[] {
  return [...new Set([...text.matchAll(/(?<![\d$])\d{5}(?!\d)/g)].map(([zip]) => zip))]
}
