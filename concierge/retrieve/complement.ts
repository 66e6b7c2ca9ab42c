import type { AgentBrief } from '#contract/agent.ts'
import type { Category } from '#contract/catalog.ts'
import type { Store } from '#concierge/open-store.ts'
import type { Item } from './item.ts'

/** A small thing to add, and what it is for in the shopper's words. */
export type Complement = { item: Item; need: { en: string; es: string } }

const GOES_WITH: Partial<Record<Category, readonly { kind: string; need: Complement['need'] }[]>> = {
  flower: [
    { kind: 'paper', need: { en: 'papers', es: 'papeles' } },
    { kind: 'cone', need: { en: 'cones', es: 'conos' } },
  ],
  vape: [{ kind: 'battery', need: { en: 'batteries', es: 'baterías' } }],
  concentrate: [{ kind: 'rig', need: { en: 'dab gear', es: 'herramientas' } }],
}

/**
 * One small thing that goes with what is shown: papers with flower, a battery with a cartridge. Null where the agent sells no
 * complements, the shop has none, or it would cost more than the agent's upsell threshold allows or its order target leaves.
 */
export function complementOf(store: Store, shown: readonly Item[], agent: AgentBrief): Complement | null {
  const { crossSellStrategy, upsellThreshold } = agent.salesCycle.productRecommendations
  const [first] = shown
  if (crossSellStrategy === 'none' || first === undefined || shown.some((item) => item.category !== first.category))
    return null
  if (first.category === 'vape' && !first.kinds.has('cartridge')) return null
  const { aovTargetCents } = agent.revenue
  const ceiling =
    first.payable === null
      ? aovTargetCents
      : Math.min(first.payable * Math.max(upsellThreshold, 0.1), (aovTargetCents ?? Infinity) - first.payable)
  for (const { kind, need } of GOES_WITH[first.category] ?? []) {
    const fitting = (store.shelves.get('accessory') ?? []).filter(
      (item) =>
        item.inStock &&
        item.kinds.has(kind) &&
        /\p{L}{3}/u.test(item.product.name) &&
        item.payable !== null &&
        item.payable > 0 &&
        (ceiling === null || item.payable <= ceiling),
    )
    const cheapest = fitting.toSorted(
      (a, b) => (b.product.stock ?? 0) - (a.product.stock ?? 0) || (a.payable ?? 0) - (b.payable ?? 0),
    )[0]
    if (cheapest !== undefined) return { item: cheapest, need }
  }
  return null
}
