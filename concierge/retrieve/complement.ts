import type { AgentBrief } from '#contract/agent.ts'
import type { Category } from '#contract/catalog.ts'
import type { Store } from '#concierge/open-store.ts'
import type { Item } from './item.ts'

const GOES_WITH: Partial<Record<Category, readonly string[]>> = {
  flower: ['paper', 'grinder'],
  vape: ['battery'],
  concentrate: ['rig'],
}

/**
 * One small thing that goes with what is shown: papers with flower, a battery with a cartridge. Null where the agent sells no
 * complements, the shop has none, or it would cost more than the agent's upsell threshold allows.
 */
export function complementOf(store: Store, shown: readonly Item[], agent: AgentBrief): Item | null {
  const { crossSellStrategy, upsellThreshold } = agent.salesCycle.productRecommendations
  const [first] = shown
  if (crossSellStrategy === 'none' || first === undefined || shown.some((item) => item.category !== first.category))
    return null
  if (first.category === 'vape' && !first.kinds.has('cartridge')) return null
  const ceiling = first.payable === null ? null : first.payable * Math.max(upsellThreshold, 0.1)
  for (const kind of GOES_WITH[first.category] ?? []) {
    const fitting = store.items.filter(
      (item) =>
        item.inStock &&
        item.category === 'accessory' &&
        item.kinds.has(kind) &&
        item.payable !== null &&
        item.payable > 0 &&
        (ceiling === null || item.payable <= ceiling),
    )
    const cheapest = fitting.toSorted(
      (a, b) => (b.product.stock ?? 0) - (a.product.stock ?? 0) || (a.payable ?? 0) - (b.payable ?? 0),
    )[0]
    if (cheapest !== undefined) return cheapest
  }
  return null
}
