import { TriangleAlert } from 'lucide-react'
import type { ClientHealth, Usage } from '#contract/kitchen.ts'
import { WARNING_PERCENTS } from '#contract/usage.ts'
import { formatCents, formatCount } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { shareTone } from './kitchen-words.ts'

type UsageCardProps = Pick<ClientHealth, 'apiCalls' | 'tokens'> & {
  note: string
  topTitle: string
  /** Whether a large share of one of them is worth a colour: among accounts it is, among kinds of calls it is not. */
  isRated?: boolean
}

/** What this month has used of its limits, what it costs, and who uses most. */
export function UsageCard({ apiCalls, tokens, note, topTitle, isRated = true }: UsageCardProps) {
  return (
    <Card aria-labelledby="usage">
      <CardHead id="usage" title="API Usage & Billing Risk" note={note} />
      <CardBody className="grid gap-8 lg:grid-cols-2">
        <Meter
          title="API calls this month"
          usage={apiCalls}
          warnsAt={WARNING_PERCENTS.apiCalls}
          {...{ topTitle, isRated }}
        />
        <Meter
          title="Token usage this month"
          usage={tokens}
          warnsAt={WARNING_PERCENTS.tokens}
          {...{ topTitle, isRated }}
          cost={`${formatCents(tokens.costCents)} at $${tokens.dollarsPer1000} per 1,000 tokens`}
        />
      </CardBody>
    </Card>
  )
}

type MeterProps = {
  title: string
  usage: Usage
  warnsAt: number
  topTitle: string
  isRated: boolean
  cost?: string
}

function Meter({ title, usage, warnsAt, topTitle, isRated, cost }: MeterProps) {
  const { thisMonth, limit, percent, isWarning, top } = usage
  return (
    <section aria-label={title} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">{title}</h3>
        {isWarning && (
          <Badge tone={percent >= 100 ? 'bad' : 'middling'} icon={<TriangleAlert size={12} aria-hidden="true" />}>
            {percent >= 100 ? 'Limit reached' : `Over ${warnsAt}%`}
          </Badge>
        )}
      </div>
      <p className="mt-1 text-xl font-semibold tracking-tight tabular-nums">
        {formatCount(thisMonth)}
        <span className="ml-1.5 text-sm font-normal tracking-normal text-ink-soft">of {formatCount(limit)}</span>
      </p>
      <div aria-hidden="true" className="mt-2 h-2.5 overflow-hidden rounded-full bg-sunken">
        <div
          className={classNames(
            'h-full rounded-full',
            isWarning ? (percent >= 100 ? 'bg-bad' : 'bg-middling') : 'bg-brand',
          )}
          style={{ width: `${Math.min(100, percent)}%` }}
        />
      </div>
      <p className="mt-1.5 text-xs text-ink-soft tabular-nums">
        {percent.toLocaleString('en-US')}% of the limit{cost !== undefined && ` · ${cost}`}
      </p>
      <h4 className="mt-5 text-xs font-medium text-ink-soft">{topTitle}</h4>
      {top.length === 0 ? (
        <p className="mt-2 text-ink-soft">Nothing used yet this month.</p>
      ) : (
        <ul className="mt-2 space-y-3">
          {top.map((user) => (
            <li key={user.name}>
              <ShareBar
                label={
                  <>
                    <span className="min-w-0 truncate">{user.name}</span>
                    <span className="text-xs text-ink-soft tabular-nums">{formatCount(user.count)}</span>
                    {isRated && <ShareBadge percent={user.percent} />}
                  </>
                }
                percent={user.percent}
                shown={`${user.percent.toLocaleString('en-US')}%`}
                tone={isRated ? shareTone(user.percent) : 'good'}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The colour of the bar in a word. */
function ShareBadge({ percent }: { percent: number }) {
  const tone = shareTone(percent)
  if (tone === 'good') return null
  return <Badge tone={tone}>{tone === 'bad' ? 'Over 20%' : 'Over 10%'}</Badge>
}
