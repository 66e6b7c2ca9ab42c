import type { ReactNode } from 'react'
import type { AccountDetails } from '#contract/kitchen.ts'
import { formatCents, formatCount, formatDay, formatNoun } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { BarRow } from '#web/ui/bar-row.tsx'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { When } from '#web/ui/when.tsx'
import { RiskBadge, StandingBadge, StatusBadge } from './account-list.tsx'
import { formatBytes, planName } from './kitchen-words.ts'
import { UsageCard } from './usage-meters.tsx'

/** All that is known of one account, without what can be done to it. */
export function AccountView({ account }: { account: AccountDetails }) {
  return (
    <div className="space-y-4">
      <div className="grid gap-4 lg:grid-cols-2">
        <ProfileCard account={account} />
        <HealthCard account={account} />
      </div>
      <UsageCard
        apiCalls={account.usage.apiCalls}
        tokens={account.usage.tokens}
        note="This account, since the first of the month (UTC)"
        topTitle="By who calls"
        isRated={false}
      />
      <UseCard account={account} />
      <MembersCard account={account} />
    </div>
  )
}

function ProfileCard({ account }: { account: AccountDetails }) {
  const { timeZone } = useUser()
  return (
    <Card aria-labelledby="account-profile">
      <CardHead id="account-profile" title="Profile and plan" />
      <CardBody>
        <Facts>
          <Fact name="Tenant id">{account.tenantId}</Fact>
          <Fact name="Domain">{account.domain}</Fact>
          <Fact name="Billing e-mail">{account.email === '' ? 'None' : account.email}</Fact>
          <Fact name="Plan">
            {planName(account.plan)} {account.isBeta && <Badge tone="accent">Beta</Badge>}
          </Fact>
          <Fact name="Status">
            <span className="inline-flex flex-wrap gap-1.5">
              <StatusBadge account={account} />
              {account.cancelsAtPeriodEnd && <Badge tone="middling">Cancels at period end</Badge>}
            </span>
          </Fact>
          <Fact name="MRR">{formatCents(account.mrrCents)}</Fact>
          {account.status === 'trial' && account.trialEndsAt !== null && (
            <Fact name="Trial ends">{formatDay(account.trialEndsAt)}</Fact>
          )}
          <Fact name="Last payment">
            {account.lastPaymentAt === null ? 'N/A' : <When at={account.lastPaymentAt} timeZone={timeZone} />}
          </Fact>
          <Fact name="With us since">
            <When at={account.createdAt} timeZone={timeZone} />
          </Fact>
        </Facts>
      </CardBody>
    </Card>
  )
}

function HealthCard({ account }: { account: AccountDetails }) {
  const { timeZone } = useUser()
  return (
    <Card aria-labelledby="account-health">
      <CardHead
        id="account-health"
        title="Health"
        note="Churn risk by stated rules: payment, silence, trend, flags, trial"
      />
      <CardBody>
        <Facts>
          <Fact name="Standing">
            <StandingBadge account={account} />
            <Reasons reasons={account.standingReasons} />
          </Fact>
          <Fact name="Churn risk">
            <RiskBadge account={account} />
            <Reasons reasons={account.churnReasons} />
          </Fact>
          <Fact name="Snippet seen live">
            {account.snippetSeenAt === null ? 'Not yet' : <When at={account.snippetSeenAt} timeZone={timeZone} />}
          </Fact>
          <Fact name="First conversation">
            {account.firstConversationOn === null ? 'Not yet' : formatDay(account.firstConversationOn)}
          </Fact>
          <Fact name="Last conversation">
            {account.lastConversationOn === null ? 'Not yet' : formatDay(account.lastConversationOn)}
          </Fact>
          <Fact name="Open flags">{formatCount(account.openFlags)}</Fact>
          <Fact name="Counted">
            {account.rolledUpAt === null ? 'Not yet' : <When at={account.rolledUpAt} timeZone={timeZone} />}
          </Fact>
        </Facts>
      </CardBody>
    </Card>
  )
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <ul className="mt-1 list-disc pl-4 text-xs text-ink-soft">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-2.5 sm:grid-cols-[9rem_1fr]">{children}</dl>
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft max-sm:-mb-2">{name}</dt>
      <dd className="min-w-0 break-words tabular-nums">{children}</dd>
    </>
  )
}

function UseCard({ account }: { account: AccountDetails }) {
  const { conversationsThisMonth, storageBytes, days } = account.usage
  const bars = days.map(({ day, calls, conversations, tokens }) => ({
    key: day,
    value: calls,
    words: `${formatDay(day)}: ${formatNoun(calls, 'API call')}, ${formatNoun(conversations, 'conversation')}, ${formatNoun(tokens, 'token')}`,
  }))
  return (
    <Card aria-labelledby="account-use">
      <CardHead
        id="account-use"
        title="API calls, last 30 days"
        note={`${formatNoun(conversationsThisMonth, 'conversation')} this month · ${formatBytes(storageBytes)} stored`}
      />
      <CardBody>
        {days.length === 0 ? (
          <p className="text-ink-soft">Nothing used in this time.</p>
        ) : (
          <BarRow bars={bars} from={formatDay(days[0]?.day ?? '')} to={formatDay(days.at(-1)?.day ?? '')} />
        )}
      </CardBody>
    </Card>
  )
}

function MembersCard({ account }: { account: AccountDetails }) {
  const { timeZone } = useUser()
  return (
    <Card aria-labelledby="account-members">
      <CardHead id="account-members" title="Members" note={formatNoun(account.members.length, 'person', 'people')} />
      <div className="border-t border-line">
        <Table caption="Members with their roles">
          <thead>
            <tr>
              <HeadCell>Person</HeadCell>
              <HeadCell>Role</HeadCell>
              <HeadCell className="hidden sm:table-cell">Last active</HeadCell>
            </tr>
          </thead>
          <tbody>
            {account.members.map((member) => (
              <tr key={member.email}>
                <Cell>
                  {member.name !== '' && <span className="block font-medium">{member.name}</span>}
                  <span className="block text-xs wrap-anywhere text-ink-soft">{member.email}</span>
                </Cell>
                <Cell className="capitalize">{member.role.replaceAll(/[-_]/g, ' ')}</Cell>
                <Cell className="hidden text-ink-soft sm:table-cell">
                  {member.lastActiveAt === null ? 'Never' : <When at={member.lastActiveAt} timeZone={timeZone} />}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Card>
  )
}
