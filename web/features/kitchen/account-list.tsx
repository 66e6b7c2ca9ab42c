import type { ReactNode } from 'react'
import type { Account } from '#contract/kitchen.ts'
import { formatCents, formatNoun } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { When } from '#web/ui/when.tsx'
import { planName, RISK_WORDS, STANDING_WORDS, STATUS_WORDS } from './kitchen-words.ts'

type ListProps = { accounts: readonly Account[]; onOpen: (id: string) => void }

export function AccountTable({ accounts, onOpen }: ListProps) {
  return (
    <Table caption="Customer Accounts">
      <thead>
        <tr>
          <HeadCell>Business</HeadCell>
          <HeadCell>Plan & Status</HeadCell>
          <HeadCell>Standing</HeadCell>
          <HeadCell numeric>MRR</HeadCell>
          <HeadCell numeric>Usage %</HeadCell>
          <HeadCell>Churn Risk</HeadCell>
          <HeadCell>Last Payment</HeadCell>
          <HeadCell>Actions</HeadCell>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <tr key={account.id}>
            <Cell className="min-w-44">
              <span className="block font-medium">{account.businessName}</span>
              <span className="block text-xs break-all text-ink-soft">{account.email || account.domain}</span>
            </Cell>
            <Cell>
              <span className="block whitespace-nowrap">{planName(account.plan)}</span>
              <StatusBadge account={account} />
            </Cell>
            <Cell>
              <StandingBadge account={account} />
            </Cell>
            <Cell numeric>{formatCents(account.mrrCents)}</Cell>
            <Cell numeric>{formatUse(account)}</Cell>
            <Cell>
              <RiskBadge account={account} />
            </Cell>
            <Cell>
              <LastPayment account={account} />
            </Cell>
            <Cell className="py-1.5!">
              <Button size="small" onClick={() => onOpen(account.id)} aria-label={`Manage ${account.businessName}`}>
                Manage
              </Button>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The same for small screens. */
export function AccountCards({ accounts, onOpen }: ListProps) {
  return (
    <ul className="divide-y divide-line">
      {accounts.map((account) => (
        <li key={account.id} className="space-y-3 px-5 py-4">
          <div className="flex items-center justify-between gap-3">
            <div className="min-w-0">
              <h3 className="font-medium break-words">{account.businessName}</h3>
            </div>
            <Button size="small" onClick={() => onOpen(account.id)} aria-label={`Manage ${account.businessName}`}>
              Manage
            </Button>
          </div>
          <p className="-mt-3 text-xs wrap-anywhere text-ink-soft">{account.email || account.domain}</p>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5">
            <Fact name="Plan & Status">
              {planName(account.plan)} <StatusBadge account={account} />
            </Fact>
            <Fact name="Standing">
              <StandingBadge account={account} />
            </Fact>
            <Fact name="MRR">{formatCents(account.mrrCents)}</Fact>
            <Fact name="Usage %">{formatUse(account)}</Fact>
            <Fact name="Churn Risk">
              <RiskBadge account={account} />
            </Fact>
            <Fact name="Last Payment">
              <LastPayment account={account} />
            </Fact>
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

export function StatusBadge({ account }: { account: Account }) {
  const { word, tone } = STATUS_WORDS[account.status]
  const left = account.trialDaysLeft
  return (
    <Badge tone={tone}>
      {word}
      {left !== null && `, ${formatNoun(left, 'day')} left`}
    </Badge>
  )
}

export function StandingBadge({ account }: { account: Account }) {
  const { word, tone } = STANDING_WORDS[account.standing]
  return (
    <Badge tone={tone} title={account.standingReasons.join(', ')}>
      {word}
    </Badge>
  )
}

export function RiskBadge({ account }: { account: Account }) {
  const { word, tone } = RISK_WORDS[account.churnRisk]
  return (
    <Badge tone={tone} title={account.churnReasons.join(', ')}>
      {word}
    </Badge>
  )
}

function LastPayment({ account }: { account: Account }) {
  const { timeZone } = useUser()
  return account.lastPaymentAt === null ? 'N/A' : <When at={account.lastPaymentAt} timeZone={timeZone} />
}

function formatUse({ monthlyUtilization }: Account): string {
  return `${monthlyUtilization.toLocaleString('en-US', { maximumFractionDigits: 1 })}%`
}
