import type { UseQueryResult } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import type { AgentCheck } from '#contract/agent-checks.ts'
import type { AgentDraftControl } from '#web/features/builder/use-agent-draft.ts'
import { describeError } from '#web/lib/api-error.ts'
import { formatNoun } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { When } from '#web/ui/when.tsx'
import { ProbeResults } from './probe-results.tsx'
import { ReplayedChanges } from './replayed-changes.tsx'
import { type CheckRun, useCheckRun } from './use-check-run.ts'

type CheckPanelProps = {
  agentId: string
  draft: AgentDraftControl
  query: UseQueryResult<{ check: AgentCheck | null }>
  barPercent: number
}

/** The probes and the replay, and what came of them last. */
export function CheckPanel({ agentId, draft, query, barPercent }: CheckPanelProps) {
  const { run, start } = useCheckRun(agentId)
  const check = query.data?.check ?? null
  return (
    <>
      <section aria-label="Test run" className="space-y-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h3 className="font-semibold">Test run</h3>
            <p className="max-w-[60ch] text-xs text-ink-soft">
              More than 200 questions that must be answered safely, your saved test cases, and your last 100 real
              questions, asked of this draft.
            </p>
          </div>
          <Button
            look={check?.isCurrent === true ? 'secondary' : 'primary'}
            icon={<FlaskConical size={16} aria-hidden="true" />}
            busy={run.state === 'running'}
            busyLabel="Running..."
            onClick={() => void start(draft.base.version)}
          >
            {check?.isCurrent === true ? 'Run again' : 'Run the test'}
          </Button>
        </div>
        <Progress run={run} />
        {run.state === 'failed' && (
          <FailurePanel
            title="The test did not finish."
            text={run.text}
            onRetry={() => void start(draft.base.version)}
          />
        )}
        {query.error !== null && (
          <FailurePanel
            title="The last run could not be loaded."
            text={describeError(query.error)}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {query.data === undefined && query.error === null && (
          <>
            <LoadingNote />
            <Skeleton className="h-16 w-full" />
          </>
        )}
        {query.data !== undefined && check === null && run.state === 'idle' && (
          <p className="text-ink-soft">This agent has not been tested yet.</p>
        )}
        {check !== null && <Verdict check={check} barPercent={barPercent} />}
        {check !== null && <ProbeResults results={check.results} />}
      </section>
      {check !== null && <ReplayedChanges check={check} />}
    </>
  )
}

function Progress({ run }: { run: CheckRun }) {
  if (run.state !== 'running') return null
  const { done, total } = run
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label="Test run"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full bg-brand" style={{ width: `${total === 0 ? 0 : (done / total) * 100}%` }} />
      </div>
      <span className="text-xs text-ink-soft tabular-nums">{total === 0 ? 'Starting' : `${done} of ${total}`}</span>
    </div>
  )
}

function Verdict({ check, barPercent }: { check: AgentCheck; barPercent: number }) {
  const { timeZone } = useUser()
  const reaches = check.passed * 100 >= barPercent * check.probes
  // Rounded down: a share below the bar never reads as if it reached it.
  const percent = Math.floor((check.passed * 1000) / check.probes) / 10
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-sunken px-4 py-3">
      <span className="text-lg font-semibold tabular-nums">{percent}%</span>
      <span>
        {check.passed} of {formatNoun(check.probes, 'question')} passed
      </span>
      {!check.isCurrent ? (
        <Badge tone="middling">The draft has changed since</Badge>
      ) : reaches ? (
        <Badge tone="good">Reaches the pass mark of {barPercent}%</Badge>
      ) : (
        <Badge tone="bad">Below the pass mark of {barPercent}%</Badge>
      )}
      <span className="text-xs text-ink-soft">
        <When at={check.finishedAt} timeZone={timeZone} /> by {check.startedBy}
      </span>
    </div>
  )
}
