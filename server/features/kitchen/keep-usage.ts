import type { Database } from '#server/db/database.ts'
import { listStaleTenants, rollUpTenant } from '#server/db/usage-roll-up.ts'
import { warnOfLimits } from './warn-of-limits.ts'

/** Brings the roll-up of every tenant that was used up to date, and tells those who near a limit. Run by a job. */
export async function keepUsage(deps: { db: Database; publicUrl: string }, now: Date): Promise<void> {
  const { db, publicUrl } = deps
  for (const tenantId of await listStaleTenants(db, now)) {
    await rollUpTenant(db, tenantId, { publicUrl, now })
    await warnOfLimits(db, tenantId, now)
  }
}
