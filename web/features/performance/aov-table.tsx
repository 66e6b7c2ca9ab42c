import type { ChartPoint } from '#contract/performance.ts'
import { formatCents, formatChange } from '#web/lib/format.ts'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { BehindLink } from './behind-link.tsx'

type AovTableProps = { points: readonly ChartPoint[]; currency: string; isFocusable?: boolean }

/** The figures of the chart, row by row, the newest last as in the chart. */
export function AovTable({ points, currency, isFocusable = true }: AovTableProps) {
  return (
    <Table caption="Average Order Value Comparison, figures" maxHeight="22rem" isFocusable={isFocusable}>
      <thead>
        <tr>
          <HeadCell>Period</HeadCell>
          <HeadCell numeric>AOV w/o eConcierge</HeadCell>
          <HeadCell numeric>AOV w/ eConcierge</HeadCell>
          <HeadCell numeric>Change</HeadCell>
          <HeadCell numeric>Revenue</HeadCell>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.from}>
            <Cell className="whitespace-nowrap">
              {isFocusable ? (
                <BehindLink behind={{ from: point.from, to: point.to, bought: 'yes' }}>{point.label}</BehindLink>
              ) : (
                point.label
              )}
            </Cell>
            <Cell numeric>{formatCents(point.aovWithoutCents, currency)}</Cell>
            <Cell numeric>{formatCents(point.aovWithCents, currency)}</Cell>
            <Cell numeric>{point.upliftPercent === null ? '–' : formatChange(point.upliftPercent)}</Cell>
            <Cell numeric>{formatCents(point.revenueCents, currency)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
