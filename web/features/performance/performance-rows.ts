import type { Performance } from '#contract/performance.ts'
import type { CsvCell } from '#web/lib/csv.ts'

/** The figures of the screen as rows of a file: the summary, a blank line, the points of the chart. Money in dollars. */
export function performanceRows(figures: Performance): CsvCell[][] {
  const { summary, trend, chart } = figures
  return [
    ['Figure', 'Value', 'Change in %'],
    ['Period', `${figures.from} to ${figures.to}`, null],
    ['Time zone', figures.timeZone, null],
    ['Currency', figures.currency, null],
    ['Attribution window in hours', figures.attributionWindowHours, null],
    ['Total Revenue', dollars(summary.totalRevenueCents), trend.totalRevenue],
    ['Orders', summary.orders, null],
    ['Orders with eConcierge', summary.ordersWith, null],
    ['AOV w/ eConcierge', dollars(summary.aovWithCents), trend.aovWith],
    ['AOV w/o eConcierge', dollars(summary.aovWithoutCents), trend.aovWithout],
    ...(figures.aovTargetCents === null ? [] : [['AOV target', dollars(figures.aovTargetCents), null]]),
    ['Direct revenue', dollars(summary.directCents), null],
    ['Assisted revenue', dollars(summary.assistedCents), null],
    ...liftRows(figures.lift),
    ['Sentiment Score out of 5', rounded(summary.sentimentScore), trend.sentimentScore],
    ['Conversations', summary.totalConversations, trend.totalConversations],
    ['Conversations that led to an order in %', percent(summary.conversionRate), null],
    ['Flagged Issues', summary.flaggedConversations, trend.flaggedConversations],
    [],
    ['Label', 'From', 'To', 'AOV w/o eConcierge', 'AOV w/ eConcierge', 'Change in %', 'Revenue'],
    ...chart.map((point) => [
      point.label,
      point.from,
      point.to,
      dollars(point.aovWithoutCents),
      dollars(point.aovWithCents),
      point.upliftPercent,
      dollars(point.revenueCents),
    ]),
  ]
}

function liftRows(lift: Performance['lift']): CsvCell[][] {
  if (lift === undefined || lift.status === 'off') return [['Lift', 'not measured', null]]
  if (lift.status === 'not_enough_data') return [['Lift', 'not enough data yet', null]]
  const { cents, low, high } = lift.revenuePerVisitor
  return [
    ['Lift, revenue per visitor', dollars(cents), null],
    ['Lift, 95% interval from', dollars(low), null],
    ['Lift, 95% interval to', dollars(high), null],
  ]
}

function dollars(cents: number | null): string | null {
  return cents === null ? null : (cents / 100).toFixed(2)
}

function rounded(score: number | null): number | null {
  return score === null ? null : Math.round(score * 100) / 100
}

function percent(share: number | null): number | null {
  return share === null ? null : Math.round(share * 1000) / 10
}
