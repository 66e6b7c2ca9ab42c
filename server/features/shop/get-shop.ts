import type * as z from 'zod'
import { isInStock } from '#contract/catalog.ts'
import type { shopRoutes } from '#contract/shop.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import type { Database } from '#server/db/database.ts'
import { loadProducts } from '#server/db/products.ts'
import { AppError } from '#server/http/app-error.ts'

/** The demo tenant's shelf. Throws `not_found` where there is no demo tenant, as in production. */
export async function getShop(deps: { db: Database }): Promise<z.input<typeof shopRoutes.getShop.reply>> {
  const tenantId = await findDemoTenant(deps.db)
  return deps.db.tenant(tenantId, async (trx) => {
    const store = await trx
      .selectFrom('stores')
      .select('profile')
      .where('tenant_id', '=', tenantId)
      .where('is_primary', '=', true)
      .executeTakeFirstOrThrow()
    const agent = await trx
      .selectFrom('agents')
      .select('agent_key')
      .where('tenant_id', '=', tenantId)
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow()
    const profile = StoreProfile.parse(store.profile)
    const products = await loadProducts(trx, tenantId)
    return {
      name: profile.name,
      address: [profile.address?.street, profile.address?.city, profile.address?.state_code].filter(Boolean).join(', '),
      agentKey: agent.agent_key,
      products: products.map((product) => ({ ...product, inStock: isInStock(product), reasons: [] })),
    }
  })
}

export async function findDemoTenant(db: Database): Promise<string> {
  const demo = await db.platform((trx) =>
    trx
      .selectFrom('tenants')
      .select('id')
      .where('is_demo', '=', true)
      .where('status', '=', 'active')
      .executeTakeFirst(),
  )
  if (demo === undefined) throw new AppError('not_found')
  return demo.id
}
