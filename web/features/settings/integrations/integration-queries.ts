import { keepPreviousData, queryOptions } from '@tanstack/react-query'
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

/** The runs up to the last one that is known of: when that one ends, or another begins, they are read anew. */
export const syncRunsQuery = (provider: StoreProvider, { lastRun }: Pick<Integration, 'lastRun'>) =>
  queryOptions({
    queryKey: ['integrations', provider, 'runs', 'until', lastRun?.id ?? null, lastRun?.finishedAt ?? null],
    queryFn: ({ signal }) => api('GET /admin/integrations/:provider/runs', { params: { provider } }, { signal }),
    placeholderData: keepPreviousData,
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
