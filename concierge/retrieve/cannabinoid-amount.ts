import { foldText } from '#concierge/understand/fold-text.ts'
import { allMatches } from '#concierge/understand/all-matches.ts'
import type { Item } from './item.ts'

const CALLED = /\b(?:thcv|thc|cbd|cbn|cbg|cbc)\b/g

/**
 * How many milligrams of a cannabinoid a thing holds by its row: by its own column, else by the proportion in its name and the THC
 * in it ("10:1 CBN:THC - 25mg"). Null where the row does not tell.
 */
export function milligramsOf(item: Item, cannabinoid: string): number | null {
  const { product, mgTotal } = item
  if (cannabinoid === 'cbd' && product.cbdMgTotal !== null) return product.cbdMgTotal
  const [ratio] = item.ratios
  if (ratio === undefined || mgTotal === null) return null
  const called = [...new Set(allMatches(foldText(product.name), CALLED).map(([name]) => name))]
  const shares = ratio.split(':').map(Number)
  const share = shares[called.indexOf(cannabinoid)]
  if (!called.includes(cannabinoid) || share === undefined) return null
  if (shares.every((other) => other === share)) return mgTotal
  const thc = shares[called.indexOf('thc')]
  return called.length !== shares.length || thc === undefined || thc === 0 ? null : (share / thc) * mgTotal
}
