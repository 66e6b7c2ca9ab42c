import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgentDetails, AgentVersion } from '#contract/agents.ts'
import { versionQuery, versionsQuery } from '#web/features/builder/builder-queries.ts'
import { compareDocuments } from '#web/features/builder/compare-documents.ts'
import { FieldChanges } from '#web/features/builder/field-changes.tsx'
import type { AgentDraftControl } from '#web/features/builder/use-agent-draft.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { useUser } from '#web/lib/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { When } from '#web/ui/when.tsx'

type VersionsSheetProps = { details: AgentDetails; draft: AgentDraftControl; onClose: () => void }

/** Every version that was published: who, when, and what it says; each can be taken as the new draft. */
export function VersionsSheet({ details, draft, onClose }: VersionsSheetProps) {
  const { agent } = details
  const [compared, setCompared] = useState<number | null>(null)
  const [restoring, setRestoring] = useState<number | null>(null)
  const versions = useQuery(versionsQuery(agent.id))
  const restore = useMutation({
    mutationFn: (version: number) =>
      api('POST /admin/agents/:id/versions/:version/restore', {
        params: { id: agent.id, version },
        body: { draftVersion: draft.base.version },
      }),
    onSuccess: (fresh, version) => {
      draft.accept(fresh)
      toastDone(`Version ${version} is your draft now. Publish it to make it live.`)
      onClose()
    },
    onError: (error) => {
      setRestoring(null)
      toastFailed(describeError(error))
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={`Versions of “${agent.name}”`}
      description="Nothing that was published is ever lost. Restoring makes a draft; what is live stays."
    >
      {versions.data === undefined && versions.error === null && (
        <div className="space-y-3">
          <LoadingNote />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      )}
      {versions.error !== null && (
        <FailurePanel
          title="The versions could not be loaded."
          text={describeError(versions.error)}
          onRetry={() => void versions.refetch()}
          retrying={versions.isFetching}
        />
      )}
      {versions.data?.versions.length === 0 && (
        <p className="text-ink-soft">Nothing was published yet. The first version comes with your first Publish.</p>
      )}
      <ul className="space-y-3">
        {versions.data?.versions.map((version) => (
          <li key={version.version} className="rounded-lg border border-line p-4">
            <VersionRow
              version={version}
              isCompared={compared === version.version}
              onCompare={() => setCompared(compared === version.version ? null : version.version)}
              onRestore={() => setRestoring(version.version)}
            />
            {compared === version.version && (
              <div className="mt-4">
                <Compared
                  agentId={agent.id}
                  version={version.version}
                  draft={draft}
                  others={versions.data.versions.map((other) => other.version)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={restoring !== null}
        onClose={() => setRestoring(null)}
        onConfirm={() => restoring !== null && restore.mutate(restoring)}
        title={`Restore version ${restoring ?? ''}?`}
        text="Your current draft is replaced by it. What is live stays until you publish."
        confirmLabel="Restore as draft"
        busy={restore.isPending}
        busyLabel="Restoring..."
      />
    </Dialog>
  )
}

type VersionRowProps = { version: AgentVersion; isCompared: boolean; onCompare: () => void; onRestore: () => void }

function VersionRow({ version, isCompared, onCompare, onRestore }: VersionRowProps) {
  const { timeZone } = useUser()
  const { passed, probes, reason } = version
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span>Version {version.version}</span> {version.isLive && <Badge tone="good">Published</Badge>}
        </p>
        <p className="text-xs text-ink-soft">
          <When at={version.publishedAt} timeZone={timeZone} /> by {version.publishedBy}
          {passed !== null && probes !== null ? `, ${passed} of ${probes} questions passed` : ', not tested'}
        </p>
        {reason !== null && <p className="mt-1 text-xs break-words">Reason: {reason}</p>}
      </div>
      <div className="flex gap-2">
        <Button size="small" aria-expanded={isCompared} onClick={onCompare}>
          Compare
        </Button>
        <Button size="small" onClick={onRestore}>
          Restore
        </Button>
      </div>
    </div>
  )
}

type ComparedProps = { agentId: string; version: number; draft: AgentDraftControl; others: readonly number[] }

const DRAFT = 'draft'

/** A version beside the draft, or beside any other version. */
function Compared({ agentId, version, draft, others }: ComparedProps) {
  const [beside, setBeside] = useState(DRAFT)
  const one = useQuery(versionQuery(agentId, version))
  const other = useQuery({ ...versionQuery(agentId, Number(beside)), enabled: beside !== DRAFT })
  const after = beside === DRAFT ? draft.document : other.data?.document
  const failed = one.error === null ? other : one
  return (
    <div className="space-y-3">
      <SelectField label="Compare with" value={beside} onChange={(event) => setBeside(event.target.value)}>
        <option value={DRAFT}>Your draft</option>
        {others
          .filter((number) => number !== version)
          .map((number) => (
            <option key={number} value={number}>
              Version {number}
            </option>
          ))}
      </SelectField>
      {one.data !== undefined && after !== undefined ? (
        <FieldChanges
          caption={`Version ${version} compared`}
          beforeTitle={`Version ${version}`}
          afterTitle={beside === DRAFT ? 'Your draft' : `Version ${beside}`}
          changes={compareDocuments(one.data.document, after)}
        />
      ) : failed.error === null ? (
        <Skeleton className="h-16 w-full" />
      ) : (
        <FailurePanel
          title="This version could not be loaded."
          text={describeError(failed.error)}
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
        />
      )}
    </div>
  )
}
