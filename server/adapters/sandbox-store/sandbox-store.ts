import type { Product } from '#contract/catalog.ts'
import type { StoreConnector } from '#server/features/integrations/connector.ts'

/** What the demo's point of sale talks to: a shelf that stands still, and no sales. */
export function createSandboxStore(shelf: readonly Product[]): StoreConnector {
  return {
    tellsChanges: false,
    check: async () => ({ accountName: 'Sandbox register' }),
    readProducts: async () => ({
      items: shelf.map((product) => ({ externalId: product.productId, name: product.name, products: [product] })),
      next: null,
      expected: shelf.length,
    }),
    readOrders: async () => ({ items: [], next: null, expected: 0 }),
  }
}
