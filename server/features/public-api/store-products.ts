import { type Product, Product as ProductSchema } from '#contract/catalog.ts'
import type { Database } from '#server/db/database.ts'
import { loadProducts, replaceProducts } from '#server/db/products.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StoreKeyContext } from '#server/http/context.ts'

type Compare = (
  before: readonly Product[],
  after: readonly Product[],
) => { added: number; changed: number; removed: number }
export type StoreProductsDeps = { db: Database; compareMenus: Compare }

const MAX_PRODUCTS = 100_000

/** A page of the menu in its order, from behind the product `after`. */
export async function listStoreProducts(
  deps: StoreProductsDeps,
  { tenant }: StoreKeyContext,
  { after, limit }: { after?: string; limit: number },
): Promise<{ products: Product[]; next: string | null }> {
  const menu = await deps.db.tenant(tenant.id, (trx) => loadProducts(trx, tenant.id))
  const start = after === undefined ? 0 : menu.findIndex((product) => product.productId === after) + 1
  if (after !== undefined && start === 0) throw new AppError('not_found')
  const products = menu.slice(start, start + limit)
  return { products, next: start + limit < menu.length ? (products.at(-1)?.productId ?? null) : null }
}

/** Adds, replaces and removes products in one transaction. What is not named stays as it is. */
export async function changeStoreProducts(
  deps: StoreProductsDeps,
  { tenant, keyName, now }: StoreKeyContext,
  input: { products: readonly Product[]; remove: readonly string[] },
) {
  return deps.db.tenant(tenant.id, async (trx) => {
    const before = await loadProducts(trx, tenant.id)
    const byId = new Map(before.map((product) => [product.productId, product]))
    for (const product of input.products) byId.set(product.productId, ProductSchema.parse(product))
    for (const id of input.remove) byId.delete(id)
    if (byId.size > MAX_PRODUCTS) throw new AppError('unprocessable', { text: 'The menu would be too long.' })
    const products = [...byId.values()]
    const { added, changed, removed } = deps.compareMenus(before, products)
    if (added + changed + removed > 0)
      await replaceProducts(trx, tenant.id, { products, source: `API (${keyName})`.slice(0, 200), now })
    return { added, changed, removed }
  })
}
