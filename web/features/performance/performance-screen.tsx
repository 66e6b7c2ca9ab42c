import { useQuery } from '@tanstack/react-query'
import type { Performance, Period } from '#contract/performance.ts'
import { describeError } from '#web/lib/api-error.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useQueryChoice } from '#web/lib/query-choice.ts'
import { FirstConversations } from '#web/shell/first-conversations.tsx'
import { Card } from '#web/ui/card.tsx'
import { FailurePanel, SampleBanner } from '#web/ui/failure-panel.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { LoadingNote } from '#web/ui/skeleton.tsx'
import { AovCard, AovCardSkeleton } from './aov-card.tsx'
import { AttributionCard, AttributionCardSkeleton } from './attribution-card.tsx'
import { describeSpan } from './comparison.ts'
import { MetricCards, MetricCardsSkeleton } from './metric-cards.tsx'
import { performanceQuery } from './performance-query.ts'
import { DEFAULT_PERIOD, PERIODS } from './periods.ts'

const TITLE = 'Performance & Quality Assurance'

export function PerformanceScreen() {
  usePageTitle('Performance')
  const [period, choosePeriod] = useQueryChoice('period', PERIODS, DEFAULT_PERIOD)
  const live = useQuery(performanceQuery(period))
  return (
    <div className="space-y-5">
      <PageHead
        title={TITLE}
        subtitle="Monitor revenue metrics, customer sentiment, and conversation quality"
        actions={<SegmentedControl label="Period" value={period} onChange={choosePeriod} choices={PERIODS} />}
      />
      {live.data !== undefined && live.error !== null && (
        <FailurePanel
          title="The figures could not be refreshed. You see the last known ones."
          text={describeError(live.error)}
          onRetry={() => void live.refetch()}
          retrying={live.isFetching}
        />
      )}
      {live.data !== undefined ? (
        <Figures figures={live.data} isStale={live.isPlaceholderData} />
      ) : live.error !== null ? (
        <SampleFigures
          period={period}
          reason={describeError(live.error)}
          onRetry={() => void live.refetch()}
          retrying={live.isFetching}
        />
      ) : (
        <Loading />
      )}
    </div>
  )
}

type FiguresProps = { figures: Performance; isStale?: boolean; isSample?: boolean }

function Figures({ figures, isStale = false, isSample = false }: FiguresProps) {
  if (!figures.hasData) {
    return (
      <Card>
        <FirstConversations text="Revenue, order values, sentiment and flagged issues appear here as soon as shoppers chat and order." />
      </Card>
    )
  }
  return (
    <div aria-busy={isStale} className={isStale ? 'space-y-5 opacity-60 transition-opacity' : 'space-y-5'}>
      <p className="-mt-2 text-xs text-ink-soft">{describeSpan(figures)}</p>
      <MetricCards figures={figures} />
      <AovCard figures={figures} isSample={isSample} />
      <AttributionCard figures={figures} />
    </div>
  )
}

function Loading() {
  return (
    <div className="space-y-5">
      <LoadingNote>Loading the figures</LoadingNote>
      <div className="-mt-2 h-4" />
      <MetricCardsSkeleton />
      <AovCardSkeleton />
      <AttributionCardSkeleton />
    </div>
  )
}

type SampleFiguresProps = { period: Period; reason: string; onRetry: () => void; retrying: boolean }

/** What the screen would show, under a banner that says that it is not the tenant's own. Fetched only when needed. */
function SampleFigures({ period, ...banner }: SampleFiguresProps) {
  const sample = useQuery({
    queryKey: ['sample-performance', period],
    queryFn: async () => (await import('./sample.ts')).samplePerformance(period, new Date()),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <>
      <SampleBanner {...banner} />
      {sample.data === undefined ? <Loading /> : <Figures figures={sample.data} isSample />}
    </>
  )
}
