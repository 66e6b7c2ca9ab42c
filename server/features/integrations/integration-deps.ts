import type { Product } from '#contract/catalog.ts'
import type { HearingProvider, StoreProvider } from '#contract/integration-providers.ts'
import type { StoreOrder } from '#contract/orders.ts'
import type { Database } from '#server/db/database.ts'
import type { Sealer } from '#server/db/seal.ts'
import type { Tenant } from '#server/http/context.ts'
import type { HearingConnector, MenuRow, StoreConnector } from './connector.ts'

/** The vendors, as main.ts joins them. */
export type Connectors = {
  stores: Record<StoreProvider, StoreConnector>
  hearing: Record<HearingProvider, HearingConnector>
  /** What a connection of the demo talks to instead of its vendor; null where there is no demo. */
  sandbox: StoreConnector | null
}

export type IntegrationDeps = Connectors & {
  db: Database
  sealer: Sealer
  clock: () => Date
  publicUrl: string
  readRow: (row: MenuRow) => { product: Product } | { reason: string }
  compareMenus: (
    before: readonly Product[],
    after: readonly Product[],
  ) => { added: number; changed: number; removed: number }
  recordOrder: (tenant: Tenant, order: StoreOrder, now: Date) => Promise<unknown>
}
