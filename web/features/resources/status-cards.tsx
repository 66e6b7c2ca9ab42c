import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Resources, ServiceState } from '#contract/resources.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { useUser } from '#web/lib/session.tsx'
import { paths } from '#web/paths.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { When } from '#web/ui/when.tsx'

const CHECK_MS = 60_000

/** The state of each service, checked again each minute, and what this dispensary runs. */
export function StatusCards() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['resources'],
    queryFn: ({ signal }) => api('GET /resources', {}, { signal }),
    refetchInterval: CHECK_MS,
  })
  if (data === undefined) {
    return error === null ? (
      <div className="space-y-4">
        <LoadingNote />
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    ) : (
      <FailurePanel
        title="The system status could not be read."
        text={describeError(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return (
    <div className="space-y-4">
      <SystemStatusCard resources={data} isOld={error !== null} />
      <AccountCard account={data.account} />
    </div>
  )
}

const STATES: Record<ServiceState, { text: string; tone: Tone }> = {
  operational: { text: 'Operational', tone: 'good' },
  degraded: { text: 'Degraded', tone: 'middling' },
  down: { text: 'Down', tone: 'bad' },
}

function SystemStatusCard({ resources, isOld }: { resources: Resources; isOld: boolean }) {
  const { timeZone } = useUser()
  return (
    <Card aria-labelledby="system-status">
      <CardHead
        id="system-status"
        title="System Status"
        note={
          <>
            {isOld ? 'Could not be checked again. Last checked' : 'Checked'}{' '}
            <When at={resources.checkedAt} timeZone={timeZone} />
          </>
        }
      />
      <CardBody>
        <ul className="space-y-2.5">
          {resources.services.map(({ name, state, note }) => (
            <li key={name} className="flex items-start justify-between gap-3">
              <span>
                <span className="font-medium">{name}</span>
                <span className="block text-xs text-ink-soft">{note}</span>
              </span>
              <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}

function AccountCard({ account }: { account: Resources['account'] }) {
  const rows = [
    ['Plan', account.plan],
    ['Widget Version', account.widgetVersion],
    ['API Version', account.apiVersion],
  ] as const
  return (
    <Card aria-labelledby="account-information">
      <CardHead id="account-information" title="Account Information" />
      <CardBody>
        <dl className="space-y-2">
          {rows.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-3">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <Link
          to={paths.settings}
          className="mt-4 inline-flex min-h-8 items-center pointer-coarse:min-h-11 font-medium text-brand-ink underline underline-offset-4"
        >
          Account settings
        </Link>
      </CardBody>
    </Card>
  )
}
