import type { Lift } from '#contract/performance.ts'
import { formatCents, formatCount, formatDay, formatNoun } from '#web/lib/format.ts'

type Difference = { cents: number; low: number; high: number }
export type LiftWords = { value: string; detail: string; text: string }

/** The lift as a headline, its uncertainty, and how it is measured. */
export function describeLift(lift: Lift | undefined, currency: string): LiftWords {
  if (lift === undefined || lift.status === 'off') {
    return {
      value: 'Not measured',
      detail: 'Needs a hold-out',
      text: 'What would not have been bought without the assistant. It takes a random share of visitors who do not see it; none is set apart.',
    }
  }
  const since = `${lift.holdoutPercent}% of visitors do not see the assistant since ${formatDay(lift.since)}.`
  if (lift.status === 'not_enough_data') {
    return { value: 'Not enough data yet', detail: describeMissing(lift), text: since }
  }
  return {
    value: `${formatSignedCents(lift.revenuePerVisitor.cents, currency)} a visitor`,
    detail: describeInterval(lift.revenuePerVisitor, currency),
    text: `${describeCertainty(lift.revenuePerVisitor)} ${since}`,
  }
}

/** `95% interval +$0.31 to +$2.17` */
export function describeInterval({ low, high }: Difference, currency: string): string {
  return `95% interval ${formatSignedCents(low, currency)} to ${formatSignedCents(high, currency)}`
}

/** `+$1.24`, `−$0.30`, `$0.00` */
export function formatSignedCents(cents: number, currency: string): string {
  const rounded = Math.round(cents)
  if (rounded === 0) return formatCents(0, currency)
  return `${rounded > 0 ? '+' : '−'}${formatCents(Math.abs(rounded), currency)}`
}

function describeCertainty({ low, high }: Difference): string {
  if (low > 0) return 'Visitors who see the assistant spend more.'
  if (high < 0) return 'Visitors who see the assistant spend less.'
  return 'The interval holds zero: the difference may be chance.'
}

/** What the smaller side still lacks. */
function describeMissing(lift: Extract<Lift, { status: 'not_enough_data' }>): string {
  const { minimum } = lift
  const missing = [lift.with, lift.without].reduce(
    (most, arm) => ({
      visitors: Math.max(most.visitors, minimum.visitors - arm.visitors),
      orders: Math.max(most.orders, minimum.orders - arm.orders),
    }),
    { visitors: 0, orders: 0 },
  )
  const parts = [
    missing.visitors > 0 ? formatNoun(missing.visitors, 'visitor') : null,
    missing.orders > 0 ? formatNoun(missing.orders, 'order') : null,
  ].filter((part) => part !== null)
  if (parts.length === 0) return 'Nearly there'
  return `${parts.join(' and ')} to go; each side needs ${formatCount(minimum.visitors)} and ${formatCount(minimum.orders)}`
}
