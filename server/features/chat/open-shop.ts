import { AgentBrief } from '#contract/agent.ts'
import { StoreProfile } from '#contract/store-profile.ts'
import { WidgetTheme } from '#contract/widget-config.ts'
import { openStore, type Store } from '#concierge/open-store.ts'
import type { TenantTrx } from '#server/db/database.ts'
import { loadProducts } from '#server/db/products.ts'

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

/** Keeps the index of each shop until its menu or profile changes; the least recently used make room for others. */
export function createShopOpener() {
  const cache = new Map<string, Cached>()

  /** Reads what has changed since the last turn and opens the shop. Undefined when the agent is gone. */
  async function openShop(trx: TenantTrx, tenantId: string, agentId: string): Promise<Shop | undefined> {
    const agent = await trx
      .selectFrom('agents')
      .select(['agent_key', 'brief', 'theme'])
      .where('tenant_id', '=', tenantId)
      .where('agent_id', '=', agentId)
      .executeTakeFirst()
    if (agent === undefined) return undefined
    const { store, profile, catalogAt } = await openIndex(trx, tenantId)
    return {
      tenantId,
      agentId,
      agentKey: agent.agent_key,
      store,
      profile,
      brief: AgentBrief.parse(agent.brief),
      theme: WidgetTheme.parse(agent.theme),
      catalogAt,
    }
  }

  async function openIndex(trx: TenantTrx, tenantId: string): Promise<Cached> {
    const current = await trx
      .selectFrom('stores')
      .leftJoin('catalogs', 'catalogs.tenant_id', 'stores.tenant_id')
      .select(['stores.profile', 'stores.updated_at', 'catalogs.version', 'catalogs.imported_at'])
      .where('stores.tenant_id', '=', tenantId)
      .where('stores.is_primary', '=', true)
      .executeTakeFirst()
    const stamp = `${current?.version ?? 0}/${current?.updated_at.getTime() ?? 0}`
    const kept = cache.get(tenantId)
    cache.delete(tenantId)
    if (kept?.stamp === stamp) {
      cache.set(tenantId, kept)
      return kept
    }
    const profile = StoreProfile.parse(current?.profile ?? { name: 'our dispensary' })
    const products = await loadProducts(trx, tenantId)
    const opened: Cached = {
      stamp,
      store: openStore({ profile, products }),
      profile,
      products: products.length,
      catalogAt: current?.imported_at ?? null,
    }
    makeRoom(opened.products)
    cache.set(tenantId, opened)
    return opened
  }

  function makeRoom(needed: number): void {
    let held = needed
    for (const entry of cache.values()) held += entry.products
    for (const [key, entry] of cache) {
      if (held <= MAX_CACHED_PRODUCTS) return
      cache.delete(key)
      held -= entry.products
    }
  }

  return openShop
}

export type OpenShop = ReturnType<typeof createShopOpener>
