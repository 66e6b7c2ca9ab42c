import { Revenue } from '#contract/agent.ts'
import { addDays, localDay } from '#contract/local-day.ts'
import { type ChartPoint, type Performance, type Period, PERIOD_DAYS } from '#contract/performance.ts'
import { WidgetTheme } from '#contract/widget-config.ts'
import type { Database } from '#server/db/database.ts'
import { findExperiment } from '#server/db/lift-figures.ts'
import { type DayFigures, listDays, sumDays } from '#server/db/read-days.ts'
import type { StaffContext } from '#server/http/context.ts'
import { type Bucket, chartBuckets } from './chart-buckets.ts'
import { measureLift } from './measure-lift.ts'
import { findLiftSums, findSurroundings } from './queries.ts'
import { changePercent, compare, summarize } from './summarize-days.ts'

/** The figures of a period: its days against as many before, and the chart. A handful of queries, all of rows that are kept up. */
export async function getPerformance(
  deps: { db: Database; attributionWindowHours: number },
  context: StaffContext,
  period: Period,
): Promise<Performance> {
  const { tenant, now } = context
  const today = localDay(now, tenant.timeZone)
  const from = addDays(today, 1 - PERIOD_DAYS[period])
  const before = { from: addDays(from, -PERIOD_DAYS[period]), to: addDays(from, -1) }
  const buckets = chartBuckets(period, today)
  const earliest = [before.from, buckets[0]?.from ?? before.from].sort()[0] ?? before.from
  return deps.db.tenant(tenant.id, async (trx) => {
    const days = await listDays(trx, tenant.id, earliest, today)
    const { firstDay, openFlags, theme: look, revenue } = await findSurroundings(trx, tenant.id)
    const experiment = await findExperiment(trx, tenant.id)
    const lift = experiment && (await findLiftSums(trx, tenant.id, experiment.experiment))
    const theme = WidgetTheme.safeParse(look ?? {}).data ?? WidgetTheme.parse({})
    const within = (span: { from: string; to: string }) =>
      days.filter((day) => day.day >= span.from && day.day <= span.to)
    const summary = summarize(sumDays(within({ from, to: today })), openFlags)
    const earlier = summarize(sumDays(within(before)), openFlags)
    const hasWholePeriodBefore = firstDay !== null && firstDay <= before.from
    return {
      period,
      currency: 'USD',
      timeZone: tenant.timeZone,
      attributionWindowHours: deps.attributionWindowHours,
      from,
      to: today,
      summary,
      trend: hasWholePeriodBefore ? compare(summary, earlier) : NO_TREND,
      chart: buckets
        .filter((bucket) => bucket.to >= (firstDay ?? today))
        .map((bucket) => toPoint(bucket, within(bucket))),
      aovTargetCents: Revenue.safeParse(revenue ?? {}).data?.aovTargetCents ?? null,
      colors: { primary: theme.primaryColor, secondary: theme.secondaryColor },
      hasData: firstDay !== null,
      lift: experiment === null || lift === null ? { status: 'off' } : measureLift(experiment, lift),
    }
  })
}

const NO_TREND: Performance['trend'] = {
  totalRevenue: null,
  sentimentScore: null,
  aovWith: null,
  aovWithout: null,
  flaggedConversations: null,
  totalConversations: null,
}

function toPoint(bucket: Bucket, days: readonly DayFigures[]): ChartPoint {
  const { aovWithCents, aovWithoutCents, totalRevenueCents } = summarize(sumDays(days), 0)
  return {
    ...bucket,
    aovWithCents,
    aovWithoutCents,
    revenueCents: totalRevenueCents,
    upliftPercent: changePercent(aovWithCents, aovWithoutCents),
  }
}
