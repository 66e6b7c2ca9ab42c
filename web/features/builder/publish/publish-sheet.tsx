import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AgentCheck } from '#contract/agent-checks.ts'
import type { AgentDetails } from '#contract/agents.ts'
import { lastCheckQuery, versionsQuery } from '#web/features/builder/builder-queries.ts'
import { compareDocuments } from '#web/features/builder/compare-documents.ts'
import { FieldChanges } from '#web/features/builder/field-changes.tsx'
import type { AgentDraftControl } from '#web/features/builder/use-agent-draft.ts'
import { api } from '#web/lib/api.ts'
import { ApiError, describeError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { CheckPanel } from './check-panel.tsx'
import { PublishingBar } from './publishing-bar.tsx'

type PublishSheetProps = {
  details: AgentDetails
  draft: AgentDraftControl
  barPercent: number
  onClose: () => void
}

/** What is looked at before a draft goes live: what changes, how it fares in the probes, which real answers differ. */
export function PublishSheet({ details, draft, barPercent, onClose }: PublishSheetProps) {
  const { agent, published } = details
  const [reason, setReason] = useState('')
  const last = useQuery(lastCheckQuery(agent.id))
  const check = last.data?.check ?? null
  const isBelow = !reachesBar(check, barPercent)
  const publish = usePublish({ details, draft, reason, onDone: onClose })
  const refused = publish.error instanceof ApiError ? publish.error.fields.reason : undefined
  const changes = compareDocuments(published, draft.base.document)
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={`Publish “${agent.name}”`}
      description={
        agent.status === 'active'
          ? 'Shoppers meet the new version within a minute. Your site’s code stays as it is.'
          : 'Shoppers meet it once you make this agent active.'
      }
      footer={
        <Button
          look="primary"
          disabled={draft.isDirty || (isBelow && reason.trim() === '') || !agent.hasUnpublishedChanges}
          busy={publish.isPending}
          busyLabel="Publishing..."
          onClick={() => publish.mutate()}
        >
          {`Publish version ${agent.publishedVersion + 1}`}
        </Button>
      }
    >
      <div className="space-y-8">
        <section aria-label="What changes">
          <h3 className="mb-3 font-semibold">What changes</h3>
          {agent.publishedVersion === 0 && <p className="mb-3 text-ink-soft">This will be its first version.</p>}
          <FieldChanges caption="What changes" beforeTitle="Live" afterTitle="Draft" changes={changes} />
        </section>
        <CheckPanel agentId={agent.id} draft={draft} query={last} barPercent={barPercent} />
        <PublishingBar barPercent={barPercent} />
        {isBelow && (
          <TextAreaField
            label="Reason for publishing without a passed test"
            required
            maxLength={1000}
            hint="Needed to publish. Kept with the version and in the audit log."
            error={refused}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  )
}

/** Counted in whole probes, as the server does. A run of another draft counts for nothing. */
function reachesBar(check: AgentCheck | null, barPercent: number): boolean {
  return check !== null && check.isCurrent && check.probes > 0 && check.passed * 100 >= barPercent * check.probes
}

function usePublish({
  details,
  draft,
  reason,
  onDone,
}: Pick<PublishSheetProps, 'details' | 'draft'> & { reason: string; onDone: () => void }) {
  const { id, status } = details.agent
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      api('POST /admin/agents/:id/publish', { params: { id }, body: { version: draft.base.version, reason } }),
    onSuccess: async (fresh) => {
      draft.accept(fresh)
      onDone()
      toastDone(
        `Version ${fresh.agent.publishedVersion} is published.${status === 'active' ? ' Shoppers see it within a minute.' : ''}`,
      )
      await queryClient.invalidateQueries({ queryKey: versionsQuery(id).queryKey })
    },
    onError: (error) => {
      const hasField = error instanceof ApiError && error.fields.reason !== undefined
      if (!hasField) toastFailed(describeError(error))
    },
  })
}
