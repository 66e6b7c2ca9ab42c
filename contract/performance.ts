import * as z from 'zod'
import type { RouteTable } from '#contract/route.ts'

export const PERIODS = ['day', 'week', 'month', 'annual'] as const
export const Period = z.enum(PERIODS)
export type Period = z.infer<typeof Period>

/** Local days that a period's cards cover, today included; its trend compares with as many days before. */
export const PERIOD_DAYS: Record<Period, number> = { day: 1, week: 7, month: 30, annual: 365 }

const cents = z.int()

/** Section 3, "Dashboard summary per period". Amounts in cents, net of tax, discounts, voids and returns. Null: nothing to compute from. */
export const PeriodSummary = z.object({
  totalRevenueCents: cents,
  orders: z.int(),
  ordersWith: z.int(),
  aovWithCents: cents.nullable(),
  aovWithoutCents: cents.nullable(),
  directCents: cents,
  assistedCents: cents,
  sentimentScore: z.number().nullable(),
  csat: z.number().nullable(),
  flaggedConversations: z.int(),
  openFlags: z.int(),
  totalConversations: z.int(),
  conversionRate: z.number().nullable(),
})
export type PeriodSummary = z.infer<typeof PeriodSummary>

/** Change in whole percent against the period before; null where either side has nothing to compare. */
export const PeriodTrend = z.object({
  totalRevenue: z.int().nullable(),
  sentimentScore: z.int().nullable(),
  aovWith: z.int().nullable(),
  aovWithout: z.int().nullable(),
  flaggedConversations: z.int().nullable(),
  totalConversations: z.int().nullable(),
})

export const ChartPoint = z.object({
  label: z.string(),
  from: z.string(),
  to: z.string(),
  aovWithCents: cents.nullable(),
  aovWithoutCents: cents.nullable(),
  revenueCents: cents,
  /** Rounded percent by which AOV with the assistant exceeds AOV without; null where either is missing. */
  upliftPercent: z.int().nullable(),
})
export type ChartPoint = z.infer<typeof ChartPoint>

/** One side of the measurement. Amounts in cents, net. */
export const LiftArm = z.object({
  visitors: z.int(),
  orders: z.int(),
  revenuePerVisitorCents: z.number().nullable(),
  aovCents: z.number().nullable(),
})
export type LiftArm = z.infer<typeof LiftArm>

/** With less without, in cents, and the interval that holds the true difference with 95 % confidence (Welch). */
export const LiftDifference = z.object({ cents: z.number(), low: z.number(), high: z.number() })

/** Each side must have this many before a difference is shown. */
export const LIFT_MINIMUM = { visitors: 100, orders: 30 } as const

const running = {
  holdoutPercent: z.int(),
  /** Since when visitors are counted: the last change of the share. */
  since: z.iso.datetime(),
  with: LiftArm,
  without: LiftArm,
}

/** What the widget brings, measured against a random share of visitors who do not get it. */
export const Lift = z.discriminatedUnion('status', [
  z.object({ status: z.literal('off') }),
  z.object({
    status: z.literal('not_enough_data'),
    ...running,
    minimum: z.object({ visitors: z.int(), orders: z.int() }),
  }),
  z.object({ status: z.literal('measured'), ...running, revenuePerVisitor: LiftDifference, aov: LiftDifference }),
])
export type Lift = z.infer<typeof Lift>

export const Performance = z.object({
  period: Period,
  currency: z.literal('USD'),
  timeZone: z.string(),
  attributionWindowHours: z.int(),
  from: z.string(),
  to: z.string(),
  summary: PeriodSummary,
  trend: PeriodTrend,
  chart: z.array(ChartPoint),
  /** The order value that the active agent sells towards; null for none. */
  aovTargetCents: cents.nullable(),
  colors: z.object({ primary: z.string(), secondary: z.string() }),
  /** False for a tenant that has neither conversations nor orders yet. */
  hasData: z.boolean(),
  /** Absent in samples alone. */
  lift: Lift.optional(),
})
export type Performance = z.infer<typeof Performance>

export const performanceRoutes = {
  getPerformance: {
    method: 'GET',
    path: '/admin/analytics',
    access: 'view_dashboard',
    summary: "The tenant's figures of a period",
    query: z.object({ period: Period.default('month') }),
    reply: Performance,
  },
} as const satisfies RouteTable
