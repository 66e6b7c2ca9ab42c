import { foldText } from '#concierge/understand/fold-text.ts'
import type { Item } from './item.ts'

const TIERED: ReadonlySet<string> = new Set(['flower', 'pre-roll', 'concentrate', 'vape'])
const NAMES_TIER =
  /shelf$|tier$|^(?:value|budget|economy|reserve|premium|exotics?|select|top|mid|pre ?pack(?:s|ed|aged)?)$/

/** The shelves that a menu sorts what is smoked by, "Top Shelf" and "Value", each with its rows. */
export function tiersOf(items: readonly Item[]): ReadonlyMap<string, ReadonlySet<number>> {
  const tiers = new Map<string, Set<number>>()
  for (const { category, product, row } of items) {
    const name = foldText(product.subcategory ?? '')
      .replace(/[^a-z]+/g, ' ')
      .trim()
    if (!TIERED.has(category) || !NAMES_TIER.test(name)) continue
    const key = name.replaceAll(' ', '').replace(/(?<=^prepack)(?:s|ed|aged)$/, '')
    const rows = tiers.get(key)
    if (rows === undefined) tiers.set(key, new Set([row]))
    else rows.add(row)
  }
  return tiers
}
