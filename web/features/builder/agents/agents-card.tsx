import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { AgentSummary } from '#contract/agents.ts'
import { formatCents, formatNoun, formatPercent } from '#web/lib/format.ts'
import { useSetQuery } from '#web/lib/query-choice.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { AgentActions } from './agent-actions.tsx'
import { NameDialog } from './name-dialog.tsx'
import { useAgentCalls } from './use-agent-calls.ts'

/** All agents, of which one is live and one is being edited. */
export function AgentsCard({ agents, chosen }: { agents: readonly AgentSummary[]; chosen: AgentSummary }) {
  const [isNaming, setNaming] = useState(false)
  const setQuery = useSetQuery()
  const { create } = useAgentCalls()
  return (
    <Card aria-label="Agents">
      <CardHead
        title="Agents"
        note="Shoppers meet the active one, whichever of these your site’s code names."
        actions={
          <Button size="small" icon={<Plus size={14} aria-hidden="true" />} onClick={() => setNaming(true)}>
            New agent
          </Button>
        }
      />
      <ul className="grid gap-3 px-5 sm:grid-cols-2 sm:px-6 xl:grid-cols-3">
        {agents.map((agent) => (
          <li key={agent.id}>
            <button
              type="button"
              aria-pressed={agent.id === chosen.id}
              onClick={() => setQuery({ agent: agent.id, panel: undefined })}
              className="h-full w-full rounded-lg border border-line px-4 py-3 text-left hover:bg-sunken aria-pressed:border-brand-ink aria-pressed:bg-brand-wash"
            >
              <span className="flex flex-wrap items-center gap-2">
                <span className="min-w-0 font-medium break-words">{agent.name}</span>
                <StatusBadge agent={agent} />
              </span>
              {agent.description !== '' && (
                <span className="mt-0.5 block truncate text-xs text-ink-soft">{agent.description}</span>
              )}
              <span className="mt-1 block text-xs text-ink-soft tabular-nums">{figuresOf(agent)}</span>
            </button>
          </li>
        ))}
      </ul>
      <AgentActions agents={agents} agent={chosen} />
      {isNaming && (
        <NameDialog
          title="New agent"
          description="It starts as a draft with the default settings."
          confirmLabel="Create agent"
          start={{ name: '', description: '' }}
          onClose={() => setNaming(false)}
          onSave={async (named) => {
            const made = await create(named)
            setNaming(false)
            setQuery({ agent: made.id, step: undefined, panel: undefined })
          }}
        />
      )}
    </Card>
  )
}

function StatusBadge({ agent }: { agent: AgentSummary }) {
  return (
    <>
      {agent.status === 'active' ? <Badge tone="good">Active</Badge> : <Badge>Draft</Badge>}
      {agent.publishedVersion === 0 ? (
        <Badge tone="accent">Never published</Badge>
      ) : (
        agent.hasUnpublishedChanges && <Badge tone="accent">Unpublished changes</Badge>
      )}
    </>
  )
}

function figuresOf({ performance }: AgentSummary): string {
  const { conversations, conversionRate, totalRevenueCents } = performance
  if (conversations === 0) return 'No conversations in the last 30 days'
  const share = formatPercent(Math.round(conversionRate * 100))
  return `30 days: ${formatNoun(conversations, 'conversation')}, ${share} bought, ${formatCents(totalRevenueCents)}`
}
