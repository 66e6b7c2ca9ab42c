import { History, Rocket } from 'lucide-react'
import type { AgentSummary } from '#contract/agents.ts'
import { useUser } from '#web/lib/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { When } from '#web/ui/when.tsx'
import type { AgentDraftControl } from './use-agent-draft.ts'

type DraftBarProps = {
  draft: AgentDraftControl
  agent: AgentSummary
  onPublish: () => void
  onVersions: () => void
}

/** Where the draft stands, and what can be done with it. Stays in sight while the form is scrolled. */
export function DraftBar({ draft, agent, onPublish, onVersions }: DraftBarProps) {
  const { isDirty, isSaving } = draft
  const publish = async () => {
    if (isDirty && (await draft.save()) === null) return
    onPublish()
  }
  return (
    <section
      aria-label="Draft"
      className="z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-2.5 sm:sticky sm:top-14"
    >
      <p role="status" className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
        <DraftState draft={draft} agent={agent} />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" look="quiet" icon={<History size={14} aria-hidden="true" />} onClick={onVersions}>
          Versions
        </Button>
        {isDirty && (
          <Button size="small" look="quiet" disabled={isSaving} onClick={draft.discard}>
            Discard
          </Button>
        )}
        <Button
          size="small"
          disabled={!isDirty || draft.nameError !== undefined}
          busy={isSaving}
          busyLabel="Saving..."
          onClick={() => void draft.save()}
        >
          Save draft
        </Button>
        <Button
          size="small"
          look="primary"
          icon={<Rocket size={14} aria-hidden="true" />}
          disabled={isSaving || draft.nameError !== undefined || (!isDirty && !agent.hasUnpublishedChanges)}
          onClick={() => void publish()}
        >
          Publish...
        </Button>
      </div>
    </section>
  )
}

function DraftState({ draft, agent }: Pick<DraftBarProps, 'draft' | 'agent'>) {
  const { timeZone } = useUser()
  const { base, isDirty } = draft
  if (isDirty) return <Badge tone="middling">Unsaved changes</Badge>
  const badge = agent.hasUnpublishedChanges ? (
    <Badge tone="accent">Draft saved, not published</Badge>
  ) : (
    <Badge tone="good">All changes published</Badge>
  )
  return (
    <>
      {badge}
      {base.updatedAt !== null && (
        <span>
          <When at={base.updatedAt} timeZone={timeZone} /> by {base.updatedBy}
        </span>
      )}
    </>
  )
}
