import type { Product } from '#contract/catalog.ts'
import { allMatches } from '#concierge/understand/all-matches.ts'
import { foldText } from '#concierge/understand/fold-text.ts'

type Dosed = Pick<
  Product,
  'category' | 'name' | 'size' | 'description' | 'packCount' | 'thcMgPerPiece' | 'thcMgTotal' | 'cbdMgTotal'
>

/**
 * What is eaten, with the count and the dose of its pieces where its columns leave them open and its size or description tells
 * them; a figure that its columns give to each piece, where the row itself says that it is the whole, is given to the whole.
 */
export function withPiecesTold<T extends Dosed>(product: T): T {
  if (product.category !== 'edible' || product.thcMgTotal === null) return product
  const told = foldText(product.description ?? '')
  const { packCount, thcMgPerPiece, thcMgTotal } = product
  if (packCount !== null && thcMgPerPiece !== null) return asWhole(product, told)
  // The servings of a bottle are no pieces.
  if (packCount === null && POURED.test(foldText(product.name))) return product
  const each = thcMgPerPiece ?? eachTold(told)
  const count = packCount ?? countTold(told) ?? bareCount(product)
  if (count !== null)
    return each === null || isProduct(count, each, thcMgTotal)
      ? { ...product, packCount: count, thcMgPerPiece: each ?? thcMgTotal / count }
      : product
  const parts = each === null ? null : thcMgTotal / each
  return parts !== null && parts >= 2 && parts <= MOST_PIECES && Number.isInteger(parts)
    ? { ...product, packCount: parts, thcMgPerPiece: each }
    : product
}

const MOST_PIECES = 100

/** "2mg THC per can" of a six-pack that lists 12 mg, "40:1 CBD" with 300 mg of CBD beside 7.5 mg: what is listed is all there is. */
function asWhole<T extends Dosed>(product: T, told: string): T {
  const { packCount, thcMgPerPiece, thcMgTotal, cbdMgTotal } = product
  if (packCount === null || thcMgPerPiece === null || packCount < 2 || thcMgTotal === null) return product
  if (!isProduct(packCount, thcMgPerPiece, thcMgTotal)) return product
  const each = eachTold(told)
  const [, more] = /(?<![\d:])(\d{1,2}):1(?![\d:])/.exec(product.name) ?? []
  const isWhole =
    (each !== null && isProduct(packCount, each, thcMgPerPiece)) ||
    (cbdMgTotal !== null && more !== undefined && isProduct(Number(more), thcMgPerPiece, cbdMgTotal))
  return isWhole ? { ...product, thcMgPerPiece: each ?? thcMgPerPiece / packCount, thcMgTotal: thcMgPerPiece } : product
}

/** A third of 100 mg is told as 3.3 mg each. */
function isProduct(count: number, each: number, total: number): boolean {
  return Math.abs(count * each - total) <= total * 0.02
}

const WORDS: Readonly<Record<string, number>> = {
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  twenty: 20,
  thirty: 30,
  forty: 40,
}
const NUMBER = String.raw`(?<![\d.:$])(\d{1,3}|${Object.keys(WORDS).join('|')})`

/** "10 x 10mg", "10 mini cookies x 10mg", "scored in ten". */
const COUNTS: readonly RegExp[] = [
  new RegExp(String.raw`${NUMBER}(?: \p{L}+){0,3} ?x ?\d+(?:\.\d+)? ?mg\b`, 'u'),
  new RegExp(String.raw`\b(?:scored|cut|divided|split|breaks|snaps)(?: up)? (?:in|into) ${NUMBER}\b`),
]

function countTold(told: string): number | null {
  for (const pattern of COUNTS) {
    const said = pattern.exec(told)?.[1]
    const count = said === undefined ? null : (WORDS[said] ?? Number(said))
    if (count !== null && count > 1 && count <= MOST_PIECES) return count
  }
  return null
}

/** A size that is a number alone counts pieces, where these hold a dose that is sold: "20" of 100 mg. */
function bareCount({ size, thcMgTotal }: Dosed): number | null {
  const count = Number(/^(\d{1,2})(?: ?(?:ea|each|pcs?|pieces?|units?))?$/i.exec(size?.trim() ?? '')?.[1] ?? 0)
  const isCounted = count > 1 && thcMgTotal !== null && thcMgTotal / count >= LEAST_DOSE
  return isCounted && thcMgTotal !== count ? count : null
}

const POURED = /\b(?:drinks?|sodas?|seltzers?|tonics?|shots?|syrups?|teas?|lemonades?|beverages?|beers?|ml|oz)\b/
const LEAST_DOSE = 0.5

const OF_EACH =
  /\b(?:each|apiece|(?:per|a) (?:can|bottle|gummy|piece|square|chew|mint|capsule|softgel|pill|cookie|bite)|\d ?mg (?:pieces|squares|gummies|chews|mints|cookies|bites))\b/
const DOSE = /(?<![\d.])(\d+(?:\.\d+)?) ?mg\b(?: (?:of )?(thc|cb[dgnc]|thcv)\b)?/g

/** The THC of a piece, as a sentence about each of them tells it: "25mg CBD and 1mg THC each". */
function eachTold(told: string): number | null {
  for (const line of told.split(/(?<!\d)[.!;]|[.!;](?!\d)/)) {
    if (!OF_EACH.test(line)) continue
    const doses = allMatches(line, DOSE)
    const named = doses.find(([, , of]) => of === 'thc') ?? (doses.length === 1 ? doses.find(([, , of]) => !of) : null)
    const each = Number(named?.[1] ?? 0)
    if (each > 0) return each
  }
  return null
}
