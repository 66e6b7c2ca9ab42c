import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import type { Account, AccountStatus, ChurnRisk, Standing } from '#contract/kitchen.ts'
import type { Choices } from '#web/lib/choices.ts'
import { formatNoun } from '#web/lib/format.ts'
import { useQueryChoice, useQueryText, useSetQuery } from '#web/lib/query-choice.ts'
import { QueryPanel } from '#web/shell/query-panel.tsx'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { CompactSelect } from '#web/ui/compact-select.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { AccountCards, AccountTable } from './account-list.tsx'
import { ACCOUNTS_A_PAGE, accountsQuery } from './kitchen-queries.ts'

const STANDINGS = { any: 'Any standing', good: 'Good standing', bad: 'Bad standing' } as const satisfies Choices<
  Standing | 'any'
>
const RISKS = {
  any: 'Any churn risk',
  high: 'High churn risk',
  medium: 'Medium churn risk',
  low: 'Low churn risk',
} as const satisfies Choices<ChurnRisk | 'any'>
const STATUSES = {
  any: 'Any status',
  active: 'Active',
  trial: 'Trial',
  past_due: 'Past due',
  canceled: 'Canceled',
  suspended: 'Suspended',
} as const satisfies Choices<AccountStatus | 'any'>

/** All accounts, those at risk first. */
export function AccountsTab() {
  const setQuery = useSetQuery()
  const search = useQueryText('search') ?? ''
  const [standing, chooseStanding] = useQueryChoice('standing', STANDINGS, 'any')
  const [risk, chooseRisk] = useQueryChoice('risk', RISKS, 'any')
  const [status, chooseStatus] = useQueryChoice('status', STATUSES, 'any')
  const page = Math.max(1, Math.trunc(Number(useQueryText('page') ?? '1')) || 1)
  const filter = {
    ...(search === '' ? {} : { search }),
    ...(standing === 'any' ? {} : { standing }),
    ...(risk === 'any' ? {} : { churnRisk: risk }),
    ...(status === 'any' ? {} : { status }),
  }
  const accounts = useQuery(accountsQuery(filter, page))
  const firstPage = (choose: () => void) => () => {
    setQuery({ page: undefined })
    choose()
  }
  return (
    <Card aria-labelledby="customer-accounts">
      <CardHead
        id="customer-accounts"
        title="Customer Accounts"
        note="Those at risk first"
        actions={
          <>
            <SearchBox value={search} />
            <CompactSelect
              label="Status"
              value={status}
              onChange={(value) => firstPage(() => chooseStatus(value))()}
              choices={STATUSES}
            />
            <CompactSelect
              label="Standing"
              value={standing}
              onChange={(value) => firstPage(() => chooseStanding(value))()}
              choices={STANDINGS}
            />
            <CompactSelect
              label="Churn risk"
              value={risk}
              onChange={(value) => firstPage(() => chooseRisk(value))()}
              choices={RISKS}
            />
          </>
        }
      />
      <CardBody className="px-0! sm:px-0!">
        <QueryPanel query={accounts} failedTitle="The accounts could not be loaded.">
          {(data) => (
            <AccountsPage
              accounts={data.accounts}
              pagination={data.pagination}
              isFiltered={Object.keys(filter).length > 0}
              onOpen={(account) => setQuery({ account })}
              onPage={(next) => setQuery({ page: next === 1 ? undefined : String(next) })}
            />
          )}
        </QueryPanel>
      </CardBody>
    </Card>
  )
}

function SearchBox({ value }: { value: string }) {
  const setQuery = useSetQuery()
  return (
    <SearchField
      label="Search accounts"
      placeholder="Name, e-mail or domain"
      maxLength={100}
      value={value}
      onChange={(text) => setQuery({ search: text === '' ? undefined : text, page: undefined }, { replace: true })}
      className="w-full sm:w-64"
    />
  )
}

type AccountsPageProps = {
  accounts: readonly Account[]
  pagination: { page: number; pages: number; total: number }
  isFiltered: boolean
  onOpen: (id: string) => void
  onPage: (page: number) => void
}

function AccountsPage({ accounts, pagination, isFiltered, onOpen, onPage }: AccountsPageProps) {
  if (accounts.length === 0) {
    return (
      <div className="border-t border-line">
        <EmptyState
          icon={<Search size={20} aria-hidden="true" />}
          title={isFiltered ? 'No account matches' : 'No accounts yet'}
          text={isFiltered ? 'Try another search or filter.' : 'Dispensaries appear here as soon as they sign up.'}
        />
      </div>
    )
  }
  const first = (pagination.page - 1) * ACCOUNTS_A_PAGE
  const summary =
    pagination.pages > 1
      ? `${first + 1}–${first + accounts.length} of ${formatNoun(pagination.total, 'account')}`
      : formatNoun(pagination.total, 'account')
  return (
    <>
      <div className="hidden border-t border-line md:block">
        <AccountTable accounts={accounts} onOpen={onOpen} />
      </div>
      <div className="border-t border-line md:hidden">
        <AccountCards accounts={accounts} onOpen={onOpen} />
      </div>
      <div className="border-t border-line px-5 pt-4 sm:px-6">
        <Pagination page={pagination.page} pages={pagination.pages} summary={summary} onPage={onPage} />
      </div>
    </>
  )
}
