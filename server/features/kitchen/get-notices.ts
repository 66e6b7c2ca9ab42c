import { standingNotice } from '#contract/entitlement.ts'
import { NOTICE_PERCENT, percentOf, USAGE_LIMITS } from '#contract/usage.ts'
import type { Database } from '#server/db/database.ts'
import { standingOf } from '#server/db/standing-of.ts'
import { findSubscription } from '#server/db/subscriptions.ts'
import { readMonthUsage } from '#server/db/usage.ts'
import type { StaffContext } from '#server/http/context.ts'

/** What the people of a tenant should know on every page: who else is looking, how the account stands, and which limit is nearly used up. */
export async function getNotices(deps: { db: Database }, { tenant, now }: StaffContext) {
  return deps.db.platform(async (trx) => {
    const support = await trx
      .selectFrom('support_sessions')
      .innerJoin('users', 'users.id', 'support_sessions.user_id')
      .select(['users.email', 'expires_at'])
      .where('support_sessions.tenant', '=', tenant.id)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('expires_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    const subscription = await findSubscription(trx, tenant.id)
    const standing = subscription === undefined ? null : standingNotice(standingOf(subscription), now)
    const limits = USAGE_LIMITS[subscription?.plan ?? 'professional']
    const used = await readMonthUsage(trx, tenant.id, now)
    const shares = [
      { kind: 'apiCalls' as const, percent: percentOf(used.calls, limits.apiCalls), limit: limits.apiCalls },
      { kind: 'tokens' as const, percent: percentOf(used.tokens, limits.tokens), limit: limits.tokens },
    ]
    return {
      standing: standing === null ? null : { ...standing, until: standing.until.toISOString() },
      support: support === undefined ? null : { operator: support.email, expiresAt: support.expires_at.toISOString() },
      usage: shares.filter((share) => share.percent >= NOTICE_PERCENT),
    }
  })
}
