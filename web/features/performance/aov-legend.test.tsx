import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AovLegend } from './aov-legend.tsx'
import { AovTable } from './aov-table.tsx'
import { performanceRows } from './performance-rows.ts'
import { samplePerformance } from './sample.ts'

const SAMPLE = samplePerformance('month', new Date('2026-11-20T12:00:00Z'))

afterEach(cleanup)

/** What stands beside the drawn chart. */
function show(targetCents: number | null): void {
  const { chart, colors, currency } = SAMPLE
  render(
    <>
      <AovLegend colors={colors} currency={currency} targetCents={targetCents} />
      <AovTable points={chart} currency={currency} targetCents={targetCents} isFocusable={false} />
    </>,
  )
}

test('the order target stands in the legend, and the table says how far each point is from it', () => {
  show(8000)
  expect(screen.getByText('AOV target $80.00')).toBeDefined()
  const table = screen.getByRole('table', { name: /figures$/ })
  expect(within(table).getByRole('columnheader', { name: 'Against target $80.00' })).toBeDefined()
  const gaps = [...table.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('td')[4]?.textContent)
  expect([gaps[0], gaps.at(-1)]).toEqual(['−$9.80', '+$6.70'])
})

test('without a target nothing speaks of one', () => {
  show(null)
  expect(screen.queryByText(/target/i)).toBeNull()
})

test('the file names the target only where there is one', () => {
  expect(performanceRows({ ...SAMPLE, aovTargetCents: 8000 })).toContainEqual(['AOV target', '80.00', null])
  expect(performanceRows(SAMPLE).flat()).not.toContain('AOV target')
})
