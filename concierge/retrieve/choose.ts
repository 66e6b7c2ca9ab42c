import type { AgentBrief } from '#contract/agent.ts'
import { EFFECT_BY_ID } from './effects.ts'
import { foldText } from '#concierge/understand/fold-text.ts'
import type { Item } from './item.ts'
import { CONSUMED, INHALED } from './kinds.ts'
import type { Wish } from './wish.ts'

/** A chosen product and why, the strongest reason first. `score` is comparable within one choice only. */
export type Choice = { item: Item; score: number; reasons: readonly string[] }

const SHOWN = { curated: 3, broad: 6, focused: 1 } as const

/** Ranks what fits by the wish and by the agent's sales settings, and picks a few that differ from one another. */
export function choose(items: readonly Item[], wish: Wish, agent: AgentBrief): Choice[] {
  const settings = agent.salesCycle.productRecommendations
  const limit = wish.count ?? SHOWN[settings.recommendationStyle]
  const scored = items.map((item) => ({ item, score: scoreItem(item, wish, agent), reasons: reasonsFor(item, wish) }))
  const ordered = nearExtreme(orderChoices(scored, wish), wish)
  const picked: Choice[] = []
  for (const choice of ordered) {
    if (picked.length >= limit) break
    if (!picked.some((other) => sameThing(other.item, choice.item))) picked.push(choice)
  }
  if (picked.length < Math.min(limit, 2)) {
    for (const choice of ordered) if (picked.length < limit && !picked.includes(choice)) picked.push(choice)
  }
  return picked
}

const NEAR_LOWEST = 1.2

/** "The cheapest" is not followed by things that cost much more. */
function nearExtreme(ordered: readonly Choice[], wish: Wish): readonly Choice[] {
  const lowest = ordered[0]?.item.payable ?? null
  if (wish.order !== 'cheapest' || wish.count !== null || lowest === null) return ordered
  return ordered.filter((choice) => choice.item.payable !== null && choice.item.payable <= lowest * NEAR_LOWEST)
}

function sameThing(a: Item, b: Item): boolean {
  return (
    foldText(a.product.name) === foldText(b.product.name) &&
    a.product.brand === b.product.brand &&
    a.category === b.category
  )
}

/** Superlatives are kept to the letter: the first shown is the extreme, the others are the next ones after it. */
function orderChoices(choices: readonly Choice[], wish: Wish): Choice[] {
  const by = (key: (item: Item) => number): Choice[] =>
    choices.toSorted((a, b) => key(a.item) - key(b.item) || b.score - a.score || a.item.row - b.item.row)
  const price = (item: Item): number => item.payable ?? Number.POSITIVE_INFINITY
  switch (wish.order) {
    case 'cheapest':
      return by(price)
    case 'dearest':
      return by((item) => -(item.payable ?? 0))
    case 'strongest':
      return by((item) => -strength(item))
    case 'mildest':
      return by((item) => strength(item) || Number.POSITIVE_INFINITY)
    case 'value':
      return by((item) => (item.payable === null ? Number.POSITIVE_INFINITY : item.payable / valueUnits(item)))
    case 'popular':
    case 'newest':
    case null:
      return choices.toSorted((a, b) => b.score - a.score || a.item.row - b.item.row)
  }
}

function strength(item: Item): number {
  return item.category === 'edible' || item.category === 'tincture'
    ? (item.mgPerPiece ?? item.mgTotal ?? 0)
    : (item.product.thcPercent ?? 0)
}

function valueUnits(item: Item): number {
  return item.grams ?? (item.mgTotal === null ? 1 : item.mgTotal / 10)
}

