import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { describeError } from '#web/lib/api-error.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useQueryChoice } from '#web/lib/query-choice.ts'
import { CompactSelect } from '#web/ui/compact-select.tsx'
import { FailurePanel, SampleBanner } from '#web/ui/failure-panel.tsx'
import { useLiveConversations } from './live-conversations.ts'
import { DEFAULT_RANGE, RANGES } from './quality-choices.ts'
import { QualityFrame, useOpenConversation } from './quality-frame.tsx'
import { qualityQuery } from './quality-queries.ts'
import { QualityLoading, QualityTabs } from './quality-tabs.tsx'

/** Figures follow the conversations, but not each message of a busy hour. */
const FOLLOW_MS = 10_000

export function QualityAssuranceScreen() {
  usePageTitle('Quality Assurance')
  const [range, chooseRange] = useQueryChoice('range', RANGES, DEFAULT_RANGE)
  useLiveFigures()
  return (
    <QualityFrame actions={<CompactSelect label="Time range" value={range} onChange={chooseRange} choices={RANGES} />}>
      <Overview range={range} onOpen={useOpenConversation()} />
    </QualityFrame>
  )
}

function useLiveFigures(): void {
  const queryClient = useQueryClient()
  const lastAt = useRef(0)
  useLiveConversations(() => {
    const now = Date.now()
    if (now - lastAt.current < FOLLOW_MS) return
    lastAt.current = now
    void queryClient.invalidateQueries({ queryKey: ['quality'] })
  })
}

function Overview({ range, onOpen }: { range: keyof typeof RANGES; onOpen: (id: string) => void }) {
  const live = useQuery(qualityQuery(range))
  const sample = useQuery({
    queryKey: ['sample-quality', range],
    queryFn: async () => (await import('./sample.ts')).sampleQuality(range, new Date()),
    enabled: live.error !== null && live.data === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (live.data !== undefined) {
    return (
      <>
        {live.error !== null && (
          <FailurePanel
            title="The figures could not be refreshed. You see the last known ones."
            text={describeError(live.error)}
            onRetry={() => void live.refetch()}
            retrying={live.isFetching}
          />
        )}
        <div aria-busy={live.isPlaceholderData} className={live.isPlaceholderData ? 'opacity-60' : undefined}>
          <QualityTabs overview={live.data} onReview={(flag) => onOpen(flag.conversationId)} />
        </div>
      </>
    )
  }
  if (live.error === null) return <QualityLoading />
  return (
    <>
      <SampleBanner reason={describeError(live.error)} onRetry={() => void live.refetch()} retrying={live.isFetching} />
      {sample.data === undefined ? <QualityLoading /> : <QualityTabs overview={sample.data} />}
    </>
  )
}
