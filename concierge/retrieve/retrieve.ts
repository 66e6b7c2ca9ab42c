import type { Store } from '#concierge/open-store.ts'
import type { Category } from '#contract/catalog.ts'
import { type Constraint, type ConstraintId, constraintsOf } from './constraints.ts'
import type { Item } from './item.ts'
import { type Judged, judgeEffects } from './judge-effects.ts'
import { KIND_BY_ID } from './kinds.ts'
import { areMarked, type MarkedRows, markRows, rowsMarked, rowsOfShelves } from './marked-rows.ts'
import { withoutPurpose } from './own-purpose.ts'
import { onceFor } from './remember.ts'
import { settleForms } from './settle-forms.ts'
import type { Form, Wish } from './wish.ts'

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
  effectsBy: Judged['by']
  /** True when no single wish is the hindrance: `blockers` are then given up together. */
  jointly?: boolean
}

export function retrieve(store: Store, wished: Wish): Retrieved {
  const retrieved = lookFor(store, wished)
  return { ...retrieved, nearest: withoutPurpose(retrieved.nearest, wished) }
}

function lookFor(store: Store, wished: Wish): Retrieved {
  const wish = settleForms(store, wished)
  const constraints = constraintsOf(store, wish)
  const judged = judgeEffects(store, fitting(store, constraints, wish), wish)
  if (judged.rows.length > 0)
    return {
      met: forAnyone(store, itemsOf(store, judged.rows), wish),
      soldOut: [],
      blockers: [],
      nearest: [],
      effectsBy: judged.by,
    }
  const { soldOut, missing } = sieve(poolOf(store, wish), constraints)
  const relaxed = constraints.some((constraint) => constraint.id === 'form') && wishNamesMoreThanForm(wish)
  const others = relaxed ? sieve(store.items, constraints).missing : missing
  const given = giveUp(others, constraints, wish)
  if (given.blockers.length > 0) return { met: [], soldOut, ...given, effectsBy: judged.by }
  const shelf = wish.forms.every((form) => form.kinds.length === 0) ? [] : sameShelf(store, wish)
  if (shelf.length > 0) return { met: [], soldOut, blockers: ['form'], nearest: shelf, effectsBy: judged.by }
  return { met: [], soldOut, ...giveUpTwo(poolOf(store, wish), constraints), effectsBy: judged.by, jointly: true }
}

/** What is sold to patients alone is offered to them, and to others only where nothing else fits; so with what has a purpose of its own. */
function forAnyone(store: Store, fitting: readonly Item[], wish: Wish): readonly Item[] {
  const items = withoutPurpose(fitting, wish)
  if (wish.patient || !sellsToPatients(store)) return items
  const open = items.filter((item) => !item.forPatients)
  return open.length > 0 ? open : items
}

const sellsToPatients = onceFor(({ items }: Store): boolean => items.some((item) => item.forPatients))

/** What comes nearest when two wishes together stand in the way: the pair that matters least, never the form. */
function giveUpTwo(
  items: readonly Item[],
  constraints: readonly Constraint[],
): { blockers: ConstraintId[]; nearest: readonly Item[] } {
  let best: { pair: ConstraintId[]; rank: number; items: Item[] } = {
    pair: [],
    rank: Number.POSITIVE_INFINITY,
    items: [],
  }
  for (const item of items) {
    if (!item.inStock) continue
    const pair = new Set<ConstraintId>()
    for (const constraint of constraints) {
      if (pair.size > 2 || pair.has(constraint.id) || constraint.holds(item)) continue
      pair.add(constraint.id)
    }
    if (pair.size !== 2 || pair.has('form') || pair.has('not') || pair.has('notEffect')) continue
    const ids = GIVE_UP.filter((id) => pair.has(id))
    const rank = ids.reduce((sum, id) => sum + GIVE_UP.indexOf(id), 0)
    if (rank < best.rank) best = { pair: ids, rank, items: [item] }
    else if (rank === best.rank) best.items.push(item)
  }
  return { blockers: best.pair, nearest: best.items }
}

/** Without the finer kind: cones of another size for king size ones, another hat for a beanie, another pre-roll for one with hash; what must not be in it stays out. */
function sameShelf(store: Store, wish: Wish): readonly Item[] {
  const kinds = wish.forms.flatMap((form) => form.kinds)
  const first = kinds.some(isDescribed) ? [isDescribed] : kinds.some(isCoarse) ? [isCoarse] : []
  for (const keeps of [...first, isOfShelf, isLast, isQuality, null]) {
    const kept = wish.forms.flatMap(({ category, kinds }) =>
      category === null
        ? []
        : [{ category, kinds: kinds.filter((kind) => keeps?.(kind, { category, kinds }) === true) }],
    )
    const finer = kept.filter((form) => form.kinds.length > 0)
    if (finer.length === 0 && keeps !== null) continue
    const forms = finer.length > 0 ? finer : kept
    const near = settleForms(store, { ...wish, forms })
    const found = forms.length === 0 ? [] : fitting(store, constraintsOf(store, near), near)
    if (found.length > 0) return itemsOf(store, found)
  }
  return []
}

/** "Sauce carts": the cart is the thing, and the sauce what is in it. */
function isOfShelf(kind: string, { category }: Form): boolean {
  return isCoarse(kind) && KIND_BY_ID.get(kind)?.category === category
}

/** "An infused blunt" where there are no blunts: an infused one comes nearer than just any. */
function isQuality(kind: string): boolean {
  return !isCoarse(kind)
}

/** "Hash rosin": what is named last is the thing. */
function isLast(kind: string, { kinds }: Form): boolean {
  return kinds.at(-1) === kind
}

