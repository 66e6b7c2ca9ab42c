import { isNothing, readAmount } from './read-amount.ts'

/** A potency cell as written: percent by weight, milligrams, or a number whose unit only its column can tell. */
export type Potency = { unit: 'percent' | 'mg' | 'bare'; value: number }

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|\.\d+)`
const FIRST_NUMBER = new RegExp(`${NUMBER}\\s*(mg\\s*/\\s*g|%|percent|mg|milligrams?|g(?![a-z]))?`, 'i')
const RANGE_END = new RegExp(`^\\s*(?:-|–|—|to)\\s*${NUMBER}\\s*(mg\\s*/\\s*g|%|percent|mg|milligrams?)?`, 'i')

/** Reads `18.5%`, `THC: 22 %`, `100 mg`, `850mg/g`. A range such as `18-22%` gives its lower end, so nothing is overstated. Null when there is none, 'text' for words. */
export function readPotency(cell: string): Potency | null | 'text' {
  const text = cell.trim()
  if (isNothing(text)) return null
  if (/^(nd|lod|<\s*loq|<\s*lod|none detected|not detected|trace)$/i.test(text)) return { unit: 'percent', value: 0 }
  const match = FIRST_NUMBER.exec(text)
  if (match === null) return 'text'
  const amount = readAmount(match[1] ?? '')
  if (amount.kind !== 'amount') return 'text'
  const rest = text.slice(match.index + match[0].length)
  const unit = (match[2] ?? RANGE_END.exec(rest)?.[2] ?? '').toLowerCase().replace(/\s/g, '')
  if (unit === 'mg/g') return { unit: 'percent', value: amount.value / 10 }
  if (unit === '%' || unit === 'percent') return { unit: 'percent', value: amount.value }
  if (unit === 'g') return { unit: 'mg', value: amount.value * 1000 }
  return unit === '' ? { unit: 'bare', value: amount.value } : { unit: 'mg', value: amount.value }
}

/** The CBD of a cell that tells both: "THC: 24.5% CBD: 0.1%". */
export function cbdBeside(cell: string): string {
  return /\bcbd:? ?(\d+(?:\.\d+)? ?(?:%|mg))/i.exec(cell)?.[1] ?? ''
}

/** What the bare numbers of a potency column are. */
export type BareUnits = { inhaled: 'percent' | 'fraction'; ingested: 'percent' | 'mg' }

/** Percent by weight of an edible stays below this; a dose in milligrams is above. */
const HIGHEST_EDIBLE_PERCENT = 2
/** Hemp flower stays at or below 0.3 percent by law, so numbers above it that are all below 1 are fractions. */
const HEMP_LIMIT = 0.3
/** Some hemp flower has next to none: where even the weakest of a menu has more than this, the numbers are fractions. */
const HARDLY_HEMP = 0.12

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Tells the unit of bare numbers from the whole column: percent by weight of an edible is tiny, its milligrams are not. */
export function bareUnitsOf(header: string, inhaled: readonly number[], ingested: readonly number[]): BareUnits {
  const median = medianOf(ingested)
  const highest = inhaled.reduce((max, value) => Math.max(max, value), 0)
  const isFraction =
    highest <= 1 &&
    (/fraction|ratio|decimal/i.test(header)
      ? highest > 0
      : inhaled.length >= 3 &&
        (highest > HEMP_LIMIT || (/thc/i.test(header) && inhaled.every((value) => value > HARDLY_HEMP))))
  return {
    inhaled: isFraction && !/%|percent/i.test(header) ? 'fraction' : 'percent',
    ingested: /%|percent/i.test(header) || median <= HIGHEST_EDIBLE_PERCENT ? 'percent' : 'mg',
  }
}
