import { useQuery } from '@tanstack/react-query'
import { Activity } from 'lucide-react'
import type { Infrastructure } from '#contract/kitchen.ts'
import type { InfrastructureRange } from '#contract/kitchen-limits.ts'
import type { Choices } from '#web/lib/choices.ts'
import { formatCount, formatExact, formatNoun } from '#web/lib/format.ts'
import { useQueryChoice } from '#web/lib/query-choice.ts'
import { useUser } from '#web/lib/session.tsx'
import { QueryPanel } from '#web/shell/query-panel.tsx'
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
  const most = Math.max(1, ...points.map((point) => point.requests))
  return (
    <section aria-labelledby="calls-chart">
      <h3 id="calls-chart" className="text-xs font-medium text-ink-soft">
        API calls over time
      </h3>
      <ul className="mt-3 flex h-36 items-end gap-1">
        {points.map((point) => {
          const words = `${formatExact(point.at, timeZone)}: ${formatNoun(point.requests, 'call')}, ${formatNoun(point.failures, 'error')}, ${formatDecimal(point.averageMs, ' ms')} on average`
          return (
            <li key={point.at} title={words} className="flex h-full max-w-10 flex-1 flex-col justify-end">
              <span className="sr-only">{words}</span>
              <span
                aria-hidden="true"
                className={point.failures > 0 ? 'block rounded-t-sm bg-bad' : 'block rounded-t-sm bg-brand'}
                style={{ height: `${Math.max(2, (point.requests / most) * 100)}%` }}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function formatDecimal(value: number | null, unit: string): string {
  return value === null ? '–' : `${value.toLocaleString('en-US')}${unit}`
}
