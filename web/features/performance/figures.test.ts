import { expect, test } from 'vitest'
import { toBar } from './chart-bars.ts'
import { describeComparison, spanBefore } from './comparison.ts'
import { performanceRows } from './performance-rows.ts'
import { readPeriod } from './periods.ts'
import { samplePerformance } from './sample.ts'

const POINT = { label: 'Nov 26', from: '2026-11-01', to: '2026-11-20', revenueCents: 100 }

test('a bar is the order without the assistant and what it adds on top', () => {
  expect(toBar({ ...POINT, aovWithoutCents: 6000, aovWithCents: 7500, upliftPercent: 25 })).toEqual({
    base: 60,
    uplift: 15,
    label: '+25%',
  })
})

test('where orders with the assistant are smaller nothing is drawn on top, and the label says so', () => {
  expect(toBar({ ...POINT, aovWithoutCents: 8000, aovWithCents: 6000, upliftPercent: -25 })).toEqual({
    base: 80,
    uplift: 0,
    label: '−25%',
  })
})

test('a side without orders is not drawn, and no change is claimed', () => {
  expect(toBar({ ...POINT, aovWithoutCents: 8000, aovWithCents: null, upliftPercent: null })).toEqual({
    base: 80,
    uplift: null,
    label: null,
  })
  expect(toBar({ ...POINT, aovWithoutCents: null, aovWithCents: 5000, upliftPercent: null })).toEqual({
    base: null,
    uplift: 50,
    label: null,
  })
})

test('the span before is as long and ends the day before, across a change of clocks and a leap day', () => {
  expect(spanBefore({ from: '2026-10-22', to: '2026-11-20' })).toEqual({ from: '2026-09-22', to: '2026-10-21' })
  expect(spanBefore({ from: '2026-11-20', to: '2026-11-20' })).toEqual({ from: '2026-11-19', to: '2026-11-19' })
  expect(spanBefore({ from: '2028-03-01', to: '2028-03-30' })).toEqual({ from: '2028-01-31', to: '2028-02-29' })
})

test('a trend says what it compares', () => {
  expect(describeComparison({ from: '2026-11-14', to: '2026-11-20' })).toBe(
    'Nov 14 – 20, 2026 compared with Nov 7 – 13, 2026',
  )
})

test('the period of the address is taken when it exists, else a month', () => {
  expect([readPeriod('annual'), readPeriod('quarterly'), readPeriod(undefined)]).toEqual(['annual', 'month', 'month'])
})

test('the file holds the figures of the screen, in dollars, with zone and window', () => {
  const figures = samplePerformance('month', new Date('2026-11-20T12:00:00Z'))
  const rows = performanceRows(figures)
  expect(rows).toContainEqual(['Total Revenue', '149826.40', 12])
  expect(rows).toContainEqual(['AOV w/ eConcierge', '86.40', 58])
  expect(rows).toContainEqual(['Time zone', 'America/Denver', null])
  expect(rows).toContainEqual(['Attribution window in hours', 72, null])
  expect(rows.slice(-figures.chart.length).map((row) => row[0])).toEqual(figures.chart.map((point) => point.label))
})

test('figures that are not there are empty cells, not zeros', () => {
  const figures = samplePerformance('day', new Date('2026-11-20T12:00:00Z'))
  const rows = performanceRows({
    ...figures,
    summary: { ...figures.summary, aovWithCents: null, sentimentScore: null },
  })
  expect(rows).toContainEqual(['AOV w/ eConcierge', null, 58])
  expect(rows).toContainEqual(['Sentiment Score out of 5', null, 8])
})
