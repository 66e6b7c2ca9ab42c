import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AgentSummary } from '#contract/agents.ts'
import { api } from '#web/lib/api.ts'
import { stored } from '#web/lib/storage.ts'

/** The agents, oldest first. The browser keeps the last known list, as it keeps the settings. */
export function agentsQuery() {
  return queryOptions({
    queryKey: ['agents'],
    queryFn: async ({ signal }) => {
      const list = await api('GET /admin/agents', {}, { signal })
      stored.agents.write(list.agents)
      stored.activeAgentId.write(list.agents.find((agent) => agent.status === 'active')?.id ?? '')
      return list
    },
  })
}

/** Puts what a change brought into the list of agents, so that nobody is told what was true before it. */
export function showAgent(queryClient: QueryClient, agent: AgentSummary): void {
  queryClient.setQueryData(
    agentsQuery().queryKey,
    (known) => known && { ...known, agents: known.agents.map((other) => (other.id === agent.id ? agent : other)) },
  )
}

/** One agent with its draft. Not asked for again behind a form: a save says when somebody else was faster. */
export function agentQuery(id: string) {
  return queryOptions({
    queryKey: ['agent', id],
    queryFn: ({ signal }) => api('GET /admin/agents/:id', { params: { id } }, { signal }),
    refetchOnWindowFocus: false,
  })
}

export function versionsQuery(id: string) {
  return queryOptions({
    queryKey: ['agent', id, 'versions'],
    queryFn: ({ signal }) => api('GET /admin/agents/:id/versions', { params: { id } }, { signal }),
  })
}

/** A published version never changes. */
export function versionQuery(id: string, version: number) {
  return queryOptions({
    queryKey: ['agent', id, 'versions', version],
    queryFn: ({ signal }) => api('GET /admin/agents/:id/versions/:version', { params: { id, version } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function lastCheckQuery(id: string) {
  return queryOptions({
    queryKey: ['agent', id, 'check'],
    queryFn: ({ signal }) => api('GET /admin/agents/:id/checks/last', { params: { id } }, { signal }),
  })
}
