import { NOTICE_PERCENT, percentOf, USAGE_LIMITS, type UsageKind } from '#contract/usage.ts'
import type { BothSides, Database } from '#server/db/database.ts'
import { queueMail } from '#server/db/mail-outbox.ts'
import { monthStart, readMonthUsage } from '#server/db/usage.ts'

const ADMINS_WRITTEN_TO = 20

/** Writes to a tenant's admins when a limit of the month is nearly used up, and when it is: once each. */
export async function warnOfLimits(db: Database, tenantId: string, now: Date): Promise<void> {
  await db.bothSides(async (sides) => {
    for (const warning of await findWarnings(sides, tenantId, now)) {
      const admins = await listAdmins(sides, tenantId)
      await sides.tenant(tenantId, async (trx) => {
        for (const { email } of admins) {
          const onceKey = `usage-${warning.kind}-${warning.level}-${monthStart(now)}-${email}`
          const mail = { kind: 'usage-warning', to: email, onceKey, ...wordsOf(warning) }
          await queueMail(trx, tenantId, mail, now)
        }
      })
    }
  })
}

type Warning = { kind: UsageKind; level: 'near' | 'used'; percent: number; limit: number }

async function findWarnings(sides: BothSides, tenantId: string, now: Date): Promise<Warning[]> {
  const { plan, used } = await sides.platform(async (trx) => {
    const row = await trx.selectFrom('subscriptions').select('plan').where('tenant', '=', tenantId).executeTakeFirst()
    return { plan: row?.plan ?? 'professional', used: await readMonthUsage(trx, tenantId, now) }
  })
  const limits = USAGE_LIMITS[plan]
  const shares = [
    { kind: 'apiCalls' as const, limit: limits.apiCalls, percent: percentOf(used.calls, limits.apiCalls) },
    { kind: 'tokens' as const, limit: limits.tokens, percent: percentOf(used.tokens, limits.tokens) },
  ]
  return shares
    .filter((share) => share.percent >= NOTICE_PERCENT)
    .map((share) => ({ ...share, level: share.percent >= 100 ? ('used' as const) : ('near' as const) }))
}

function listAdmins(sides: BothSides, tenantId: string) {
  return sides.platform((trx) =>
    trx
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .select('users.email')
      .where('memberships.tenant', '=', tenantId)
      .where('memberships.role', '=', 'admin')
      .limit(ADMINS_WRITTEN_TO)
      .execute(),
  )
}

const NOUNS: Record<UsageKind, string> = { apiCalls: 'API calls', tokens: 'assistant tokens' }

function wordsOf({ kind, level, percent, limit }: Warning): { subject: string; text: string } {
  const noun = NOUNS[kind]
  const most = limit.toLocaleString('en-US')
  if (level === 'near')
    return {
      subject: `${Math.floor(percent)}% of this month’s ${noun} are used`,
      text: `Your plan includes ${most} ${noun} a month, and ${Math.floor(percent)}% of them are used.\n\nNothing stops at the limit: your assistant keeps answering with its built-in engine.`,
    }
  return {
    subject: `This month’s ${noun} are used up`,
    text: `Your plan includes ${most} ${noun} a month, and all of them are used.\n\nYour assistant keeps answering with its built-in engine until the month ends.`,
  }
}
