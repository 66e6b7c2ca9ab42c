import type { Health } from '#contract/health.ts'
import type * as z from 'zod'
import type { Database } from '#server/db/database.ts'

export type HealthDeps = { db: Database; isQueueWorking: () => Promise<boolean>; version: string }

const PROBE_MS = 2000

/** Asks the database and the queue now; a probe that hangs counts as failing. */
export async function getHealth(deps: HealthDeps): Promise<z.infer<typeof Health>> {
  const [database, queue] = await Promise.all([withinTime(deps.db.isReachable()), withinTime(deps.isQueueWorking())])
  return {
    status: database && queue ? 'ok' : 'degraded',
    database: database ? 'ok' : 'failing',
    queue: queue ? 'ok' : 'failing',
    version: deps.version,
  }
}

function withinTime(probe: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PROBE_MS).unref())
  return Promise.race([probe.catch(() => false), late])
}
