import { USAGE_LIMITS } from '#contract/usage.ts'
import type { Database } from './database.ts'
import { readMonthUsage } from './usage.ts'

/** Whether the month's use of a tenant is still within its plan; past it, no model is called for it. */
export function isWithinPlan(db: Database, tenantId: string, now: Date): Promise<boolean> {
  return db.platform(async (trx) => {
    const row = await trx.selectFrom('subscriptions').select('plan').where('tenant', '=', tenantId).executeTakeFirst()
    const used = await readMonthUsage(trx, tenantId, now)
    const limits = USAGE_LIMITS[row?.plan ?? 'professional']
    return used.calls < limits.apiCalls && used.tokens < limits.tokens
  })
}
