import * as z from 'zod'
import { User } from '#contract/auth.ts'
import { STANDING_NOTICES } from '#contract/entitlement.ts'
import { INFRASTRUCTURE_RANGES, MAX_TRIAL_DAYS, SUPPORT_MINUTES } from '#contract/kitchen-limits.ts'
import { PLAN_IDS } from '#contract/plans.ts'
import type { RouteTable } from '#contract/route.ts'

const count = z.int().min(0)
const instant = z.iso.datetime()
const percent = z.number().min(0)
const PlanId = z.enum(PLAN_IDS)

export const AccountStatus = z.enum(['active', 'trial', 'past_due', 'canceled', 'suspended'])
export type AccountStatus = z.infer<typeof AccountStatus>
export const ChurnRisk = z.enum(['low', 'medium', 'high'])
export type ChurnRisk = z.infer<typeof ChurnRisk>
export const Standing = z.enum(['good', 'bad'])
export type Standing = z.infer<typeof Standing>

/** An account as the lists show it: the Kitchen account of section 3 of the specification. */
export const Account = z.object({
  id: z.uuid(),
  tenantId: z.string(),
  businessName: z.string(),
  email: z.string(),
  domain: z.string(),
  plan: PlanId.nullable(),
  status: AccountStatus,
  standing: Standing,
  /** Why the standing is bad; empty when it is good. */
  standingReasons: z.array(z.string()),
  mrrCents: count,
  churnRisk: ChurnRisk,
  /** What raised the risk, the weightiest first. */
  churnReasons: z.array(z.string()),
  trialDaysLeft: count.nullable(),
  lastPaymentAt: instant.nullable(),
  /** The larger share of the two limits that this month has used. */
  monthlyUtilization: percent,
})
export type Account = z.infer<typeof Account>

const FunnelStep = z.object({ label: z.string(), count })

/** The cards and the funnel of the Dashboard tab. */
export const KitchenSummary = z.object({
  activeSubscriptions: z.object({ total: count, byPlan: z.array(z.object({ plan: PlanId, count })) }),
  mrrCents: count,
  activeTrials: count,
  /** Those whose trial is over, and how many of them pay. */
  trialToPaid: z.object({ percent: percent.nullable(), paid: count, ended: count }),
  totalActiveUsers: count,
  funnel: z.object({ note: z.string(), steps: z.array(FunnelStep) }),
})
export type KitchenSummary = z.infer<typeof KitchenSummary>

const TopUser = z.object({ name: z.string(), count, percent })
const Usage = z.object({ thisMonth: count, limit: count, percent, isWarning: z.boolean(), top: z.array(TopUser) })
export type Usage = z.infer<typeof Usage>

const NamedAccount = Account.pick({ id: true, businessName: true, churnRisk: true }).extend({
  reasons: z.array(z.string()),
})
export type NamedAccount = z.infer<typeof NamedAccount>

/** The Client Health tab. */
export const ClientHealth = z.object({
  apiCalls: Usage,
  tokens: Usage.extend({ costCents: z.number(), dollarsPer1000: z.number() }),
  accountsGoodStanding: count,
  accountsBadStanding: count,
  highChurnRisk: count,
  badStanding: z.array(NamedAccount),
  churnRisk: z.array(NamedAccount),
})
export type ClientHealth = z.infer<typeof ClientHealth>

export const Kitchen = z.object({
  asOf: instant,
  summary: KitchenSummary,
  health: ClientHealth,
})
export type Kitchen = z.infer<typeof Kitchen>

const Member = z.object({
  email: z.string(),
  name: z.string(),
  role: z.string(),
  lastActiveAt: instant.nullable(),
})

const SupportSession = z.object({
  id: z.uuid(),
  operator: z.string(),
  reason: z.string(),
  startedAt: instant,
  expiresAt: instant,
  endedAt: instant.nullable(),
})
export type SupportSession = z.infer<typeof SupportSession>

/** One account with all that is known of it from outside. */
export const AccountDetails = Account.extend({
  createdAt: instant,
  timeZone: z.string(),
  isDemo: z.boolean(),
  isBeta: z.boolean(),
  trialEndsAt: instant.nullable(),
  cancelsAtPeriodEnd: z.boolean(),
  usage: z.object({
    apiCalls: Usage,
    tokens: Usage.extend({ costCents: z.number(), dollarsPer1000: z.number() }),
    conversationsThisMonth: count,
    storageBytes: count,
    days: z.array(z.object({ day: z.iso.date(), calls: count, tokens: count, conversations: count })),
  }),
  firstConversationOn: z.iso.date().nullable(),
  lastConversationOn: z.iso.date().nullable(),
  snippetSeenAt: instant.nullable(),
  openFlags: count,
  rolledUpAt: instant.nullable(),
  members: z.array(Member),
  support: z.array(SupportSession),
})
export type AccountDetails = z.infer<typeof AccountDetails>

