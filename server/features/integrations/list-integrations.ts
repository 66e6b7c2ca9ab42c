import { isStoreProvider, PROVIDERS, type Provider } from '#contract/integration-providers.ts'
import { Integration } from '#contract/integrations.ts'
import { ColumnMapping } from '#contract/import.ts'
import type { TenantTrx } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import type { IntegrationDeps } from './integration-deps.ts'
import {
  findColumnMapping,
  findMenu,
  type IntegrationRow,
  listHooks,
  listIntegrationRows,
  putColumnMapping,
  StoredSettings,
} from './queries.ts'
import { toSyncRun } from './show-run.ts'
import { findRun, listFailures, listRuns } from './sync-queries.ts'

type ListDeps = Pick<IntegrationDeps, 'db' | 'publicUrl'>

/** Every service in the order of the screen, with its connection where there is one. */
export async function listIntegrations(deps: ListDeps, { tenant }: StaffContext) {
  const hooks = await deps.db.platform((trx) => listHooks(trx, tenant.id))
  const hookUrlOf = (provider: string) => {
    const hook = hooks.find((each) => each.provider === provider)
    return hook === undefined ? null : `${deps.publicUrl}/api/hooks/${hook.hook_id}`
  }
  return deps.db.tenant(tenant.id, async (trx) => {
    const rows = await listIntegrationRows(trx, tenant.id)
    const integrations: Integration[] = []
    for (const provider of PROVIDERS) {
      const row = rows.find((each) => each.provider === provider)
      integrations.push(row === undefined ? blank(provider) : await toIntegration(trx, row, hookUrlOf(provider)))
    }
    const menu = await findMenu(trx, tenant.id)
    const mapping = ColumnMapping.safeParse((await findColumnMapping(trx, tenant.id))?.mapping)
    return {
      integrations,
      menu:
        menu === undefined
          ? null
          : { source: menu.source, products: menu.product_count, importedAt: menu.imported_at.toISOString() },
      columnMapping: mapping.success ? mapping.data : null,
    }
  })
}

export async function showIntegration(deps: ListDeps, context: StaffContext, provider: Provider): Promise<Integration> {
  const { integrations } = await listIntegrations(deps, context)
  const found = integrations.find((each) => each.provider === provider)
  if (found === undefined) throw new AppError('not_found')
  return found
}

export async function saveColumnMapping(
  deps: ListDeps,
  { tenant, actor, now }: StaffContext,
  mapping: ColumnMapping,
): Promise<{ saved: boolean }> {
  const row = { tenant_id: tenant.id, mapping: JSON.stringify(mapping), saved_by: actor.email, saved_at: now }
  await deps.db.tenant(tenant.id, (trx) => putColumnMapping(trx, row))
  return { saved: true }
}

export async function listSyncRuns(deps: ListDeps, { tenant }: StaffContext, provider: Provider) {
  const rows = await deps.db.tenant(tenant.id, (trx) => listRuns(trx, tenant.id, provider))
  return { runs: rows.map(toSyncRun) }
}

export async function listSyncFailures(deps: ListDeps, { tenant }: StaffContext, runId: string) {
  return deps.db.tenant(tenant.id, async (trx) => {
    if ((await findRun(trx, tenant.id, runId)) === undefined) throw new AppError('not_found')
    return { failures: await listFailures(trx, tenant.id, runId) }
  })
}

/** BigCommerce is asked to post here; to the others a person gives the address. */
const asksForHooks = (provider: string) => provider === 'bigcommerce'

async function toIntegration(trx: TenantTrx, row: IntegrationRow, hookUrl: string | null): Promise<Integration> {
  const settings = StoredSettings.parse(row.settings)
  const [lastRun] = isStoreProvider(row.provider) ? await listRuns(trx, row.tenant_id, row.provider) : []
  return Integration.parse({
    provider: row.provider,
    isConnected: true,
    accountName: row.account_name,
    settings: settings.fields,
    lastFour: row.last_four,
    isMenuSource: row.is_menu_source,
    readsOrders: settings.readsOrders,
    isSandbox: settings.isSandbox,
    lastResult: row.last_result,
    checkedAt: row.checked_at.toISOString(),
    connectedBy: row.connected_by,
    connectedAt: row.connected_at.toISOString(),
    nextSyncAt: row.next_sync_at?.toISOString() ?? null,
    lastRun: lastRun === undefined ? null : toSyncRun(lastRun),
    hook:
      hookUrl === null || (asksForHooks(row.provider) && !settings.isHooked) ? null : { url: hookUrl, secret: null },
  })
}

function blank(provider: Provider): Integration {
  return {
    provider,
    isConnected: false,
    accountName: null,
    settings: {},
    lastFour: null,
    isMenuSource: false,
    readsOrders: true,
    isSandbox: false,
    lastResult: null,
    checkedAt: null,
    connectedBy: null,
    connectedAt: null,
    nextSyncAt: null,
    lastRun: null,
    hook: null,
  }
}
