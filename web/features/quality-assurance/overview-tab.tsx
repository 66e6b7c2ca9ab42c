import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import type { FlaggedConversation, QaOverview } from '#contract/quality.ts'
import { formatCount, formatNoun, formatPercent, formatScore } from '#web/lib/format.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MetricCard } from '#web/ui/metric-card.tsx'
import { useRangeSpan } from './conversations-link.tsx'
import { FlaggedList } from './flagged-list.tsx'
import { DistributionCard, ResponseQualityCard, TrendCard } from './overview-cards.tsx'
import { SentimentWord } from './sentiment.tsx'

const FLAGS_SHOWN = 3
const UNANSWERED = 'Questions answered, to the conversations with an unanswered one'

type OverviewTabProps = {
  overview: QaOverview
  onFlagged: () => void
  onReview?: (flag: FlaggedConversation) => void
}

export function OverviewTab({ overview, onFlagged, onReview }: OverviewTabProps) {
  const { flagged, totalConversations, scoredConversations } = overview
  const open = flagged.filter((flag) => !flag.resolved).length
  const span = useRangeSpan(overview)
  return (
    <div className="space-y-4">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-4">
        <MetricCard
          label="Total conversations"
          value={formatCount(totalConversations)}
          note={`${formatCount(scoredConversations)} ended and scored`}
          link={(name) => (
            <Link to={paths.qualityConversations} search={span}>
              {name}
            </Link>
          )}
        />
        <MetricCard
          label="Average sentiment"
          value={formatScore(overview.averageSentiment)}
          unit="out of 5.0"
          note={
            overview.averageSentiment === null ? 'Not scored yet' : <SentimentWord score={overview.averageSentiment} />
          }
          link={(name) => (
            <Link to={paths.qualityAssurance} search={(before) => ({ ...before, tab: 'sentiment' })}>
              {name}
            </Link>
          )}
        />
        <MetricCard
          label="Flagged conversations"
          value={formatCount(overview.flaggedConversations)}
          note={open === 0 ? 'None open' : `${formatNoun(open, 'flag')} open`}
          link={(name) => (
            <Link to={paths.qualityAssurance} search={(before) => ({ ...before, tab: 'flagged' })}>
              {name}
            </Link>
          )}
        />
        <MetricCard
          label="Questions answered"
          value={formatPercent(overview.answeredPercent)}
          note="of the scored conversations"
          link={(name) => (
            <Link to={paths.qualityConversations} search={{ ...span, answered: 'no' }} aria-label={UNANSWERED}>
              {name}
            </Link>
          )}
        />
      </div>
      <div className="grid gap-4 lg:grid-cols-3">
        <DistributionCard overview={overview} />
        <TrendCard overview={overview} />
        <ResponseQualityCard overview={overview} />
      </div>
      <Card aria-labelledby="first-flags">
        <CardHead
          id="first-flags"
          title="Recent flagged issues"
          actions={
            flagged.length > FLAGS_SHOWN && (
              <Button size="small" look="quiet" className="-mr-3" onClick={onFlagged}>
                See all {formatCount(flagged.length)}
              </Button>
            )
          }
        />
        {flagged.length === 0 ? (
          <NothingFlagged />
        ) : (
          <FlaggedList flags={flagged.slice(0, FLAGS_SHOWN)} onReview={onReview} />
        )}
      </Card>
    </div>
  )
}

export function NothingFlagged() {
  return (
    <EmptyState
      icon={<CircleCheck size={20} aria-hidden="true" />}
      title="Nothing was flagged in this range"
      text="Conversations that need a person's look appear here: medical questions, complaints, unanswered questions, low ratings."
    />
  )
}
