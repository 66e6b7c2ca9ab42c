import type { Lift } from '#contract/performance.ts'
import { formatCents, formatCount } from '#web/lib/format.ts'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { describeInterval, formatSignedCents } from './lift-words.ts'

type Running = Exclude<Lift, { status: 'off' }>

/** Both sides of the measurement, for those who want to check it. */
export function LiftTable({ lift, currency }: { lift: Running; currency: string }) {
  const money = (cents: number | null) => formatCents(cents === null ? null : Math.round(cents), currency)
  const differences = lift.status === 'measured' ? lift : null
  return (
    <details className="border-t border-line">
      <summary className="px-5 py-3 text-xs font-medium text-brand-ink hover:underline sm:px-6">
        How the lift is measured
      </summary>
      <Table caption="Lift, both sides">
        <thead>
          <tr>
            <HeadCell>Visitors</HeadCell>
            <HeadCell numeric>Counted</HeadCell>
            <HeadCell numeric>Orders</HeadCell>
            <HeadCell numeric>Revenue a visitor</HeadCell>
            <HeadCell numeric>Average order</HeadCell>
          </tr>
        </thead>
        <tbody>
          {(['with', 'without'] as const).map((side) => (
            <tr key={side}>
              <Cell className="whitespace-nowrap">{side === 'with' ? 'See the assistant' : 'Held out'}</Cell>
              <Cell numeric>{formatCount(lift[side].visitors)}</Cell>
              <Cell numeric>{formatCount(lift[side].orders)}</Cell>
              <Cell numeric>{money(lift[side].revenuePerVisitorCents)}</Cell>
              <Cell numeric>{money(lift[side].aovCents)}</Cell>
            </tr>
          ))}
          {differences !== null && (
            <tr>
              <Cell>Difference</Cell>
              <Cell />
              <Cell />
              {[differences.revenuePerVisitor, differences.aov].map((difference, index) => (
                <Cell key={index === 0 ? 'revenue' : 'order'} numeric>
                  {formatSignedCents(difference.cents, currency)}
                  <span className="block text-xs text-ink-soft">{describeInterval(difference, currency)}</span>
                </Cell>
              ))}
            </tr>
          )}
        </tbody>
      </Table>
    </details>
  )
}
