import { useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { isSuperAdmin } from '#contract/permissions.ts'
import { describeError } from '#web/lib/api-error.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useQueryChoice, useQueryText, useSetQuery } from '#web/lib/query-choice.ts'
import { useUser } from '#web/lib/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { CompactSelect } from '#web/ui/compact-select.tsx'
import { FailurePanel, SampleBanner } from '#web/ui/failure-panel.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ConversationsView } from './conversations-view.tsx'
import { DEFAULT_RANGE, RANGES } from './quality-choices.ts'
import { qualityQuery } from './quality-queries.ts'
import { QualityLoading, QualityTabs } from './quality-tabs.tsx'
import { ReviewSheet } from './review-sheet.tsx'

export function QualityAssuranceScreen() {
  usePageTitle('Quality Assurance')
  const user = useUser()
  const [range, chooseRange] = useQueryChoice('range', RANGES, DEFAULT_RANGE)
  const showsList = useQueryText('view') === 'conversations'
  const openId = useQueryText('conversation')
  const setQuery = useSetQuery()
  const open = (conversation: string | undefined) => setQuery({ conversation })
  return (
    <div className="space-y-5">
      <PageHead
        title="Quality Assurance"
        badge={!isSuperAdmin(user.role) && <Badge tone="brand">{user.tenantId}</Badge>}
        subtitle={
          <span className="inline-flex items-center gap-1.5">
            <LockKeyhole size={14} aria-hidden="true" />
            All data anonymized • Privacy protected
          </span>
        }
        actions={
          !showsList && <CompactSelect label="Time range" value={range} onChange={chooseRange} choices={RANGES} />
        }
      />
      {showsList ? <ConversationsView onOpen={open} /> : <Overview range={range} onOpen={open} />}
      {openId !== undefined && <ReviewSheet id={openId} onClose={() => open(undefined)} />}
    </div>
  )
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
