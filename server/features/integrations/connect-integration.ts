import { RESULT_TEXTS, isStoreProvider, type Provider, type StoreProvider } from '#contract/integration-providers.ts'
import type { Integration } from '#contract/integrations.ts'
import { recordAudit } from '#server/db/audit-log.ts'
import type { TenantTrx } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { auditActorOf, type StaffContext, type Tenant } from '#server/http/context.ts'
import { createToken } from '#server/http/tokens.ts'
import type { Credentials } from './connector.ts'
import { openCredentials, splitFields } from './credentials.ts'
import type { IntegrationDeps } from './integration-deps.ts'
import { showIntegration } from './list-integrations.ts'
import { dropHook, makeHook } from './keep-hook.ts'
import {
  deleteHook,
  deleteIntegration,
  findIntegration,
  lockIntegration,
  putIntegration,
  StoredSettings,
} from './queries.ts'
import { connectorOf, openRun, sourceName } from './start-sync.ts'
import { findOpenRun } from './sync-queries.ts'
import { testIntegration } from './test-integration.ts'

type Input = { provider: Provider; fields: Credentials; useAsMenu: boolean; readOrders: boolean }

/** Tests the connection and stores it with its keys sealed. Throws `unprocessable` with what to do unless the test is ok. */
export async function connectIntegration(
  deps: IntegrationDeps,
  context: StaffContext,
  input: Input,
): Promise<Integration> {
  const { tenant, actor, now } = context
  const { provider } = input
  const { result, accountName, credentials } = await testIntegration(deps, context, input)
  if (result !== 'ok') {
    const { title, advice } = RESULT_TEXTS[result]
    throw new AppError('unprocessable', { text: `${title} ${advice}` })
  }
  const { shown, secrets, lastFour } = splitFields(provider, credentials)
  const isStore = isStoreProvider(provider)
  // Kept over later saves. WooCommerce signs with it, where a person pastes it; BigCommerce is told it by us.
  const newSecret = OUR_SECRET.includes(provider) && !credentials.hookSecret ? createToken('whk_') : null
  const hookSecret = newSecret ?? credentials.hookSecret
  if (hookSecret !== undefined) secrets.hookSecret = hookSecret
  if (HOOKED_BY_HAND.includes(provider)) await makeHook(deps, tenant, provider)
  await deps.db.tenant(tenant.id, async (trx) => {
    const before = await lockIntegration(trx, tenant.id, provider)
    const isHooked = before !== undefined && StoredSettings.parse(before.settings).isHooked
    await putIntegration(trx, {
      tenant_id: tenant.id,
      provider,
      settings: JSON.stringify({ fields: shown, readsOrders: input.readOrders, isSandbox: false, isHooked }),
      sealed: await deps.sealer.seal(trx, tenant.id, `integration:${provider}`, JSON.stringify(secrets)),
      last_four: lastFour,
      account_name: accountName ?? sourceName(provider),
      is_menu_source: isStore && input.useAsMenu,
      last_result: 'ok',
      checked_at: now,
      connected_by: actor.email,
      connected_at: before?.connected_at ?? now,
      failures: 0,
      products_until: before?.products_until ?? null,
      orders_until: before?.orders_until ?? null,
      next_sync_at: isStore ? now : null,
    })
    if (isStore) await openFirstRun(deps, trx, { tenantId: tenant.id, provider, startedBy: actor.email, now })
    await recordAudit(trx, tenant.id, auditActorOf(context), {
      action: 'integration.connected',
      subject: `${sourceName(provider)} (${accountName ?? ''})`,
      after: { ...shown, keyEndsIn: lastFour, useAsMenu: isStore && input.useAsMenu },
    })
  })
  const card = await showIntegration(deps, context, provider)
  return newSecret === null || card.hook === null || provider === 'bigcommerce'
    ? card
    : { ...card, hook: { ...card.hook, secret: newSecret } }
}

/** In the transaction of the connection, so that whoever looks at it sees its first sync. */
async function openFirstRun(
  deps: IntegrationDeps,
  trx: TenantTrx,
  { tenantId, provider, ...how }: { tenantId: string; provider: StoreProvider; startedBy: string; now: Date },
): Promise<void> {
  const row = await lockIntegration(trx, tenantId, provider)
  if (row === undefined || (await findOpenRun(trx, tenantId, provider)) !== undefined) return
  await openRun(trx, row, { ...how, connector: deps.stores[provider], kind: 'changes' })
}

const HOOKED_BY_HAND: readonly Provider[] = ['shopify', 'woocommerce']
const OUR_SECRET: readonly Provider[] = ['woocommerce', 'bigcommerce']

/** Forgets the connection: its keys, its runs and its hook are gone. The menu and the orders it brought stay. Again is as once. */
export async function disconnectIntegration(
  deps: IntegrationDeps,
  context: StaffContext,
  provider: Provider,
): Promise<{ disconnected: boolean }> {
  const { tenant } = context
  await dropVendorHook(deps, tenant, provider)
  await deps.db.platform((trx) => deleteHook(trx, tenant.id, provider))
  await deps.db.tenant(tenant.id, async (trx) => {
    const before = await lockIntegration(trx, tenant.id, provider)
    if (before === undefined || !(await deleteIntegration(trx, tenant.id, provider))) return
    await recordAudit(trx, tenant.id, auditActorOf(context), {
      action: 'integration.disconnected',
      subject: `${sourceName(provider)} (${before.account_name})`,
    })
  })
  return { disconnected: true }
}

async function dropVendorHook(deps: IntegrationDeps, tenant: Tenant, provider: Provider): Promise<void> {
  if (!isStoreProvider(provider)) return
  const stored = await deps.db.tenant(tenant.id, async (trx) => {
    const row = await findIntegration(trx, tenant.id, provider)
    if (row === undefined) return null
    return { connector: connectorOf(deps, provider, row), credentials: await openCredentials(trx, deps.sealer, row) }
  })
  if (stored !== null) await dropHook(deps, tenant, { provider, ...stored })
}
