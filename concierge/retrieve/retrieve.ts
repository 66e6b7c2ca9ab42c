import type { Store } from '#concierge/open-store.ts'
import { type Constraint, type ConstraintId, constraintsOf } from './constraints.ts'
import { EFFECT_BY_ID } from './effects.ts'
import type { Item } from './item.ts'
import type { Wish } from './wish.ts'

/**
 * What the shop has for a wish. `met` are in stock and keep every hard wish. When there are none, `blockers` names the wishes that cannot be
 * met (each one alone, dropped, would help) and `nearest` the items that keep all the others; `soldOut` fit but are gone.
 */
export type Retrieved = {
  met: readonly Item[]
  soldOut: readonly Item[]
  blockers: readonly ConstraintId[]
  nearest: readonly Item[]
  /** How effect wishes were judged: by the menu's own words, by names, by strain type, or not at all. */
  effectsBy: 'menu' | 'name' | 'type' | 'none'
}

export function retrieve(store: Store, wish: Wish): Retrieved {
  const constraints = constraintsOf(store, wish)
  const fitting = store.items.filter((item) => constraints.every((constraint) => constraint.holds(item)))
  const inStock = fitting.filter((item) => item.inStock)
  const judged = judgeEffects(inStock, wish)
  if (judged.items.length > 0)
    return { met: judged.items, soldOut: [], blockers: [], nearest: [], effectsBy: judged.by }
  const soldOut = fitting.filter((item) => !item.inStock)
  return { met: [], soldOut, ...relax(store, constraints, wish), effectsBy: judged.by }
}

/** Wishes are given up one at a time, those that matter least to the shopper first. */
const GIVE_UP: readonly ConstraintId[] = [
  'beginner',
  'sale',
  'flavor',
  'terpene',
  'pack',
  'ratio',
  'dose',
  'potency',
  'price',
  'size',
  'brand',
  'type',
  'cannabinoid',
  'term',
  'form',
]

function relax(
  store: Store,
  constraints: readonly Constraint[],
  wish: Wish,
): { blockers: ConstraintId[]; nearest: Item[] } {
  const inStock = store.items.filter((item) => item.inStock)
  const blockers: ConstraintId[] = []
  let nearest: Item[] = []
  for (const id of GIVE_UP) {
    if (!constraints.some((constraint) => constraint.id === id)) continue
    const others = constraints.filter((constraint) => constraint.id !== id)
    if (others.filter((constraint) => constraint.id !== 'not').length === 0 && id !== 'form') continue
    const found = inStock.filter((item) => others.every((constraint) => constraint.holds(item)))
    if (found.length === 0) continue
    if (id === 'form' && !wishNamesMoreThanForm(wish)) continue
    blockers.push(id)
    if (nearest.length === 0) nearest = found
  }
  return { blockers, nearest }
}

function wishNamesMoreThanForm(wish: Wish): boolean {
  return wish.brands.length > 0 || wish.terms.length > 0 || wish.flavors.length > 0 || wish.cannabinoids.length > 0
}

/** The menu's own effect words decide where it has any; otherwise names, then strain types, may only lean. */
function judgeEffects(items: readonly Item[], wish: Wish): { items: readonly Item[]; by: Retrieved['effectsBy'] } {
  if (wish.effects.length === 0) return { items, by: 'none' }
  const sane = items.filter((item) => !contradicts(item, wish))
  const byMenu = sane.filter((item) => wish.effects.some((effect) => item.effects.has(effect)))
  const all = byMenu.filter((item) => wish.effects.every((effect) => item.effects.has(effect)))
  if (all.length >= 2 || (all.length > 0 && all.length === byMenu.length)) return { items: all, by: 'menu' }
  if (byMenu.length > 0) return { items: byMenu, by: 'menu' }
  const bare = sane.filter((item) => item.effects.size === 0)
  const byName = bare.filter(
    (item) => wish.effects.some((effect) => item.hintedEffects.has(effect)) || leans(item, wish),
  )
  if (byName.length > 0) return { items: byName, by: byName.some((item) => leans(item, wish)) ? 'type' : 'name' }
  return { items: bare.length > 0 ? bare : sane.length > 0 ? sane : items, by: 'none' }
}

/** A sedating wish is not met by a sativa, nor a lively one by an indica, unless the shopper asked for that type. */
function contradicts(item: Item, wish: Wish): boolean {
  if (wish.strainTypes.length > 0 || item.strainType === null) return false
  if (wish.effects.includes('sleepy')) return item.strainType === 'sativa' || item.strainType === 'sativa-hybrid'
  const lively = wish.effects.includes('energetic') || wish.effects.includes('uplifted')
  return lively && !wish.effects.includes('relaxed') && item.strainType === 'indica'
}

export function leans(item: Item, wish: Wish): boolean {
  const { strainType } = item
  return strainType !== null && wish.effects.some((effect) => EFFECT_BY_ID.get(effect)?.leans.includes(strainType))
}
