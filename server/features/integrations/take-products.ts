import type { Product } from '#contract/catalog.ts'
import type { SyncFailure } from '#contract/integrations.ts'
import type { TenantTrx } from '#server/db/database.ts'
import { loadProducts, replaceProducts } from '#server/db/products.ts'
import { type Claim, laterThan } from './claim-run.ts'
import { type ReadProduct, VendorError } from './connector.ts'
import type { IntegrationDeps } from './integration-deps.ts'
import { findMenu, updateIntegration } from './queries.ts'
import { sourceName } from './start-sync.ts'
import {
  deleteStaged,
  insertFailures,
  loadStaged,
  type RunRow,
  type StagedFamily,
  stageProducts,
  updateRun,
} from './sync-queries.ts'

/** The run was stopped, or another server goes on with it: what was just read is let go. */
export class LostRun extends Error {}

/** The store sells nothing at all, which is a fault more often than the truth: the menu is left as it is. */
export class EmptyStore extends Error {}

const MAX_PRODUCTS = 100_000

/** Reads one page of products and keeps it with the place to go on; after the last page the new menu takes effect. */
export async function takeProductsPage(deps: IntegrationDeps, { run, connector, credentials, tenant }: Claim) {
  const page = await connector.readProducts(credentials, {
    place: run.place,
    since: run.products_since,
    until: run.started_at,
  })
  if (run.products_read + page.items.length > MAX_PRODUCTS) throw new VendorError('not_a_store')
  const { families, failures } = readFamilies(deps, page.items, run.products_read)
  return deps.db.tenant(tenant.id, async (trx) => {
    await insertFailures(trx, run, failures)
    await stageProducts(trx, run, families)
    const kept = await updateRun(trx, run, {
      place: page.next,
      tries: 0,
      beat_at: laterThan(run.beat_at, deps.clock()),
      products_read: run.products_read + page.items.length,
      products_expected: page.expected ?? run.products_expected,
      failed_items: run.failed_items + failures.length,
    })
    if (kept === undefined) throw new LostRun()
    return page.next === null ? applyMenu(deps, trx, kept) : kept
  })
}

/** A product whose one variant cannot be read is kept with its others; one of which none can is left as it was. */
function readFamilies(deps: IntegrationDeps, items: readonly ReadProduct[], start: number) {
  const families: StagedFamily[] = []
  const failures: SyncFailure[] = []
  for (const [index, item] of items.entries()) {
    const { externalId, name } = item
    const fail = (reason: string) => failures.push({ kind: 'product', externalId, name, reason })
    if ('fault' in item) {
      fail(item.fault)
      continue
    }
    if ('products' in item) {
      families.push({ externalId, position: start + index, products: item.products })
      continue
    }
    const products: Product[] = []
    for (const row of item.rows) {
      const reading = deps.readRow(row)
      if ('product' in reading) products.push(reading.product)
      else fail(reading.reason)
    }
    if (item.rows.length > 0 && products.length === 0) continue
    families.push({ externalId, position: start + index, products: products.length === 0 ? null : products })
  }
  return { families, failures }
}

/** Puts what was read in the place of the menu, in one transaction with the run's next step. */
async function applyMenu(deps: IntegrationDeps, trx: TenantTrx, run: RunRow): Promise<RunRow> {
  const staged = await loadStaged(trx, run)
  const before = await loadProducts(trx, run.tenant_id)
  const products = run.kind === 'full' ? flatten(staged) : mergeChanges(before, staged)
  if (products.length === 0) throw new EmptyStore()
  const difference = deps.compareMenus(before, products)
  const source = sourceName(run.provider)
  const isSame = difference.added + difference.changed + difference.removed === 0
  const isOurs = (await findMenu(trx, run.tenant_id))?.source === source
  if (!isSame || !isOurs) await replaceProducts(trx, run.tenant_id, { products, source, now: deps.clock() })
  await deleteStaged(trx, run.tenant_id, run.run_id)
  await updateIntegration(trx, run.tenant_id, run.provider, { products_until: run.started_at })
  const next = await updateRun(trx, run, {
    phase: 'orders',
    place: null,
    products_added: difference.added,
    products_changed: difference.changed,
    products_removed: difference.removed,
  })
  if (next === undefined) throw new LostRun()
  return next
}

/** Every product once: a vendor may show one twice when its list moves while it is read. */
function flatten(staged: readonly StagedFamily[]): Product[] {
  const byId = new Map<string, Product>()
  for (const { products } of staged) for (const product of products ?? []) byId.set(product.productId, product)
  return [...byId.values()]
}

/** The menu with what changed: a changed product keeps its place, a new one comes last, one that is gone leaves. */
function mergeChanges(before: readonly Product[], staged: readonly StagedFamily[]): Product[] {
  const changed = new Map(staged.map((family) => [family.externalId, family]))
  const placed = new Set<string>()
  const merged: Product[] = []
  for (const product of before) {
    const family = changed.get(familyOf(product.productId))
    if (family === undefined) merged.push(product)
    else if (!placed.has(family.externalId)) {
      placed.add(family.externalId)
      merged.push(...(family.products ?? []))
    }
  }
  return [...merged, ...flatten(staged.filter((family) => !placed.has(family.externalId)))]
}

/** A vendor's ids hold no hyphen; what follows one names the variant. */
function familyOf(productId: string): string {
  return productId.split('-', 1)[0] ?? productId
}
