import type { AgentBrief } from '#contract/agent.ts'
import { type Category, STRAIN_TYPES, type StrainType } from '#contract/catalog.ts'
import { hasMoreCbd } from './cbd-share.ts'
import { leansOf } from './effects.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import type { Item } from './item.ts'
import { measurable, nearExtreme, type Order, orderOf, type Scored } from './order-items.ts'
import { CONSUMED } from './shelves.ts'
import type { Wish } from './wish.ts'

/** A chosen product and why, the strongest reason first. `score` is comparable within one choice only. */
export type Choice = { item: Item; score: number; reasons: readonly string[] }

const SHOWN = { curated: 3, broad: 6, focused: 1 } as const

/** Ranks what fits by the wish and by the agent's sales settings, and picks a few that differ from one another. */
export function choose(items: readonly Item[], wish: Wish, agent: AgentBrief): Choice[] {
  const settings = agent.salesCycle.productRecommendations
  const limit = wish.count ?? SHOWN[settings.recommendationStyle]
  const scale = scaleOf(wish, agent)
  const scored = measurable(items, wish).map((item) => ({ item, score: scoreItem(item, wish, scale) }))
  const inOrder = bestOf(scored, orderOf(wish, items), LOOKED_AT + limit)
  const best = nearExtreme(fromPlace(inOrder, wish), wish)
  const ordered = isOpen(wish) ? acrossShelves(scored, best) : best
  const picked: Scored[] = []
  for (const choice of ordered) {
    if (picked.length >= limit) break
    if (!picked.some((other) => sameThing(other.item, choice.item))) picked.push(choice)
  }
  if (picked.length < Math.min(limit, 2)) {
    for (const choice of ordered) if (picked.length < limit && !picked.includes(choice)) picked.push(choice)
  }
  return picked.map((choice) => ({ ...choice, reasons: reasonsFor(choice.item, wish) }))
}

/** No shelf, name or order was asked for: then a little of several shelves shows what there is. */
function isOpen(wish: Wish): boolean {
  return (
    wish.forms.length === 0 &&
    wish.terms.length === 0 &&
    wish.brands.length === 0 &&
    wish.flavors.length === 0 &&
    wish.terpenes.length === 0 &&
    !wish.strong &&
    (wish.order === null || wish.order === 'popular' || wish.order === 'newest')
  )
}

/** Everyday shelves come before those for the experienced. */
const EVERYDAY: ReadonlySet<string> = new Set(['flower', 'pre-roll', 'edible', 'vape'])

function acrossShelves(scored: readonly Scored[], best: readonly Scored[]): Scored[] {
  const firsts = new Map<string, Scored>()
  for (const entry of scored) {
    const known = firsts.get(entry.item.category)
    if (EVERYDAY.has(entry.item.category) && (known === undefined || entry.score > known.score))
      firsts.set(entry.item.category, entry)
  }
  const leaders = [...firsts.values()].sort((a, b) => b.score - a.score)
  return [...leaders, ...best.filter((entry) => !leaders.includes(entry))]
}

const LOOKED_AT = 40

/** The first `count` in order, without sorting thousands to show three. */
function bestOf(scored: readonly Scored[], order: Order, count: number): Scored[] {
  if (scored.length <= count * 2) return scored.toSorted(order)
  const best = scored.slice(0, count).sort(order)
  for (const entry of scored.slice(count)) {
    const last = best[best.length - 1]
    if (last === undefined || order(entry, last) >= 0) continue
    let at = best.length - 1
    while (at > 0 && order(entry, best[at - 1] ?? entry) < 0) at--
    best.splice(at, 0, entry)
    best.pop()
  }
  return best
}

/** Without those that come before the place that was asked for; all of them where there are not so many. */
function fromPlace(inOrder: readonly Scored[], wish: Wish): readonly Scored[] {
  const { place } = wish
  if (
    place === null ||
    !hasPlace(
      inOrder.map(({ item }) => item),
      wish,
    )
  )
    return inOrder
  const before: Item[] = []
  for (const { item } of inOrder)
    if (before.length < place - 1 && !before.some((other) => sameThing(other, item))) before.push(item)
  return inOrder.filter(({ item }) => !before.some((other) => sameThing(other, item)))
}

/** True where there are so many different things that one of them has the place asked for. */
export function hasPlace(items: readonly Item[], { place }: Wish): boolean {
  if (place === null) return false
  const apart: Item[] = []
  for (const item of items) {
    if (apart.length >= place) break
    if (!apart.some((other) => sameThing(other, item))) apart.push(item)
  }
  return apart.length >= place
}

function sameThing(a: Item, b: Item): boolean {
  return a.nameKey === b.nameKey && a.product.brand === b.product.brand && a.category === b.category
}

/** What of a wish and of the agent's settings is the same for every item, worked out once. */
type Scale = {
  effects: readonly { id: string; weight: number }[]
  typeFit: ReadonlyMap<StrainType, number>
  focus: readonly string[]
  strategy: 'balanced' | 'value' | 'premium'
}

function scaleOf(wish: Wish, agent: AgentBrief): Scale {
  const settings = agent.salesCycle.productRecommendations
  const effects = [...wish.effects.map((id) => ({ id, weight: 3 })), ...wish.leaning.map((id) => ({ id, weight: 2 }))]
  return {
    effects,
    typeFit: new Map(STRAIN_TYPES.map((type) => [type, typeFit(type, wish, effects)])),
    focus: settings.productFocus.map(foldText).filter((focus) => focus !== ''),
    strategy: settings.priceStrategy,
  }
}

