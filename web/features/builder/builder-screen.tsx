import { useQuery } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'
import type { AgentSummary } from '#contract/agents.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Can } from '#web/lib/can.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useQueryText } from '#web/lib/query-choice.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailurePanel } from '#web/ui/failure-panel.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { AgentEditor } from './agent-editor.tsx'
import { AgentsCard } from './agents/agents-card.tsx'
import { agentQuery, agentsQuery } from './builder-queries.ts'

/** Agents, and the three steps that make one of them the shop's own. */
export function BuilderScreen() {
  usePageTitle('eConcierge Builder')
  return (
    <div className="space-y-6">
      <PageHead
        title="eConcierge Builder"
        subtitle="Edits are a draft until you publish. Shoppers see what is published within a minute."
      />
      <Can permission="manage_econcierge" fallback={<NotAllowed />}>
        <Agents />
      </Can>
    </div>
  )
}

function NotAllowed() {
  return (
    <Card>
      <EmptyState
        icon={<ShieldAlert size={20} aria-hidden="true" />}
        title="Your role does not edit agents"
        text="Ask an admin of your dispensary for the role User or Manager."
      />
    </Card>
  )
}

function Agents() {
  const list = useQuery(agentsQuery())
  const wanted = useQueryText('agent')
  if (list.data === undefined) {
    return list.error === null ? (
      <BuilderSkeleton />
    ) : (
      <FailurePanel
        title="The agents could not be loaded."
        text={describeError(list.error)}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    )
  }
  const { agents, barPercent } = list.data
  const chosen = agents.find((agent) => agent.id === wanted) ?? findActive(agents)
  if (chosen === undefined) return null
  return (
    <>
      <AgentsCard agents={agents} chosen={chosen} />
      <ChosenAgent key={chosen.id} id={chosen.id} barPercent={barPercent} />
    </>
  )
}

function findActive(agents: readonly AgentSummary[]): AgentSummary | undefined {
  return agents.find((agent) => agent.status === 'active') ?? agents[0]
}

function ChosenAgent({ id, barPercent }: { id: string; barPercent: number }) {
  const query = useQuery(agentQuery(id))
  if (query.data !== undefined) return <AgentEditor details={query.data} barPercent={barPercent} />
  if (query.error === null) return <BuilderSkeleton />
  return (
    <FailurePanel
      title="This agent could not be loaded."
      text={describeError(query.error)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  )
}

function BuilderSkeleton() {
  return (
    <div className="space-y-5">
      <LoadingNote />
      <Skeleton className="h-28 w-full" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    </div>
  )
}
