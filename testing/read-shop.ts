import type { Product } from '#contract/catalog.ts'
import type { Database } from '#server/db/database.ts'
import { loadProducts } from '#server/db/products.ts'
import type { TestTenant } from './factories.ts'

/** The whole menu of a tenant, as the concierge opens it. */
export function readProducts(db: Database, tenant: TestTenant): Promise<Product[]> {
  return db.tenant(tenant.id, (trx) => loadProducts(trx, tenant.id))
}

/** Every order of a tenant, by the number that the shop gave it. */
export function readOrders(db: Database, tenant: TestTenant) {
  return db.tenant(tenant.id, (trx) =>
    trx
      .selectFrom('orders')
      .select(['external_id', 'status', 'net_cents'])
      .where('tenant_id', '=', tenant.id)
      .orderBy('external_id')
      .execute(),
  )
}
