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
  colors: z.object({ primary: z.string(), secondary: z.string() }),
  /** False for a tenant that has neither conversations nor orders yet. */
  hasData: z.boolean(),
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
