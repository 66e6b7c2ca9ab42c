import type { Account, ClientHealth, KitchenSummary, NamedAccount, Usage } from '#contract/kitchen.ts'
import { PLAN_IDS } from '#contract/plans.ts'
import {
  DOLLARS_PER_1000_TOKENS,
  percentOf,
  PLATFORM_LIMITS,
  tokenCostCents,
  type UsageKind,
  WARNING_PERCENTS,
} from '#contract/usage.ts'
import { assessAccount, type Assessment } from './assess-account.ts'
import type { AccountFacts } from './queries.ts'

export type AssessedAccount = { facts: AccountFacts; assessment: Assessment; account: Account }

const TOP_USERS = 5
/** Longer lists are on the Accounts tab. */
const NAMED_ACCOUNTS = 50

export function assess(facts: readonly AccountFacts[], now: Date): AssessedAccount[] {
  return facts.map((row) => {
    const assessment = assessAccount(row, now)
    return { facts: row, assessment, account: toAccount(row, assessment) }
  })
}

function toAccount(facts: AccountFacts, assessment: Assessment): Account {
  const { churnPoints: _, ...shown } = assessment
  return {
    ...shown,
    id: facts.id,
    tenantId: facts.slug,
    businessName: facts.name,
    email: facts.billing_email ?? '',
    domain: facts.domain ?? facts.slug,
    plan: facts.plan,
    mrrCents: mrrOf(facts),
    lastPaymentAt: facts.last_paid_at?.toISOString() ?? null,
  }
}

/** Only who pays brings revenue: a trial, a failed payment and a suspended account bring none. */
function mrrOf({ subscription_status, tenant_status, price_cents }: AccountFacts): number {
  return subscription_status === 'active' && tenant_status === 'active' ? (price_cents ?? 0) : 0
}

type Funnel = KitchenSummary['funnel']

/** Suspended accounts are neither active subscriptions nor active trials. */
export function summarize(accounts: readonly AssessedAccount[], funnel: Funnel): KitchenSummary {
  const withStatus = (status: Account['status']) => accounts.filter(({ account }) => account.status === status)
  const active = withStatus('active')
  const trials = withStatus('trial')
  const ended = accounts.filter(({ facts }) => ENDED_TRIALS.includes(facts.subscription_status ?? 'none'))
  const paid = ended.filter(({ facts }) => facts.subscription_status !== 'canceled')
  return {
    activeSubscriptions: {
      total: active.length,
      byPlan: PLAN_IDS.map((plan) => ({
        plan,
        count: active.filter(({ account }) => account.plan === plan).length,
      })),
    },
    mrrCents: accounts.reduce((sum, { account }) => sum + account.mrrCents, 0),
    activeTrials: trials.length,
    trialToPaid: {
      percent: ended.length === 0 ? null : Math.round(percentOf(paid.length, ended.length)),
      paid: paid.length,
      ended: ended.length,
    },
    totalActiveUsers: active.length + trials.length,
    funnel,
  }
}

const ENDED_TRIALS: readonly string[] = ['active', 'past_due', 'canceled']

export function describeHealth(accounts: readonly AssessedAccount[]): ClientHealth {
  const current = accounts.filter(({ account }) => account.status !== 'canceled')
  const bad = current.filter(({ account }) => account.standing === 'bad')
  const atRisk = current
    .filter(({ account }) => account.churnRisk === 'high')
    .sort((a, b) => b.assessment.churnPoints - a.assessment.churnPoints)
  return {
    apiCalls: usageOf(accounts, 'apiCalls'),
    tokens: withCost(usageOf(accounts, 'tokens')),
    accountsGoodStanding: current.length - bad.length,
    accountsBadStanding: bad.length,
    highChurnRisk: atRisk.length,
    badStanding: bad.slice(0, NAMED_ACCOUNTS).map(({ account }) => named(account, account.standingReasons)),
    churnRisk: atRisk.slice(0, NAMED_ACCOUNTS).map(({ account }) => named(account, account.churnReasons)),
  }
}

function named({ id, businessName, churnRisk }: Account, reasons: string[]): NamedAccount {
  return { id, businessName, churnRisk, reasons }
}

function usageOf(accounts: readonly AssessedAccount[], kind: UsageKind): Usage {
  const users = accounts.map(({ facts, account }) => ({
    name: account.domain,
    count: (kind === 'apiCalls' ? facts.calls_month : facts.tokens_month) ?? 0,
  }))
  return toUsage(users, kind, PLATFORM_LIMITS[kind])
}

/** A month's use against its limit, with the largest users. */
export function toUsage(users: readonly { name: string; count: number }[], kind: UsageKind, limit: number): Usage {
  const thisMonth = users.reduce((sum, user) => sum + user.count, 0)
  const percent = percentOf(thisMonth, limit)
  return {
    thisMonth,
    limit,
    percent,
    isWarning: percent > WARNING_PERCENTS[kind],
    top: users
      .filter((user) => user.count > 0)
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
      .slice(0, TOP_USERS)
      .map((user) => ({ ...user, percent: percentOf(user.count, thisMonth) })),
  }
}

export function withCost(usage: Usage): ClientHealth['tokens'] {
  return { ...usage, costCents: tokenCostCents(usage.thisMonth), dollarsPer1000: DOLLARS_PER_1000_TOKENS }
}
