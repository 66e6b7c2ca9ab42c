import { QualityFrame } from '#web/features/quality-assurance/quality-frame.tsx'
import { DraftGuard } from '#web/features/quality-assurance/review/drafts.tsx'
import { choiceList } from '#web/lib/choices.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useQueryChoice } from '#web/lib/query-choice.ts'
import { CompactSelect } from '#web/ui/compact-select.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { ContentGaps } from './content-gaps.tsx'
import { DEFAULT_INSIGHT_RANGE, DEFAULT_PART, INSIGHT_RANGES, PARTS } from './insight-choices.ts'
import { MenuDoctor } from './menu-doctor.tsx'
import { UnmetDemandView } from './unmet-demand.tsx'

/** What shoppers miss: answers, products, and what is wrong with the menu. */
export function InsightsScreen() {
  usePageTitle('Insights')
  const [part, choosePart] = useQueryChoice('part', PARTS, DEFAULT_PART)
  const [range, chooseRange] = useQueryChoice('range', INSIGHT_RANGES, DEFAULT_INSIGHT_RANGE)
  return (
    <QualityFrame
      actions={<CompactSelect label="Time range" value={range} onChange={chooseRange} choices={INSIGHT_RANGES} />}
    >
      <DraftGuard parts={WRITTEN_IN}>
        <Tabs label="Insights" value={part} onChange={choosePart} tabs={choiceList(PARTS)}>
          <TabPanel value="gaps">
            <ContentGaps range={range} />
          </TabPanel>
          <TabPanel value="demand">
            <UnmetDemandView range={range} />
          </TabPanel>
          <TabPanel value="menu">
            <MenuDoctor range={range} />
          </TabPanel>
        </Tabs>
      </DraftGuard>
    </QualityFrame>
  )
}

const WRITTEN_IN = ['part', 'range']
