import type { AccountDetails } from '#contract/kitchen.ts'
import { addDays, localDay } from '#contract/local-day.ts'
import { USAGE_LIMITS } from '#contract/usage.ts'
import type { Database, OperatorTrx } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import type { StaffContext } from '#server/http/context.ts'
import { type AccountFacts, listFacts, listMembers, listSupport, listUsageDays } from './queries.ts'
import { readAsOperator } from './read-as-operator.ts'
import { assess, toUsage, withCost } from './summarize-accounts.ts'

const DAYS_SHOWN = 30

/** One account as the operator sees it. Throws `not_found`. */
export async function getAccount(deps: { db: Database }, context: StaffContext, id: string): Promise<AccountDetails> {
  const tenant = await deps.db.platform((trx) =>
    trx.selectFrom('tenants').select(['name', 'slug']).where('id', '=', id).executeTakeFirst(),
  )
  if (tenant === undefined) throw new AppError('not_found')
  const look = { action: 'account.viewed', subject: `${tenant.name} (${tenant.slug})` } as const
  return readAsOperator(deps, context, look, (trx) => readAccount(trx, id, context.now))
}

/** Only roll-ups and reference rows are read: nothing that a shopper said. Throws `not_found`. */
export async function readAccount(trx: OperatorTrx, id: string, now: Date): Promise<AccountDetails> {
  const [assessed] = assess(await listFacts(trx, now, id), now)
  if (assessed === undefined) throw new AppError('not_found')
  const { account, facts } = assessed
  const days = await listUsageDays(trx, id, addDays(localDay(now, 'UTC'), 1 - DAYS_SHOWN))
  return {
    ...account,
    createdAt: facts.created_at.toISOString(),
    timeZone: facts.time_zone,
    isDemo: facts.is_demo,
    isBeta: facts.is_beta === true,
    trialEndsAt: facts.trial_ends_at?.toISOString() ?? null,
    cancelsAtPeriodEnd: facts.cancels_at_period_end === true,
    usage: { ...usageOf(facts), days },
    firstConversationOn: facts.first_conversation_on,
    lastConversationOn: facts.last_conversation_on,
    snippetSeenAt: facts.snippet_seen_at?.toISOString() ?? null,
    openFlags: facts.open_flags ?? 0,
    rolledUpAt: facts.rolled_up_at?.toISOString() ?? null,
    members: (await listMembers(trx, id)).map((row) => ({
      email: row.email,
      name: [row.first_name, row.last_name].filter((part) => part !== null && part !== '').join(' '),
      role: row.is_super_admin ? 'super_admin' : row.role,
      lastActiveAt: row.last_active_at?.toISOString() ?? null,
    })),
    support: (await listSupport(trx, id)).map((row) => ({
      id: row.support_id,
      operator: row.email,
      reason: row.reason,
      startedAt: row.started_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
    })),
  }
}

/** An account's own use against its plan; its "users" are the ways by which calls come in. */
export function usageOf(facts: AccountFacts): Omit<AccountDetails['usage'], 'days'> {
  const limits = USAGE_LIMITS[facts.plan ?? 'professional']
  const callers = [
    { name: 'Shoppers', count: facts.shopper_calls_month ?? 0 },
    { name: 'Dashboard', count: facts.staff_calls_month ?? 0 },
    { name: 'Store server', count: facts.store_calls_month ?? 0 },
  ]
  const tokens = [{ name: 'Assistant', count: facts.tokens_month ?? 0 }]
  return {
    apiCalls: toUsage(callers, 'apiCalls', limits.apiCalls),
    tokens: withCost(toUsage(tokens, 'tokens', limits.tokens)),
    conversationsThisMonth: facts.conversations_month ?? 0,
    storageBytes: facts.storage_bytes ?? 0,
  }
}
