import { expect, test } from 'vitest'
import { AgentBrief } from '#contract/agent.ts'
import { DEFAULT_HOURS } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { makeProduct } from '#testing/factories.ts'
import { complementOf } from './complement.ts'

const products = [
  makeProduct({ name: 'Lunar Comet Eighth', category: 'flower', priceCents: 3000, salePriceCents: null, stock: 9 }),
  makeProduct({ name: 'Rolling Papers', category: 'accessory', priceCents: 400, salePriceCents: null, stock: 9 }),
]
const profile = { name: 'Test Shop', timezone: 'America/Chicago', hours: DEFAULT_HOURS }
const store = openStore({ profile, products })
const shown = store.items.slice(0, 1)

test.each([
  ['without an order target', null, 'Rolling Papers'],
  ['below the order target', 3400, 'Rolling Papers'],
  ['that would take the order past its target', 3399, undefined],
  ['once the order has reached its target', 3000, undefined],
])('an extra %s', (_when, aovTargetCents, name) => {
  const agent = AgentBrief.parse({ revenue: { aovTargetCents } })
  expect(complementOf(store, shown, agent)?.item.product.name).toBe(name)
})