/** The same for the tenant itself, with its funnel. */
export const OwnKitchen = Kitchen.extend({ account: AccountDetails })
export type OwnKitchen = z.infer<typeof OwnKitchen>

export const Infrastructure = z.object({
  /** Null where nothing was measured. */
  uptimePercent: z.number().nullable(),
  averageMs: z.number().nullable(),
  slowestMs: z.number().nullable(),
  apiCalls: count,
  errorPercent: z.number().nullable(),
  /** The first minute that was measured within the range. */
  measuredFrom: instant.nullable(),
  points: z.array(z.object({ at: instant, requests: count, failures: count, averageMs: z.number().nullable() })),
})
export type Infrastructure = z.infer<typeof Infrastructure>

const byAccount = z.object({ id: z.uuid() })
const reason = z.string().trim().min(3).max(300)

export const kitchenRoutes = {
  getKitchen: {
    method: 'GET',
    path: '/kitchen/overview',
    access: 'view_all_analytics',
    summary: 'Subscriptions, revenue, trials, journey, usage and health of all accounts',
    reply: Kitchen,
  },
  getOwnKitchen: {
    method: 'GET',
    path: '/kitchen/mine',
    access: 'view_kitchen',
    summary: 'The same of the own account, with its usage and health',
    reply: OwnKitchen,
  },
  listAccounts: {
    method: 'GET',
    path: '/kitchen/accounts',
    access: 'manage_tenants',
    summary: 'The accounts, those at risk first',
    query: z.object({
      search: z.string().trim().max(100).optional(),
      standing: Standing.optional(),
      churnRisk: ChurnRisk.optional(),
      status: AccountStatus.optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: z.object({
      accounts: z.array(Account),
      pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() }),
    }),
  },
  getAccount: {
    method: 'GET',
    path: '/kitchen/accounts/:id',
    access: 'manage_tenants',
    summary: 'One account: profile, plan, usage, health, members',
    params: byAccount,
    reply: AccountDetails,
  },
  suspendAccount: {
    method: 'POST',
    path: '/kitchen/accounts/:id/suspend',
    access: 'manage_tenants',
    summary: 'Suspend an account: its people are signed out and its chat is off until it is resumed',
    params: byAccount,
    body: z.object({ reason }),
    reply: AccountDetails,
  },
  resumeAccount: {
    method: 'POST',
    path: '/kitchen/accounts/:id/resume',
    access: 'manage_tenants',
    summary: 'Let a suspended account back in',
    params: byAccount,
    body: z.object({}),
    reply: AccountDetails,
  },
  extendTrial: {
    method: 'POST',
    path: '/kitchen/accounts/:id/trial',
    access: 'manage_tenants',
    summary: 'Let the trial of an account end later',
    params: byAccount,
    body: z.object({ days: z.int().min(1).max(MAX_TRIAL_DAYS) }),
    reply: AccountDetails,
  },
  startSupport: {
    method: 'POST',
    path: '/kitchen/accounts/:id/support',
    access: 'manage_tenants',
    summary: 'Sign in to an account as support: reading only, for a limited time, shown to the account',
    params: byAccount,
    body: z.object({ reason, minutes: z.union(SUPPORT_MINUTES.map((minutes) => z.literal(minutes))) }),
    status: 201,
    reply: z.object({ token: z.string(), user: User }),
  },
  endSupport: {
    method: 'POST',
    path: '/kitchen/support/end',
    access: 'manage_tenants',
    summary: 'End the caller’s own support sessions',
    body: z.object({}),
    reply: z.object({ ended: count }),
  },
  getInfrastructure: {
    method: 'GET',
    path: '/kitchen/infrastructure',
    access: 'manage_tenants',
    summary: 'Uptime, response time, calls and errors as the server measured them',
    query: z.object({ range: z.enum(INFRASTRUCTURE_RANGES).default('24h') }),
    reply: Infrastructure,
  },
} as const satisfies RouteTable

/** What every member of a tenant is told above each page. */
export const noticeRoutes = {
  getNotices: {
    method: 'GET',
    path: '/admin/notices',
    access: 'signed-in',
    summary: 'Whether support is looking at this account, how it stands, and limits that are nearly used up',
    reply: z.object({
      /** Null while nobody has to do anything about the subscription. */
      standing: z.object({ kind: z.enum(STANDING_NOTICES), until: instant }).nullable(),
      support: z.object({ operator: z.string(), expiresAt: instant }).nullable(),
      usage: z.array(z.object({ kind: z.enum(['apiCalls', 'tokens']), percent, limit: count })),
    }),
  },
} as const satisfies RouteTable
