import type { KitchenSummary } from '#contract/kitchen.ts'
import { formatCents, formatCount, formatNoun, formatPercent } from '#web/lib/format.ts'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { MetricCard } from '#web/ui/metric-card.tsx'
import { formatThousands, planName } from './kitchen-words.ts'

/** Subscriptions, revenue, trials, and how people come to pay. */
export function DashboardTab({ summary }: { summary: KitchenSummary }) {
  const { activeSubscriptions, trialToPaid } = summary
  const byPlan = activeSubscriptions.byPlan.filter(({ count }) => count > 0)
  return (
    <div className="space-y-4">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5 lg:gap-4">
        <MetricCard
          label="Active Subscriptions"
          value={formatCount(activeSubscriptions.total)}
          note={
            byPlan.length === 0
              ? 'Nobody pays yet'
              : byPlan.map(({ plan, count }) => `${formatCount(count)} ${planName(plan)}`).join(' · ')
          }
        />
        <MetricCard
          label="MRR"
          value={formatThousands(summary.mrrCents)}
          exact={`${formatCents(summary.mrrCents)} a month`}
          note={`${formatCents(summary.mrrCents)} a month`}
        />
        <MetricCard label="Active Trials" value={formatCount(summary.activeTrials)} note="Not paying yet" />
        <MetricCard
          label="Trial-to-Paid Conversion"
          value={formatPercent(trialToPaid.percent)}
          note={
            trialToPaid.ended === 0
              ? 'No trial has ended yet'
              : `${formatCount(trialToPaid.paid)} of ${formatNoun(trialToPaid.ended, 'ended trial')}`
          }
        />
        <MetricCard label="Total Active Users" value={formatCount(summary.totalActiveUsers)} note="Trials plus paid" />
      </div>
      <FunnelCard summary={summary} />
    </div>
  )
}

function FunnelCard({ summary }: { summary: KitchenSummary }) {
  const { steps, note } = summary.funnel
  const widest = measureWidest(steps.map((step) => step.count))
  return (
    <Card aria-labelledby="journey-funnel">
      <CardHead id="journey-funnel" title="Customer Journey Funnel" note={note} />
      <CardBody className="grid gap-8 lg:grid-cols-[1fr_18rem]">
        <ol className="space-y-3">
          {steps.map((step, at) => (
            <FunnelStep key={step.label} step={step} before={steps[at - 1]} widest={widest} />
          ))}
        </ol>
        <TrialsAgainstPaying trials={summary.activeTrials} paying={summary.activeSubscriptions.total} />
      </CardBody>
    </Card>
  )
}

/** Far more people look than begin: a first bar of that length would leave the others without any. */
function measureWidest([first = 0, ...rest]: number[]): number {
  const next = Math.max(1, ...rest)
  return first > 10 * next ? next : Math.max(first, next)
}

type Step = KitchenSummary['funnel']['steps'][number]

function FunnelStep({ step, before, widest }: { step: Step; before: Step | undefined; widest: number }) {
  const share = before === undefined || before.count === 0 ? null : Math.round((step.count / before.count) * 100)
  const isOffScale = step.count > widest
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3">
        <span>{step.label}</span>
        <span className="flex items-baseline gap-3">
          {isOffScale && <span className="text-xs text-ink-soft">bar not to scale</span>}
          {share !== null && share <= 100 && (
            <span className="text-xs text-ink-soft tabular-nums">{share}% of the step before</span>
          )}
          <span className="min-w-10 text-right font-medium tabular-nums">{formatCount(step.count)}</span>
        </span>
      </div>
      <div aria-hidden="true" className="mt-1.5 h-2.5 overflow-hidden rounded-full bg-sunken">
        <div
          className={classNames('h-full rounded-full', isOffScale ? 'bg-brand/35' : 'bg-brand')}
          style={{ width: `${Math.min(100, (step.count / widest) * 100)}%` }}
        />
      </div>
    </li>
  )
}

function TrialsAgainstPaying({ trials, paying }: { trials: number; paying: number }) {
  const all = Math.max(1, trials + paying)
  return (
    <section aria-labelledby="trials-paying" className="lg:border-l lg:border-line lg:pl-8">
      <h3 id="trials-paying" className="font-medium">
        Trials against paying
      </h3>
      <p className="text-xs text-ink-soft">As they stand today</p>
      <div aria-hidden="true" className="mt-4 flex h-3 gap-px overflow-hidden rounded-full bg-sunken">
        <div className="bg-accent" style={{ width: `${(trials / all) * 100}%` }} />
        <div className="bg-brand" style={{ width: `${(paying / all) * 100}%` }} />
      </div>
      <dl className="mt-3 space-y-1.5">
        <Legend label="Trials" count={trials} mark="bg-accent" />
        <Legend label="Paying" count={paying} mark="bg-brand" />
      </dl>
    </section>
  )
}

function Legend({ label, count, mark }: { label: string; count: number; mark: string }) {
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${mark}`} />
      <dt className="flex-1">{label}</dt>
      <dd className="font-medium tabular-nums">{formatCount(count)}</dd>
    </div>
  )
}
