import type { FlaggedConversation, QaOverview } from '#contract/quality.ts'
import { choiceList } from '#web/lib/choices.ts'
import { useQueryChoice } from '#web/lib/query-choice.ts'
import { FirstConversations } from '#web/shell/first-conversations.tsx'
import { Card } from '#web/ui/card.tsx'
import { MetricCardSkeleton } from '#web/ui/metric-card.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { FlaggedTab } from './flagged-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { DEFAULT_TAB, TABS } from './quality-choices.ts'
import { SentimentTab } from './sentiment-tab.tsx'

type QualityTabsProps = { overview: QaOverview; onReview?: (flag: FlaggedConversation) => void }

export function QualityTabs({ overview, onReview }: QualityTabsProps) {
  const [tab, chooseTab] = useQueryChoice('tab', TABS, DEFAULT_TAB)
  const open = overview.flagged.filter((flag) => !flag.resolved).length
  const tabs = choiceList(TABS).map((choice) => ({
    ...choice,
    count: choice.value === 'flagged' && open > 0 ? open : undefined,
  }))
  return (
    <Tabs label="Quality Assurance" value={tab} onChange={chooseTab} tabs={tabs}>
      {overview.hasData ? (
        <>
          <TabPanel value="overview">
            <OverviewTab overview={overview} onFlagged={() => chooseTab('flagged')} onReview={onReview} />
          </TabPanel>
          <TabPanel value="sentiment">
            <SentimentTab overview={overview} />
          </TabPanel>
          <TabPanel value="flagged">
            <FlaggedTab overview={overview} onReview={onReview} />
          </TabPanel>
        </>
      ) : (
        <TabPanel value={tab}>
          <Card>
            <FirstConversations text="Sentiment, answer quality and flagged issues appear here as soon as shoppers chat." />
          </Card>
        </TabPanel>
      )}
    </Tabs>
  )
}

const LABELS = ['Total conversations', 'Average sentiment', 'Flagged conversations', 'Questions answered']

export function QualityLoading() {
  return (
    <div className="space-y-4">
      <LoadingNote>Loading the figures</LoadingNote>
      <Skeleton className="mb-5 h-10 w-full" />
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-4">
        {LABELS.map((label) => (
          <MetricCardSkeleton key={label} label={label} />
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-3">
        {['a', 'b', 'c'].map((name) => (
          <Skeleton key={name} className="h-56 rounded-card" />
        ))}
      </div>
    </div>
  )
}
