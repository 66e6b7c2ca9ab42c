import type { PeriodSummary, PeriodTrend } from '#contract/performance.ts'
import type * as z from 'zod'
import type { DailyFigures } from '#server/db/schema.ts'

/** The cards of a period from the sum of its days. */
export function summarize(sum: DailyFigures, openFlags: number): PeriodSummary {
  return {
    totalRevenueCents: sum.net_cents,
    orders: sum.orders,
    ordersWith: sum.orders_with,
    aovWithCents: ratio(sum.net_with_cents, sum.orders_with),
    aovWithoutCents: ratio(sum.net_cents - sum.net_with_cents, sum.orders - sum.orders_with),
    directCents: sum.direct_cents,
    assistedCents: sum.assisted_cents,
    sentimentScore: sum.scored === 0 ? null : sum.sentiment_hundredths / sum.scored / 100,
    csat: sum.ratings === 0 ? null : sum.rating_sum / sum.ratings,
    flaggedConversations: sum.flagged_conversations,
    openFlags,
    totalConversations: sum.conversations,
    conversionRate: sum.conversations === 0 ? null : sum.conversions / sum.conversations,
  }
}

/** Whole percent by which each figure moved; null where there is nothing to compare with. */
export function compare(now: PeriodSummary, before: PeriodSummary): z.infer<typeof PeriodTrend> {
  return {
    totalRevenue: changePercent(now.totalRevenueCents, before.totalRevenueCents),
    sentimentScore: changePercent(now.sentimentScore, before.sentimentScore),
    aovWith: changePercent(now.aovWithCents, before.aovWithCents),
    aovWithout: changePercent(now.aovWithoutCents, before.aovWithoutCents),
    flaggedConversations: changePercent(now.flaggedConversations, before.flaggedConversations),
    totalConversations: changePercent(now.totalConversations, before.totalConversations),
  }
}

export function changePercent(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before <= 0) return null
  return Math.round(((now - before) / before) * 100)
}

function ratio(cents: number, count: number): number | null {
  return count === 0 ? null : Math.round(cents / count)
}
