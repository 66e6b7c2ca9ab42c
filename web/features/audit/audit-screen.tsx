import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { AUDIT_ACTIONS, type AuditAction, OPERATOR_ACTIONS, type OperatorAction } from '#contract/audit.ts'
import { isSuperAdmin } from '#contract/permissions.ts'
import { openApi } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Can } from '#web/lib/can.tsx'
import type { Choices } from '#web/lib/choices.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useQueryChoice, useQueryText, useSetQuery } from '#web/lib/query-choice.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { useUser } from '#web/lib/session.tsx'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/shell/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Select } from '#web/ui/select.tsx'
import { toastFailed } from '#web/ui/toast.tsx'
import { AuditEntries } from './audit-entries.tsx'
import { type AuditSearch, auditQuery, operatorAuditQuery } from './audit-queries.ts'
import { ACTION_WORDS } from './audit-words.ts'
import { VerifyButton } from './verify-button.tsx'

const LOGS = { account: 'This account', operator: 'Operator' } as const satisfies Choices<string>

/** Who did what, when and from where. The operator sees their own log too. */
export function AuditScreen() {
  usePageTitle('Audit log')
  const { role } = useUser()
  const [log, chooseLog] = useQueryChoice('log', LOGS, 'account')
  return (
    <Can permission="view_kitchen" fallback={<Navigate to={paths.performance} replace />}>
      <div className="space-y-5">
        <BackLink to={paths.kitchen}>The Kitchen</BackLink>
        <PageHead
          title="Audit log"
          subtitle="Who did what, when and from where. Nothing in it can be changed unnoticed."
          actions={
            isSuperAdmin(role) && <SegmentedControl label="Log" value={log} onChange={chooseLog} choices={LOGS} />
          }
        />
        <ShownLog isOperators={isSuperAdmin(role) && log === 'operator'} />
      </div>
    </Can>
  )
}

function ShownLog({ isOperators }: { isOperators: boolean }) {
  const { role } = useUser()
  const account = useQueryText('account')
  if (isOperators) return <OperatorLog />
  return isSuperAdmin(role) && account !== undefined ? <AccountLog id={account} /> : <OwnLog />
}

/** Another account's log, as the operator reads it. */
function AccountLog({ id }: { id: string }) {
  const entries = useInfiniteQuery(auditQuery({ kind: 'account', id }, useAuditSearch(AUDIT_ACTIONS)))
  return (
    <Card aria-labelledby="account-log">
      <CardHead
        id="account-log"
        title="Entries of the account"
        note="The newest first. That you look is in your own log."
        actions={
          <Link to={paths.kitchen} search={{ tab: 'accounts', account: id }} className="text-brand-ink hover:underline">
            Back to the account
          </Link>
        }
      />
      <Filters actions={AUDIT_ACTIONS} />
      <AuditEntries query={entries} />
    </Card>
  )
}

function OwnLog() {
  const filter = useAuditSearch(AUDIT_ACTIONS)
  const entries = useInfiniteQuery(auditQuery({ kind: 'own' }, filter))
  const { supportUntil } = useUser()
  return (
    <Card aria-labelledby="own-log">
      <CardHead
        id="own-log"
        title="Entries"
        note="The newest first"
        actions={
          <>
            <VerifyButton of="own" />
            {supportUntil === undefined && <ExportButton filter={filter} />}
          </>
        }
      />
      <Filters actions={AUDIT_ACTIONS} />
      <AuditEntries query={entries} />
    </Card>
  )
}

function OperatorLog() {
  const entries = useInfiniteQuery(operatorAuditQuery(useAuditSearch(OPERATOR_ACTIONS)))
  return (
    <Card aria-labelledby="operator-log">
      <CardHead
        id="operator-log"
        title="The operator’s log"
        note="Every look across accounts, and what was done to them"
        actions={<VerifyButton of="operator" />}
      />
      <Filters actions={OPERATOR_ACTIONS} />
      <AuditEntries query={entries} />
    </Card>
  )
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The filter as the address holds it; what is none is left out. */
function useAuditSearch<Action extends string>(actions: readonly Action[]): AuditSearch<Action> {
  const actor = useQueryText('actor')
  const asked = useQueryText('action')
  const action = actions.find((known) => known === asked)
  const from = useQueryText('from')
  const to = useQueryText('to')
  return {
    ...(actor === undefined || actor === '' ? {} : { actor }),
    ...(action === undefined ? {} : { action }),
    ...(from === undefined || !DAY.test(from) ? {} : { from }),
    ...(to === undefined || !DAY.test(to) ? {} : { to }),
  }
}

const BOX = 'h-9 w-full rounded-lg border border-line-strong bg-surface px-3 text-ink placeholder:text-ink-soft'

function Filters({ actions }: { actions: readonly (AuditAction | OperatorAction)[] }) {
  const setQuery = useSetQuery()
  const { actor = '', action = '', from = '', to = '' } = useAuditSearch(actions)
  const set = (name: string, value: string) => setQuery({ [name]: value === '' ? undefined : value }, { replace: true })
  return (
    <div className="grid gap-3 border-b border-line px-5 pb-4 sm:grid-cols-4 sm:px-6">
      <Labelled label="Who">
        <input
          type="search"
          placeholder="E-mail or a part of it"
          maxLength={254}
          value={actor}
          onChange={(event) => set('actor', event.target.value)}
          className={BOX}
        />
      </Labelled>
      <Labelled label="What">
        <Select value={action} onChange={(event) => set('action', event.target.value)} className="h-9">
          <option value="">Anything</option>
          {actions.map((known) => (
            <option key={known} value={known}>
              {ACTION_WORDS[known]}
            </option>
          ))}
        </Select>
      </Labelled>
      <Labelled label="From">
        <input type="date" value={from} onChange={(event) => set('from', event.target.value)} className={BOX} />
      </Labelled>
      <Labelled label="To">
        <input type="date" value={to} onChange={(event) => set('to', event.target.value)} className={BOX} />
      </Labelled>
    </div>
  )
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <label className="block">
      <span className="mb-1 block text-xs font-medium text-ink-soft">{label}</span>
      {children}
    </label>
  )
}

function ExportButton({ filter }: { filter: AuditSearch<AuditAction> }) {
  const take = useMutation({
    mutationFn: async () => (await openApi('GET /admin/audit/export', { query: filter })).blob(),
    onSuccess: (file) => saveFile('audit-log.csv', file),
    onError: (error) => toastFailed(describeError(error)),
  })
  return (
    <Button
      icon={<Download size={15} aria-hidden="true" />}
      busy={take.isPending}
      busyLabel="Exporting..."
      onClick={() => take.mutate()}
    >
      Export CSV
    </Button>
  )
}
