import type { Database } from './db/database.ts'
import type { Sealer } from './db/seal.ts'
import { compareMenus } from './features/catalog/compare-menus.ts'
import { createMenuRowReader } from './features/catalog/read-menu-row.ts'
import type { Connectors, IntegrationDeps } from './features/integrations/integration-deps.ts'
import { createSyncRunner, type SyncRunner } from './features/integrations/run-syncs.ts'
import { listHearers, tellHearer } from './features/integrations/tell-hearers.ts'
import { recordOrder } from './features/orders/record-order.ts'
import type { PublicApiDeps } from './features/public-api/routes.ts'
import type { Outbound } from './http/outbound.ts'

export type Integrations = IntegrationDeps & PublicApiDeps & { runner: SyncRunner }

/** Joins the vendors to the menu and the orders that they feed. */
export function joinIntegrations(base: {
  db: Database
  sealer: Sealer
  clock: () => Date
  publicUrl: string
  connectors: Connectors
  outbound: Outbound
  mayReachLoopback: boolean
  onError: (error: unknown) => void
}): Integrations {
  const { db, connectors, onError, ...rest } = base
  const deps = {
    ...rest,
    ...connectors,
    db,
    readRow: createMenuRowReader(),
    compareMenus,
    recordOrder: (tenant, order, now) => recordOrder({ db }, { tenant, now }, order),
  } satisfies IntegrationDeps
  return {
    ...deps,
    runner: createSyncRunner(deps, onError),
    others: {
      list: (trx, tenantId, event) => listHearers(deps, trx, tenantId, event),
      deliver: (tenantId, hearer, event) => tellHearer(deps, tenantId, { hearer, event }),
    },
  }
}
