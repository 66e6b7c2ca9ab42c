import { randomUUIDv7 } from 'node:crypto'
import { PROVIDER_ENTRIES } from '#contract/integration-forms.ts'
import type { StoreProvider } from '#contract/integration-providers.ts'
import type { SyncRun } from '#contract/integrations.ts'
import type { TenantTrx } from '#server/db/database.ts'
import { isEntitled } from '#server/db/standing-of.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import type { StoreConnector } from './connector.ts'
import type { IntegrationDeps } from './integration-deps.ts'
import {
  findMenu,
  hasHeardOfDeletion,
  type IntegrationRow,
  lockIntegration,
  StoredSettings,
  updateIntegration,
} from './queries.ts'
import { deleteStaged, findLastFull, findOpenRun, insertRun, type RunRow, updateRun } from './sync-queries.ts'
import { toSyncRun } from './show-run.ts'

const DAY_MS = 24 * 60 * 60 * 1000
export const SYNC_EVERY_MS = 15 * 60 * 1000
/** The clocks of a vendor and ours may differ, and a vendor may show a change a little late. */
const OVERLAP_MS = 5 * 60 * 1000
const FIRST_ORDERS_MS = 60 * DAY_MS

/** Begins a sync, or hurries the one that is under way. Throws `unprocessable` while the account rests. */
export async function startSync(
  deps: IntegrationDeps,
  { tenant, actor, now }: StaffContext,
  input: { provider: StoreProvider; kind: 'full' | 'changes' },
): Promise<SyncRun> {
  if (!(await isEntitled(deps.db, tenant.id, now)))
    throw new AppError('unprocessable', {
      text: 'Your subscription has ended. Choose a plan under Settings, Billing, and your menu syncs again.',
    })
  return deps.db.tenant(tenant.id, async (trx) => {
    const row = await lockIntegration(trx, tenant.id, input.provider)
    if (row === undefined) throw new AppError('not_found')
    const open = await findOpenRun(trx, tenant.id, input.provider)
    if (open !== undefined) {
      const hurried = open.status === 'waiting' ? await updateRun(trx, open, { retry_at: now }) : undefined
      return toSyncRun(hurried ?? open)
    }
    const connector = connectorOf(deps, input.provider, row)
    return toSyncRun(await openRun(trx, row, { connector, kind: input.kind, startedBy: actor.email, now }))
  })
}

/** Ends the sync that is under way; the page that is being read when it happens is not kept. */
export async function stopSync(
  deps: IntegrationDeps,
  { tenant, now }: StaffContext,
  provider: StoreProvider,
): Promise<{ stopped: boolean }> {
  return deps.db.tenant(tenant.id, async (trx) => {
    const open = await findOpenRun(trx, tenant.id, provider)
    if (open === undefined) return { stopped: false }
    await updateRun(trx, open, { status: 'stopped', result: 'stopped', finished_at: now, retry_at: null })
    await deleteStaged(trx, tenant.id, open.run_id)
    return { stopped: true }
  })
}

/** What a connection talks to: its vendor, or the sandbox of the demo. */
export function connectorOf(deps: IntegrationDeps, provider: StoreProvider, row: IntegrationRow): StoreConnector {
  const isSandbox = StoredSettings.parse(row.settings).isSandbox
  return isSandbox && deps.sandbox !== null ? deps.sandbox : deps.stores[provider]
}

/**
 * Writes down a new run. Only changes are read when nothing but this vendor made the menu, and everything once a day, and
 * when a product was deleted: no list of changes holds one that is gone.
 */
export async function openRun(
  trx: TenantTrx,
  row: IntegrationRow,
  how: { connector: StoreConnector; kind: 'full' | 'changes'; startedBy: string; now: Date },
): Promise<RunRow> {
  const { now } = how
  const provider = row.provider
  const menu = await findMenu(trx, row.tenant_id)
  const lastFull = await findLastFull(trx, row.tenant_id, provider)
  const isOurs = menu?.source === sourceName(provider)
  const isFresh =
    lastFull !== null &&
    now.getTime() - lastFull.getTime() < DAY_MS &&
    !(await hasHeardOfDeletion(trx, row.tenant_id, provider, lastFull))
  const isFull = how.kind === 'full' || !how.connector.tellsChanges || (row.is_menu_source && !isOurs) || !isFresh
  const before = (since: Date | null) => (since === null ? null : new Date(since.getTime() - OVERLAP_MS))
  // Whatever makes a sync due from here on is seen when this one ends.
  await updateIntegration(trx, row.tenant_id, provider, { next_sync_at: new Date(now.getTime() + SYNC_EVERY_MS) })
  return insertRun(trx, {
    tenant_id: row.tenant_id,
    run_id: randomUUIDv7(),
    provider,
    kind: isFull ? 'full' : 'changes',
    status: 'waiting',
    phase: row.is_menu_source ? 'products' : 'orders',
    place: null,
    result: 'ok',
    started_by: how.startedBy,
    started_at: now,
    beat_at: now,
    retry_at: now,
    finished_at: null,
    products_since: isFull ? null : before(row.products_until),
    orders_since: before(row.orders_until) ?? new Date(now.getTime() - FIRST_ORDERS_MS),
    tries: 0,
    products_read: 0,
    products_expected: null,
    products_added: 0,
    products_changed: 0,
    products_removed: 0,
    orders_read: 0,
    orders_expected: null,
    failed_items: 0,
  })
}

/** How the menu names the vendor that it came from. */
export function sourceName(provider: string): string {
  const entry = Object.entries(PROVIDER_ENTRIES).find(([key]) => key === provider)
  return entry?.[1].name ?? provider
}
