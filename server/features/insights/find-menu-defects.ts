import type { MenuDefect } from '#contract/insights.ts'
import type { MenuLine } from './queries.ts'

export type FoundDefect = Omit<MenuDefect, 'conversations'>

/** Sold by weight, these are labelled in percent. */
const BY_PERCENT: readonly string[] = ['flower', 'pre-roll', 'vape', 'concentrate']
/** Eaten or dropped, these are labelled in milligrams. */
const BY_MG: readonly string[] = ['edible', 'tincture']
/** A menu this old no longer says what is on the shelf. */
const STALE_AFTER_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** What is wrong with a menu, product by product, in sentences for a shop manager. */
export function findMenuDefects(products: readonly MenuLine[], importedAt: Date | null, now: Date): FoundDefect[] {
  const keys = new Map(products.map((product) => [product, twinKey(product)]))
  const twins = Map.groupBy(products, (product) => keys.get(product))
  const staleDays = importedAt === null ? 0 : Math.floor((now.getTime() - importedAt.getTime()) / DAY_MS)
  return products.flatMap((product) => {
    const found: [MenuDefect['defect'], string][] = [...potencyDefects(product), ...priceDefects(product)]
    if (!product.hasPicture) found.push(['no_picture', 'It has no picture.'])
    if (!product.hasDescription) found.push(['no_description', 'It has no description.'])
    const others = (twins.get(keys.get(product)) ?? []).filter((other) => other.productId !== product.productId)
    const [other] = others
    if (other !== undefined)
      found.push(['duplicate', `It is on the menu ${others.length + 1} times, also as ${other.productId}.`])
    if (staleDays >= STALE_AFTER_DAYS) found.push(['stale', `Its price and stock are ${staleDays} days old.`])
    return found.map(([defect, detail]) => ({ defect, productId: product.productId, name: product.name, detail }))
  })
}

function potencyDefects(product: MenuLine): [MenuDefect['defect'], string][] {
  const hasPercent = product.thcPercent !== null || product.cbdPercent !== null
  const hasMg = product.thcMgTotal !== null || product.thcMgPerPiece !== null || product.cbdMgTotal !== null
  const wantsPercent = BY_PERCENT.includes(product.category)
  const wantsMg = BY_MG.includes(product.category)
  if (!wantsPercent && !wantsMg) return []
  if (!hasPercent && !hasMg)
    return [
      [
        'no_potency',
        `Its potency is missing; a ${product.category} is asked for by ${wantsMg ? 'milligrams' : 'percent'}.`,
      ],
    ]
  if (wantsMg && !hasMg)
    return [['potency_unit_mixed', 'Its potency is in percent, where shoppers ask for milligrams.']]
  if (wantsPercent && !hasPercent)
    return [['potency_unit_mixed', 'Its potency is in milligrams, where shoppers ask for percent.']]
  return []
}

function priceDefects({ priceCents, salePriceCents }: MenuLine): [MenuDefect['defect'], string][] {
  if (priceCents === null) return [['no_price', 'It has no price, so nobody asking by budget is shown it.']]
  if (priceCents === 0) return [['price_zero', 'Its price is $0.']]
  return salePriceCents === 0 ? [['price_zero', 'Its sale price is $0.']] : []
}

function twinKey({ name, brand, category, size, priceCents }: MenuLine): string {
  const plain = (text: string | null) =>
    (text ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return [category, plain(brand), plain(name), plain(size), priceCents ?? ''].join('|')
}
