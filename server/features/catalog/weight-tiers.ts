import type { Columns } from './guess-columns.ts'
import { readAmount } from './read-amount.ts'

/** A column that holds the price of one weight, as menus of loose flower have them: `price_eighth`, `Price 3.5g`, `1/4 oz`. */
type Tier = { column: number; label: string; sale: number | null }

const WEIGHTS: readonly (readonly [RegExp, string])[] = [
  [/\b(half gram|(0\.)?5 ?g|0\.5 ?g(rams?)?)\b/, '0.5g'],
  [/\b(two grams?|2 ?g(rams?)?)\b/, '2g'],
  [/\b((an )?(eighth|8th|1\/8(th)?)s?( ounce| oz)?|3\.5 ?g(rams?)?)\b|⅛( ?oz)?/, '3.5g'],
  [/\b((a )?(quarter|qtr|qrtr|1\/4)s?( ounce| oz)?|7 ?g(rams?)?)\b|¼( ?oz)?/, '7g'],
  [/\b((half|1\/2)( ounce| oz| o| zip)?|halves|14 ?g(rams?)?)\b|½( ?oz)?/, '14g'],
  [/\b(grams?|1 ?g|g)\b/, '1g'],
  [/\b((full |an? |one |1 ?)?(ounces?|oz|zips?)|28 ?g(rams?)?)\b/, '28g'],
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
  const hasSales = tiers.some(({ sale }) => sale !== null)
  const own = columns.get('salePrice')
  const saleOf = (cells: readonly string[]) =>
    own === undefined || tiers.some(({ sale }) => sale === own) ? '' : (cells[own] ?? '')
  return {
    headers: [...headers, 'price by weight', 'weight', 'sale by weight'],
    columns: new Map([
      ...columns,
      ['price', headers.length],
      ['size', headers.length + 1],
      ...(hasSales ? [['salePrice', headers.length + 2] as const] : []),
    ]),
    priced: tiers.flatMap(({ column, sale }) => (sale === null ? [column] : [column, sale])),
    expand: (cells) => {
      const own = isOwn ? (cells[price] ?? '').trim() : ''
      const filled = tiers.filter((tier) => isPriced(cells[tier.column] ?? ''))
      if (isPriced(own) || filled.length === 0)
        return [[...cells, own, size === undefined ? '' : (cells[size] ?? ''), saleOf(cells)]]
      return filled.map((tier) => [
        ...cells,
        cells[tier.column] ?? '',
        tier.label,
        tier.sale === null ? saleOf(cells) : (cells[tier.sale] ?? ''),
      ])
    },
  }
}

function findTiers(headers: readonly string[], samples: readonly (readonly string[])[], columns: Columns): Tier[] {
  const used = new Set([...columns].filter(([field]) => field !== 'price').map(([, column]) => column))
  const tiers: Tier[] = []
  const hasOwnSize = columns.has('size') || columns.has('sizeGrams') || columns.has('regularPrice')
  for (const [column, header] of headers.entries()) {
    const isUnitPrice = hasOwnSize && SAYS_PER.test(header)
    const label = used.has(column) || isUnitPrice ? null : weightOf(header)
    const values = samples.map((row) => (row[column] ?? '').trim()).filter((value) => value !== '')
    const isSaid = !VAGUE.test(header.trim()) || values.some((value) => value.includes('$'))
    const isMoney = isSaid && values.length > 0 && values.every((value) => readAmount(value).kind !== 'text')
    if (label !== null && isMoney && !tiers.some((tier) => tier.label === label))
      tiers.push({ column, label, sale: saleBeside(headers, label) })
  }
  // Beside what the weights cost, `$/g` compares them.
  const whole = tiers.filter(({ column }) => !SAYS_PER.test(headers[column] ?? ''))
  return whole.length >= LEAST_TIERS ? whole : tiers
}

/** The column of what a weight costs while it is on sale: `1/8 Sale` beside `1/8 Price`. */
function saleBeside(headers: readonly string[], label: string): number | null {
  const column = headers.findIndex((header) => ON_SALE.test(header) && weightOf(header.replace(ON_SALE, ' ')) === label)
  return column < 0 ? null : column
}

const ON_SALE = /\b(?:sale|special|promo|deal|discounted)\b/i

/** Under these alone a number may as well be grams, or the jars that are left. */
const VAGUE = /^(?:g|grams|half|halves|eighths|quarters|ounces|zips|8ths)$/i
/** What a gram costs of a product that is sold by a size of its own. */
const SAYS_PER = /\bper\b|\$ ?\//i

/** The weight a header prices. Its words are a price and a weight, or a weight alone. */
function weightOf(header: string): string | null {
  const words = header
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[_\-()$:@]+|(?<!\d)\/|\/(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (/\bsale\b|\bcost\b|weight|size/.test(words)) return null
  const weight = words
    .replace(/\b(price|prices|usd|rec|menu|retail|per|for|by the)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const found = WEIGHTS.find(([pattern]) => pattern.exec(weight)?.[0] === weight)
  return found?.[1] ?? null
}

function isPriced(cell: string): boolean {
  const amount = readAmount(cell)
  return amount.kind === 'text' || (amount.kind === 'amount' && amount.value !== 0)
}
