import { ChevronDown, CircleCheck, HeartHandshake, PhoneCall } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ClientHealth, NamedAccount } from '#contract/kitchen.ts'
import { formatCount } from '#web/lib/format.ts'
import { useSetQuery } from '#web/lib/query-choice.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { MetricCard } from '#web/ui/metric-card.tsx'
import { UsageCard } from './usage-meters.tsx'

/** Who uses how much, who needs a call, and how the accounts stand. */
export function HealthTab({ health, note, isAll }: { health: ClientHealth; note: string; isAll: boolean }) {
  return (
    <div className="space-y-4">
      <UsageCard
        apiCalls={health.apiCalls}
        tokens={health.tokens}
        note={note}
        topTitle={isAll ? 'Top 5 users' : 'By who calls'}
        isRated={isAll}
      />
      <ActionRequired health={health} />
      <div className="grid gap-3 sm:grid-cols-3 lg:gap-4">
        <MetricCard
          label="High Churn Risk"
          value={formatCount(health.highChurnRisk)}
          note="By the rules shown with each account"
        />
        <MetricCard
          label="Accounts in Bad Standing"
          value={formatCount(health.accountsBadStanding)}
          note="A payment failed, or suspended"
        />
        <MetricCard
          label="Accounts in Good Standing"
          value={formatCount(health.accountsGoodStanding)}
          note="Paid or on trial"
        />
      </div>
    </div>
  )
}

function ActionRequired({ health }: { health: ClientHealth }) {
  const { badStanding, churnRisk, accountsBadStanding, highChurnRisk } = health
  const isQuiet = accountsBadStanding + highChurnRisk === 0
  return (
    <Card aria-labelledby="action-required">
      <CardHead id="action-required" title="Action Required" note="Open a line to see who, and why" />
      <CardBody className="space-y-2">
        {isQuiet && (
          <p className="flex items-center gap-2 text-ink-soft">
            <CircleCheck size={16} aria-hidden="true" className="text-good-ink" />
            Nobody needs a call today.
          </p>
        )}
        {accountsBadStanding > 0 && (
          <ActionList
            icon={<PhoneCall size={16} aria-hidden="true" />}
            title={`Contact ${formatCount(accountsBadStanding)} bad standing`}
            accounts={badStanding}
          />
        )}
        {highChurnRisk > 0 && (
          <ActionList
            icon={<HeartHandshake size={16} aria-hidden="true" />}
            title={`Outreach to ${formatCount(highChurnRisk)} churn risk`}
            accounts={churnRisk}
          />
        )}
      </CardBody>
    </Card>
  )
}

function ActionList(props: { icon: ReactNode; title: string; accounts: readonly NamedAccount[] }) {
  const setQuery = useSetQuery()
  return (
    <details className="group rounded-lg border border-line">
      <summary className="flex cursor-pointer list-none items-center gap-3 rounded-lg px-4 py-3 font-medium hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="text-accent-ink">{props.icon}</span>
        <span className="flex-1">{props.title}</span>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {props.accounts.map((account) => (
          <li key={account.id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-2.5">
            <button
              type="button"
              onClick={() => setQuery({ tab: 'accounts', account: account.id })}
              className="rounded-sm font-medium text-brand-ink underline-offset-2 hover:underline pointer-coarse:min-h-11"
            >
              {account.businessName}
            </button>
            <span className="flex flex-wrap gap-1.5">
              {account.reasons.map((reason) => (
                <Badge key={reason} tone="plain">
                  {reason}
                </Badge>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