/** What was left open decides softly: an evening leans to indica, a hike to sativa. */
function typeFit(type: StrainType, wish: Wish, effects: Scale['effects']): number {
  if (wish.strainTypes.length > 0)
    return type === wish.strainTypes[0] || (wish.strainTypes.includes(type) && !type.includes('-')) ? 0.5 : 0
  if (effects.length === 0) return 0
  const fits = effects.reduce((sum, { id }) => sum + placeFit(leansOf(id, wish.notEffects).indexOf(type)), 0)
  return (4 * fits) / effects.length - (fits === 0 ? 4 : 0)
}

/** The first type an effect leans to fits best, the others less. */
function placeFit(place: number): number {
  return place < 0 ? 0 : Math.max(0.6, 1 - 0.2 * place)
}

function scoreItem(item: Item, wish: Wish, scale: Scale): number {
  let score = item.standing
  if (item.effects.size > 0 || item.hintedEffects.size > 0)
    for (const { id, weight } of scale.effects) {
      if (item.effects.has(id)) score += weight
      if (item.hintedEffects.has(id)) score += 1.5
    }
  if (item.strainType !== null) score += scale.typeFit.get(item.strainType) ?? 0
  for (const flavor of wish.flavors) if (item.flavors.has(flavor)) score += 2
  for (const { rows, stems } of wish.terms)
    if (rows !== null && stems.every((stem) => item.nameKey.includes(stem))) score += 1.5
  for (const terpene of wish.terpenes) score += terpeneRank(item, terpene)
  if (wish.packCount !== null && item.packCount === wish.packCount) score += 2
  if (wish.mgPieceMax !== null && item.mgPerPiece === wish.mgPieceMax) score += 2
  score += strengthFit(item, wish)
  if (item.featured) score += wish.staffPick || wish.order === 'popular' ? 4 : 0.8
  if (scale.focus.some((focus) => focusFits(item, focus))) score += 1.5
  if (item.onSale) score += scale.strategy === 'value' ? 1 : 0.4
  return score + priceFit(item, wish, scale.strategy)
}

function terpeneRank(item: Item, terpene: string): number {
  const place = item.terpenes.indexOf(terpene)
  return place < 0 ? 0 : Math.max(0.5, 3 - place)
}

/** What is as strong as can be told apart: milligrams a piece of an edible, else percent of THC. */
const FULL_STRENGTH: Record<Category, number> = {
  flower: 35,
  'pre-roll': 90,
  vape: 90,
  concentrate: 90,
  edible: 10,
  tincture: 35,
  topical: 35,
  accessory: 35,
  merch: 35,
}

function strengthFit(item: Item, wish: Wish): number {
  const value = item.strength
  const share = Math.min(1, value / FULL_STRENGTH[item.category])
  if (wish.strong) return 4 * share + (item.kinds.has('infused') ? 1 : 0)
  if (wish.mild || wish.beginner) return value === 0 ? -3 : -4 * share
  if (wish.cannabinoids.includes('cbd')) return hasMoreCbd(item) ? 2 : 0
  return CONSUMED.includes(item.category) ? 0.3 * share : 0
}

function focusFits(item: Item, focus: string): boolean {
  return item.label.includes(focus) || item.category === focus || foldText(item.product.brand ?? '') === focus
}

function priceFit(item: Item, wish: Wish, strategy: 'balanced' | 'value' | 'premium'): number {
  if (item.payable === null) return 0
  const ceiling = wish.priceMax ?? 10_000
  const share = Math.min(1, item.payable / ceiling)
  if (wish.priceAbout) return 2 * share
  switch (strategy) {
    case 'value':
      return 1 - share
    case 'premium':
      return share
    case 'balanced':
      return wish.priceMax === null ? 0.4 - Math.abs(share - 0.45) : 0.5 * share
  }
}

function reasonsFor(item: Item, wish: Wish): string[] {
  const reasons: string[] = []
  const effects = wish.effects.filter((effect) => item.effects.has(effect))
  if (effects.length > 0) reasons.push(`menu lists ${effects.join(', ')}`)
  if (wish.strainTypes.length > 0 && item.strainType !== null) reasons.push(item.strainType)
  const flavors = wish.flavors.filter((flavor) => item.flavors.has(flavor))
  if (flavors.length > 0) reasons.push(`${flavors.join(', ')} flavour`)
  const terpenes = wish.terpenes.filter((terpene) => item.terpenes.includes(terpene))
  if (terpenes.length > 0) reasons.push(`contains ${terpenes.join(', ')}`)
  if ((wish.beginner || wish.mild) && isGentle(item)) reasons.push('gentle strength')
  if (wish.strong || wish.order === 'strongest') reasons.push('high potency')
  if (wish.order !== null && wish.order !== 'strongest') reasons.push(/value$/i.test(wish.order) ? 'value' : wish.order)
  if (wish.priceMax !== null && item.payable !== null) reasons.push('within the stated budget')
  if (item.onSale) reasons.push('on sale')
  if (wish.occasion !== null && effects.length === 0) reasons.push(`suits ${wish.occasion}`)
  return reasons.length > 0 ? reasons.slice(0, 6) : ['fits what was asked']
}

const GENTLE = { thcPercent: 21, mgPerPiece: 5 } as const

function isGentle(item: Item): boolean {
  return item.category === 'edible'
    ? item.mgPerPiece !== null && item.mgPerPiece <= GENTLE.mgPerPiece
    : item.product.thcPercent !== null && item.product.thcPercent <= GENTLE.thcPercent
}
