import { useState } from 'react'
import type { AgentSummary } from '#contract/agents.ts'
import { describeError } from '#web/lib/api-error.ts'
import { useSetQuery } from '#web/lib/query-choice.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { NameDialog } from './name-dialog.tsx'
import { useAgentCalls } from './use-agent-calls.ts'

type AgentActionsProps = { agents: readonly AgentSummary[]; agent: AgentSummary }
type Asking = 'rename' | 'activate' | 'delete' | null

const LAST_AGENT = 'You cannot delete your last agent. Create another one first.'
const UNPUBLISHED = 'Publish this agent first. Then it can be made active.'

/** What can be done with the chosen agent as a whole. */
export function AgentActions({ agents, agent }: AgentActionsProps) {
  const [asking, setAsking] = useState<Asking>(null)
  const [busy, setBusy] = useState(false)
  const calls = useAgentCalls()
  const setQuery = useSetQuery()
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toastFailed(describeError(error))
    } finally {
      setBusy(false)
      setAsking(null)
    }
  }
  const active = agents.find((other) => other.status === 'active')
  const duplicate = () =>
    attempt(async () => {
      const copy = await calls.duplicate(agent.id)
      toastDone(`“${copy.name}” was made as a draft.`)
      setQuery({ agent: copy.id, panel: undefined })
    })
  const activate = () =>
    attempt(async () => {
      await calls.activate(agent.id)
      toastDone(`Shoppers now meet “${agent.name}”.`)
    })
  const remove = () =>
    attempt(async () => {
      const { activeId } = await calls.remove(agent.id)
      toastDone(`“${agent.name}” was deleted.`)
      setQuery({ agent: activeId, panel: undefined })
    })
  return (
    <div className="flex flex-wrap items-center gap-2 px-5 py-4 sm:px-6">
      <Button size="small" onClick={() => setAsking('rename')} disabled={busy}>
        Rename
      </Button>
      <Button size="small" onClick={() => void duplicate()} busy={busy && asking === null} disabled={busy}>
        Duplicate
      </Button>
      {agent.status !== 'active' && (
        <Button
          size="small"
          disabled={busy}
          onClick={() => (agent.publishedVersion === 0 ? toastFailed(UNPUBLISHED) : setAsking('activate'))}
        >
          Make active
        </Button>
      )}
      <Button
        size="small"
        look="quiet"
        disabled={busy}
        onClick={() => (agents.length < 2 ? toastFailed(LAST_AGENT) : setAsking('delete'))}
      >
        Delete
      </Button>
      {asking === 'rename' && (
        <NameDialog
          title="Rename agent"
          description="What you and your colleagues call it."
          confirmLabel="Save"
          start={{ name: agent.name, description: agent.description }}
          onClose={() => setAsking(null)}
          onSave={async (named) => {
            await calls.rename(agent.id, named)
            setAsking(null)
          }}
        />
      )}
      <ConfirmDialog
        open={asking === 'activate'}
        onClose={() => setAsking(null)}
        onConfirm={() => void activate()}
        title={`Make “${agent.name}” active?`}
        text={`Shoppers meet it at once, with what is published of it.${active === undefined ? '' : ` “${active.name}” becomes a draft.`}`}
        confirmLabel="Make active"
        busy={busy}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        onClose={() => setAsking(null)}
        onConfirm={() => void remove()}
        title={`Delete “${agent.name}”?`}
        text={deleteText(agents, agent)}
        confirmLabel="Delete agent"
        busy={busy}
        busyLabel="Deleting..."
      />
    </div>
  )
}

function deleteText(agents: readonly AgentSummary[], agent: AgentSummary): string {
  const lost = 'Its draft and its versions are lost. Conversations are kept.'
  if (agent.status !== 'active') return lost
  const next = agents.find((other) => other.id !== agent.id)
  return `${lost} Shoppers then meet “${next?.name}”.`
}
