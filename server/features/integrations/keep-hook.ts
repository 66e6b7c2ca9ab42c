import type { StoreProvider } from '#contract/integration-providers.ts'
import type { Tenant } from '#server/http/context.ts'
import { createToken } from '#server/http/tokens.ts'
import type { Claim } from './claim-run.ts'
import { type Credentials, type StoreConnector, VendorError } from './connector.ts'
import type { IntegrationDeps } from './integration-deps.ts'
import { listHooks, lockIntegration, putHook, StoredSettings, updateIntegration } from './queries.ts'

type Deps = Pick<IntegrationDeps, 'db' | 'publicUrl' | 'clock'>

/** Asks a vendor that can be asked to post what changes here. One that will not is still read every 15 minutes. */
export async function keepHook(deps: Deps, { tenant, run, connector, credentials }: Claim): Promise<void> {
  const secret = credentials.hookSecret
  const provider = run.provider
  if (connector.keepHook === undefined || secret === undefined) return
  await makeHook(deps, tenant, provider)
  const url = await findHookUrl(deps, tenant.id, provider)
  if (url === null) return
  const isHooked = await isDone(() => connector.keepHook?.(credentials, { url, secret }))
  await deps.db.tenant(tenant.id, async (trx) => {
    const row = await lockIntegration(trx, tenant.id, provider)
    if (row === undefined) return
    const settings = JSON.stringify({ ...StoredSettings.parse(row.settings), isHooked })
    await updateIntegration(trx, tenant.id, provider, { settings })
  })
}

/** Asks the vendor to post no more. Whether it hears that or not, the address leads nowhere from now on. */
export async function dropHook(
  deps: Deps,
  tenant: Tenant,
  from: { provider: StoreProvider; connector: StoreConnector; credentials: Credentials },
): Promise<void> {
  if (from.connector.dropHook === undefined) return
  const url = await findHookUrl(deps, tenant.id, from.provider)
  if (url !== null) await isDone(() => from.connector.dropHook?.(from.credentials, { url }))
}

/** Gives the connection an address for webhooks, unless it has one. */
export async function makeHook(deps: Deps, tenant: Tenant, provider: string): Promise<void> {
  await deps.db.platform((trx) =>
    putHook(trx, { hook_id: createToken('vh_'), tenant: tenant.id, provider, created_at: deps.clock() }),
  )
}

async function findHookUrl(deps: Deps, tenantId: string, provider: string): Promise<string | null> {
  const hooks = await deps.db.platform((trx) => listHooks(trx, tenantId))
  const hook = hooks.find((each) => each.provider === provider)
  return hook === undefined ? null : `${deps.publicUrl}/api/hooks/${hook.hook_id}`
}

async function isDone(call: () => Promise<void> | undefined): Promise<boolean> {
  try {
    await call()
    return true
  } catch (error) {
    if (error instanceof VendorError) return false
    throw error
  }
}
