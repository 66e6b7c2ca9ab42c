import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useNow } from '#web/lib/now.ts'
import { useSetQuery } from '#web/lib/query-choice.ts'
import { useUser } from '#web/lib/session.tsx'
import { paths } from '#web/paths.ts'
import { QueryPanel } from '#web/shell/query-panel.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { When } from '#web/ui/when.tsx'
import { AccountActions } from './account-actions.tsx'
import { AccountView } from './account-view.tsx'
import { accountQuery } from './kitchen-queries.ts'
import type { AccountDetails } from '#contract/kitchen.ts'

/** One account, and what the operator can do for it. */
export function AccountPage({ id }: { id: string }) {
  const setQuery = useSetQuery()
  const account = useQuery(accountQuery(id))
  return (
    <div className="space-y-4">
      <Button
        size="small"
        look="quiet"
        className="-ml-3"
        icon={<ArrowLeft size={15} aria-hidden="true" />}
        onClick={() => setQuery({ account: undefined })}
      >
        All accounts
      </Button>
      <QueryPanel query={account} failedTitle="The account could not be loaded.">
        {(data) => (
          <div className="space-y-4">
            <div className="flex flex-wrap items-center justify-between gap-4">
              <h2 ref={focusOnMount} tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
                {data.businessName}
              </h2>
              <div className="flex flex-wrap gap-2">
                <ButtonLink>
                  <Link to={paths.auditLog} search={{ account: id }}>
                    Audit log
                  </Link>
                </ButtonLink>
                <AccountActions account={data} />
              </div>
            </div>
            <AccountView account={data} />
            <SupportCard account={data} />
          </div>
        )}
      </QueryPanel>
    </div>
  )
}

function SupportCard({ account }: { account: AccountDetails }) {
  const { timeZone } = useUser()
  const now = useNow()
  if (account.support.length === 0) return null
  return (
    <Card aria-labelledby="account-support">
      <CardHead id="account-support" title="Support access" note="Each is in the account's own audit log too" />
      <div className="border-t border-line">
        <Table caption="Visits of support">
          <thead>
            <tr>
              <HeadCell>Who</HeadCell>
              <HeadCell>Why</HeadCell>
              <HeadCell>Started</HeadCell>
              <HeadCell>Ended</HeadCell>
            </tr>
          </thead>
          <tbody>
            {account.support.map((visit) => (
              <tr key={visit.id}>
                <Cell className="break-all">{visit.operator}</Cell>
                <Cell className="min-w-40 break-words">{visit.reason}</Cell>
                <Cell className="text-ink-soft">
                  <When at={visit.startedAt} timeZone={timeZone} />
                </Cell>
                <Cell className="text-ink-soft">
                  {visit.endedAt !== null ? (
                    <When at={visit.endedAt} timeZone={timeZone} />
                  ) : new Date(visit.expiresAt) > now ? (
                    <Badge tone="accent">Running</Badge>
                  ) : (
                    <When at={visit.expiresAt} timeZone={timeZone} />
                  )}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Card>
  )
}
