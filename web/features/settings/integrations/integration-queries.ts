import { queryOptions } from '@tanstack/react-query'
import type { Integration } from '#contract/integrations.ts'
import type { StoreProvider } from '#contract/integration-providers.ts'
import { api } from '#web/lib/api.ts'

const WATCH_MS = 1_500

/** While a sync is under way it is looked at again and again. */
export const integrationsQuery = () =>
  queryOptions({
    queryKey: ['integrations'],
    queryFn: ({ signal }) => api('GET /admin/integrations', {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.integrations.some(isSyncing) ? WATCH_MS : false),
  })

export const syncRunsQuery = (provider: StoreProvider, isWatched: boolean) =>
  queryOptions({
    queryKey: ['integrations', provider, 'runs'],
    queryFn: ({ signal }) => api('GET /admin/integrations/:provider/runs', { params: { provider } }, { signal }),
    refetchInterval: isWatched ? WATCH_MS : false,
  })

export const syncFailuresQuery = (provider: StoreProvider, runId: string) =>
  queryOptions({
    queryKey: ['integrations', provider, 'runs', runId],
    queryFn: ({ signal }) =>
      api('GET /admin/integrations/:provider/runs/:runId/failures', { params: { provider, runId } }, { signal }),
  })

export function isSyncing({ lastRun }: Integration): boolean {
  return lastRun !== null && lastRun.finishedAt === null
}
