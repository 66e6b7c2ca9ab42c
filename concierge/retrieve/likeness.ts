import type { Store } from '#concierge/open-store.ts'
import type { Item } from './item.ts'
import { KIND_BY_ID } from './kinds.ts'
import { retrieve } from './retrieve.ts'
import type { Wish } from './wish.ts'

const NEAREST = 6

/** Wishes that the likeness to a thing stands for. */
export const UNLIKENED = { terms: [], brands: [], flavors: [], effects: [] } as const satisfies Partial<Wish>

/** Things of the same shelf, ranked by likeness to a product: terpenes, type, potency, form and price. */
export function nearestTo(store: Store, target: Item, wish: Wish): Item[] {
  // "Like that one but not a vape": on any other shelf.
  const isRefused = wish.notCategories.includes(target.category) || wish.notKinds.some((kind) => target.kinds.has(kind))
  const limits: Wish = {
    ...wish,
    ...UNLIKENED,
    forms: wish.forms.length > 0 || isRefused ? wish.forms : [{ category: target.category, kinds: [] }],
  }
  const others = retrieve(store, limits).met.filter(
    (item) => item !== target && item.product.name !== target.product.name,
  )
  const ofKind = wish.forms.length > 0 ? [] : others.filter((item) => isOfKind(item, target))
  return (ofKind.length > 0 ? ofKind : others)
    .map((item) => ({ item, likeness: likeness(target, item) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, NEAREST)
    .map((entry) => entry.item)
}

/** A seltzer is nearer to any drink than to a chocolate of its mood. */
function isOfKind({ kinds }: Item, target: Item): boolean {
  return [...target.kinds].some((id) => KIND_BY_ID.get(id)?.quality !== true && kinds.has(id))
}

function likeness(a: Item, b: Item): number {
  let score = 0
  if (a.strainType !== null && a.strainType === b.strainType) score += 3
  score += 4 * overlap(a.terpenes.slice(0, 4), b.terpenes.slice(0, 4))
  score += 3 * overlap([...a.effects], [...b.effects])
  score += 2 * overlap([...a.flavors], [...b.flavors])
  score += 2 * overlap([...a.kinds], [...b.kinds])
  if (a.product.thcPercent !== null && b.product.thcPercent !== null)
    score += 2 - Math.min(2, Math.abs(a.product.thcPercent - b.product.thcPercent) / 5)
  if (a.payable !== null && b.payable !== null) score += 1 - Math.min(1, Math.abs(a.payable - b.payable) / 2000)
  if (a.brandKey !== null && a.brandKey === b.brandKey) score += 1
  if (a.grams !== null && a.grams === b.grams) score += 1
  return score
}

/** The share of the longer list that both have, 0 to 1. */
export function overlap(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0
  return a.filter((entry) => b.includes(entry)).length / Math.max(a.length, b.length)
}