function scoreItem(item: Item, wish: Wish, agent: AgentBrief): number {
  const settings = agent.salesCycle.productRecommendations
  let score = 0
  score += 3 * wish.effects.filter((effect) => item.effects.has(effect)).length
  score += 2 * wish.leaning.filter((effect) => item.effects.has(effect)).length
  score += 1.5 * [...wish.effects, ...wish.leaning].filter((effect) => item.hintedEffects.has(effect)).length
  score += typeFit(item, wish)
  score += 2 * wish.flavors.filter((flavor) => item.flavors.has(flavor)).length
  score += wish.terpenes.reduce((sum, terpene) => sum + terpeneRank(item, terpene), 0)
  if (wish.packCount !== null && item.packCount === wish.packCount) score += 2
  const mgExact = wish.mgPieceMax !== null && item.mgPerPiece === wish.mgPieceMax
  if (mgExact) score += 2
  score += strengthFit(item, wish)
  if (item.product.tags.some((tag) => /staff pick|featured|best ?seller|popular/i.test(tag)))
    score += wish.staffPick || wish.order === 'popular' ? 4 : 0.8
  if (settings.productFocus.some((focus) => focusFits(item, focus))) score += 1.5
  if (item.onSale) score += settings.priceStrategy === 'value' ? 1 : 0.4
  score += priceFit(item, wish, settings.priceStrategy)
  score += item.product.stock === null ? 0.2 : Math.min(0.6, Math.log10(1 + item.product.stock) / 3)
  if (item.product.stock !== null && item.product.stock < 3) score -= 0.5
  if (item.payable === null) score -= 0.5
  return score
}

/** What was left open decides softly: an evening leans to indica, a hike to sativa, accessories stay behind flower. */
function typeFit(item: Item, wish: Wish): number {
  const { strainType } = item
  if (strainType === null || wish.strainTypes.length > 0) return strainType === wish.strainTypes[0] ? 0.5 : 0
  const wanted = [...wish.effects, ...wish.leaning]
  if (wanted.length === 0) return 0
  const fits = wanted.filter((effect) => EFFECT_BY_ID.get(effect)?.leans.includes(strainType)).length
  return (4 * fits) / wanted.length - (fits === 0 ? 4 : 0)
}

function terpeneRank(item: Item, terpene: string): number {
  const place = item.terpenes.indexOf(terpene)
  return place < 0 ? 0 : Math.max(0.5, 3 - place)
}

function strengthFit(item: Item, wish: Wish): number {
  const value = strength(item)
  const share =
    item.category === 'edible'
      ? Math.min(1, value / 10)
      : Math.min(1, value / (INHALED.includes(item.category) && item.category !== 'flower' ? 90 : 35))
  if (wish.strong) return 4 * share + (item.kinds.has('infused') ? 1 : 0)
  if (wish.mild || wish.beginner) return value === 0 ? -3 : -4 * share
  if (wish.cannabinoids.includes('cbd'))
    return (item.product.cbdMgTotal ?? 0) > (item.mgTotal ?? 0) ||
      item.ratios.some((ratio) => Number(ratio.split(':')[0]) > 1)
      ? 2
      : 0
  return CONSUMED.includes(item.category) ? 0.3 * share : 0
}

function focusFits(item: Item, focus: string): boolean {
  const wanted = foldText(focus)
  if (wanted === '') return false
  return item.label.includes(wanted) || item.category === wanted || foldText(item.product.brand ?? '') === wanted
}

function priceFit(item: Item, wish: Wish, strategy: 'balanced' | 'value' | 'premium'): number {
  if (item.payable === null) return 0
  const ceiling = wish.priceMax ?? 10_000
  const share = Math.min(1, item.payable / ceiling)
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
  if (wish.beginner || wish.mild) reasons.push('gentle strength')
  if (wish.strong || wish.order === 'strongest') reasons.push('high potency')
  if (wish.order !== null && wish.order !== 'strongest') reasons.push(wish.order)
  if (wish.priceMax !== null && item.payable !== null) reasons.push('within the stated budget')
  if (item.onSale) reasons.push('on sale')
  if (wish.occasion !== null && effects.length === 0) reasons.push(`suits ${wish.occasion}`)
  return reasons.length > 0 ? reasons.slice(0, 6) : ['fits what was asked']
}
