import type { Columns } from './guess-columns.ts'
import { readAmount } from './read-amount.ts'

/** A column that holds the price of one weight, as menus of loose flower have them: `price_eighth`, `Price 3.5g`, `1/4 oz`. */
type Tier = { column: number; label: string }

const WEIGHTS: readonly (readonly [RegExp, string])[] = [
  [/\b(half gram|(0\.)?5 ?g|0\.5 ?g(rams?)?)\b/, '0.5g'],
  [/\b(two grams|2 ?g(rams?)?)\b/, '2g'],
  [/\b(eighth( ounce| oz)?|1\/8( ?oz| ounce)?|3\.5 ?g(rams?)?)\b/, '3.5g'],
  [/\b(quarter( ounce| oz)?|1\/4( ?oz| ounce)?|7 ?g(rams?)?)\b/, '7g'],
  [/\b(half ounce|half oz|1\/2( ?oz| ounce)?|14 ?g(rams?)?)\b/, '14g'],
  [/\b(gram|1 ?g)\b/, '1g'],
  [/\b(ounce|oz|28 ?g(rams?)?)\b/, '28g'],
]
const LEAST_TIERS = 2

export type TierReader = {
  headers: string[]
  columns: Columns
  /** The columns of the file that hold the price of a weight. */
  priced: readonly number[]
  /** One row of cells for each weight the row has a price for; the row as it is when it has a price of its own. */
  expand: (cells: readonly string[]) => string[][]
}

/** Reads files with a price column for each weight; null for any other file. */
export function createTierReader(
  headers: readonly string[],
  samples: readonly (readonly string[])[],
  columns: Columns,
): TierReader | null {
  const tiers = findTiers(headers, samples, columns)
  const price = columns.get('price')
  const isPriceOfWeight = tiers.length === 1 && tiers[0]?.column === price && !columns.has('size')
  if (tiers.length < LEAST_TIERS && !isPriceOfWeight) return null
  const size = columns.get('size')
  const isOwn = price !== undefined && !tiers.some((tier) => tier.column === price)
  return {
    headers: [...headers, 'price by weight', 'weight'],
    columns: new Map([...columns, ['price', headers.length], ['size', headers.length + 1]]),
    priced: tiers.map(({ column }) => column),
    expand: (cells) => {
      const own = isOwn ? (cells[price] ?? '').trim() : ''
      const filled = tiers.filter((tier) => isPriced(cells[tier.column] ?? ''))
      if (isPriced(own) || filled.length === 0) return [[...cells, own, size === undefined ? '' : (cells[size] ?? '')]]
      return filled.map((tier) => [...cells, cells[tier.column] ?? '', tier.label])
    },
  }
}

function findTiers(headers: readonly string[], samples: readonly (readonly string[])[], columns: Columns): Tier[] {
  const used = new Set([...columns].filter(([field]) => field !== 'price').map(([, column]) => column))
  const tiers: Tier[] = []
  for (const [column, header] of headers.entries()) {
    const label = used.has(column) ? null : weightOf(header)
    const values = samples.map((row) => (row[column] ?? '').trim()).filter((value) => value !== '')
    const isMoney = values.length > 0 && values.every((value) => readAmount(value).kind !== 'text')
    if (label !== null && isMoney && !tiers.some((tier) => tier.label === label)) tiers.push({ column, label })
  }
  return tiers
}

/** The weight a header prices. Its words are a price and a weight, or a weight alone. */
function weightOf(header: string): string | null {
  const words = header
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[_\-()$:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (/\bper\b|\bsale\b|\bcost\b|weight|size/.test(words)) return null
  const weight = words
    .replace(/\b(price|usd|rec|menu|retail)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const found = WEIGHTS.find(([pattern]) => pattern.exec(weight)?.[0] === weight)
  return found?.[1] ?? null
}

function isPriced(cell: string): boolean {
  const amount = readAmount(cell)
  return amount.kind === 'text' || (amount.kind === 'amount' && amount.value !== 0)
}
