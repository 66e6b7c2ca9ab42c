import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { type StoreProvider, SYNC_RESULT_TEXTS } from '#contract/integration-providers.ts'
import type { Integration, SyncRun } from '#contract/integrations.ts'
import { useNow } from '#web/lib/now.ts'
import { useUser } from '#web/lib/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { When } from '#web/ui/when.tsx'
import { isSyncing, syncRunsQuery } from './integration-queries.ts'
import { SyncFailures } from './sync-failures.tsx'
import { describeOutcome, describeProgress, progressPercent } from './sync-words.ts'
import { useSync } from './use-connection.ts'

type PanelProps = { integration: Integration; provider: StoreProvider }

/** The syncs of a store: the one under way with its progress, the last ones with what they did. */
export function SyncPanel({ integration, provider }: PanelProps) {
  const { lastRun, lastResult, nextSyncAt } = integration
  const isRunning = isSyncing(integration)
  const { start, stop } = useSync(provider)
  const { timeZone } = useUser()
  return (
    <section className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="font-semibold">Sync</h3>
          <p className="text-xs text-ink-soft">
            {nextSyncAt === null || isRunning ? (
              isRunning ? (
                lastRun?.retryAt ? (
                  'Waiting'
                ) : (
                  'Under way'
                )
              ) : (
                'At rest until the connection is saved again'
              )
            ) : (
              <>
                Every 15 minutes, next <When at={nextSyncAt} timeZone={timeZone} />
              </>
            )}
          </p>
        </div>
        {isRunning ? (
          <div className="flex gap-2">
            {lastRun?.retryAt && (
              <Button size="small" busy={start.isPending} busyLabel="Trying..." onClick={() => start.mutate('changes')}>
                Try now
              </Button>
            )}
            <Button
              size="small"
              look={lastRun?.retryAt ? 'quiet' : undefined}
              busy={stop.isPending}
              busyLabel="Stopping..."
              onClick={() => stop.mutate()}
            >
              Stop
            </Button>
          </div>
        ) : (
          <div className="flex gap-2">
            <Button size="small" busy={start.isPending} busyLabel="Starting..." onClick={() => start.mutate('changes')}>
              Sync now
            </Button>
            <Button size="small" look="quiet" disabled={start.isPending} onClick={() => start.mutate('full')}>
              Read everything
            </Button>
          </div>
        )}
      </div>
      {lastRun !== null && isRunning && <Progress run={lastRun} />}
      {!isRunning && lastResult !== null && lastResult !== 'ok' && lastResult !== 'stopped' && (
        <div role="alert" className="flex items-start gap-2 rounded-lg bg-bad-wash px-4 py-3 text-bad-ink">
          <CircleAlert size={17} className="mt-0.5 shrink-0" aria-hidden="true" />
          <p>
            <strong className="font-semibold">{SYNC_RESULT_TEXTS[lastResult].title}</strong>{' '}
            {SYNC_RESULT_TEXTS[lastResult].advice}
            {integration.isMenuSource && lastResult !== 'empty' && ' Your menu stays as the last good sync left it.'}
          </p>
        </div>
      )}
      <History provider={provider} integration={integration} />
    </section>
  )
}

const MINUTE_MS = 60_000

function Progress({ run }: { run: SyncRun }) {
  const { timeZone } = useUser()
  const now = useNow()
  const percent = progressPercent(run)
  const isSoon = run.retryAt !== null && Date.parse(run.retryAt) - now.getTime() < MINUTE_MS
  if (run.retryAt !== null)
    return (
      <div role="status" className="flex items-start gap-2 rounded-lg bg-middling-wash px-4 py-3 text-middling-ink">
        <CircleAlert size={17} className="mt-0.5 shrink-0" aria-hidden="true" />
        <p>
          <strong className="font-semibold">{SYNC_RESULT_TEXTS[run.result].title}</strong> It is tried again by itself{' '}
          {isSoon ? 'in a moment' : <When at={run.retryAt} timeZone={timeZone} />}. Your menu stays as it was until
          then.
        </p>
      </div>
    )
  return (
    <div className="space-y-2 rounded-lg bg-sunken px-4 py-3">
      <p role="status" className="flex items-center gap-2">
        <Spinner size={14} />
        {describeProgress(run)}
      </p>
      <progress
        aria-label="Progress of the sync"
        className="h-1.5 w-full accent-brand"
        {...(percent === null ? {} : { value: percent, max: 100 })}
      />
    </div>
  )
}

function History({ provider, integration }: PanelProps) {
  const { data, isError, refetch } = useQuery(syncRunsQuery(provider, integration))
  const { timeZone } = useUser()
  if (isError && data === undefined)
    return (
      <p className="text-ink-soft">
        The history could not be loaded.{' '}
        <Button size="small" onClick={() => void refetch()}>
          Retry
        </Button>
      </p>
    )
  if (data === undefined) return <Skeleton className="h-24" />
  const runs = data.runs.filter((run) => run.finishedAt !== null)
  if (runs.length === 0) return <p className="text-ink-soft">No sync is over yet.</p>
  return (
    <ul aria-label="Last syncs" className="divide-y divide-line rounded-lg border border-line">
      {runs.map((run) => (
        <li key={run.id} className="px-4 py-2.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className={run.status === 'failed' ? 'text-bad-ink' : undefined}>{describeOutcome(run)}</p>
            <p className="text-xs text-ink-soft">
              {run.kind === 'full' ? 'Everything' : 'Changes'} · <When at={run.startedAt} timeZone={timeZone} />
            </p>
          </div>
          {run.failedItems > 0 && <SyncFailures provider={provider} run={run} />}
        </li>
      ))}
    </ul>
  )
}
