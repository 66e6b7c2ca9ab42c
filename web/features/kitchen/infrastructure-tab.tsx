import { useQuery } from '@tanstack/react-query'
import { Activity } from 'lucide-react'
import type { Infrastructure } from '#contract/kitchen.ts'
import type { InfrastructureRange } from '#contract/kitchen-limits.ts'
import type { Choices } from '#web/lib/choices.ts'
import { formatCount, formatExact, formatNoun } from '#web/lib/format.ts'
import { useQueryChoice } from '#web/lib/query-choice.ts'
import { useUser } from '#web/lib/session.tsx'
import { QueryPanel } from '#web/shell/query-panel.tsx'
import { BarRow } from '#web/ui/bar-row.tsx'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { CompactSelect } from '#web/ui/compact-select.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MetricCard } from '#web/ui/metric-card.tsx'
import { infrastructureQuery } from './kitchen-queries.ts'

const RANGES = {
  '24h': 'Last 24 Hours',
  '7d': 'Last 7 Days',
  '30d': 'Last 30 Days',
  '90d': 'Last 90 Days',
} as const satisfies Choices<InfrastructureRange>

/** How the servers do, as they measured it themselves. */
export function InfrastructureTab() {
  const [range, chooseRange] = useQueryChoice('range', RANGES, '24h')
  const infrastructure = useQuery(infrastructureQuery(range))
  return (
    <Card aria-labelledby="system-health">
      <CardHead
        id="system-health"
        title="System Health"
        note="Measured by the servers themselves, minute by minute, kept for 90 days"
        actions={<CompactSelect label="Time range" value={range} onChange={chooseRange} choices={RANGES} />}
      />
      <CardBody>
        <QueryPanel query={infrastructure} failedTitle="The measurements could not be loaded.">
          {(data) =>
            data.measuredFrom === null ? (
              <EmptyState
                icon={<Activity size={20} aria-hidden="true" />}
                title="Nothing measured yet"
                text="The first figures appear a few seconds after the server has started."
              />
            ) : (
              <Measured data={data} />
            )
          }
        </QueryPanel>
      </CardBody>
    </Card>
  )
}

function Measured({ data }: { data: Infrastructure }) {
  const { timeZone } = useUser()
  const since = data.measuredFrom === null ? '' : `Since ${formatExact(data.measuredFrom, timeZone)}`
  return (
    <div className="space-y-6">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-4">
        <MetricCard label="Uptime" value={formatDecimal(data.uptimePercent, '%')} note={since} />
        <MetricCard
          label="Avg Response"
          value={formatDecimal(data.averageMs, ' ms')}
          note={data.slowestMs === null ? undefined : `Slowest ${formatCount(data.slowestMs)} ms`}
        />
        <MetricCard label="API Calls" value={formatCount(data.apiCalls)} note="Streams not counted" />
        <MetricCard label="Error Rate" value={formatDecimal(data.errorPercent, '%')} note="Answers of 500 and above" />
      </div>
      <Calls points={data.points} />
    </div>
  )
}

function Calls({ points }: { points: Infrastructure['points'] }) {
  const { timeZone } = useUser()
  const bars = points.map(({ at, requests, failures, averageMs }) => ({
    key: at,
    value: requests,
    isBad: failures > 0,
    words: `${formatExact(at, timeZone)}: ${formatNoun(requests, 'call')}, ${formatNoun(failures, 'error')}, ${formatDecimal(averageMs, ' ms')} on average`,
  }))
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return null
  return (
    <section aria-labelledby="calls-chart">
      <h3 id="calls-chart" className="mb-3 text-xs font-medium text-ink-soft">
        API calls over time
      </h3>
      <BarRow bars={bars} from={formatExact(first.at, timeZone)} to={formatExact(last.at, timeZone)} />
    </section>
  )
}

function formatDecimal(value: number | null, unit: string): string {
  return value === null ? '–' : `${value.toLocaleString('en-US')}${unit}`
}
