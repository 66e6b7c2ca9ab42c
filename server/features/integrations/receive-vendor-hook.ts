import { isStoreProvider } from '#contract/integration-providers.ts'
import { AppError } from '#server/http/app-error.ts'
import type { PublicContext } from '#server/http/context.ts'
import { takeHit } from '#server/http/limits.ts'
import type { HookRequest } from './connector.ts'
import { openCredentials } from './credentials.ts'
import type { IntegrationDeps } from './integration-deps.ts'
import { findHook, insertReceipt, lockIntegration, updateIntegration } from './queries.ts'
import type { SyncRunner } from './run-syncs.ts'

const HOOKS_PER_MINUTE = 600

/**
 * Hears from a store that something changed, once for each of its deliveries. What the message says is not believed: it
 * makes a sync of changes due, which reads how things stand. So neither copies nor their order matter.
 */
export async function receiveVendorHook(
  deps: IntegrationDeps & { runner: SyncRunner },
  { now }: PublicContext,
  input: { hookId: string; request: HookRequest },
): Promise<{ received: boolean }> {
  const hook = await deps.db.platform((trx) => findHook(trx, input.hookId))
  if (hook === undefined || !isStoreProvider(hook.provider)) throw new AppError('not_found')
  const { provider, ...rest } = hook
  const tenant = { id: rest.id, slug: rest.slug, name: rest.name, timeZone: rest.timeZone }
  await takeHit(deps.db, [{ bucket: `vendor-hook:${tenant.id}`, limit: HOOKS_PER_MINUTE, windowSeconds: 60 }], now)
  const isNew = await deps.db.tenant(tenant.id, async (trx) => {
    const row = await lockIntegration(trx, tenant.id, provider)
    if (row === undefined) throw new AppError('not_found')
    const credentials = await openCredentials(trx, deps.sealer, row)
    const told = deps.stores[provider].readHook?.(credentials, input.request) ?? null
    if (told === null) throw new AppError('invalid_input', { text: 'The signature does not fit.' })
    const kept = await insertReceipt(trx, {
      tenant_id: tenant.id,
      provider,
      delivery_id: told.deliveryId.slice(0, 200),
      topic: told.topic.slice(0, 100),
      received_at: now,
    })
    // A connection whose key was refused stays at rest until its owner mends it.
    if (kept && row.next_sync_at !== null) await updateIntegration(trx, tenant.id, provider, { next_sync_at: now })
    return kept
  })
  if (isNew) deps.runner.wake(tenant, provider)
  return { received: isNew }
}
