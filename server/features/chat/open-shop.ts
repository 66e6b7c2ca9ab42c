import { AgentBrief } from '#contract/agent.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import { WidgetTheme } from '#contract/widget-config.ts'
import { openStore, type Store, vectorText } from '#concierge/open-store.ts'
import type { TenantTrx } from '#server/db/database.ts'
import { loadProducts } from '#server/db/products.ts'
import type { KeepVectors } from './product-vectors.ts'

/** A shop as the concierge works with it: the index over its menu, its profile, and the agent that speaks. */
export type Shop = {
  tenantId: string
  agentId: string
  agentKey: string
  store: Store
  profile: StoreProfile
  brief: AgentBrief
  theme: WidgetTheme
  /** When the menu was last imported: stated in the trace of every answer. */
  catalogAt: Date | null
}

type Cached = { stamp: string; store: Store; profile: StoreProfile; products: number; catalogAt: Date | null }

const MAX_CACHED_PRODUCTS = 200_000

/**
 * Opens shops, and keeps the index of each until its menu or profile changes. `openShop` reads what has changed since the
 * last turn in the caller's transaction; undefined when the agent is gone. Where vectors are kept, a shop answers by words
 * until its own are ready. `acquaint` is handed each index that was made, to make ready what its first turns would.
 * Shoppers always meet the active agent as it is published, whichever agent's key a page holds: `agentId` only stands in for
 * a tenant without one.
 */
export function createShopOpener(keepVectors: KeepVectors | null = null, acquaint: (store: Store) => void = () => {}) {
  const indexes = new Map<string, Cached>()
  return async function openShop(trx: TenantTrx, tenantId: string, agentId: string): Promise<Shop | undefined> {
    const agent = await trx
      .selectFrom('agents')
      .select(['agent_id', 'agent_key', 'brief', 'theme'])
      .where('tenant_id', '=', tenantId)
      .where(({ eb, or }) => or([eb('status', '=', 'active'), eb('agent_id', '=', agentId)]))
      .orderBy('status')
      .limit(1)
      .executeTakeFirst()
    if (agent === undefined) return undefined
    const { store, profile, catalogAt } = await openIndex(trx, tenantId, { indexes, keepVectors, acquaint })
    return {
      tenantId,
      agentId: agent.agent_id,
      agentKey: agent.agent_key,
      store,
      profile,
      brief: AgentBrief.parse(agent.brief),
      theme: WidgetTheme.parse(agent.theme),
      catalogAt,
    }
  }
}

export type OpenShop = ReturnType<typeof createShopOpener>

/** The map's order is that of use: an entry is put last whenever it is used. */
async function openIndex(
  trx: TenantTrx,
  tenantId: string,
  shelf: { indexes: Map<string, Cached>; keepVectors: KeepVectors | null; acquaint: (store: Store) => void },
): Promise<Cached> {
  const { indexes, keepVectors, acquaint } = shelf
  const current = await trx
    .selectFrom('stores')
    .leftJoin('catalogs', 'catalogs.tenant_id', 'stores.tenant_id')
    .select(['stores.profile', 'stores.updated_at', 'catalogs.version', 'catalogs.imported_at'])
    .where('stores.tenant_id', '=', tenantId)
    .where('stores.is_primary', '=', true)
    .executeTakeFirst()
  const stamp = `${current?.version ?? 0}/${current?.updated_at.getTime() ?? 0}`
  const kept = indexes.get(tenantId)
  indexes.delete(tenantId)
  const isFresh = kept?.stamp === stamp
  const opened = isFresh ? kept : await buildIndex(trx, tenantId, { stamp, ...current })
  if (!isFresh) acquaint(opened.store)
  if (!isFresh && keepVectors !== null) void addVectors(tenantId, opened, keepVectors)
  makeRoom(indexes, opened.products)
  indexes.set(tenantId, opened)
  return opened
}

async function buildIndex(
  trx: TenantTrx,
  tenantId: string,
  current: { stamp: string; profile?: object; imported_at?: Date | null },
): Promise<Cached> {
  const profile = StoreProfile.parse(current.profile ?? { name: 'our dispensary' })
  const products = await loadProducts(trx, tenantId)
  return {
    stamp: current.stamp,
    store: openStore({ profile, products }),
    profile,
    products: products.length,
    catalogAt: current.imported_at ?? null,
  }
}

/** A shop without vectors still answers, by words; the next change of its menu tries again. */
async function addVectors(tenantId: string, opened: Cached, keepVectors: KeepVectors): Promise<void> {
  try {
    const vectors = await keepVectors(
      tenantId,
      opened.store.items.map((item) => vectorText(item.product)),
    )
    opened.store = { ...opened.store, vectors }
  } catch {
    opened.store = { ...opened.store, vectors: null }
  }
}

function makeRoom(indexes: Map<string, Cached>, needed: number): void {
  let held = needed
  for (const entry of indexes.values()) held += entry.products
  for (const [tenantId, entry] of indexes) {
    if (held <= MAX_CACHED_PRODUCTS) return
    indexes.delete(tenantId)
    held -= entry.products
  }
}
