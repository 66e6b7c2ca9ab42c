import type { ChartPoint } from '#contract/performance.ts'
import { formatCents, formatChange } from '#web/lib/format.ts'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { BehindLink } from './behind-link.tsx'
import { formatSignedCents } from './lift-words.ts'

type AovTableProps = {
  points: readonly ChartPoint[]
  currency: string
  targetCents: number | null
  isFocusable?: boolean
}

/** The figures of the chart, row by row, the newest last as in the chart. */
export function AovTable({ points, currency, targetCents, isFocusable = true }: AovTableProps) {
  return (
    <Table caption="Average Order Value Comparison, figures" maxHeight="22rem" isFocusable={isFocusable}>
      <thead>
        <tr>
          <HeadCell>Period</HeadCell>
          <HeadCell numeric>AOV w/o eConcierge</HeadCell>
          <HeadCell numeric>AOV w/ eConcierge</HeadCell>
          <HeadCell numeric>Change</HeadCell>
          {targetCents !== null && <HeadCell numeric>Against target {formatCents(targetCents, currency)}</HeadCell>}
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
            {targetCents !== null && (
              <Cell numeric>
                {point.aovWithCents === null ? '–' : formatSignedCents(point.aovWithCents - targetCents, currency)}
              </Cell>
            )}
            <Cell numeric>{formatCents(point.revenueCents, currency)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
