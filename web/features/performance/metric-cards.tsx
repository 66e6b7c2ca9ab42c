import { Link } from '@tanstack/react-router'
import type { Performance } from '#contract/performance.ts'
import { useCan } from '#web/lib/can.tsx'
import { formatCents, formatCount, formatHeadlineCents, formatNoun, formatScore } from '#web/lib/format.ts'
import { paths } from '#web/paths.ts'
import { MetricCard, MetricCardSkeleton } from '#web/ui/metric-card.tsx'
import { TrendBadge } from '#web/ui/trend-badge.tsx'
import { BehindLink } from './behind-link.tsx'
import { describeComparison } from './comparison.ts'
import { COMPARED_WITH } from './periods.ts'

/** The five figures of the period. Each but one leads to what is behind it. */
export function MetricCards({ figures }: { figures: Performance }) {
  const { summary, trend, currency, period } = figures
  const mayOpenKitchen = useCan('view_kitchen')
  const compared = { comparedWith: COMPARED_WITH[period], exact: describeComparison(figures) }
  const { from, to } = figures
  const money = (cents: number | null) => formatCents(cents, currency)
  return (
    <Grid>
      <MetricCard
        label="Total Revenue"
        value={formatHeadlineCents(summary.totalRevenueCents, currency)}
        exact={money(summary.totalRevenueCents)}
        note={<BehindLink behind={{ from, to, bought: 'yes' }}>{formatNoun(summary.orders, 'order')}</BehindLink>}
        trend={<TrendBadge change={trend.totalRevenue} good="up" {...compared} />}
        link={
          mayOpenKitchen
            ? (name) => (
                <Link to={paths.kitchen} search={{ tab: 'dashboard' }}>
                  {name}
                </Link>
              )
            : undefined
        }
      />
      <MetricCard
        label="Sentiment Score"
        value={formatScore(summary.sentimentScore)}
        unit="/ 5.0"
        note={<BehindLink behind={{ from, to }}>{formatNoun(summary.totalConversations, 'conversation')}</BehindLink>}
        trend={<TrendBadge change={trend.sentimentScore} good="up" {...compared} />}
        link={(name) => (
          <Link to={paths.qualityAssurance} search={{ tab: 'sentiment' }}>
            {name}
          </Link>
        )}
      />
      <MetricCard
        label="AOV w/ eConcierge"
        value={money(summary.aovWithCents)}
        note={<BehindLink behind={{ from, to, bought: 'yes' }}>{formatNoun(summary.ordersWith, 'order')}</BehindLink>}
        trend={<TrendBadge change={trend.aovWith} good="up" {...compared} />}
        link={(name) => <Link to={paths.builder}>{name}</Link>}
      />
      <MetricCard
        label="AOV w/o eConcierge"
        value={money(summary.aovWithoutCents)}
        note={formatNoun(summary.orders - summary.ordersWith, 'order')}
        trend={<TrendBadge change={trend.aovWithout} good="none" {...compared} />}
      />
      <MetricCard
        label="Flagged Issues"
        value={formatCount(summary.flaggedConversations)}
        note={
          <BehindLink behind={{ from, to, flag: 'any' }}>
            {summary.openFlags === 0 ? 'No flag is open' : `${formatNoun(summary.openFlags, 'flag')} open now`}
          </BehindLink>
        }
        trend={<TrendBadge change={trend.flaggedConversations} good="down" {...compared} />}
        link={(name) => (
          <Link to={paths.qualityAssurance} search={{ tab: 'flagged' }}>
            {name}
          </Link>
        )}
      />
    </Grid>
  )
}

const LABELS = ['Total Revenue', 'Sentiment Score', 'AOV w/ eConcierge', 'AOV w/o eConcierge', 'Flagged Issues']

export function MetricCardsSkeleton() {
  return (
    <Grid>
      {LABELS.map((label) => (
        <MetricCardSkeleton key={label} label={label} />
      ))}
    </Grid>
  )
}

function Grid({ children }: { children: React.ReactNode }) {
  return <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-5 xl:gap-4">{children}</div>
}
