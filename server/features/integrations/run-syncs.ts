import { isStoreProvider, type StoreProvider } from '#contract/integration-providers.ts'
import type { Tenant } from '#server/http/context.ts'
import { advanceSync } from './advance-sync.ts'
import type { IntegrationDeps } from './integration-deps.ts'
import { deleteReceiptsBefore, listIntegrationRows } from './queries.ts'
import { deleteRunsBefore } from './sync-queries.ts'

export type SyncRunner = {
  /** Goes on with the sync of a connection at once, behind the call that asks for it. */
  wake: (tenant: Tenant, provider: StoreProvider) => void
  /** Goes on with every sync of the tenant that is due. */
  runDue: (tenant: Tenant) => Promise<void>
  /** Waits for what is under way. */
  settle: () => Promise<void>
  /** Pauses what is under way after its page, and waits for it. */
  stop: () => Promise<void>
}

const SHARE_MS = 45_000
const RUNS_KEPT_MS = 90 * 24 * 60 * 60 * 1000

/** Runs syncs in this process, each connection once at a time; the database keeps other processes from the same one. */
export function createSyncRunner(deps: IntegrationDeps, onError: (error: unknown) => void): SyncRunner {
  const underWay = new Map<string, { work: Promise<void>; isWanted: boolean }>()
  let isStopping = false
  const advance = (tenant: Tenant, provider: StoreProvider, shareMs: number): Promise<void> => {
    const key = `${tenant.id}:${provider}`
    const running = underWay.get(key)
    if (running !== undefined) {
      running.isWanted = true
      return running.work
    }
    const begun = performance.now()
    const mayGoOn = () => !isStopping && performance.now() - begun < shareMs
    const state = { work: Promise.resolve(), isWanted: true }
    underWay.set(key, state)
    // What a webhook tells of while a sync runs is read at once after it.
    const work = async () => {
      try {
        while (state.isWanted && mayGoOn()) {
          state.isWanted = false
          if ((await advanceSync(deps, tenant, provider, mayGoOn)) === 'done') state.isWanted = true
        }
      } catch (error) {
        onError(error)
      } finally {
        underWay.delete(key)
      }
    }
    state.work = work()
    return state.work
  }
  return {
    wake: (tenant, provider) => {
      if (!isStopping) void advance(tenant, provider, Infinity)
    },
    runDue: async (tenant) => {
      const rows = await deps.db.tenant(tenant.id, (trx) => listIntegrationRows(trx, tenant.id))
      for (const { provider } of rows) {
        if (isStoreProvider(provider) && !isStopping) await advance(tenant, provider, SHARE_MS)
      }
    },
    settle: async () => void (await Promise.all([...underWay.values()].map(({ work }) => work))),
    stop: async () => {
      isStopping = true
      await Promise.all([...underWay.values()].map(({ work }) => work))
    },
  }
}

/** Forgets old runs and receipts of webhooks. */
export async function forgetOldSyncs(deps: Pick<IntegrationDeps, 'db'>, tenantId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RUNS_KEPT_MS)
  await deps.db.tenant(tenantId, async (trx) => {
    await deleteRunsBefore(trx, tenantId, before)
    await deleteReceiptsBefore(trx, tenantId, before)
  })
}
