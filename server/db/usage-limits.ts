import { USAGE_LIMITS } from '#contract/usage.ts'
import type { Database } from './database.ts'
import { isEntitledBy } from './standing-of.ts'
import { findSubscription } from './subscriptions.ts'
import { readMonthUsage } from './usage.ts'

/** Whether the month's use of a tenant is still within the plan that it is entitled to; past it, no model is called for it. */
export function isWithinPlan(db: Database, tenantId: string, now: Date): Promise<boolean> {
  return db.platform(async (trx) => {
    const row = await findSubscription(trx, tenantId)
    if (row === undefined || !isEntitledBy(row, now)) return false
    const used = await readMonthUsage(trx, tenantId, now)
    const limits = USAGE_LIMITS[row.plan]
    return used.calls < limits.apiCalls && used.tokens < limits.tokens
  })
}
