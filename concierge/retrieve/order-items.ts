import { milligramsOf } from './cannabinoid-amount.ts'
import { isMostlyCbd } from './cbd-share.ts'
import type { Item } from './item.ts'
import { INHALED } from './shelves.ts'
import { centsPer } from './unit-price.ts'
import type { Wish } from './wish.ts'

/** An item with what speaks for it beside the wish. */
export type Scored = { item: Item; score: number }
/** Sorts the best first. */
export type Order = (a: Scored, b: Scored) => number

/** Superlatives are kept to the letter: the first shown is the extreme, the others are the next ones after it. */
export function orderOf(wish: Wish, items: readonly Item[]): Order {
  const by =
    (key: (item: Item) => number): Order =>
    (a, b) =>
      key(a.item) - key(b.item) || b.score - a.score || a.item.row - b.item.row
  switch (wish.order) {
    case 'cheapest':
      return by((item) => item.payable ?? DEAREST)
    case 'dearest':
      return by((item) => -(item.payable ?? 0))
    case 'finest': {
      const fine = finenessOf(items)
      return by((item) => -fine(item))
    }
    case 'strongest':
      return by((item) => -(wish.cannabinoids.includes('cbd') ? cbdOf(item) : item.strength))
    case 'richest':
      return by((item) => -(amountWished(item, wish) ?? 0))
    case 'mildest':
      return by((item) => item.strength || DEAREST)
    case 'biggest':
      return by((item) => -(sizeOf(item, wish) ?? 0))
    case 'smallest':
      return by((item) => sizeOf(item, wish) ?? DEAREST)
    case 'value':
      return by((item) => (item.payable === null ? DEAREST : item.payable / valueUnits(item)))
    case 'pieceValue':
      return by((item) => centsPer('piece', item) ?? DEAREST)
    case 'thcValue':
      return by((item) => centsPer('milligram', item) ?? DEAREST)
    case 'discounted':
      return by((item) => -discountOf(item))
    case 'popular':
    case 'newest':
    case null: {
      const share = (item: Item): number => (wish.cbdRich && isMostlyCbd(item) ? 1 : 0)
      return (a, b) => share(b.item) - share(a.item) || b.score - a.score || a.item.row - b.item.row
    }
  }
}

/** How fine a thing is among others of its shelf: its strength and its price by the gram, each against the most there is. */
function finenessOf(items: readonly Item[]): (item: Item) => number {
  const most = new Map<string, { thc: number; price: number }>()
  for (const item of items) {
    const { thc, price } = most.get(item.category) ?? { thc: 0, price: 0 }
    most.set(item.category, {
      thc: Math.max(thc, item.product.thcPercent ?? 0),
      price: Math.max(price, unitPrice(item)),
    })
  }
  return (item) => {
    const { thc, price } = most.get(item.category) ?? { thc: 0, price: 0 }
    const eaten = item.category === 'edible' || item.category === 'tincture'
    const strong = eaten || thc === 0 ? 0 : (2 * (item.product.thcPercent ?? 0)) / thc
    return strong + (price === 0 ? 0 : unitPrice(item) / price)
  }
}

/** The regular price, by the gram where the menu gives the weight of what is inhaled. */
function unitPrice({ product, payable, grams, category }: Item): number {
  const price = product.priceCents ?? payable ?? 0
  return INHALED.includes(category) && grams !== null && grams > 0 ? price / grams : price
}

/** How much of its regular price a thing is marked down by. */
function discountOf({ product, payable }: Item): number {
  const { priceCents } = product
  return priceCents === null || payable === null || priceCents === 0 ? 0 : 1 - payable / priceCents
}

/** "The highest CBD": in percent, or in milligrams where the menu gives these. */
function cbdOf({ product }: Item): number {
  return product.cbdPercent ?? product.cbdMgTotal ?? 0
}

/** How much there is of what it is wished to hold: of CBD as "the highest CBD" has it, of others in milligrams. */
export function amountWished(item: Item, { cannabinoids }: Wish): number | null {
  const [cannabinoid] = cannabinoids
  if (cannabinoid === undefined) return null
  const eaten = !INHALED.includes(item.category)
  const amount = eaten ? milligramsOf(item, cannabinoid) : null
  return amount ?? (cannabinoid === 'cbd' ? cbdOf(item) : null)
}

