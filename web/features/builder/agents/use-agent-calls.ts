import { useQueryClient } from '@tanstack/react-query'
import type { AgentSummary } from '#contract/agents.ts'
import { agentQuery, agentsQuery } from '#web/features/builder/builder-queries.ts'
import { embedQuery } from '#web/features/builder/installation/installation-queries.ts'
import { api } from '#web/lib/api.ts'

/** What can be done with agents as a whole. Each call brings the list up to date before it is done. */
export function useAgentCalls() {
  const queryClient = useQueryClient()
  const refreshed = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: agentsQuery().queryKey }),
      queryClient.invalidateQueries({ queryKey: embedQuery().queryKey }),
    ])
    return done
  }
  const touched = async (work: Promise<AgentSummary>): Promise<AgentSummary> => {
    const agent = await refreshed(work)
    queryClient.setQueryData(agentQuery(agent.id).queryKey, (known) => known && { ...known, agent })
    return agent
  }
  return {
    create: (body: { name: string; description: string }) => refreshed(api('POST /admin/agents', { body })),
    duplicate: (id: string) => refreshed(api('POST /admin/agents/:id/duplicate', { params: { id } })),
    rename: (id: string, body: { name: string; description: string }) =>
      touched(api('PATCH /admin/agents/:id', { params: { id }, body })),
    activate: (id: string) => touched(api('POST /admin/agents/:id/activate', { params: { id } })),
    remove: (id: string) => refreshed(api('DELETE /admin/agents/:id', { params: { id } })),
  }
}
