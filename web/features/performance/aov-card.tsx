import { useNavigate } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { ChartPoint, Performance } from '#contract/performance.ts'
import { downloadCsv } from '#web/lib/csv.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { AovChartProps } from './aov-chart.tsx'
import { AovLegend } from './aov-legend.tsx'
import { AovTable } from './aov-table.tsx'
import { performanceRows } from './performance-rows.ts'

const VIEWS = { chart: 'Chart', table: 'Table' } as const
const TITLE = 'Average Order Value Comparison'
const CHART_HEIGHT = 'h-72'

/** Fetched along with the figures, not after them: it is the largest piece of the screen. */
const chartPiece = import('./aov-chart.tsx').catch(() => ({ AovChart: ChartMissing }))
const LazyChart = lazy(async () => ({ default: (await chartPiece).AovChart }))

/** The chart with its table and its file; all three show the same figures. */
export function AovCard({ figures, isSample }: { figures: Performance; isSample: boolean }) {
  const [view, setView] = useState<keyof typeof VIEWS>('chart')
  const navigate = useNavigate()
  const openBehind = useCallback(
    ({ from, to }: ChartPoint) =>
      void navigate({ to: paths.qualityConversations, search: { from, to, bought: 'yes' } }),
    [navigate],
  )
  const { chart, colors, currency, from, to, period, aovTargetCents: targetCents } = figures
  const isPartial = chart.some((point) => point.label.endsWith('*'))
  const fileName = `${isSample ? 'sample-' : ''}performance-${period}-${from}-to-${to}.csv`
  return (
    <Card aria-labelledby="aov-title">
      <CardHead
        id="aov-title"
        title={TITLE}
        note="What an average order comes to without a chat, and how much more with one. Net of tax, discounts, voids and returns."
        actions={
          <>
            <SegmentedControl label="Show as" value={view} onChange={setView} choices={VIEWS} />
            <Button
              onClick={() => downloadCsv(fileName, performanceRows(figures))}
              icon={<Download size={16} aria-hidden="true" />}
            >
              Download CSV
            </Button>
          </>
        }
      />
      {view === 'table' ? (
        <AovTable points={chart} currency={currency} targetCents={targetCents} />
      ) : (
        <div className="px-5 pb-5 sm:px-6">
          <AovLegend colors={colors} currency={currency} targetCents={targetCents} />
          <div className={`relative mt-3 ${CHART_HEIGHT}`}>
            <Suspense fallback={<Skeleton className="size-full" />}>
              <LazyChart points={chart} colors={colors} targetCents={targetCents} onPick={openBehind} />
            </Suspense>
          </div>
          <div className="sr-only">
            <AovTable points={chart} currency={currency} targetCents={targetCents} isFocusable={false} />
          </div>
        </div>
      )}
      {isPartial && <p className="px-5 pb-4 text-xs text-ink-soft sm:px-6">* Year to date</p>}
    </Card>
  )
}

export function AovCardSkeleton() {
  return (
    <Card>
      <CardHead title={TITLE} note="What an average order comes to without a chat, and how much more with one." />
      <div className="px-5 pb-5 sm:px-6">
        <Skeleton className="h-4 w-64" />
        <Skeleton className={`mt-3 w-full ${CHART_HEIGHT}`} />
      </div>
    </Card>
  )
}

function ChartMissing(_: AovChartProps) {
  return <p className="text-ink-soft">The chart could not be loaded. The table shows the same figures.</p>
}