/** How much is in it: pieces where a pack is meant, milligrams of what is eaten, else grams. */
function sizeOf({ category, packCount, mgTotal, grams }: Item, wish: Wish): number | null {
  if (wish.packMin !== null) return packCount
  return category === 'edible' ? (mgTotal ?? packCount) : (grams ?? packCount)
}

const DEAREST = Number.MAX_SAFE_INTEGER

function valueUnits(item: Item): number {
  return item.grams ?? (item.mgTotal === null ? 1 : item.mgTotal / 10)
}

const BY_THE_PIECE = ['gummy', 'chew', 'chocolate', 'mint', 'tablet', 'caramel', 'lozenge'] as const

/** The dose of a whole bag is no dose of a piece: a thing sold in pieces that the menu does not count is not weighed against such as are. */
function withKnownPieces(items: readonly Item[]): readonly Item[] {
  if (!items.some(({ mgPerPiece }) => mgPerPiece !== null)) return items
  return items.filter(({ mgPerPiece, kinds }) => mgPerPiece !== null || !BY_THE_PIECE.some((kind) => kinds.has(kind)))
}

const IS_NEW = /\bnew\b/i

/** Whether the menu marks it as having come in lately. */
export function isMarkedNew({ product }: Item): boolean {
  return product.tags.some((tag) => IS_NEW.test(tag))
}

/** "The most potent thing you have": percents are not weighed against milligrams. */
export function measurable(offered: readonly Item[], wish: Wish): readonly Item[] {
  if (wish.order === 'thcValue' || wish.order === 'pieceValue') {
    const unit = wish.order === 'thcValue' ? 'milligram' : 'piece'
    const told = offered.filter((item) => centsPer(unit, item) !== null)
    return told.length > 0 ? told : offered
  }
  if (wish.order === 'richest') {
    const told = offered.filter((item) => (amountWished(item, wish) ?? 0) > 0)
    return told.length > 0 ? told : offered
  }
  if (wish.order === 'newest') {
    const marked = offered.filter(isMarkedNew)
    return marked.length > 0 ? marked : offered
  }
  const items = wish.order === 'strongest' ? withKnownPieces(offered) : offered
  if (wish.order !== 'strongest' || wish.forms.length > 0 || wish.cannabinoids.length > 0) return items
  const percented = items.filter(({ category, product }) => INHALED.includes(category) && product.thcPercent !== null)
  return percented.length > 0 ? percented : items
}

const NEAR_LOWEST = 1.2
const NEAR_STRONGEST = 0.93
const NEAR_MILDEST = 1.25
const NEAR_DEAREST = 0.75

/** "The cheapest" is not followed by things that cost much more, unless two are to be bought; nor "the biggest" by smaller ones. */
export function nearExtreme(ordered: readonly Scored[], wish: Wish): readonly Scored[] {
  const near = nearFirst(ordered, wish)
  const least = wish.quantity ?? 1
  return near.length >= least ? near : ordered.slice(0, least)
}

function nearFirst(ordered: readonly Scored[], wish: Wish): readonly Scored[] {
  const [first] = ordered
  if (first !== undefined && (wish.order === 'biggest' || wish.order === 'smallest'))
    return ordered.filter(({ item }) => sizeOf(item, wish) === sizeOf(first.item, wish))
  if (first === undefined || wish.count !== null || wish.cannabinoids.includes('cbd')) return ordered
  switch (wish.order) {
    case 'cheapest':
      return within(ordered, ({ payable }) => payable, [0, NEAR_LOWEST])
    case 'dearest':
      return within(ordered, ({ payable }) => payable, [NEAR_DEAREST, 1])
    case 'strongest':
      return within(ordered, ({ strength }) => strength, [NEAR_STRONGEST, 1])
    case 'mildest':
      return within(ordered, ({ strength }) => strength, [0, NEAR_MILDEST])
    default:
      return ordered
  }
}

/** What keeps to a share of the first one's figure; everything where the first has none. */
function within(
  ordered: readonly Scored[],
  figure: (item: Item) => number | null,
  [least, most]: readonly [number, number],
): readonly Scored[] {
  const [first] = ordered
  const extreme = first === undefined ? null : figure(first.item)
  if (extreme === null || extreme === 0) return ordered
  return ordered.filter(({ item }) => {
    const value = figure(item)
    return value !== null && value > 0 && value >= extreme * least && value <= extreme * most
  })
}
