import type { Store } from '#concierge/open-store.ts'
import type { Item } from './item.ts'

export type Strength = 'mild' | 'medium' | 'strong'

/** Milligrams a piece up to which an edible is mild, and medium. */
const EDIBLE = { mild: 5, medium: 10 } as const
const FEWEST_TO_COMPARE = 6

/** How strong a product is: an edible by its dose a piece, anything else against its own shelf; null when it has no figure. */
export function judgeStrength(store: Store, item: Item): Strength | null {
  if (item.category === 'edible') {
    if (item.mgPerPiece === null) return null
    return item.mgPerPiece <= EDIBLE.mild ? 'mild' : item.mgPerPiece <= EDIBLE.medium ? 'medium' : 'strong'
  }
  const { thcPercent } = item.product
  if (thcPercent === null) return null
  const shelf = (store.shelves.get(item.category) ?? []).flatMap((other) => other.product.thcPercent ?? [])
  if (shelf.length < FEWEST_TO_COMPARE) return byFigure(item.category, thcPercent)
  const weaker = shelf.filter((thc) => thc < thcPercent).length / shelf.length
  return weaker < 1 / 3 ? 'mild' : weaker < 2 / 3 ? 'medium' : 'strong'
}

function byFigure(category: Item['category'], thc: number): Strength {
  const [low, high] = category === 'flower' || category === 'pre-roll' ? [17, 24] : [65, 80]
  return thc < low ? 'mild' : thc < high ? 'medium' : 'strong'
}