/** Of what is otherwise as wished for, that which is nearest in form: mints that are not sugar-free before what tastes of mint. */
function nearestInForm(found: readonly Item[], { forms }: Wish): readonly Item[] {
  const kinds = new Set(forms.flatMap((form) => form.kinds))
  const shelves = new Set(forms.map(({ category }) => category))
  const rankOf = ({ category, kinds: own }: Item): number =>
    (shelves.has(category) ? 1 : 0) + [...kinds].filter((kind) => own.has(kind)).length
  const best = Math.max(...found.map(rankOf))
  return found.filter((item) => rankOf(item) === best)
}

/** "vegan", "sugar-free": what matters more than the form it comes in. */
function isDescribed(kind: string): boolean {
  return KIND_BY_ID.get(kind)?.described === true
}

/** "King size cones": what is called so in any size. */
export function isCoarse(kind: string): boolean {
  return KIND_BY_ID.get(kind)?.quality !== true
}

/** Only the shelf that the wish names needs to be looked at; null where it names several or none. */
function onlyShelf({ forms }: Wish): Category | null {
  const [first, ...others] = new Set(forms.map((form) => form.category))
  return others.length > 0 ? null : (first ?? null)
}

function poolOf(store: Store, wish: Wish): readonly Item[] {
  const shelf = onlyShelf(wish)
  return shelf === null ? store.items : (store.shelves.get(shelf) ?? [])
}

function shelfMarks(store: Store, wish: Wish): MarkedRows[] {
  const shelf = onlyShelf(wish)
  return shelf === null ? [] : [rowsOfShelves(store, [shelf])]
}

/** The rows in stock that keep every wish, in the order of the menu. Of most items no more than a mark is looked at. */
function fitting(store: Store, constraints: readonly Constraint[], wish: Wish): readonly number[] {
  const marks = [
    markRows(store, 'in stock', ({ inStock }) => inStock),
    ...constraints.flatMap((constraint) => constraint.marks ?? []),
  ]
  const few = fewestRows(constraints)
  const rows =
    few === null ? rowsMarked([...marks, ...shelfMarks(store, wish)]) : few.filter((row) => areMarked(row, marks))
  const others = constraints.filter((constraint) => constraint.marks === undefined)
  if (others.length === 0) return rows
  return rows.filter((row) => {
    const item = store.items[row]
    return item !== undefined && others.every(({ holds }) => holds(item))
  })
}

function itemsOf({ items }: Store, rows: readonly number[]): readonly Item[] {
  return rows.flatMap((row) => items[row] ?? [])
}

/** The rows of the constraint that fewest keep, where one knows them. */
function fewestRows(constraints: readonly Constraint[]): readonly number[] | null {
  const sets = constraints.flatMap(({ rows }) => rows ?? []).sort((a, b) => a.size - b.size)
  return sets[0] === undefined ? null : [...sets[0]].sort((a, b) => a - b)
}

type Sieved = {
  soldOut: Item[]
  /** In stock, and failing wishes of one kind only. */
  missing: Map<ConstraintId, Item[]>
}

/** One pass: what keeps every wish and is gone, and what would keep them if one kind of wish were given up. */
function sieve(items: readonly Item[], constraints: readonly Constraint[]): Sieved {
  const sieved: Sieved = { soldOut: [], missing: new Map() }
  for (const item of items) {
    let failed: ConstraintId | null = null
    let hopeless = false
    for (const { id, marks, holds } of constraints) {
      if (id === failed || (marks === undefined ? holds(item) : marks[item.row] === 1)) continue
      if (failed !== null || !item.inStock) {
        hopeless = true
        break
      }
      failed = id
    }
    if (hopeless) continue
    if (failed === null) {
      if (!item.inStock) sieved.soldOut.push(item)
    } else {
      const list = sieved.missing.get(failed)
      if (list === undefined) sieved.missing.set(failed, [item])
      else list.push(item)
    }
  }
  return sieved
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

/** "tidepool ginger ale": of a maker named with a mere word, what the maker has comes nearer than the word elsewhere. */
const WORD_FIRST: readonly ConstraintId[] = ['term', ...GIVE_UP.filter((id) => id !== 'term')]

function giveUp(
  missing: ReadonlyMap<ConstraintId, readonly Item[]>,
  constraints: readonly Constraint[],
  wish: Wish,
): { blockers: ConstraintId[]; nearest: readonly Item[] } {
  const blockers: ConstraintId[] = []
  let nearest: readonly Item[] = []
  for (const id of wish.brands.length > 0 && wish.terms.every((term) => term.rows === null) ? WORD_FIRST : GIVE_UP) {
    const found = missing.get(id) ?? []
    if (found.length === 0) continue
    const others = constraints.filter((constraint) => constraint.id !== id && constraint.id !== 'not')
    if (id === 'form' ? !wishNamesMoreThanForm(wish) : others.length === 0) continue
    const near = id === 'term' ? mostOf(found, constraints) : id === 'form' ? nearestInForm(found, wish) : found
    if (near.length === 0) continue
    blockers.push(id)
    if (nearest.length === 0) nearest = near
  }
  return { blockers, nearest }
}

/** Of several words of a name, the things that have the most; things with none of them are near only to a named shelf. */
function mostOf(items: readonly Item[], constraints: readonly Constraint[]): readonly Item[] {
  const words = constraints.filter((constraint) => constraint.id === 'term')
  if (words.length < 2) return items
  const counts = items.map((item) => words.filter((word) => word.holds(item)).length)
  const most = Math.max(0, ...counts)
  return items.filter((_item, at) => counts[at] === most)
}

function wishNamesMoreThanForm(wish: Wish): boolean {
  return wish.brands.length > 0 || wish.terms.length > 0 || wish.flavors.length > 0 || wish.cannabinoids.length > 0
}
